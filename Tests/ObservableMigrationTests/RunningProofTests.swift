import ObservableMigration
import Support
import Testing

/// Runs what the migration makes of publishers and stored values beside what was there, and compares what they print.
@Suite(
  "What is run", .enabled(if: CompileProof.obstacle == nil, "\(CompileProof.obstacle ?? "")"))
struct RunningProofTests {
  @Test("prints what it printed before", arguments: try CorpusCase.all().filter(\.isRun))
  func printsTheSame(_ corpus: CorpusCase) async throws {
    let proof = try await RunningProof()
    let after = try corpus.after()
    #expect(after.map(\.bytes) != corpus.before.map(\.bytes), "nothing migrates")
    let before = try await proof.output(of: corpus.before)
    #expect(!before.isEmpty)
    #expect(try await proof.output(of: after) == before)
  }

  // MARK: What the proof must see

  private static let script = """
    import Combine
    import Observation

    @main enum Script {
      static func main() {
        let model = Model(start: 1)
        var bag: Set<AnyCancellable> = []
        model.values.sink { print("value", $0, "stored", model.x) }.store(in: &bag)
        model.x = 2
        model.x = 2
        model.x += 1
        model.forget()
        model.x = 9
        model.y = 9
        print("doubled", model.doubled)
      }
    }
    """

  private static let before = """
    import Combine

    final class Model: ObservableObject {
      @Published var x: Int
      @Published var y = 0
      @Published var doubled = 0
      private var bag: Set<AnyCancellable> = []
      init(start: Int) {
        x = start
        $y.map { $0 * 2 }.assign(to: &$doubled)
      }
      var values: AnyPublisher<Int, Never> { $x.eraseToAnyPublisher() }
      func forget() { bag.removeAll() }
    }
    """

  /// `Model` with another property, subject and pipeline.
  private static func model(
    x: String = "var x: Int { willSet { subject.send(newValue) } }",
    subject: String = "private lazy var subject = CurrentValueSubject<Int, Never>(_x)",
    values: String = "subject.eraseToAnyPublisher()", set: String = "assignments"
  ) -> String {
    """
    import Combine
    import Observation

    @Observable final class Model {
      \(x)
      @ObservationIgnored \(subject)
      var y = 0 { willSet { ySubject.send(newValue) } }
      @ObservationIgnored private lazy var ySubject = CurrentValueSubject<Int, Never>(_y)
      var doubled = 0
      @ObservationIgnored private var assignments: Set<AnyCancellable> = []
      @ObservationIgnored private var bag: Set<AnyCancellable> = []
      init(start: Int) {
        x = start
        ySubject.map { $0 * 2 }.sink { [weak self] in self?.doubled = $0 }.store(in: &\(set))
      }
      var values: AnyPublisher<Int, Never> { \(values) }
      func forget() { bag.removeAll() }
    }
    """
  }

  private func output(_ model: String) async throws -> String {
    try await RunningProof().output(of: [
      SourceFile(path: "Model.swift", text: model), SourceFile(path: "Script.swift", text: Self.script),
    ])
  }

  @Test func exactBridgePrintsTheSame() async throws {
    #expect(try await output(Self.model()) == output(Self.before))
  }

  @Test(
    "sees a bridge that is not exact",
    arguments: [
      ("sends after the store", model(x: "var x: Int { didSet { subject.send(x) } }")),
      ("drops equal values", model(values: "subject.removeDuplicates().eraseToAnyPublisher()")),
      ("starts with the default value", model(subject: "private let subject = CurrentValueSubject<Int, Never>(0)")),
      ("has no first value", model(values: "subject.dropFirst().eraseToAnyPublisher()")),
      ("ends with the bag of the class", model(set: "bag")),
    ])
  func sees(_ fault: String, _ model: String) async throws {
    #expect(try await output(model) != output(Self.before), "\(fault)")
  }
}

extension CorpusCase {
  fileprivate var isRun: Bool { before.contains { $0.path == RunningProof.script } }
}
