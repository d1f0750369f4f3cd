import Combine

protocol Inspectable {}
protocol Weighed {}

final class Beehive:
    Inspectable,
    ObservableObject,
    Weighed
{
    @Published var bees = 40_000
}

final class Apiary
    : ObservableObject
    , Inspectable
{
    @Published var hives = 3
}

final class Queen: Inspectable,
    Weighed,
    ObservableObject // she is watched
{
    @Published var age = 1
}
