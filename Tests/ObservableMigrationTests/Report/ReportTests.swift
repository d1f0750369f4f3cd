import Testing

@testable import ObservableMigration

@Suite struct ReportTests {
  private func location(_ path: String, _ line: Int) -> Location {
    Location(path: path, offset: line * 10, line: line, column: 3)
  }

  private func verdict(_ name: String, _ line: Int, _ reasons: [Finding] = []) -> ClassVerdict {
    ClassVerdict(name: name, location: location("A.swift", line), reasons: reasons)
  }

  private func result(
    _ verdicts: [ClassVerdict], changes: [Change] = [], findings: [Finding] = [], files: [String] = []
  ) throws -> MigrationResult {
    let rewritten = try files.map { path in
      let source = SourceFile(path: path, text: "")
      return RewrittenFile(source: source, patch: try FilePatch([], in: source), bytes: [])
    }
    return MigrationResult(plan: Plan(verdicts: verdicts, changes: changes, findings: findings), rewritten: rewritten)
  }

  private var sample: MigrationResult {
    get throws {
      let review = Finding(
        id: .eagerInitializer, applicability: .review, location: location("View.swift", 4),
        message: "'Inbox' starts a timer when it is made", className: "Inbox",
        notes: [.init(location: location("A.swift", 2), message: "the timer")])
      let blocked = Finding(
        id: .publisherUse, applicability: .manual, location: location("B.swift", 7),
        message: "'$name' of 'Settings' is used as a publisher", className: "Settings",
        notes: [.init(location: location("B.swift", 9), message: "and here")])
      let alone = Finding(
        id: .publisherUse, applicability: .manual, location: location("Z.swift", 1), message: "not UTF-8")
      let edits = ["View.swift", "A.swift"].map {
        Edit(path: $0, range: ByteRange(at: 0), replacement: "x", owner: "test")
      }
      let change = Change(
        number: 1, classes: ["Inbox", "Outbox"], locations: [location("A.swift", 1), location("A.swift", 8)],
        edits: edits, findings: [review])
      return try result(
        [verdict("Inbox", 1), verdict("Outbox", 8), verdict("Settings", 20, [blocked, alone])], changes: [change],
        findings: [blocked, review, alone], files: ["A.swift", "View.swift"])
    }
  }

  @Test func textTellsChangesThenWhatIsLeftThenTotals() throws {
    let expected = """
      change 1: Inbox, Outbox
        App/A.swift
        App/View.swift
        App/View.swift:4:3: review: 'Inbox' starts a timer when it is made [eager-initializer]
          App/A.swift:2:3: the timer

      left: publisher-use (1 class)
        first: \(FindingID.publisherUse.guide.firstStep)
        Settings  App/A.swift:20:3
          App/B.swift:7:3: '$name' of 'Settings' is used as a publisher
            App/B.swift:9:3: and here
          and 1 more reason: publisher-use

      2 of 3 classes migrate in 2 files; 1 is left; 1 finding to review

      """
    #expect(TextReport(pathPrefix: "App/").text(try sample) == expected)
  }

  @Test func tellsHowManyClassesWaitForEachOne() throws {
    func waiting(_ name: String, _ line: Int) -> ClassVerdict {
      let reason = Finding(
        id: .family, applicability: .manual, location: location("A.swift", line), message: "'\(name)' waits")
      return ClassVerdict(name: name, location: reason.location, reasons: [reason], waitsFor: "Base")
    }
    let blocked = Finding(
      id: .publisherUse, applicability: .manual, location: location("B.swift", 7), message: "a use")
    let text = TextReport().text(
      try result([verdict("Base", 1, [blocked]), waiting("First", 2), waiting("Second", 3)]))
    #expect(text.contains("\n  2 classes wait for 'Base', which is left (publisher-use)\n"))
  }

  @Test func tellsOnceWhatManyPlacesHold() throws {
    let findings = [3, 5, 9].map { line in
      Finding(
        id: .notMigrating, applicability: .manual, location: location("V.swift", line), message: "'m' holds 'Outside'",
        outsideType: "Outside")
    }
    let text = TextReport().text(try result([verdict("Base", 1)], findings: findings))
    #expect(
      text.contains(
        "V.swift:3:3: left: 'm' holds 'Outside' [not-migrating]\n    and in 2 more places: V.swift:5:3, …\n"))
  }

  @Test func gitHubReportEscapesWhatWouldEndACommand() throws {
    let evil = "a,b:c%\nd"
    let finding = Finding(
      id: .publisherUse, applicability: .review, location: location(evil, 1), message: "50 %\r\n::error::x",
      notes: [.init(location: location(evil, 2), message: "note")])
    let text = GitHubReport().text(try result([], findings: [finding]))
    #expect(
      text
        == "::warning file=a%2Cb%3Ac%25%0Ad,line=1,col=3,title=publisher-use::50 %25%0D%0A::error::x%0Aa,b:c%25%0Ad:2: note\n"
    )
  }

  @Test func markdownLeavesNoMarkupOfNamesAndMessages() throws {
    let evil = "<img src=x>`*_[a](b)|\n#"
    let finding = Finding(
      id: .publisherUse, applicability: .manual, location: location("A.swift", 1), message: evil, className: evil)
    let text = MarkdownReport().text(
      try result([ClassVerdict(name: evil, location: location("A.swift", 1), reasons: [finding])], findings: [finding]))
    #expect(!text.contains("<img") && !text.contains("](b)") && !text.contains("`*"))
    #expect(text.contains("| publisher-use | 1 |"))
  }

  @Test func markdownStaysWithinWhatAPullRequestTakes() throws {
    let findings = (1...3000).map { line in
      Finding(
        id: .publisherUse, applicability: .manual, location: location("A.swift", line),
        message: String(repeating: "long ", count: 20))
    }
    let verdicts = findings.map { ClassVerdict(name: "M", location: $0.location, reasons: [$0]) }
    let text = MarkdownReport().text(try result(verdicts, findings: findings))
    #expect(text.count < 65_536)
    #expect(text.contains("left out for length"))
  }

  @Test func sarifCountsColumnsInCodePoints() throws {
    let source = SourceFile(path: "A.swift", text: "let é = \"😀\"; class M {}\n")
    let offset = Array("let é = \"😀\"; class ".utf8).count
    let place = Location(path: "A.swift", offset: offset, line: 1, column: offset + 1)
    let finding = Finding(id: .publisherUse, applicability: .manual, location: place, message: "x")
    let log = try SARIFReport(version: "1").text(
      MigrationResult(
        plan: Plan(verdicts: [], changes: [], findings: [finding]), rewritten: [], sources: ["A.swift": source]))
    #expect(log.contains("\"startColumn\" : 20,"))
  }

  @Test func colourChangesNoText() throws {
    let colored = TextReport(usesColor: true).text(try sample)
    #expect(colored.contains("\u{1B}[1m"))
    #expect(colored.replacing(#/\u{1B}\[\d+m/#, with: "") == TextReport().text(try sample))
  }

  @Test func findingsOfNoClassComeLast() throws {
    let finding = Finding(
      id: .publisherUse, applicability: .manual, location: location("Z.swift", 1), message: "is not UTF-8")
    #expect(
      TextReport().text(try result([], findings: [finding])) == """
        also
          Z.swift:1:3: left: is not UTF-8 [publisher-use]

        nothing to do

        """)
  }

  @Test func totalsCountInWords() throws {
    let blocked = Finding(
      id: .publisherUse, applicability: .manual, location: location("B.swift", 7), message: "publisher")
    func totals(_ migrating: Int, _ left: Int, _ files: Int) throws -> String {
      let verdicts = (0..<migrating).map { verdict("A", $0 + 1) } + (0..<left).map { verdict("B", $0 + 50, [blocked]) }
      return TextReport.totals(try result(verdicts, files: (0..<files).map { "\($0).swift" }))
    }
    #expect(try totals(0, 0, 0) == "nothing to do")
    #expect(try totals(1, 0, 1) == "1 of 1 class migrates in 1 file")
    #expect(try totals(3, 2, 4) == "3 of 5 classes migrate in 4 files; 2 are left")
    #expect(try totals(1, 1, 1) == "1 of 2 classes migrates in 1 file; 1 is left")
    #expect(try totals(0, 2, 0) == "0 of 2 classes migrate; 2 are left")
  }

  @Test func xcodeHasOneWarningAFinding() throws {
    #expect(
      XcodeReport().text(try sample) == """
        B.swift:7:3: warning: '$name' of 'Settings' is used as a publisher [publisher-use]
        B.swift:9:3: note: and here
        View.swift:4:3: warning: 'Inbox' starts a timer when it is made [eager-initializer]
        A.swift:2:3: note: the timer
        Z.swift:1:3: warning: not UTF-8 [publisher-use]

        """)
  }

  @Test func nothingSteersTheTerminal() throws {
    let evil = "a\u{1B}[2J\nb\u{202E}c\u{9B}d\u{7F}"
    let finding = Finding(
      id: .publisherUse, applicability: .manual, location: location(evil, 1), message: evil, className: evil,
      notes: [.init(location: location(evil, 2), message: evil)])
    let edit = Edit(path: evil, range: ByteRange(at: 0), replacement: "x", owner: evil)
    let all = try result(
      [ClassVerdict(name: evil, location: location(evil, 1), reasons: [finding])],
      changes: [Change(number: 1, classes: [evil], locations: [], edits: [edit], findings: [])],
      findings: [
        finding, Finding(id: .eagerInitializer, applicability: .review, location: location(evil, 3), message: evil),
      ])
    for text in [TextReport().text(all), XcodeReport().text(all), EditConflict(.unknownFile(edit)).description] {
      #expect(text.contains(#"a\u{1B}[2J\nb\u{202E}c\u{9B}d\u{7F}"#))
      #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{9B}", "\u{7F}"].contains($0) })
    }
  }

  @Test func readableTextStaysAsItIs() {
    for text in ["Größe/名前/😀 👩‍👩‍👧.swift", "it's \"quoted\" \\ fine", ""] {
      #expect(TerminalText(text).description == text)
    }
    #expect(TerminalText("\t\r\u{200B}\u{FEFF}\u{2028}").description == #"\t\r\u{200B}\u{FEFF}\u{2028}"#)
  }
}
