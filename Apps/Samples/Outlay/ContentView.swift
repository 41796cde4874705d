// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @StateObject var expenses = Expenses()
    @State private var showingAddExpense = false
    @State private var showingClearAlert = false

    var body: some View {
        NavigationView {
            List {
                ForEach(Expenses.types, id: \.self) { type in
                    ExpenseSection(expenses: expenses, type: type)
                }

                Section(header: Text("Summary")) {
                    HStack {
                        Text("Total")
                        Spacer()
                        Text(expenses.total, format: .currency(code: "EUR"))
                            .fontWeight(.semibold)
                            .foregroundColor(color(for: expenses.total))
                    }
                    .accessibilityElement(children: .combine)

                    Button(action: { showingClearAlert = true }) {
                        Text("Clear everything")
                            .foregroundColor(.red)
                    }
                    .disabled(expenses.items.isEmpty)
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Outlay")
            .navigationBarItems(
                leading: EditButton(),
                trailing:
                    Button(action: {
                        self.showingAddExpense = true
                    }) {
                        Image(systemName: "plus")
                    }
                    .accessibility(label: Text("Add expense"))
            )
            .sheet(isPresented: $showingAddExpense) {
                AddView(expenses: self.expenses)
            }
            .alert(isPresented: $showingClearAlert) {
                Alert(
                    title: Text("Clear everything?"),
                    message: Text("All \(expenses.items.count) expenses will be lost."),
                    primaryButton: .destructive(Text("Clear")) {
                        self.expenses.items.removeAll()
                    },
                    secondaryButton: .cancel()
                )
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    func color(for amount: Double) -> Color {
        switch amount {
        case ..<10: return .green
        case ..<100: return .orange
        default: return .red
        }
    }
}

struct ExpenseSection: View {
    @ObservedObject var expenses: Expenses
    let type: String

    var body: some View {
        let items = expenses.items(of: type)

        return Section(header: Text(type), footer: footer(items)) {
            ForEach(items) { item in
                HStack {
                    VStack(alignment: .leading) {
                        Text(item.name)
                            .font(.headline)
                        Text(item.type)
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }

                    Spacer()
                    Text(item.amount, format: .currency(code: "EUR"))
                }
                .accessibilityElement(children: .ignore)
                .accessibility(label: Text("\(item.name), \(item.amount.formatted(.number)) euros"))
            }
            .onDelete { offsets in
                self.expenses.remove(at: offsets, of: self.type)
            }
        }
    }

    @ViewBuilder
    func footer(_ items: [ExpenseItem]) -> some View {
        if items.isEmpty {
            Text("Nothing yet")
        } else {
            Text("\(items.count) in all")
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}
