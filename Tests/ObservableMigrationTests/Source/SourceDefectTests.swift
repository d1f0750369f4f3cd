import ObservableMigration
import SwiftSyntax
import Testing

@Suite struct SourceDefectTests {
  /// The offset of the last token but the end of the file, or the defect.
  private func lastToken(_ bytes: [UInt8]) throws -> Result<Int, SourceDefect> {
    try ParsingThreads(jobs: 1).run {
      SourceFile(path: "A.swift", bytes: bytes).parsed().map { tree in
        tree.lastToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)?
          .positionAfterSkippingLeadingTrivia.utf8Offset ?? -1
      }
    }
  }

  @Test(arguments: [
    "let a = 1\nlet last", "\u{FEFF}let a = 1\nlet last", "let a = 1\r\nlet last", "let a = 1\rlet last",
    "/* é 😀 \u{2028} */ let é = \"😀\"\nlet last", "#!/usr/bin/env swift\nlet last", "\u{FEFF}\r\n\tlet last",
    "\u{FEFF}#!/usr/bin/swift\r\nlet last",
    "let a = 1 \u{0}\nlet last", "let a = \"\"\"\r\n  x\r  y\n  \"\"\"\rlet last",
  ])
  func offsetsAreThoseOfTheFile(text: String) throws {
    guard case .success(let offset) = try lastToken(Array((text + " = 2").utf8)) else {
      Issue.record("does not parse")
      return
    }
    #expect(offset == text.utf8.count + 3)
  }

  @Test(arguments: ["", "\u{FEFF}", "\n", "// only a comment", "\r\n\r\n"])
  func takesFilesWithoutCode(text: String) throws {
    #expect(try lastToken(Array(text.utf8)) == .success(-1))
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0x61, 0xE2, 0x82], 1),
      ([0xE0, 0x80, 0x80], 0), ([0xF0, 0x80, 0x80, 0x80], 0), ([0x80], 0), ([0xC3, 0xA9, 0xC3], 2),
      ([0xE2, 0x82, 0x28], 0), ([0xFE, 0xFF, 0x00, 0x61], 0),
    ] as [([UInt8], Int)])
  func refusesWhatIsNotUTF8(bytes: [UInt8], offset: Int) throws {
    #expect(try lastToken(bytes) == .failure(.notUTF8(offset: offset)))
  }

  @Test func agreesWithTheStandardLibraryOnUTF8() throws {
    var random = SeededRandom(seed: 7)
    let alphabet: [UInt8] = [0x2F, 0x61, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xE2, 0xED, 0xF0, 0xF4, 0x90]
    let samples = (0..<2000).map { _ in
      [0x2F, 0x2F]
        + (0..<Int.random(in: 1...6, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    }
    let verdicts = try ParsingThreads(jobs: 1).map(samples) { bytes -> Bool in
      if case .failure(.notUTF8) = SourceFile(path: "A.swift", bytes: bytes).parsed() { return false }
      return true
    }
    for (bytes, isValid) in zip(samples, verdicts) {
      #expect(isValid == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }

  @Test func saysWhereTheSyntaxIsWrong() throws {
    let result = try lastToken(Array("let a = 1\nclass {\n}\n".utf8))
    guard case .failure(.syntaxError(let offset, let message)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(offset == 16)
    #expect(message.contains("identifier"))
  }

  @Test func saysWhereAFileFullOfErrorsBegins() throws {
    let text = "let a = 1\nfunc f() { " + String(repeating: "switch ", count: 500) + "}\n"
    guard case .failure(.syntaxError(let offset, _)) = try lastToken(Array(text.utf8)) else {
      Issue.record("parses")
      return
    }
    #expect(offset >= 21)
  }

  @Test func takesALongLine() throws {
    let list = String(repeating: "123456, ", count: 640_000)
    #expect(throws: Never.self) { try lastToken(Array("let a = \"\(list)\"".utf8)).get() }
  }
}
