// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// A label, and at the trailing end a pill for the date and one for the time (facts/layout.md 11: text and 13.5 on each
/// side, 34.33 high, corners 8, 5 apart). In a list the pills do not count for the row's height (10.11).
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.stacksLabels) private var stacksLabels

    var body: some View {
        LabeledLayout(isStacked: stacksLabels) {
            if labelsVisibility != .hidden {
                configuration.label.accessibilityHidden(true)
                if !stacksLabels { Spacer(minLength: 0) }
            }
            HStack(spacing: 5) {
                if configuration.displayedComponents.contains(.date) {
                    DatePill(configuration: configuration, parts: .date)
                }
                if configuration.displayedComponents.contains(.hourAndMinute) {
                    DatePill(configuration: configuration, parts: .time)
                }
            }
            .padding(.vertical, isInList && !stacksLabels ? -7 : 0)
            .opacity(isEnabled ? 1 : 0.3)
        }
    }
}

/// One part of a date on a ground, under the browser's own control for it.
struct DatePill: View {
    let configuration: DatePickerStyleConfiguration
    let parts: DisplayControl.DateParts
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        let (configuration, parts, writer) = (configuration, parts, DateText(timeZone))
        let date = configuration.selection
        ControlSurface(
            fillsRows: false,
            control: NativeControl { environment in
                let hasBounds = parts != .time
                let control = DisplayControl(
                    .date(parts), value: writer.string(date, parts),
                    minimum: hasBounds ? configuration.minimumDate.map { writer.string($0, parts) } ?? "" : "",
                    maximum: hasBounds ? configuration.maximumDate.map { writer.string($0, parts) } ?? "" : "")
                return ControlContent(
                    control, role: .picker, label: configuration.label.name?.string(in: environment),
                    value: shown(date, in: environment))
            } take: { text, _ in
                guard let new = writer.date(text, parts, keeping: configuration.selection) else { return }
                configuration.choose(new)
            }
        ) {
            Text(date, format: style)
                .lineLimit(1)
                .padding(.horizontal, 13.5)
                .padding(.vertical, 7)
                .background(RoundedRectangle(cornerRadius: 8).fill(Color(.system(.tertiaryFill))))
        }
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(date: parts == .time ? .omitted : .abbreviated, time: parts == .date ? .omitted : .shortened)
    }

    private func shown(_ date: Date, in environment: EnvironmentValues) -> String {
        Text(date, format: style).string(in: environment)
    }
}
