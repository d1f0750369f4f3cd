import Foundation

@main
struct Main {
  static func main() {
    // A reader that goes away, as `head` does, is no error of ours.
    signal(SIGPIPE, SIG_IGN)
    let status: ExitStatus
    do {
      status = try Command(try Arguments(Array(CommandLine.arguments.dropFirst()))).run()
    } catch let error as Arguments.UsageError {
      Output.error("\(error)")
      status = .usage
    } catch {
      Output.error("\(error)")
      status = .failure
    }
    exit(status.rawValue)
  }
}
