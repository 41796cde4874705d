// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// ICU's identifiers of Foundation's units (UTS 35, part 6).
///
/// ICU 76 has no names for gradians, ares, coulombs, nibbles, slugs and the imperial pint, tablespoon and teaspoon:
/// they are written with their symbols.
nonisolated enum UnitIdentifiers {
    /// Returns ICU's identifier of a unit, or `nil` if ICU has no name for it.
    static func identifier(of unit: Dimension) -> String? {
        table[Key(dimension: ObjectIdentifier(type(of: unit)), symbol: unit.symbol)]
    }

    /// All units with names.
    static var units: [Dimension] { rows.map(\.0) }

    private struct Key: Hashable {
        let dimension: ObjectIdentifier
        let symbol: String
    }

    private static let table: [Key: String] = Dictionary(
        rows.map { (Key(dimension: ObjectIdentifier(type(of: $0.0)), symbol: $0.0.symbol), $0.1) },
        uniquingKeysWith: { first, _ in first })

    private static var rows: [(Dimension, String)] {
        [
            (UnitAcceleration.gravity, "g-force"),
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.degrees, "degree"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
            (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareFeet, "square-foot"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareMicrometers, "square-micrometer"), (UnitArea.squareMiles, "square-mile"),
            (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareNanometers, "square-nanometer"),
            (UnitArea.squareYards, "square-yard"),
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
            (UnitDispersion.partsPerMillion, "part-per-1000000"),
            (UnitDuration.hours, "hour"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.milliseconds, "millisecond"), (UnitDuration.minutes, "minute"),
            (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.picoseconds, "picosecond"),
            (UnitDuration.seconds, "second"),
            (UnitElectricCharge.ampereHours, "ampere-hour"),
            (UnitElectricCharge.kiloampereHours, "kiloampere-hour"),
            (UnitElectricCharge.megaampereHours, "megaampere-hour"),
            (UnitElectricCharge.microampereHours, "microampere-hour"),
            (UnitElectricCharge.milliampereHours, "milliampere-hour"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.kiloamperes, "kiloampere"),
            (UnitElectricCurrent.megaamperes, "megaampere"), (UnitElectricCurrent.microamperes, "microampere"),
            (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
            (UnitElectricPotentialDifference.megavolts, "megavolt"),
            (UnitElectricPotentialDifference.microvolts, "microvolt"),
            (UnitElectricPotentialDifference.millivolts, "millivolt"), (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricResistance.kiloohms, "kiloohm"), (UnitElectricResistance.megaohms, "megaohm"),
            (UnitElectricResistance.microohms, "microohm"), (UnitElectricResistance.milliohms, "milliohm"),
            (UnitElectricResistance.ohms, "ohm"),
            (UnitEnergy.calories, "calorie"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.hertz, "hertz"),
            (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz"),
            (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.millihertz, "millihertz"),
            (UnitFrequency.nanohertz, "nanohertz"), (UnitFrequency.terahertz, "terahertz"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            (UnitIlluminance.lux, "lux"),
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.exabits, "exabit"), (UnitInformationStorage.exabytes, "exabyte"),
            (UnitInformationStorage.exbibits, "exbibit"), (UnitInformationStorage.exbibytes, "exbibyte"),
            (UnitInformationStorage.gibibits, "gibibit"), (UnitInformationStorage.gibibytes, "gibibyte"),
            (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.kibibits, "kibibit"), (UnitInformationStorage.kibibytes, "kibibyte"),
            (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.mebibits, "mebibit"), (UnitInformationStorage.mebibytes, "mebibyte"),
            (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
            (UnitInformationStorage.pebibits, "pebibit"), (UnitInformationStorage.pebibytes, "pebibyte"),
            (UnitInformationStorage.petabits, "petabit"), (UnitInformationStorage.petabytes, "petabyte"),
            (UnitInformationStorage.tebibits, "tebibit"), (UnitInformationStorage.tebibytes, "tebibyte"),
            (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.terabytes, "terabyte"),
            (UnitInformationStorage.yobibits, "yobibit"), (UnitInformationStorage.yobibytes, "yobibyte"),
            (UnitInformationStorage.yottabits, "yottabit"), (UnitInformationStorage.yottabytes, "yottabyte"),
            (UnitInformationStorage.zebibits, "zebibit"), (UnitInformationStorage.zebibytes, "zebibyte"),
            (UnitInformationStorage.zettabits, "zettabit"), (UnitInformationStorage.zettabytes, "zettabyte"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.decameters, "decameter"), (UnitLength.decimeters, "decimeter"), (UnitLength.fathoms, "fathom"),
            (UnitLength.feet, "foot"), (UnitLength.furlongs, "furlong"), (UnitLength.hectometers, "hectometer"),
            (UnitLength.inches, "inch"), (UnitLength.kilometers, "kilometer"), (UnitLength.lightyears, "light-year"),
            (UnitLength.megameters, "megameter"), (UnitLength.meters, "meter"), (UnitLength.micrometers, "micrometer"),
            (UnitLength.miles, "mile"), (UnitLength.millimeters, "millimeter"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.parsecs, "parsec"),
            (UnitLength.picometers, "picometer"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
            (UnitLength.yards, "yard"),
            (UnitMass.carats, "carat"), (UnitMass.centigrams, "centigram"), (UnitMass.decigrams, "decigram"),
            (UnitMass.grams, "gram"), (UnitMass.kilograms, "kilogram"), (UnitMass.metricTons, "metric-ton"),
            (UnitMass.micrograms, "microgram"), (UnitMass.milligrams, "milligram"), (UnitMass.nanograms, "nanogram"),
            (UnitMass.ounces, "ounce"), (UnitMass.ouncesTroy, "ounce-troy"), (UnitMass.picograms, "picogram"),
            (UnitMass.pounds, "pound"), (UnitMass.shortTons, "ton"),
            (UnitMass.stones, "stone"),
            (UnitPower.femtowatts, "femtowatt"), (UnitPower.gigawatts, "gigawatt"),
            (UnitPower.horsepower, "horsepower"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
            (UnitPower.microwatts, "microwatt"), (UnitPower.milliwatts, "milliwatt"),
            (UnitPower.nanowatts, "nanowatt"), (UnitPower.picowatts, "picowatt"), (UnitPower.terawatts, "terawatt"),
            (UnitPower.watts, "watt"),
            (UnitPressure.bars, "bar"), (UnitPressure.gigapascals, "gigapascal"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.milesPerHour, "mile-per-hour"),
            (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
            (UnitTemperature.kelvin, "kelvin"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicInches, "cubic-inch"),
            (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
            (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cups, "cup"), (UnitVolume.deciliters, "deciliter"),
            (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.gallons, "gallon"),
            (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.kiloliters, "kiloliter"),
            (UnitVolume.liters, "liter"), (UnitVolume.megaliters, "megaliter"), (UnitVolume.metricCups, "cup-metric"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.teaspoons, "teaspoon"),
        ]
    }
}
