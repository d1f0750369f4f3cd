import Testing

@testable import ObservableMigration

@Suite struct FilePatchTests {
  private let source = SourceFile(path: "A.swift", text: "0123456789")

  private func edit(
    _ lower: Int, _ upper: Int, _ text: String, owner: String = "one", order: Int = 0
  ) -> Edit {
    Edit(path: "A.swift", range: ByteRange(lower, upper), replacement: text, owner: owner, order: order)
  }

  private func result(_ edits: [Edit]) throws -> String {
    let patch = try FilePatch(edits, in: source)
    return String(decoding: patch.applied(to: source), as: UTF8.self)
  }

  @Test func doesNotDependOnTheOrderOfEdits() throws {
    let edits = [
      edit(2, 4, "b"), edit(0, 1, "a"), edit(9, 10, ""), edit(4, 4, "y", order: 2), edit(4, 4, "x", order: 1),
    ]
    for _ in 0..<20 {
      #expect(try result(edits.shuffled()) == "a1bxy45678")
    }
  }

  @Test func mergesEqualEdits() throws {
    let patch = try FilePatch(
      [
        edit(3, 5, "x", owner: "two"), edit(3, 5, "x"), edit(7, 7, "import A\n"),
        edit(7, 7, "import A\n", owner: "two"),
      ],
      in: source)
    #expect(patch.edits.map(\.replacement) == ["x", "import A\n"])
    #expect(patch.edits.map(\.owner) == ["one, two", "one, two"])
  }

  @Test func ordersInsertionsByOrderThenText() throws {
    #expect(
      try result([edit(0, 0, "c", order: 2), edit(0, 0, "b", order: 1), edit(0, 0, "a", order: 1)]) == "abc0123456789")
  }

  @Test func allowsInsertionsAtTheBordersOfAReplacement() throws {
    #expect(try result([edit(2, 4, "-"), edit(2, 2, "<"), edit(4, 4, ">")]) == "01<->456789")
    #expect(try result([edit(2, 4, "-"), edit(4, 6, "="), edit(4, 4, "|")]) == "01-|=6789")
  }

  @Test(arguments: [
    (ByteRange(2, 6), ByteRange(4, 8)), (ByteRange(2, 6), ByteRange(4, 4)), (ByteRange(2, 6), ByteRange(2, 6)),
    (ByteRange(2, 6), ByteRange(2, 4)), (ByteRange(0, 10), ByteRange(3, 5)),
  ])
  func refusesOverlapsAndNamesBothOwners(first: ByteRange, second: ByteRange) throws {
    let edits = [
      Edit(path: "A.swift", range: first, replacement: "x", owner: "published-property Model.a"),
      Edit(path: "A.swift", range: second, replacement: "y", owner: "stored-property Model.b"),
    ]
    for edits in [edits, edits.reversed()] {
      let error = #expect(throws: EditConflict.self) { try FilePatch(edits, in: source) }
      let text = try #require(error).description
      #expect(text.contains("A.swift"))
      #expect(text.contains("published-property Model.a") && text.contains("stored-property Model.b"))
      #expect(text.contains("\(first.lowerBound)..<\(first.upperBound)"))
      #expect(text.contains("\(second.lowerBound)..<\(second.upperBound)"))
    }
  }

  @Test func refusesWhatIsOutOfBounds() {
    #expect(throws: EditConflict.self) { try FilePatch([edit(9, 11, "x")], in: source) }
    #expect(throws: EditConflict.self) { try FilePatch([edit(-1, 0, "x")], in: source) }
    #expect(throws: EditConflict.self) { try FilePatch.patches(merging: [edit(0, 0, "x")], sources: [:]) }
  }

  @Test func sortsPatchesByPathAndDropsWhatChangesNothing() throws {
    let sources = ["B", "A", "C"].map { SourceFile(path: $0, text: "text") }
    let edits = [("C", "text"), ("B", "x"), ("A", "y")].map {
      Edit(path: $0.0, range: ByteRange(0, 4), replacement: $0.1, owner: "one")
    }
    let patches = try FilePatch.patches(
      merging: edits, sources: Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) }))
    #expect(patches.map(\.path) == ["A", "B"])
  }
}
