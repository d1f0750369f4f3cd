import Foundation
import ObservableMigration

@main
struct Main {
  static func main() {
    // A reader that goes away, as `head` does, is no error of ours.
    signal(SIGPIPE, SIG_IGN)
    Output.openStandardStreams()
    let status: ExitStatus
    do {
      status = try Command(try Arguments(Array(CommandLine.arguments.dropFirst()))).run()
    } catch let error as Arguments.UsageError {
      Output.error("\(error)")
      status = .usage
    } catch let error as DiscoveryError {
      if case .outsideRoot = error {
        Output.error("\(error); name a folder around both with --root")
        status = .usage
      } else {
        Output.error("\(error)")
        status = .failure
      }
    } catch {
      Output.error("\(error)")
      status = .failure
    }
    exit(status.rawValue)
  }
}
