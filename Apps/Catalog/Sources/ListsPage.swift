// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Rows, sections, headers, footers and accessories.
struct ListsPage: View {
    @State private var isOpen = true

    var body: some View {
        List {
            Section {
                Text("A row")
                Label("With a symbol", systemImage: "star")
                NavigationLink("With a link") { Text("There") }
                LabeledContent("Labelled", value: "42")
            } header: {
                Text("Header")
            } footer: {
                Text("A footer says what the section is about, in more words than fit into one line.")
            }
            Section("Settings") {
                Toggle("Airplane mode", isOn: .constant(true))
                Stepper("Copies", value: .constant(1))
                Button("Reset") {}
            }
            Section("Folders") {
                DisclosureGroup("Documents", isExpanded: $isOpen) {
                    Label("A letter", systemImage: "doc")
                    NavigationLink("A link") { Text("There") }
                }
                DisclosureGroup("Pictures") { Label("A picture", systemImage: "photo") }
            }
        }
    }
}

#Preview("List") { NavigationStack { ListsPage().navigationTitle("List") } }
#Preview("Plain list") { ListsPage().listStyle(.plain) }
