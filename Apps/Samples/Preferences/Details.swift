// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct ProfileView: View {
    @Binding var name: String
    @Binding var birthday: Date

    var body: some View {
        Form {
            LabeledContent("Name") {
                TextField("Name", text: $name)
                    .multilineTextAlignment(.trailing)
            }
            DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                .datePickerStyle(.compact)
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct ReminderView: View {
    @Binding var reminder: Reminder

    private var time: Binding<Date> {
        Binding {
            Calendar.current.date(from: reminder.time) ?? .now
        } set: {
            reminder.time = Calendar.current.dateComponents([.hour, .minute], from: $0)
        }
    }

    var body: some View {
        List {
            Section {
                Toggle("Remind me", isOn: $reminder.isOn)
                DatePicker("At", selection: time, displayedComponents: .hourAndMinute)
                    .disabled(!reminder.isOn)
            }
            Section("Days") {
                ForEach(Reminder.dayNames.indices, id: \.self) { day in
                    Button {
                        reminder.days.formSymmetricDifference([day])
                    } label: {
                        HStack {
                            Text(Reminder.dayNames[day])
                                .foregroundStyle(.primary)
                            Spacer()
                            if reminder.days.contains(day) {
                                Image(systemName: "checkmark")
                                    .fontWeight(.semibold)
                            }
                        }
                    }
                    .accessibilityLabel(Reminder.dayNames[day])
                    .accessibilityAddTraits(reminder.days.contains(day) ? .isSelected : [])
                }
            }
            .disabled(!reminder.isOn)
        }
        .navigationTitle("Reminder")
    }
}
