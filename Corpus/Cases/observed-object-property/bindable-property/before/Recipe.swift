import SwiftUI

final class Recipe: ObservableObject {
    @Published var title = ""
    @Published var servings = 4
}

struct RecipeForm: View {
    @ObservedObject var recipe: Recipe

    var body: some View {
        TextField("Title", text: $recipe.title)
        servings
    }

    private var servings: some View { Stepper("Servings", value: $recipe.servings) }
}

struct RecipeRow: View {
    @ObservedObject var recipe: Recipe
    var body: some View { Text(recipe.title) }
}
