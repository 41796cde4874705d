// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ItemDetail: View {
    @EnvironmentObject var order: Order
    @EnvironmentObject var favourites: Favourites
    let item: MenuItem

    var body: some View {
        VStack {
            ZStack(alignment: .bottomTrailing) {
                LinearGradient(
                    gradient: Gradient(colors: [.orange, .red]), startPoint: .topLeading, endPoint: .bottomTrailing
                )
                .frame(height: 200)
                Text("Photo: nobody")
                    .padding(4)
                    .background(Color.black)
                    .font(.caption)
                    .foregroundColor(.white)
                    .offset(x: -5, y: -5)
            }
            Text(item.details)
                .padding()

            Button("Order this") {
                order.add(item: item)
            }
            .font(.headline)
            .buttonStyle(.borderedProminent)

            Spacer()
        }
        .navigationTitle(item.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button {
                favourites.toggle(item)
            } label: {
                Image(systemName: favourites.contains(item) ? "heart.fill" : "heart")
            }
            .accessibilityLabel(favourites.contains(item) ? "Forget" : "Remember")
        }
    }
}

struct ItemDetail_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            ItemDetail(item: MenuItem.menu[0].items[0])
                .environmentObject(Order())
                .environmentObject(Favourites())
        }
    }
}
