/// How the command ends.
enum ExitStatus: Int32 {
  /// Done, or nothing to do.
  case success = 0
  /// `--check` found pending work.
  case pending = 1
  /// The work could not be done: unreadable input, a refusal, an edit conflict.
  case failure = 2
  /// The command line cannot be understood.
  case usage = 64
}
