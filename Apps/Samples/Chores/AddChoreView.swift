// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct AddChoreView: View {
    @EnvironmentObject private var store: ChoreStore
    @Environment(\.presentationMode) private var presentationMode
    @State private var title = ""
    @State private var priority = Chore.Priority.medium

    private var trimmedTitle: String {
        title.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var body: some View {
        NavigationView {
            Form {
                TextField("What has to be done?", text: $title, onCommit: add)
                Picker("Priority", selection: $priority) {
                    ForEach(Chore.Priority.allCases) { Text($0.title) }
                }
            }
            .navigationBarTitle("New chore", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button("Add", action: add).disabled(trimmedTitle.isEmpty)
            )
        }
    }

    private func add() {
        guard !trimmedTitle.isEmpty else { return }
        store.add(Chore(title: trimmedTitle, priority: priority))
        presentationMode.wrappedValue.dismiss()
    }
}
