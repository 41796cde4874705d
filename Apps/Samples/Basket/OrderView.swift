// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct OrderView: View {
    @EnvironmentObject var order: Order
    @Binding var tab: AppView.Tab

    var body: some View {
        NavigationView {
            List {
                Section {
                    ForEach($order.lines) { $line in
                        Stepper(value: $line.count, in: 1...9) {
                            Text("\(line.count) × \(line.item.name)")
                        }
                    }
                    .onDelete(perform: order.remove)
                }

                Section {
                    NavigationLink("Place order") {
                        CheckoutView(tab: $tab)
                    }
                }
                .disabled(order.lines.isEmpty)
            }
            .navigationTitle("Order")
            .toolbar {
                EditButton()
            }
        }
        .navigationViewStyle(.stack)
    }
}

struct CheckoutView: View {
    @EnvironmentObject var order: Order
    @Environment(\.presentationMode) var presentationMode
    @Binding var tab: AppView.Tab

    @State private var paymentType = "Cash"
    @State private var addLoyaltyDetails = false
    @State private var loyaltyNumber = ""
    @State private var tipAmount = 15
    @State private var showingPaymentAlert = false

    let paymentTypes = ["Cash", "Card", "Points"]
    let tipAmounts = [10, 15, 20, 25, 0]

    var totalPrice: String {
        let total = Double(order.total)
        return (total + total / 100 * Double(tipAmount)).formatted(.currency(code: "USD"))
    }

    var body: some View {
        Form {
            Section {
                Picker("How do you want to pay?", selection: $paymentType) {
                    ForEach(paymentTypes, id: \.self) {
                        Text($0)
                    }
                }

                Toggle("Add loyalty card", isOn: $addLoyaltyDetails.animation())

                if addLoyaltyDetails {
                    TextField("Loyalty number", text: $loyaltyNumber)
                }
            }

            Section(header: Text("Add a tip?")) {
                Picker("Percentage:", selection: $tipAmount) {
                    ForEach(tipAmounts, id: \.self) {
                        Text("\($0)%")
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
            }

            Section(header: Text("Total: \(totalPrice)").font(.largeTitle)) {
                Button("Confirm order") {
                    showingPaymentAlert.toggle()
                }
            }
        }
        .navigationTitle("Payment")
        .navigationBarTitleDisplayMode(.inline)
        .alert("Order confirmed", isPresented: $showingPaymentAlert) {
            Button("OK") {
                order.reset()
                presentationMode.wrappedValue.dismiss()
                tab = .menu
            }
        } message: {
            Text("Your total was \(totalPrice). Thank you!")
        }
    }
}
