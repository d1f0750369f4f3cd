struct Plan: Equatable {
    var work: Int
    var rest: Int
    var rounds: Int

    static let standard = Plan(work: 25, rest: 5, rounds: 4)
}
