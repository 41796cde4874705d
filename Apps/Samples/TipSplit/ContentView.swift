// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ContentView: View {
    @State private var bill = Bill()
    @State private var note = ""
    @State private var history: [PaidBill] = []
    @State private var showingConfirmation = false
    @State private var usesCustomTip = false
    @FocusState private var amountIsFocused: Bool

    private let currency: FloatingPointFormatStyle<Double>.Currency = .currency(code: "USD")

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Amount", value: $bill.amount, format: currency)
                        .keyboardType(.decimalPad)
                        .focused($amountIsFocused)

                    Picker("Number of people", selection: $bill.people) {
                        ForEach(1..<21) {
                            Text($0 == 1 ? "1 person" : "\($0) people").tag($0)
                        }
                    }
                }

                Section("How much tip do you want to leave?") {
                    Picker("Tip percentage", selection: $bill.tipPercentage) {
                        ForEach(Bill.tipChoices, id: \.self) {
                            Text($0, format: .percent)
                        }
                    }
                    .pickerStyle(.segmented)
                    .disabled(usesCustomTip)

                    Toggle("Other percentage", isOn: $usesCustomTip.animation())
                    if usesCustomTip {
                        Stepper("\(bill.tipPercentage)%", value: $bill.tipPercentage, in: 0...100)
                    }
                }

                Section {
                    LabeledContent("Tip") {
                        Text(bill.tip, format: currency)
                    }
                    LabeledContent("Total") {
                        Text(bill.total, format: currency)
                            .foregroundStyle(bill.tipPercentage == 0 ? .red : .primary)
                    }
                    LabeledContent("Per person", value: bill.perPerson, format: currency)
                        .bold()
                    Toggle("Round up the total", isOn: $bill.roundsUp)
                } header: {
                    Text("Result")
                } footer: {
                    if bill.tipPercentage == 0 {
                        Text("Was the service that bad?")
                    }
                }

                Section {
                    TextField("Where was it?", text: $note)
                    Button("Mark as paid") {
                        showingConfirmation = true
                    }
                    .disabled(bill.amount == 0)
                }

                if !history.isEmpty {
                    Section("Paid") {
                        ForEach(history) { paid in
                            PaidRow(paid: paid, currency: currency)
                        }
                        .onDelete { history.remove(atOffsets: $0) }
                    }
                }
            }
            .navigationTitle("TipSplit")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Reset", systemImage: "arrow.counterclockwise", action: reset)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") {
                        amountIsFocused = false
                    }
                }
            }
            .alert("Paid?", isPresented: $showingConfirmation) {
                Button("Yes", action: pay)
                Button("Not yet", role: .cancel) {}
            } message: {
                Text("Everybody owes \(bill.perPerson, format: currency).")
            }
        }
    }

    private func pay() {
        withAnimation {
            history.insert(PaidBill(bill: bill, note: note.isEmpty ? "Somewhere" : note), at: 0)
        }
        reset()
    }

    private func reset() {
        bill = Bill()
        note = ""
        usesCustomTip = false
        amountIsFocused = false
    }
}

struct PaidRow: View {
    let paid: PaidBill
    let currency: FloatingPointFormatStyle<Double>.Currency

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(paid.note)
                    .font(.headline)
                Spacer()
                Text(paid.bill.total, format: currency)
                    .monospacedDigit()
            }
            Text("\(paid.bill.people) × \(paid.bill.perPerson.formatted(currency))")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    ContentView()
}
