// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ChoreDetail: View {
    @Binding var chore: Chore

    private var hasDueDate: Binding<Bool> {
        Binding(
            get: { chore.due != nil },
            set: { chore.due = $0 ? Date() : nil }
        )
    }

    private var dueDate: Binding<Date> {
        Binding(
            get: { chore.due ?? Date() },
            set: { chore.due = $0 }
        )
    }

    var body: some View {
        Form {
            Section(header: Text("Chore")) {
                TextField("Title", text: $chore.title)
                Toggle("Done", isOn: $chore.isDone)
            }
            Section(header: Text("Priority")) {
                Picker("Priority", selection: $chore.priority) {
                    ForEach(Chore.Priority.allCases) { priority in
                        Text(priority.title)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
            }
            Section {
                Toggle("Has a date", isOn: hasDueDate.animation())
                if chore.due != nil {
                    DatePicker("Due", selection: dueDate, displayedComponents: .date)
                }
            }
        }
        .navigationTitle(chore.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
