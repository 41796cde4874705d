// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct AppView: View {
    @EnvironmentObject var order: Order
    @State private var tab = Tab.menu

    enum Tab {
        case menu, order
    }

    var body: some View {
        TabView(selection: $tab) {
            MenuView()
                .tabItem {
                    Image(systemName: "list.dash")
                    Text("Menu")
                }
                .tag(Tab.menu)

            OrderView(tab: $tab)
                .tabItem {
                    Label("Order", systemImage: "square.and.pencil")
                }
                .badge(order.count)
                .tag(Tab.order)
        }
        .accentColor(.orange)
    }
}

struct MenuView: View {
    @EnvironmentObject var favourites: Favourites
    @State private var onlyFavourites = false

    var body: some View {
        NavigationView {
            List {
                ForEach(MenuItem.menu) { section in
                    Section(header: Text(section.name)) {
                        ForEach(section.items.filter { !onlyFavourites || favourites.contains($0) }) { item in
                            NavigationLink(destination: ItemDetail(item: item)) {
                                ItemRow(item: item)
                            }
                        }
                    }
                }
            }
            .listStyle(GroupedListStyle())
            .navigationTitle("Menu")
            .toolbar {
                Toggle(isOn: $onlyFavourites) {
                    Image(systemName: onlyFavourites ? "heart.fill" : "heart")
                }
                .accessibilityLabel("Only favourites")
            }
        }
        .navigationViewStyle(.stack)
    }
}

struct ItemRow: View {
    @EnvironmentObject var favourites: Favourites
    let item: MenuItem

    private let colors: [String: Color] = ["V": .green, "G": .black]

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(
                    AngularGradient(gradient: Gradient(colors: [.orange, .yellow, .orange]), center: .center)
                )
                .frame(width: 44, height: 44)
                .overlay(Text(item.name.prefix(1)).foregroundColor(.white).font(.title2))
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(item.name)
                    .font(.headline)
                Text("$\(item.price)")
            }
            Spacer()
            if favourites.contains(item) {
                Image(systemName: "heart.fill").foregroundColor(.red)
            }
            ForEach(item.tags, id: \.self) { tag in
                Text(tag)
                    .font(.caption)
                    .fontWeight(.black)
                    .padding(5)
                    .background(colors[tag, default: .gray])
                    .clipShape(Circle())
                    .foregroundColor(.white)
            }
        }
    }
}
