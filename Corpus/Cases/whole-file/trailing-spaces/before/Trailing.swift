import SwiftUI  

final class Trailing: ObservableObject  {  
    @Published  var a = 1  
    @Published   
    var b = 2	
}  

struct TrailingView: View {
    @StateObject   private var trailing = Trailing()  
    @EnvironmentObject	var other: Trailing  
    var body: some View {  
        Text("\(trailing.a)")  
    }
}
