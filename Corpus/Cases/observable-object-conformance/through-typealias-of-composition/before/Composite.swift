import Combine

typealias ScreenModel = ObservableObject & Identifiable

final class OnboardingModel: ScreenModel {
    @Published var page = 0
}
