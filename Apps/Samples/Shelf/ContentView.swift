// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @EnvironmentObject var shelf: BookShelf
    @State private var selection: Int?
    @State private var showsAbout = false
    @State private var showsOrder = false

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                NavigationLink(destination: AboutView(isShown: $showsAbout), isActive: $showsAbout) {
                    EmptyView()
                }

                List {
                    ForEach(shelf.sorted) { book in
                        NavigationLink(destination: BookView(book: book), tag: book.id, selection: $selection) {
                            BookRow(book: book)
                        }
                    }

                    Section(footer: Text("Finished \(shelf.finished) of \(shelf.books.count)")) {
                        Button("Surprise me") {
                            selection = shelf.sorted.last?.id
                        }
                        Button("About") {
                            showsAbout = true
                        }
                    }
                }
                .listStyle(InsetGroupedListStyle())
            }
            .navigationBarTitle(Text("Shelf"), displayMode: .large)
            .navigationBarItems(
                trailing: Button(action: { showsOrder = true }) {
                    Image(systemName: "arrow.up.arrow.down")
                        .imageScale(.large)
                        .accessibility(label: Text("Order"))
                }
            )
            .actionSheet(isPresented: $showsOrder) {
                ActionSheet(
                    title: Text("Order by"),
                    buttons: [
                        .default(Text("Title")) { shelf.order = .title },
                        .default(Text("Author")) { shelf.order = .author },
                        .default(Text("Rating")) { shelf.order = .rating },
                        .cancel(),
                    ])
            }

            Text("Choose a book")
                .foregroundColor(.secondary)
        }
    }
}

struct BookRow: View {
    @ObservedObject var book: Book

    var body: some View {
        HStack {
            Text(book.isFinished ? "📗" : "📕")
                .font(.title)
                .accessibility(hidden: true)
            VStack(alignment: .leading) {
                Text(book.title)
                    .font(.headline)
                    .foregroundColor(book.rating == 1 ? .red : .primary)
                Text(book.author)
                    .foregroundColor(.secondary)
            }
            Spacer()
            if book.rating > 0 {
                Text("\(book.rating)")
                    .font(.system(.title3, design: .rounded))
                    .accessibility(label: Text("\(book.rating) stars"))
            }
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
            .environmentObject(BookShelf())
            .environment(\.colorScheme, .dark)
    }
}
