/// A set of identifiers that can be looked up from raw bytes, without making strings.
public struct WordSet: Sendable {
  /// The words, sorted and each once; the place of a word in this list is its id.
  public let words: [String]

  /// The words' bytes one after the other; word `id` begins at `starts[id]` and ends at `starts[id + 1]`.
  private let text: [UInt8]
  private let starts: [Int]
  /// A hash table with open addressing: ids + 1, or 0 where a slot is free.
  private let slots: [UInt32]
  /// For each first byte, the lengths of the words that begin so, as bits; bit 63 is for 63 and more.
  private let lengths: [UInt64]

  public init(_ words: some Sequence<String>) {
    let sorted = Set(words).subtracting([""]).sorted()
    var text: [UInt8] = []
    var starts = [0]
    var lengths = [UInt64](repeating: 0, count: 256)
    for word in sorted {
      text += word.utf8
      starts.append(text.count)
      let bytes = word.utf8
      lengths[Int(bytes.first ?? 0)] |= WordSet.lengthBit(bytes.count)
    }
    var capacity = 8
    while capacity < sorted.count * 3 { capacity *= 2 }
    var slots = [UInt32](repeating: 0, count: capacity)
    text.withUnsafeBufferPointer { text in
      for id in sorted.indices {
        var slot = WordSet.hash(text, starts[id], starts[id + 1]) & (capacity - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
        slots[slot] = UInt32(id + 1)
      }
    }
    self.words = sorted
    self.text = text
    self.starts = starts
    self.slots = slots
    self.lengths = lengths
  }

  public var isEmpty: Bool { words.isEmpty }

  /// The ids of the words that occur in `bytes` as whole identifiers, sorted.
  ///
  /// An identifier is a run of letters, digits, `_` and bytes above 0x7F. Behind a `$` it counts with and without it,
  /// so that `$items` is an occurrence of `$items` and of `items`. Comments and string literals are not told apart.
  public func words(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var isFound = [Bool](repeating: false, count: words.count)
    var missing = words.count
    scan(bytes) { id, _ in
      if !isFound[id] {
        isFound[id] = true
        missing -= 1
      }
      return missing > 0
    }
    return words.indices.filter { isFound[$0] }
  }

  /// Whether any of the words occurs in `bytes`; stops at the first.
  public func occurs(in bytes: UnsafeRawBufferPointer) -> Bool {
    var isFound = false
    scan(bytes) { _, _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// Whether any of the words is declared or extended in `bytes`: stands behind `class`, `func`, `var`, `extension` and
  /// the like.
  public func isDeclared(in bytes: UnsafeRawBufferPointer) -> Bool {
    var isFound = false
    scan(bytes) { _, start in
      isFound = WordSet.followsIntroducer(start, in: bytes)
      return !isFound
    }
    return isFound
  }

  private static let introducers: Set<[UInt8]> = Set(
    ["class", "struct", "enum", "actor", "protocol", "extension", "typealias", "func", "var", "let", "case"].map {
      Array($0.utf8)
    })

  /// Whether the word at `start` stands behind one of the introducers, with only space between. For `extension A.B` and
  /// several names in one `let` the words before are looked through.
  private static func followsIntroducer(_ start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var index = start
    while index > 0 {
      let byte = bytes[index - 1]
      if byte == 0x2E, index < start + 1 {
        // A dotted name: go on before the dot.
        index -= 1
        while index > 0, isWordByte[Int(bytes[index - 1])] { index -= 1 }
        continue
      }
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x60 else { break }
      index -= 1
    }
    let end = index
    while index > 0, isWordByte[Int(bytes[index - 1])] { index -= 1 }
    guard end > index else { return false }
    return introducers.contains(Array(bytes[index..<end]))
  }

  /// Calls `visit` with the id and the place of each occurrence until it answers false.
  @inline(__always)
  private func scan(_ raw: UnsafeRawBufferPointer, _ visit: (Int, Int) -> Bool) {
    guard !isEmpty else { return }
    let bytes = raw.bindMemory(to: UInt8.self)
    WordSet.isWordByte.withUnsafeBufferPointer { isWordByte in
      lengths.withUnsafeBufferPointer { lengths in
        var index = 0
        while index < bytes.count {
          guard isWordByte[Int(bytes[index])] else {
            index += 1
            continue
          }
          let start = index
          repeat { index += 1 } while index < bytes.count && isWordByte[Int(bytes[index])]
          if lengths[Int(bytes[start])] & WordSet.lengthBit(index - start) != 0 {
            if let id = find(bytes, start, index), !visit(id, start) { return }
          }
          if start > 0, bytes[start - 1] == UInt8(ascii: "$"),
            lengths[Int(UInt8(ascii: "$"))] & WordSet.lengthBit(index - start + 1) != 0,
            let id = find(bytes, start - 1, index), !visit(id, start - 1)
          {
            return
          }
        }
      }
    }
  }

  private func find(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var slot = WordSet.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] != 0 {
      let id = Int(slots[slot]) - 1
      if starts[id + 1] - starts[id] == end - start,
        text[starts[id]..<starts[id + 1]].elementsEqual(bytes[start..<end])
      {
        return id
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func lengthBit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// FNV-1a, its high bits folded into the low ones that choose the slot.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in start..<end { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7FFF_FFFF)
  }

  private static let isWordByte: [Bool] = (0...UInt8.max).map { $0.isWordByte && $0 != UInt8(ascii: "$") }
}
