import ObservableMigration
import Testing

@Suite struct LineTableTests {
  @Test func countsEachKindOfLineEnd() {
    let table = LineTable(Array("a\nb\r\nc\rd".utf8))
    #expect(table.lineStarts == [0, 2, 5, 7])
    #expect(table.position(of: 7) == (4, 1))
    #expect(table.position(of: 6) == (3, 2))
  }
}
