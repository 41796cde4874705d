// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftData
import SwiftUI

/// The shopping list of a household, which all who have the page change at once.
struct GroceryList: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Grocery.added) private var groceries: [Grocery]
    @State private var name = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        TextField("What is missing?", text: $name)
                            .onSubmit(add)
                        Button("Add", action: add)
                            .disabled(name.isEmpty)
                    }
                }
                Section {
                    ForEach(groceries) { grocery in
                        Toggle(grocery.name, isOn: Bindable(grocery).isBought)
                    }
                    .onDelete(perform: remove)
                }
            }
            .overlay {
                if groceries.isEmpty {
                    ContentUnavailableView("Nothing is missing", systemImage: "cart")
                }
            }
            .navigationTitle("Groceries")
            .toolbar {
                Button("Remove bought", systemImage: "trash", action: removeBought)
            }
        }
    }

    private func add() {
        guard name.isEmpty == false else { return }
        modelContext.insert(Grocery(name: name))
        name = ""
    }

    private func remove(_ indexSet: IndexSet) {
        for index in indexSet {
            modelContext.delete(groceries[index])
        }
    }

    private func removeBought() {
        for grocery in groceries where grocery.isBought {
            modelContext.delete(grocery)
        }
    }
}
