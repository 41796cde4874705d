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
            func year(_ date: Date) -> Int { calendar.component(.year, from: date) }
            let current = year(date)
            // Without bounds as far as people plan, and the same rows for all of those years: a drum does not change in
            // the hand that turns it.
            let usual = (year(.startOf1900), year(.endOf2100))
            let first = configuration.minimumDate.map(year) ?? (current < usual.0 ? current - 100 : usual.0)
            let last = configuration.maximumDate.map(year) ?? (current > usual.1 ? current + 100 : usual.1)
            return Array(min(first, current)...max(last, current))
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

extension Date {
    /// In Gregorian years, in UTC.
    fileprivate static let startOf1900 = Date(timeIntervalSince1970: -2_208_988_800)
    fileprivate static let endOf2100 = Date(timeIntervalSince1970: 4_133_980_799)
}
