// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Fields in their states, and apps that rewrite what is typed.
struct TextInputPage: View {
    @State private var name = "Rick Sanchez"
    @State private var empty = ""
    @State private var mail = ""
    @State private var password = "portal"
    @State private var notes = "A line that is too long for the width of a phone and wraps.\nAnother one."
    @State private var story = "Everything that does not fit is scrolled."

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) {
                TextField("Name", text: $name)
                    .textContentType(.name)
                TextField("Nickname", text: $empty)
                TextField("Mail", text: $mail, prompt: Text("rick@c137.example"))
                    .textFieldStyle(.roundedBorder)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .submitLabel(.next)
                TextField("Filled", text: $name)
                    .textFieldStyle(.roundedBorder)
                    .multilineTextAlignment(.center)
                SecureField("Password", text: $password)
                    .textFieldStyle(.roundedBorder)
                    .textContentType(.password)
                TextField("Disabled", text: .constant("Not to be changed"))
                    .textFieldStyle(.roundedBorder)
                    .disabled(true)
                TextField("Capsule", text: $empty)
                    .textFieldStyle(CapsuleFieldStyle())
                TextField("Notes", text: $notes, axis: .vertical)
                    .lineLimit(2...5)
                    .padding(8)
                    .background(.fill.tertiary, in: .rect(cornerRadius: 8))
                TextEditor(text: $story)
                    .font(.callout)
                    .frame(height: 80)
                    .border(.gray)
                    .accessibilityLabel("Story")
            }
            .padding()
        }
    }
}

/// A style of the app's own.
private struct CapsuleFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            configuration
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(Color.gray.opacity(0.2), in: .capsule)
    }
}

#Preview("Text input") { TextInputPage() }
