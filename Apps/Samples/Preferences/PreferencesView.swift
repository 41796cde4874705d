// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct PreferencesView: View {
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("accent") private var accent = AccentChoice.blue
    @AppStorage("name") private var name = ""
    @AppStorage("notifies") private var notifies = true
    @AppStorage("volume") private var volume = 0.5
    @AppStorage("fontSize") private var fontSize = 16
    @State private var reminder = Reminder()
    @State private var highlight = Color.yellow
    @State private var birthday = DateComponents(calendar: .current, year: 2001, month: 2, day: 3).date!
    @State private var asksToReset = false
    @State private var showsAdvanced = false

    var body: some View {
        NavigationStack {
            Form {
                profile
                look
                notifications
                advanced
                Section {
                    Button("Reset everything", role: .destructive) { asksToReset = true }
                        .confirmationDialog(
                            "Reset all settings?", isPresented: $asksToReset, titleVisibility: .visible
                        ) {
                            Button("Reset", role: .destructive, action: reset)
                            Button("Keep them", role: .cancel) {}
                        } message: {
                            Text("Your name is kept.")
                        }
                } footer: {
                    Text("Version 1.0 (7)")
                        .frame(maxWidth: .infinity)
                }
            }
            .navigationTitle("Settings")
        }
    }

    private var profile: some View {
        Section {
            NavigationLink {
                ProfileView(name: $name, birthday: $birthday)
            } label: {
                HStack(spacing: 12) {
                    Text(name.first.map(String.init) ?? "?")
                        .font(.title)
                        .foregroundStyle(.white)
                        .frame(width: 56, height: 56)
                        .background(.tint, in: .circle)
                        .accessibilityHidden(true)
                    VStack(alignment: .leading) {
                        Text(name.isEmpty ? "Nobody" : name)
                            .font(.title3)
                        Text(birthday, format: .dateTime.year().month().day())
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }

    private var look: some View {
        Section("Look") {
            Picker(selection: $appearance) {
                ForEach(Appearance.allCases) { Text($0.title) }
            } label: {
                SettingLabel("Appearance", symbol: "circle.lefthalf.filled", color: .indigo)
            }
            Picker("Accent", selection: $accent) {
                ForEach(AccentChoice.allCases) { choice in
                    Label {
                        Text(choice.rawValue.capitalized)
                    } icon: {
                        Image(systemName: "circle.fill").foregroundStyle(choice.color)
                    }
                    .tag(choice)
                }
            }
            .pickerStyle(.navigationLink)
            ColorPicker("Highlight", selection: $highlight)
            Stepper(value: $fontSize, in: 10...30, step: 2) {
                LabeledContent("Font size") {
                    Text("\(fontSize) pt").monospacedDigit()
                }
            }
            Text("The quick sample")
                .font(.system(size: CGFloat(fontSize)))
                .listRowBackground(highlight.opacity(0.3))
        }
    }

    private var notifications: some View {
        Section("Notifications") {
            Toggle(isOn: $notifies.animation()) {
                SettingLabel("Allow", symbol: "bell.badge.fill", color: .red)
            }
            if notifies {
                NavigationLink {
                    ReminderView(reminder: $reminder)
                } label: {
                    LabeledContent("Reminder", value: reminder.summary)
                }
                Slider(value: $volume, in: 0...1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker.fill")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3.fill")
                }
                .foregroundStyle(.secondary)
            }
        }
    }

    private var advanced: some View {
        Section {
            DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                LabeledContent(
                    "Cache", value: Measurement(value: 12.5, unit: UnitInformationStorage.megabytes).formatted())
                Link("Privacy policy", destination: URL(string: "https://example.org/privacy")!)
            }
        }
    }

    private func reset() {
        appearance = .system
        accent = .blue
        notifies = true
        volume = 0.5
        fontSize = 16
        reminder = Reminder()
        highlight = .yellow
    }
}

struct SettingLabel: View {
    let title: LocalizedStringKey
    let symbol: String
    let color: Color

    init(_ title: LocalizedStringKey, symbol: String, color: Color) {
        self.title = title
        self.symbol = symbol
        self.color = color
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            Image(systemName: symbol)
                .font(.footnote)
                .foregroundStyle(.white)
                .frame(width: 28, height: 28)
                .background(color, in: .rect(cornerRadius: 7))
        }
    }
}

#Preview {
    PreferencesView()
}
