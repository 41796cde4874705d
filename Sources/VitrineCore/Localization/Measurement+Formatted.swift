// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has no format for measurements; the ICU that it brings has (`UnitWords`).

extension Measurement where UnitType: Dimension {
    /// A measurement in words: the number in the reader's locale, and the unit's symbol or name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long the unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }
            let kind: Kind

            /// The name of the width in ICU's skeletons of numbers.
            var icuName: String {
                switch kind {
                case .wide: "full-name"
                case .abbreviated: "short"
                case .narrow: "narrow"
                }
            }

            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without the name of its scale.
        var hidesScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let style = UnitWords.Style(width: width.icuName, usage: usage.icuName, number: numberFormatStyle)
            if hidesScale, let unit = value.unit as? UnitTemperature {
                return UnitWords.formatDegrees(value.value, unit, style, locale: locale)
            }
            return UnitWords.format(value.value, value.unit, style, locale: locale)
        }
    }

    /// The measurement in words.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement in a style.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Measurement {
        SessionFormats.placed(style).format(self)
    }
}

extension Measurement.FormatStyle: LocaleFormatStyle {}

/// What a measurement is for: it chooses the unit that people of a region use for it.
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
    /// The name of the usage in CLDR (UTS 35, part 6); `nil` keeps the measurement's own unit.
    let icuName: String?

    /// In the reader's units.
    public static var general: Self { Self(icuName: "default") }
    /// In the measurement's own unit.
    public static var asProvided: Self { Self(icuName: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(icuName: "weather") }
    public static var person: Self { Self(icuName: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(icuName: "road") }
    public static var person: Self { Self(icuName: "person") }
    public static var personHeight: Self { Self(icuName: "person-height") }
    public static var focalLength: Self { Self(icuName: "focal-length") }
    public static var rainfall: Self { Self(icuName: "rainfall") }
    public static var snowfall: Self { Self(icuName: "snowfall") }
    public static var visibility: Self { Self(icuName: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: Self { Self(icuName: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: Self { Self(icuName: "food") }
    public static var workout: Self { Self(icuName: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: Self { Self(icuName: "fluid") }
}

extension FormatStyle {
    /// A measurement in words.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// A temperature in words.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScale = hidesScaleName
        return style
    }
}
