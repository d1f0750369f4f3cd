import Foundation
import ObservableMigration

/// Writes rewritten files, each whole or not at all.
struct FileWriter {
  /// Why a file was not written.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let root: URL

  /// Replaces every file by its new bytes.
  ///
  /// Before the first write each file is read again: where one is no longer what the edits were made from, nothing is
  /// written. When a write fails later on, the message names the files that were written.
  func write(_ files: [RewrittenFile]) throws {
    try write(files.map { MigrationStep.File(path: $0.source.path, before: $0.source.bytes, after: $0.bytes) })
  }

  /// The same for the files of one step.
  func write(_ files: [MigrationStep.File]) throws {
    for file in files {
      let url = root.appendingPathComponent(file.path)
      guard let now = try? Data(contentsOf: url), now.elementsEqual(file.before) else {
        throw Failure(
          description:
            "\(TerminalText(file.path)) changed while it was worked on; nothing was written; run again")
      }
    }
    var written: [String] = []
    for file in files {
      do {
        try replace(root.appendingPathComponent(file.path), with: file.after)
        written.append(file.path)
      } catch {
        let done =
          written.isEmpty
          ? "nothing was written"
          : "already written: \(written.map { TerminalText($0).description }.joined(separator: ", "))"
        throw Failure(description: "cannot write \(TerminalText(file.path)): \(error); \(done)")
      }
    }
  }

  /// A temporary file beside the old one takes its place in one step, with its permissions and owner.
  private func replace(_ url: URL, with bytes: [UInt8]) throws {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { throw POSIXFailure(call: "lstat") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(description: "it is no regular file") }
    let temporary = url.deletingLastPathComponent().path + "/.migrate-observable-\(UUID().uuidString)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXFailure(call: "open") }
    do {
      defer { close(descriptor) }
      try Self.writeAll(bytes, to: descriptor)
      // Only root may give a file away; what fails for others leaves their own file theirs.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw POSIXFailure(call: "fchmod") }
      guard fsync(descriptor) == 0 else { throw POSIXFailure(call: "fsync") }
      guard rename(temporary, url.path) == 0 else { throw POSIXFailure(call: "rename") }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
    try bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw POSIXFailure(call: "write") }
        done += count
      }
    }
  }
}

/// What a system call said.
private struct POSIXFailure: Error, CustomStringConvertible {
  let description: String

  init(call: String) {
    description = "\(call): \(String(cString: strerror(errno)))"
  }
}
