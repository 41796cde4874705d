// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Controls in their states.
struct ControlsPage: View {
    @State private var isOn = true
    @State private var count = 3

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Button("Plain") {}
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                }
                HStack {
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                    Button("Off") {}.buttonStyle(.bordered).disabled(true)
                    Button("Tinted") {}.buttonStyle(.borderedProminent).tint(.purple)
                }
                Toggle("A switch", isOn: $isOn)
                Toggle("Another switch", isOn: .constant(false))
                Toggle("Disabled", isOn: .constant(true)).disabled(true)
                Stepper("Count: \(count)", value: $count, in: 0...5)
                ProgressView(value: 0.4) { Text("Progress") }
                HStack(spacing: 20) {
                    ProgressView()
                    ProgressView(value: 0.7).progressViewStyle(.circular)
                }
                LabeledContent("Name", value: "Rick Sanchez")
                GroupBox("Group") { Text("What belongs together.") }
                DisclosureGroup("More", isExpanded: .constant(true)) { Text("Shown") }
                Link("A link", destination: URL(string: "https://www.swift.org")!)
                Divider()
            }
            .padding()
        }
    }
}

#Preview("Controls") { ControlsPage() }
#Preview("Nothing there") {
    ContentUnavailableView("No results", systemImage: "magnifyingglass", description: Text("Try another word."))
}
