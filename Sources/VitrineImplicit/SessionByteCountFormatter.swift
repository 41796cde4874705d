// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Foundation's formatter of amounts of data, in the language of the view or session that runs whenever it formats.
///
/// Apps call it `ByteCountFormatter` (EveryModule/FormattersOfSessions.swift). Foundation's writes all words in English:
/// in English this one writes what Foundation's does, in another language what the format style of that language does.
/// The style cannot write everything: a part of the text, another number of digits, the number of bytes beside the text,
/// and exabytes and more are in English everywhere.
open class _SessionByteCountFormatter: ByteCountFormatter {
    open override class func string(
        fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        let formatter = _SessionByteCountFormatter()
        formatter.countStyle = countStyle
        return formatter.string(fromByteCount: byteCount)
    }

    /// Returns the text of an amount of data in a style.
    open class func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        string(fromByteCount: measurement.wholeBytes, countStyle: countStyle)
    }

    open override func string(fromByteCount byteCount: Int64) -> String {
        let locale = Locale.autoupdatingCurrent.ofSession
        guard locale.language.languageCode != .english, includesUnit, includesCount, isAdaptive,
            !zeroPadsFractionDigits, !includesActualByteCount, let units = units(of: byteCount)
        else { return super.string(fromByteCount: byteCount) }
        let format = ByteCountFormatStyle(
            style: style, allowedUnits: units, spellsOutZero: allowsNonnumericFormatting,
            includesActualByteCount: false, locale: locale)
        // The formatter's letter is a capital one.
        return format.format(byteCount).replacing("kB", with: "KB")
    }

    /// Returns the text of an amount of data.
    open func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: measurement.wholeBytes)
    }

    /// Formats a number of bytes or an amount of data; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let count as any BinaryInteger: string(fromByteCount: Int64(clamping: count))
        case let count as Double: string(from: Measurement(value: count, unit: .bytes))
        case let number as NSNumber: string(fromByteCount: number.int64Value)
        case let measurement as Measurement<UnitInformationStorage>: string(from: measurement)
        default: nil
        }
    }

    /// The units in which the format style writes a number of bytes as this formatter does; `nil` where it cannot, since
    /// its units end with petabytes.
    private func units(of byteCount: Int64) -> ByteCountFormatStyle.Units? {
        // Nothing is "Zero KB" whatever other units are allowed.
        if byteCount == 0, allowsNonnumericFormatting { return allowedUnits == .useBytes ? .bytes : .kb }
        let isAnyUnit = allowedUnits.isEmpty || allowedUnits == .useAll
        let known: Units = [.useBytes, .useKB, .useMB, .useGB, .useTB, .usePB]
        let beyond = isAnyUnit || !allowedUnits.subtracting(known).isEmpty
        guard !beyond || byteCount.magnitude < 1_000_000_000_000_000_000 else { return nil }
        let units = isAnyUnit ? known : allowedUnits.intersection(known)
        return units.isEmpty ? nil : ByteCountFormatStyle.Units(rawValue: numericCast(units.rawValue))
    }

    private var style: ByteCountFormatStyle.Style {
        switch countStyle {
        case .memory: .memory
        case .decimal: .decimal
        case .binary: .binary
        default: .file
        }
    }
}
