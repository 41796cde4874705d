// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Formats a length of time: "1:05:09", "1h 5m", "one hour, five minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "9:41:30".
        case positional
        /// "9h 41m 30s".
        case abbreviated
        /// "9 hr, 41 min, 30 sec".
        case short
        /// "9 hours, 41 minutes, 30 seconds".
        case full
        /// "nine hours, forty-one minutes, thirty seconds".
        case spellOut
        /// "9hr 41min 30sec".
        case brief
    }

    /// The treatment of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Left out before the first other value with `positional`, and everywhere with the other styles.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Left out before the first other value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Left out between other values.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Left out after the last other value.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Left out everywhere.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Shown, with two digits in `positional`.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The units that are shown; none for all of them.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The treatment of units whose value is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The number of units that are shown, the largest ones; 0 for all.
    open var maximumUnitCount = 0
    /// Whether a single one of the largest unit is written in the next: "63s" for "1m 3s".
    open var collapsesLargestUnit = false
    /// Whether the text says that it is about so long.
    open var includesApproximationPhrase = false
    /// Whether the text says that it is what remains.
    open var includesTimeRemainingPhrase = false
    /// Whether the smallest unit may have a fraction; it has none.
    open var allowsFractionalUnits = false
    /// The calendar, whose locale says the language; `nil` for the user's.
    open var calendar: Calendar? = .current
    /// The time from which months and years are counted; `nil` for now.
    open var referenceDate: Date?

    /// Formats a number of seconds.
    ///
    /// - Parameter ti: The seconds.
    /// - Returns: The text; `nil` for a number that is none.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Formats the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(of: usedCalendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    /// Formats components, those of units that are not shown in the others.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Formats components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Formats seconds or components; `nil` for anything else.
    open override func string(for obj: Any) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private var usedCalendar: Calendar { (calendar ?? .current).ofSession }

    private var locale: Locale {
        let own = calendar ?? .current
        // Where the calendar is the user's, so is the language.
        return own.isOfProcess ? Locale.autoupdatingCurrent.ofSession : own.locale ?? .current
    }

    private var units: [TimeUnit] {
        let allowed = TimeUnit.allCases.filter { allowedUnits.contains($0.flag) }
        return allowed.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : allowed
    }

    private func text(of components: DateComponents) -> String? {
        var values = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
        if collapsesLargestUnit { collapse(&values) }
        values = shown(values)
        guard !values.isEmpty else { return nil }
        let isNegative = values.contains { $0.value < 0 }
        let text = unitsStyle == .positional ? positional(values) : named(values)
        let signed = isNegative ? "-" + text : text
        return phrase(signed)
    }

    /// Returns a length of time in the phrases that are asked for, in the formatter's language.
    private func phrase(_ time: String) -> String {
        let about =
            includesApproximationPhrase ? SystemWord.about.string(locale).replacing("%@", with: time) : time
        guard includesTimeRemainingPhrase else { return about }
        let remaining = SystemWord.remaining.string(locale)
        guard includesApproximationPhrase, !remaining.hasPrefix("%@") else {
            return remaining.replacing("%@", with: about)
        }
        // In the middle of a sentence.
        return remaining.replacing("%@", with: about.prefix(1).lowercased() + about.dropFirst())
    }

    /// Writes a single one of the largest unit in the next one.
    private func collapse(_ values: inout [(unit: TimeUnit, value: Int)]) {
        guard let first = values.firstIndex(where: { $0.value != 0 }), first + 1 < values.count,
            values[first].value == 1, let factor = values[first].unit.count(of: values[first + 1].unit)
        else { return }
        values[first + 1].value += factor
        values[first].value = 0
    }

    private func shown(_ all: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        var values = all
        if !behavior.contains(.pad) {
            let (first, last) = (all.firstIndex { $0.value != 0 }, all.lastIndex { $0.value != 0 })
            values = all.indices.filter { index in
                guard all[index].value == 0 else { return true }
                // Nothing but zeros: the smallest unit says so.
                guard let first, let last else { return index == all.count - 1 || !behavior.contains(.dropLeading) }
                if index < first { return !behavior.contains(.dropLeading) }
                if index > last { return !behavior.contains(.dropTrailing) }
                return !behavior.contains(.dropMiddle)
            }.map { all[$0] }
        }
        return maximumUnitCount > 0 ? Array(values.prefix(maximumUnitCount)) : values
    }

    /// Hours, minutes and seconds stand with colons, larger units before them by name.
    private func positional(_ values: [(unit: TimeUnit, value: Int)]) -> String {
        let clock = values.filter { $0.unit.isOfClock }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let digits = clock.enumerated().map { index, part in
            let text = abs(part.value).formatted(.number.grouping(.never).locale(locale))
            return text.count < 2 && (index > 0 || isPadded) ? 0.formatted(.number.locale(locale)) + text : text
        }
        let names = values.filter { !$0.unit.isOfClock }.map { $0.unit.text($0.value, .abbreviated, locale) }
        return (names + [digits.joined(separator: ":")]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func named(_ values: [(unit: TimeUnit, value: Int)]) -> String {
        TimeUnit.joined(values.map { $0.unit.text($0.value, unitsStyle, locale) }, unitsStyle, locale)
    }
}
