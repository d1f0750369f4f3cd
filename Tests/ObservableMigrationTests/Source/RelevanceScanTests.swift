import Foundation
import ObservableMigration
import Testing

@Suite struct RelevanceScanTests {
  private func found(_ words: [String], _ patterns: [String] = [], in text: String) -> [String] {
    let scan = RelevanceScan(words: WordSet(words), patterns: patterns)
    let found = scan.occurrences(in: Data(text.utf8))
    #expect(scan.matches(Data(text.utf8)) == !found.isEmpty)
    return found.words.map { scan.words.words[$0] } + found.patterns.map { patterns[$0] }
  }

  @Test func findsWholeWordsOnly() {
    let words = ["ObservableObject", "Published", "x"]
    #expect(found(words, in: "class A: ObservableObject{@Published var y}") == ["ObservableObject", "Published"])
    #expect(found(words, in: "ObservableObjects MyObservableObject _Published xx x1 éx xé") == [])
    #expect(found(words, in: "x") == ["x"])
    #expect(found(words, in: "a.x`Published`") == ["Published", "x"])
    #expect(found(words, in: "") == [])
    #expect(found([], in: "x") == [])
  }

  @Test func dollarCountsWithAndWithout() {
    #expect(found(["$items", "items"], in: "$items") == ["$items", "items"])
    #expect(found(["$items"], in: "items $item $itemss a$$items") == ["$items"])
    #expect(found(["$items"], in: "items $item $itemss") == [])
  }

  @Test func findsWordsOfAnyScriptAndLength() {
    let long = String(repeating: "long", count: 40)
    #expect(found(["größe", "名前", long], in: "let größe = 名前 + \(long) + \(long)er") == ["größe", long, "名前"])
  }

  @Test func findsPatterns() {
    #expect(found([], [".$", "$", "abc"], in: "model.$x") == [".$", "$"])
    #expect(found([], [".$", "aab"], in: "..aaab") == ["aab"])
    #expect(found([], ["long pattern"], in: "short") == [])
    #expect(found([], ["end"], in: "the end") == ["end"])
  }

  @Test func takesSlicesAndBytesThatAreNotUTF8() {
    let data = Data([0xFF, 0x20]) + Data("ab cd".utf8) + Data([0x80])
    let scan = RelevanceScan(words: WordSet(["ab", "cd"]))
    #expect(scan.occurrences(in: data).words == [0])
    #expect(scan.occurrences(in: data.dropFirst(4)).words == [])
    #expect(scan.occurrences(in: data.dropFirst(5).dropLast()).words == [1])
  }

  @Test func agreesWithASlowSearch() {
    var random = SeededRandom(seed: 3)
    func word() -> String {
      String((0..<Int.random(in: 1...3, using: &random)).map { _ in "abc_1".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<200 {
      let words = Set((0..<Int.random(in: 0...60, using: &random)).map { _ in word() })
      let tokens = (0..<40).map { _ in word() }
      let text = tokens.map { $0 + (" .({\n".randomElement(using: &random).map(String.init) ?? "") }.joined()
      #expect(found(Array(words), in: text) == words.intersection(tokens).sorted())
    }
  }
}
