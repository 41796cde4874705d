// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Formats measurements: "5 km", "26°C".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// How the unit is chosen.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The measurement's own unit, instead of the one that is usual where the user lives.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit in which the number is easiest to read.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// No letter after the degrees of a temperature.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// How the unit is chosen.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language and the region: the user's until others are set, and again after `nil`.
    open var locale: Locale! {
        get { region }
        set { ownLocale = newValue }
    }
    /// How many digits the number has: at most three after the point until it is changed or set, and again after `nil`.
    open var numberFormatter: NumberFormatter! {
        get { numbers }
        set { numbers = newValue ?? Self.decimalNumbers() }
    }

    private var ownLocale: Locale?
    private var numbers = MeasurementFormatter.decimalNumbers()

    /// Formats a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        if let unit = measurement.unit as? Dimension,
            let text = Self.dimensions.lazy.compactMap({
                $0(self, measurement.value, unit)
            }).first
        {
            return text
        }
        return number(measurement.value) + " " + measurement.unit.symbol
    }

    /// Formats a unit alone.
    open func string(from unit: Unit) -> String {
        guard let dimension = unit as? Dimension else { return unit.symbol }
        // With a number whose plural is that of many.
        let many = Self.dimensions.lazy.compactMap { $0(self, 100, dimension, isProvided: true) }.first
        guard let many else { return unit.symbol }
        return many.replacing(number(100), with: "").trimmingCharacters(in: .whitespaces)
    }

    /// Formats a measurement, of whatever type its unit is, or a unit alone; `nil` for anything else.
    open override func string(for obj: Any) -> String? {
        switch obj {
        case let measurement as any AnyMeasurement: measurement.text(by: self)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    private var region: Locale { (ownLocale ?? .autoupdatingCurrent).ofSession }

    private var numberStyle: FloatingPointFormatStyle<Double> {
        let fewest = numbers.minimumFractionDigits
        return .number.precision(.fractionLength(fewest...max(fewest, numbers.maximumFractionDigits))).locale(region)
    }

    /// A formatter with at most three digits after the point.
    private static func decimalNumbers() -> NumberFormatter {
        let numbers = _SessionNumberFormatter()
        numbers.numberStyle = .decimal
        return numbers
    }

    private func number(_ value: Double) -> String { value.formatted(numberStyle) }

    private func text<UnitType: Dimension>(
        _ type: UnitType.Type, _ value: Double, _ unit: Dimension, isProvided: Bool
    ) -> String? {
        guard let unit = unit as? UnitType else { return nil }
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number(value) + "°" }
        let width: Measurement<UnitType>.FormatStyle.UnitWidth =
            switch unitStyle {
            case .short: .narrow
            case .long: .wide
            default: .abbreviated
            }
        let keepsUnit = isProvided || unitOptions.contains(.providedUnit)
        return Measurement(value: value, unit: unit).formatted(
            .measurement(width: width, usage: keepsUnit ? .asProvided : .general, numberFormatStyle: numberStyle)
                .locale(region))
    }

    private struct Way: Sendable {
        let text: @Sendable (MeasurementFormatter, Double, Dimension, Bool) -> String?

        init<UnitType: Dimension>(_ type: UnitType.Type) {
            text = { $0.text(UnitType.self, $1, $2, isProvided: $3) }
        }

        func callAsFunction(
            _ formatter: MeasurementFormatter, _ value: Double, _ unit: Dimension, isProvided: Bool = false
        ) -> String? { text(formatter, value, unit, isProvided) }
    }

    /// A style is of one type of units.
    private static let dimensions: [Way] = [
        Way(UnitLength.self), Way(UnitTemperature.self), Way(UnitMass.self), Way(UnitSpeed.self),
        Way(UnitDuration.self),
        Way(UnitVolume.self), Way(UnitArea.self), Way(UnitAngle.self), Way(UnitEnergy.self), Way(UnitPower.self),
        Way(UnitPressure.self), Way(UnitInformationStorage.self), Way(UnitFrequency.self), Way(UnitAcceleration.self),
        Way(UnitConcentrationMass.self), Way(UnitDispersion.self), Way(UnitElectricCharge.self),
        Way(UnitElectricCurrent.self),
        Way(UnitElectricPotentialDifference.self), Way(UnitElectricResistance.self), Way(UnitFuelEfficiency.self),
        Way(UnitIlluminance.self),
    ]
}

/// A measurement whose type of units is not known.
private protocol AnyMeasurement {
    /// The text that a formatter makes of it.
    func text(by formatter: MeasurementFormatter) -> String
}

extension Measurement: AnyMeasurement {
    fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
