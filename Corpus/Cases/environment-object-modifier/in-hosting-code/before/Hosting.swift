import SwiftUI
import UIKit

final class Passport: ObservableObject {
    @Published var stamps = 0
}

struct PassportView: View {
    @EnvironmentObject var passport: Passport
    var body: some View { Text("\(passport.stamps)") }
}

final class BorderController: UIViewController {
    private let passport = Passport()

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: PassportView().environmentObject(passport))
        addChild(host)
    }

    func show(in navigation: UINavigationController, other: Passport?) {
        let view = PassportView().environmentObject(other ?? self.passport)
        navigation.pushViewController(UIHostingController(rootView: view), animated: true)
    }
}
