// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has no format style for measurements, but the ICU that it includes has one (`UnitWords`).

extension Measurement where UnitType: Dimension {
    /// A format style for measurements: the number in the user's locale, with the unit's symbol or name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }
            let kind: Kind

            /// The name of the width in ICU's number skeletons.
            var icuName: String {
                switch kind {
                case .wide: "full-name"
                case .abbreviated: "short"
                case .narrow: "narrow"
                }
            }

            /// The full name of the unit.
            public static var wide: UnitWidth { UnitWidth(kind: .wide) }
            /// The unit's abbreviation.
            public static var abbreviated: UnitWidth { UnitWidth(kind: .abbreviated) }
            /// The shortest form of the unit.
            public static var narrow: UnitWidth { UnitWidth(kind: .narrow) }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The locale of the number and the unit.
        public var locale: Locale
        /// The purpose of the measurement, which chooses its unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The format of the number; `nil` for CLDR's recommendation.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without the name of its scale.
        var hidesScale = false

        /// Creates a format style for measurements.
        ///
        /// - Parameters:
        ///   - width: The length of the unit's name.
        ///   - locale: The locale of the number and the unit.
        ///   - usage: The purpose of the measurement, which chooses its unit.
        ///   - numberFormatStyle: The format of the number; `nil` for CLDR's recommendation.
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

        /// Returns the style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// Returns the measurement as text.
        public func format(_ value: Measurement<UnitType>) -> String {
            let style = UnitWords.Style(width: width.icuName, usage: usage.icuName, number: numberFormatStyle)
            if hidesScale, let unit = value.unit as? UnitTemperature {
                return UnitWords.formatDegrees(value.value, unit, style, locale: locale)
            }
            return UnitWords.format(value.value, value.unit, style, locale: locale)
        }
    }

    /// Returns the measurement as text with an abbreviated unit, in the user's locale.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Returns the measurement formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Measurement {
        SessionFormats.placed(style).format(self)
    }
}

/// The purpose of a measurement, which chooses the unit that is usual in a region.
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
    /// The name of the usage in CLDR (UTS 35, part 6); `nil` keeps the measurement's own unit.
    let icuName: String?

    /// The general unit of the user's region.
    public static var general: Self { Self(icuName: "default") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(icuName: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A temperature of the weather.
    public static var weather: Self { Self(icuName: "weather") }
    /// A body temperature.
    public static var person: Self { Self(icuName: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance on a road.
    public static var road: Self { Self(icuName: "road") }
    /// A length of a person, such as a distance walked.
    public static var person: Self { Self(icuName: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(icuName: "person-height") }
    /// The focal length of a lens.
    public static var focalLength: Self { Self(icuName: "focal-length") }
    /// An amount of rain.
    public static var rainfall: Self { Self(icuName: "rainfall") }
    /// An amount of snow.
    public static var snowfall: Self { Self(icuName: "snowfall") }
    /// The visibility, as a distance.
    public static var visibility: Self { Self(icuName: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(icuName: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: Self { Self(icuName: "food") }
    /// The energy of a workout.
    public static var workout: Self { Self(icuName: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// A volume of a liquid.
    public static var liquid: Self { Self(icuName: "fluid") }
}

extension FormatStyle {
    /// Returns a format style for measurements.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Returns a format style for temperatures, which can leave out the name of the scale.
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
