// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// A wheel for each part of a date, in the order of the locale, as wide as its widest row.
///
/// A date with its time has one wheel for the weekday, the month and the day.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    /// Whether a date has a day; without one it stands for a month.
    var hasDays = true
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        let columns = DateColumn.all(configuration, hasDays: hasDays, calendar, locale)
        VStack(alignment: .leading, spacing: 0) {
            if labelsVisibility != .hidden { configuration.label }
            ColumnsLayout {
                ForEach(columns, id: \.part) { column in
                    WheelPicker(
                        // A picker of dates speaks the language of its dates.
                        label: Text(verbatim: column.part.word.string(locale)),
                        content: ForEach(column.values, id: \.self) { Text(verbatim: column.title(of: $0)) },
                        selection: PickerSelection([binding(column.part)]).following(Int.self), isColumn: true,
                        copies: column.copies)
                }
            }
            .background { WheelBand() }
        }
    }

    private func binding(_ part: DatePart) -> Binding<Int> {
        let (configuration, calendar) = (configuration, calendar)
        return Binding {
            part.value(of: configuration.selection, in: calendar)
        } set: { value in
            if let date = part.setting(value, in: configuration.selection, calendar) { configuration.choose(date) }
        }
    }
}

/// Lays out columns side by side: each at the width of its widest row, plus an equal share of the remaining width.
nonisolated private struct ColumnsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? WheelMetrics.idealWidth
        let heights = zip(subviews, widths(subviews, in: width)).map { column, width in
            column.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX + WheelMetrics.bandMargin
        for (column, width) in zip(subviews, widths(subviews, in: bounds.width)) {
            column.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }

    private func widths(_ subviews: Subviews, in width: CGFloat) -> [CGFloat] {
        let room = max(width - 2 * WheelMetrics.bandMargin, 0)
        let wanted = subviews.map { $0.sizeThatFits(.unspecified).width }
        let sum = wanted.reduce(0, +)
        // If they do not fit, all shrink in proportion.
        if sum > room { return wanted.map { $0 / sum * room } }
        return wanted.map { $0 + (room - sum) / CGFloat(wanted.count) }
    }
}
