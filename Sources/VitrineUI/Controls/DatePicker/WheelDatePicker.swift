// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// A wheel for each part of a date, in the order in which the reader's language writes them.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if labelsVisibility != .hidden { configuration.label }
            HStack(spacing: 0) {
                ForEach(columns, id: \.self) { column in
                    WheelPicker(
                        label: Text(verbatim: column.name),
                        content: ForEach(values(column), id: \.self) { Text(verbatim: title($0, column)) },
                        selection: PickerSelection([binding(column)]).following(Int.self))
                }
            }
        }
    }

    private enum Column: Hashable {
        case day, month, year, hour, minute

        var component: Calendar.Component {
            switch self {
            case .day: .day
            case .month: .month
            case .year: .year
            case .hour: .hour
            case .minute: .minute
            }
        }

        var name: String { "\(self)" }
    }

    private var columns: [Column] {
        var columns: [Column] = []
        if configuration.displayedComponents.contains(.date) {
            let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
            for letter in pattern {
                let column: Column? = switch letter {
                case "d": .day
                case "M", "L": .month
                case "y": .year
                default: nil
                }
                if let column, !columns.contains(column) { columns.append(column) }
            }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) { columns += [.hour, .minute] }
        return columns
    }

    private func values(_ column: Column) -> [Int] {
        let date = configuration.selection
        if column == .year {
            let year = calendar.component(.year, from: date)
            let first = configuration.minimumDate.map { calendar.component(.year, from: $0) } ?? year - 100
            let last = configuration.maximumDate.map { calendar.component(.year, from: $0) } ?? year + 100
            return Array(min(first, year)...max(last, year))
        }
        let wider: Calendar.Component = column == .month ? .year : column == .day ? .month : column == .hour ? .day : .hour
        return Array(calendar.range(of: column.component, in: wider, for: date) ?? 0..<1)
    }

    private func title(_ value: Int, _ column: Column) -> String {
        switch column {
        case .month:
            let names = calendar.standaloneMonthSymbols
            return names.indices.contains(value - 1) ? names[value - 1] : String(value)
        case .minute, .hour: return (value < 10 ? "0" : "") + String(value)
        case .day, .year: return String(value)
        }
    }

    private func binding(_ column: Column) -> Binding<Int> {
        let (configuration, calendar) = (configuration, calendar)
        return Binding {
            calendar.component(column.component, from: configuration.selection)
        } set: { value in
            var fields = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: configuration.selection)
            fields.setValue(value, for: column.component)
            // The 31st of a shorter month is its last day.
            if column == .month || column == .year {
                var first = fields
                first.day = 1
                if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
                    fields.day = min(fields.day ?? 1, days.upperBound - 1)
                }
            }
            if let date = calendar.date(from: fields) { configuration.choose(date) }
        }
    }
}
