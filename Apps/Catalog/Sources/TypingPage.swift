// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Apps that rewrite what is typed, and the keyboard's focus.
struct TypingPage: View {
    private enum Place: Hashable { case first, last, secret }

    @State private var plain = ""
    @State private var capitals = ""
    @State private var digits = ""
    @State private var limited = ""
    @State private var phone = ""
    @State private var secret = ""
    @State private var amount = 1250.5
    @State private var draft = ""
    @State private var messages: [String] = []
    @FocusState private var place: Place?
    @FocusState private var isAmountFocused: Bool

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                row("Plain", $plain).focused($place, equals: .first).submitLabel(.next).onSubmit { place = .last }
                row("Capitals", $capitals).onChange(of: capitals) { capitals = capitals.uppercased() }
                row("Digits", $digits).keyboardType(.numberPad)
                    .onChange(of: digits) { digits = digits.filter(\.isNumber) }
                row("Ten letters", $limited).onChange(of: limited) { limited = String(limited.prefix(10)) }
                row("Phone", $phone).keyboardType(.phonePad).onChange(of: phone) { phone = formatted(phone) }
                    .focused($place, equals: .last)
                SecureField("Secret", text: $secret).textFieldStyle(.roundedBorder)
                    .accessibilityIdentifier("Secret")
                    .focused($place, equals: .secret)
                Text(secret == "wubba lubba" ? "Open" : "Closed").accessibilityIdentifier("door")
                TextField("Amount", value: $amount, format: .number)
                    .textFieldStyle(.roundedBorder)
                    .accessibilityIdentifier("Amount")
                    .focused($isAmountFocused)
                    .toolbar {
                        // The items of a page are there for all of its fields: these are for one.
                        ToolbarItemGroup(placement: .keyboard) {
                            if isAmountFocused {
                                Button("Add ten") { amount += 10 }
                                Spacer()
                                Button("Done") { isAmountFocused = false }
                            }
                        }
                    }
                Text(verbatim: "\(amount)").accessibilityIdentifier("value")
                HStack {
                    row("Message", $draft).submitLabel(.send).onSubmit(send)
                    Button("Send", action: send)
                }
                Text(messages.joined(separator: "|")).accessibilityIdentifier("messages")
                Text(verbatim: "\(plain.count) letters").accessibilityIdentifier("count")
                Button("Write the secret") { place = .secret }
            }
            .padding()
        }
    }

    private func row(_ title: String, _ text: Binding<String>) -> some View {
        TextField(title, text: text)
            .textFieldStyle(.roundedBorder)
            .accessibilityIdentifier(title)
    }

    private func send() {
        guard !draft.isEmpty else { return }
        messages.append(draft)
        draft = ""
    }

    private func formatted(_ text: String) -> String {
        let digits = text.filter(\.isNumber).prefix(10)
        let parts = [digits.prefix(3), digits.dropFirst(3).prefix(3), digits.dropFirst(6)].map { String($0) }
        return parts.filter { !$0.isEmpty }.joined(separator: "-")
    }
}

#Preview("Typing") { TypingPage() }
