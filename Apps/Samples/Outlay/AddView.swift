// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct AddView: View {
    @ObservedObject var expenses: Expenses
    @Environment(\.presentationMode) var presentationMode
    @State private var name = ""
    @State private var type = "Personal"
    @State private var amount = ""
    @State private var showingError = false

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $name)
                    .autocapitalization(.words)
                    .disableAutocorrection(true)

                Picker("Type", selection: $type) {
                    ForEach(Expenses.types, id: \.self) {
                        Text($0)
                    }
                }

                TextField("Amount", text: $amount)
                    .keyboardType(.numberPad)
            }
            .navigationBarTitle("New expense")
            .navigationBarItems(
                leading: Button("Cancel") {
                    self.presentationMode.wrappedValue.dismiss()
                },
                trailing: Button("Save") {
                    self.save()
                }
            )
            .alert(isPresented: $showingError) {
                Alert(
                    title: Text("Invalid amount"), message: Text("\"\(amount)\" is not a number."),
                    dismissButton: .default(Text("OK")))
            }
        }
    }

    func save() {
        guard let actualAmount = Double(amount) else {
            showingError = true
            return
        }
        let item = ExpenseItem(name: name, type: type, amount: actualAmount)
        expenses.items.append(item)
        presentationMode.wrappedValue.dismiss()
    }
}
