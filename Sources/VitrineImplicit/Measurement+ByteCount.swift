// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of data as text, in the unit that is easiest to read: "2.5 GB".
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        /// The purpose of the text, which decides how many bytes a unit has.
        public typealias Style = ByteCountFormatStyle.Style
        /// The units that are used.
        public typealias Units = ByteCountFormatStyle.Units
        /// The type of what is formatted.
        public typealias FormatInput = Measurement<UnitInformationStorage>
        /// The type of the result.
        public typealias FormatOutput = String

        /// Foundation's style of numbers of bytes.
        private var bytes: ByteCountFormatStyle

        /// The purpose of the text, which decides how many bytes a unit has.
        public var style: Style {
            get { bytes.style }
            set { bytes.style = newValue }
        }

        /// The units that are used.
        public var allowedUnits: Units {
            get { bytes.allowedUnits }
            set { bytes.allowedUnits = newValue }
        }

        /// Whether nothing is written as a word: "Zero kB".
        public var spellsOutZero: Bool {
            get { bytes.spellsOutZero }
            set { bytes.spellsOutZero = newValue }
        }

        /// Whether the number of bytes follows.
        public var includesActualByteCount: Bool {
            get { bytes.includesActualByteCount }
            set { bytes.includesActualByteCount = newValue }
        }

        /// The language and the form of numbers.
        public var locale: Locale {
            get { bytes.locale }
            set { bytes.locale = newValue }
        }

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - style: The purpose of the text, which decides how many bytes a unit has.
        ///   - allowedUnits: The units that are used.
        ///   - spellsOutZero: Whether nothing is written as a word: "Zero kB".
        ///   - includesActualByteCount: Whether the number of bytes follows.
        ///   - locale: The language and the form of numbers.
        public init(
            style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
        ) {
            bytes = ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        /// Returns the format in another language.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// Returns the text of an amount of data.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            bytes.locale(bytes.locale.ofSession).format(value.wholeBytes)
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// Writes amounts of data as text.
    ///
    /// - Parameters:
    ///   - style: The purpose of the text, which decides how many bytes a unit has.
    ///   - allowedUnits: The units that are used.
    ///   - spellsOutZero: Whether nothing is written as a word: "Zero kB".
    ///   - includesActualByteCount: Whether the number of bytes follows.
    /// - Returns: The format.
    public static func byteCount(
        style: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Style,
        allowedUnits: Measurement<UnitInformationStorage>.FormatStyle.ByteCount.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}

extension Measurement where UnitType == UnitInformationStorage {
    /// The nearest number of bytes; 0 for a number that is none, and the nearest possible one for those beyond.
    var wholeBytes: Int64 {
        let count = converted(to: .bytes).value.rounded(.toNearestOrEven)
        return count.isNaN ? 0 : Int64(exactly: count) ?? (count < 0 ? Int64.min : Int64.max)
    }
}
