// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Foundation's formatter of amounts of data, in the language of the view or session that runs whenever it formats.
///
/// Apps call it `ByteCountFormatter` (EveryModule/FormattersOfSessions.swift). Foundation's writes all words in English.
/// So does this one where an app wants a part of the text only, or another number of digits.
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
        // The format style below writes whole texts, with its own number of digits.
        guard includesUnit, includesCount, isAdaptive, !zeroPadsFractionDigits else {
            return super.string(fromByteCount: byteCount)
        }
        let isAnyUnit = allowedUnits.isEmpty || allowedUnits == .useAll
        let format = ByteCountFormatStyle(
            style: style,
            allowedUnits: isAnyUnit ? .all : ByteCountFormatStyle.Units(rawValue: numericCast(allowedUnits.rawValue)),
            spellsOutZero: allowsNonnumericFormatting, includesActualByteCount: includesActualByteCount,
            locale: Locale.autoupdatingCurrent.ofSession)
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

    private var style: ByteCountFormatStyle.Style {
        switch countStyle {
        case .memory: .memory
        case .decimal: .decimal
        case .binary: .binary
        default: .file
        }
    }
}
