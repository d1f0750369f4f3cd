import Foundation; import Combine

final class Joined: ObservableObject { @Published var a = 1; var b = 2; private var c = 3; func d() { c += 1 } };
