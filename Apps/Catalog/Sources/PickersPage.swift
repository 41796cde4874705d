// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Controls that choose, in a form.
struct PickersPage: View {
    private enum Flavour: String, CaseIterable { case vanilla, mint, chocolate }

    @State private var flavour = Flavour.mint
    @State private var size: String?
    @State private var volume = 0.4
    @State private var level = 3.0
    @State private var date = Date(timeIntervalSince1970: 1_795_254_090)
    @State private var color = Color.teal

    var body: some View {
        Form {
            Section("Choices") {
                picker.pickerStyle(.menu)
                picker.pickerStyle(.navigationLink)
                picker.pickerStyle(.segmented)
                Picker("Size", selection: $size) {
                    Text("None").tag(nil as String?)
                    Text("Large").tag("large" as String?)
                }
                picker.disabled(true)
            }
            Section("Inline") { picker.pickerStyle(.inline).labelsHidden() }
            Section("Values") {
                Slider(value: $volume) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
                Slider(value: $level, in: 0...5, step: 1) { Text("Level") }.tint(.orange)
                Slider(value: .constant(0.7)) { Text("Off") }.disabled(true)
                DatePicker("Due", selection: $date)
                DatePicker("Day", selection: $date, displayedComponents: .date)
                ColorPicker("Ink", selection: $color)
            }
        }
    }

    private var picker: some View {
        Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
    }
}

/// Controls of their own size: wheels, a calendar, gauges.
struct WheelsPage: View {
    @State private var date = Date(timeIntervalSince1970: 1_795_254_090)
    @State private var number = 4
    @State private var daysOff: Set = [
        DateComponents(year: 2026, month: 11, day: 23), DateComponents(year: 2026, month: 11, day: 27),
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Picker("Number", selection: $number) { ForEach(1..<13) { Text("\($0)") } }.pickerStyle(.wheel)
                Picker("Number", selection: $number) { ForEach(1..<13) { Text("\($0)") } }
                DatePicker("Birthday", selection: $date, displayedComponents: .date).datePickerStyle(.wheel)
                Picker("Off", selection: $number) { ForEach(1..<13) { Text("\($0)") } }
                    .pickerStyle(.wheel)
                    .disabled(true)
                DatePicker("Day", selection: $date).datePickerStyle(.graphical)
                MultiDatePicker("Days off", selection: $daysOff, in: date...)
                Gauge(value: 0.6) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("60 %")
                }
                HStack(spacing: 24) {
                    Gauge(value: 0.6) {
                        Text("Speed")
                    } currentValueLabel: {
                        Text("60")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("99")
                    }
                    .gaugeStyle(.accessoryCircular)
                    Gauge(value: 0.3) {
                        Text("Rain")
                    } currentValueLabel: {
                        Text("30")
                    }
                    .gaugeStyle(.accessoryCircularCapacity).tint(.blue)
                    ShareLink(item: URL(string: "https://www.swift.org")!)
                    Button("Glass") {}.buttonStyle(.glass)
                }
            }
            .padding()
        }
    }
}

/// Rows that can be deleted, moved, selected.
struct EditingPage: View {
    @State private var names = ["Ada", "Grace", "Barbara", "Radia"]
    @State private var chosen: String?

    var body: some View {
        List(selection: $chosen) {
            Section("People") {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            Section("Mail") {
                Text("Inbox").badge(12).tag("inbox")
                Text("A letter")
                    .tag("letter")
                    .swipeActions { Button("Archive", systemImage: "archivebox") {}.tint(.purple) }
                    .swipeActions(edge: .leading) { Button("Unread", systemImage: "envelope.badge") {}.tint(.blue) }
            }
        }
        .toolbar { EditButton() }
    }
}

#Preview("Pickers") { PickersPage() }
#Preview("Wheels") { WheelsPage() }
#Preview("Editing") { EditingPage() }
#Preview("Editing, on") { EditingPage().environment(\.editMode, .constant(.active)) }
