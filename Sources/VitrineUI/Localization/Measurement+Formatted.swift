// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation on this platform has no format for measurements.

extension Measurement where UnitType: Dimension {
    /// A measurement in words: the number in the reader's locale, and the unit's symbol or name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long the unit is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            enum Kind: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }
            let kind: Kind

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
            let shown = usage.keepsUnit ? (value.value, value.unit as Dimension) : HouseholdUnits.of(value, in: locale)
            let standard = FloatingPointFormatStyle<Double>.number.precision(
                .fractionLength(0...(abs(shown.0) < 10 ? 1 : 0)))
            let number = (numberFormatStyle ?? standard).locale(locale).format(shown.0)
            let width = hidesScale ? UnitWidth.narrow : width
            return HouseholdUnits.join(number, shown.1, width.kind.rawValue, isOne: shown.0 == 1)
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

/// What a measurement is for.
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
    let keepsUnit: Bool

    /// In the reader's units.
    public static var general: Self { Self(keepsUnit: false) }
    /// In the measurement's own unit.
    public static var asProvided: Self { Self(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(keepsUnit: false) }
    public static var person: Self { Self(keepsUnit: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(keepsUnit: false) }
    public static var person: Self { Self(keepsUnit: false) }
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

/// The units that people of a country use, and how they are written.
enum HouseholdUnits {
    nonisolated static func of<U: Dimension>(_ value: Measurement<U>, in locale: Locale) -> (Double, Dimension) {
        let usesMiles = locale.measurementSystem == .us
        func converted<T: Dimension>(_ unit: T, as type: T.Type) -> (Double, Dimension)? {
            guard let own = value.unit as? T else { return nil }
            return (Measurement<T>(value: value.value, unit: own).converted(to: unit).value, unit)
        }
        let own = (value.value, value.unit as Dimension)
        switch value.unit {
        case is UnitTemperature:
            return converted(usesMiles ? UnitTemperature.fahrenheit : .celsius, as: UnitTemperature.self) ?? own
        case let unit as UnitLength where usesMiles:
            let meters = Measurement<UnitLength>(value: value.value, unit: unit).converted(to: .meters).value
            return converted(abs(meters) >= 300 ? UnitLength.miles : .feet, as: UnitLength.self) ?? own
        case let unit as UnitMass where usesMiles:
            let grams = Measurement<UnitMass>(value: value.value, unit: unit).converted(to: .grams).value
            return converted(abs(grams) >= 454 ? UnitMass.pounds : .ounces, as: UnitMass.self) ?? own
        case is UnitSpeed:
            return converted(usesMiles ? UnitSpeed.milesPerHour : .kilometersPerHour, as: UnitSpeed.self) ?? own
        default: return own
        }
    }

    nonisolated static func join(_ number: String, _ unit: Dimension, _ width: String, isOne: Bool) -> String {
        if unit is UnitTemperature {
            switch width {
            case "narrow": return number + "°"
            case "wide":
                let scale =
                    unit == UnitTemperature.fahrenheit
                    ? "Fahrenheit" : unit == UnitTemperature.kelvin ? "kelvin" : "Celsius"
                return "\(number) \(isOne ? "degree" : "degrees") \(scale)"
            default: return number + unit.symbol
            }
        }
        if width == "wide", let name = names.first(where: { $0.0 == unit })?.1 {
            return "\(number) \(isOne ? name.one : name.many)"
        }
        return width == "narrow" ? number + unit.symbol : "\(number) \(unit.symbol)"
    }

    private nonisolated static var names: [(Dimension, (one: String, many: String))] {
        [
            (UnitLength.meters, ("meter", "meters")), (UnitLength.kilometers, ("kilometer", "kilometers")),
            (UnitLength.centimeters, ("centimeter", "centimeters")), (UnitLength.miles, ("mile", "miles")),
            (UnitLength.feet, ("foot", "feet")), (UnitMass.grams, ("gram", "grams")),
            (UnitMass.kilograms, ("kilogram", "kilograms")), (UnitMass.pounds, ("pound", "pounds")),
            (UnitMass.ounces, ("ounce", "ounces")), (UnitDuration.seconds, ("second", "seconds")),
            (UnitDuration.minutes, ("minute", "minutes")), (UnitDuration.hours, ("hour", "hours")),
            (UnitVolume.liters, ("liter", "liters")), (UnitVolume.milliliters, ("milliliter", "milliliters")),
            (UnitEnergy.kilocalories, ("kilocalorie", "kilocalories")),
            (UnitSpeed.kilometersPerHour, ("kilometer per hour", "kilometers per hour")),
            (UnitSpeed.milesPerHour, ("mile per hour", "miles per hour")),
        ]
    }
}
