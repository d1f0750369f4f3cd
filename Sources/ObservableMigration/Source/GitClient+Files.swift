import Foundation

extension GitClient {
  /// What a work tree holds, without what lies in repositories within it.
  struct Listing: Sendable {
    /// Tracked files and untracked ones that are not ignored, relative to the folder; each once.
    var files: [String] = []
    /// Submodules and other repositories within, relative to the folder.
    var repositories: [String] = []
  }

  /// The files under `folder`, a folder in a work tree, for whose names `isWanted` answers true.
  ///
  /// Tracked files are listed whether they are in the work tree or not.
  func files(in folder: URL, where isWanted: (ArraySlice<UInt8>) -> Bool) throws -> Listing {
    var listing = Listing()
    var isSeen: Set<String> = []
    func add(_ name: ArraySlice<UInt8>) {
      guard isWanted(name) else { return }
      let name = String(decoding: name, as: UTF8.self)
      if isSeen.insert(name).inserted { listing.files.append(name) }
    }
    let tracked = [UInt8](try succeed(["ls-files", "-z", "--stage"], in: folder).bytes)
    for record in tracked.split(separator: 0) {
      // mode SP id SP stage TAB name
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let name = record[(tab + 1)...]
      if record.starts(with: Array("160000 ".utf8)) {
        listing.repositories.append(String(decoding: name, as: UTF8.self))
      } else {
        add(name)
      }
    }
    let others = ["ls-files", "-z", "--others", "--exclude-standard"]
    let untracked = [UInt8](try succeed(others, in: folder).bytes)
    for name in untracked.split(separator: 0) {
      if name.last == UInt8(ascii: "/") {
        listing.repositories.append(String(decoding: name.dropLast(), as: UTF8.self))
      } else {
        add(name)
      }
    }
    return listing
  }

  /// Those of `paths` (of files, relative to `repository`) that differ from the last commit, in the work tree or in the
  /// index, or are not in it.
  ///
  /// Blob ids are compared and no filter of the repository is run: a file that a filter changes counts as different.
  /// Line ends are taken as git takes them, where its settings say that it converts them.
  public func dirtyFiles(among paths: [String], in repository: URL) throws -> Set<String> {
    guard try run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: repository).status == 0 else {
      return Set(paths)
    }
    var dirty: Set<String> = []
    for chunk in GitClient.chunks(of: paths) {
      dirty.formUnion(try dirtyFiles(inChunk: chunk, repository))
    }
    return dirty
  }

  private func dirtyFiles(inChunk paths: [String], _ repository: URL) throws -> Set<String> {
    let committed = try blobs(["--literal-pathspecs", "ls-tree", "-z", "HEAD", "--"] + paths, in: repository) {
      fields in
      fields.count == 3 && fields[1] == "blob" ? fields[0] + " " + fields[2] : nil
    }
    let staged = try blobs(["--literal-pathspecs", "ls-files", "-z", "--stage", "--"] + paths, in: repository) {
      fields in
      fields.count == 3 && fields[2] == "0" ? fields[0] + " " + fields[1] : nil
    }
    var dirty: Set<String> = []
    var present: [String] = []
    for path in paths {
      guard let id = committed[path], staged[path] == id, !id.hasPrefix("120000"),
        FileKind(at: "\(repository.path)/\(path)") == .file
      else {
        dirty.insert(path)
        continue
      }
      present.append(path)
    }
    guard !present.isEmpty else { return dirty }
    let ids = try succeed(["hash-object", "--no-filters", "--"] + present, in: repository).line.split(separator: "\n")
    var differing: [String] = []
    for (path, id) in zip(present, ids) where committed[path]?.hasSuffix(" \(id)") != true { differing.append(path) }
    if !differing.isEmpty { dirty.formUnion(try differing.filter(beyondLineEnds(committed, repository))) }
    return dirty
  }

  /// A test for files whose bytes differ from those committed: whether they still do with the line ends that git stores.
  private func beyondLineEnds(
    _ committed: [String: String], _ repository: URL
  ) throws -> (String) throws -> Bool {
    let setting = try run(["config", "--get", "core.autocrlf"], in: repository).line.lowercased()
    let converts = ["true", "yes", "on", "1", "input"].contains(setting)
    return { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(repository.path)/\(path)", isDirectory: false))
      let bytes = [UInt8](data)
      let normalised = bytes.indices.filter { index in
        bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
      }.map { bytes[$0] }
      guard normalised.count != bytes.count, try storesLineFeeds(path, repository, converts: converts) else {
        return true
      }
      let id = try succeed(["hash-object", "--no-filters", "--stdin"], in: repository, input: Data(normalised)).line
      return committed[path]?.hasSuffix(" \(id)") != true
    }
  }

  /// Whether git stores the file at `path` with `\n` as its line end, whatever it has in the work tree.
  private func storesLineFeeds(_ path: String, _ repository: URL, converts: Bool) throws -> Bool {
    let output = try succeed(["check-attr", "-z", "text", "eol", "--", path], in: repository)
    let fields = output.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 6 else { return converts }
    switch fields[2] {
    case "unset": return false
    case "set", "auto", "input": return true
    default: return converts || fields[5] == "lf" || fields[5] == "crlf"
    }
  }

  /// What `describe` makes of the fields before the tab of each record, by the path behind the tab.
  private func blobs(
    _ arguments: [String], in repository: URL, _ describe: ([String]) -> String?
  ) throws -> [String: String] {
    var result: [String: String] = [:]
    for record in [UInt8](try succeed(arguments, in: repository).bytes).split(separator: 0) {
      guard let tab = record.firstIndex(of: 0x09) else { continue }
      let fields = record[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      result[String(decoding: record[(tab + 1)...], as: UTF8.self)] = describe(fields)
    }
    return result
  }

  /// Parts of `paths` that fit a command line.
  private static func chunks(of paths: [String]) -> [[String]] {
    var chunks: [[String]] = []
    var room = 0
    for path in paths {
      let length = path.utf8.count + 9
      if chunks.isEmpty || length > room {
        chunks.append([])
        room = 100_000
      }
      chunks[chunks.count - 1].append(path)
      room -= length
    }
    return chunks
  }
}
