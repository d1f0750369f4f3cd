import Combine

@main enum Script {
    static func main() {
        let derived = Derived(names: ["a"])
        let link = derived.follow()
        derived.add("b")
        derived.total = 1
        derived.total = 1
        derived.note = "n"
        var notes: [String?] = []
        let noted = derived.$note.sink { notes.append($0) }
        derived.note = nil
        derived.late = 4
        let lated = derived.$late.sink { print("late", $0 as Any) }
        derived.late = nil
        link.cancel()
        derived.add("c")
        print(notes, noted === lated)

        let box = Box("x")
        box.value = "y"
        let counted = box.count()
        box.value = "y"
        box.value = "z"
        box.value = "z"
        print(box.copies, counted === link)

        let quiet = Quiet()
        quiet.made = 1
        quiet.made = 2
        quiet.listen()
        quiet.made = 3
        quiet.later = nil
        quiet.made = 4
    }
}
