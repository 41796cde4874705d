// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore

/// Measurements are written in the words and the units of the reader's region.
@Suite("Measurements in words")
struct MeasurementFormatTests {
    private func words<U: Dimension>(
        _ value: Double, _ unit: U, _ locale: String, width: Measurement<U>.FormatStyle.UnitWidth = .wide,
        usage: MeasurementFormatUnitUsage<U> = .asProvided, number: FloatingPointFormatStyle<Double>? = nil
    ) -> String {
        Measurement(value: value, unit: unit)
            .formatted(
                .measurement(width: width, usage: usage, numberFormatStyle: number).locale(Locale(identifier: locale)))
    }

    @Test(arguments: [
        ("en_US", 1, "1 gram"), ("en_US", 75, "75 grams"), ("de_DE", 75, "75 Gramm"), ("pl_PL", 2, "2 gramy"),
        ("pl_PL", 75, "75 gramów"), ("ja_JP", 75, "75グラム"), ("de_DE", 0.5, "0,5 Gramm"),
    ])
    func unitsAreInTheLanguageAndItsPluralForms(locale: String, grams: Double, expected: String) {
        #expect(words(grams, UnitMass.grams, locale) == expected)
    }

    @Test func everyUnitOfFoundationHasWords() {
        let german = Locale(identifier: "de_DE")
        let style = UnitWords.Style(width: "full-name")
        for unit in UnitIdentifiers.units {
            let text = UnitWords.format(2, unit, style, locale: german)
            #expect(text.hasPrefix("2") && text.count > 2, "\(unit.symbol)")
        }
        #expect(UnitIdentifiers.units.count > 150)
        #expect(words(2, UnitSpeed.kilometersPerHour, "de_DE") == "2 Kilometer pro Stunde")
        #expect(words(2, UnitInformationStorage.gibibytes, "de_DE", width: .abbreviated) == "2 GiByte")
    }

    @Test func aUnitWithoutWordsIsWrittenWithItsSymbol() {
        final class Pace: Dimension, @unchecked Sendable {
            static let leagues = Pace(symbol: "lea", converter: UnitConverterLinear(coefficient: 1))
            override static func baseUnit() -> Self { leagues as! Self }
        }
        #expect(words(1_234.5, Pace.leagues, "de_DE") == "1.234,5 lea")
        #expect(words(3, UnitAngle.gradians, "de_DE") == "3 grad")
    }

    @Test func theRegionChoosesTheUnit() {
        #expect(words(20, UnitTemperature.celsius, "en_US", width: .abbreviated, usage: .weather) == "68°F")
        #expect(words(20, UnitTemperature.celsius, "en_GB", width: .abbreviated, usage: .weather) == "20°C")
        #expect(words(30, UnitLength.kilometers, "en_US", width: .abbreviated, usage: .road) == "19 mi")
        #expect(words(30, UnitLength.kilometers, "de_DE", width: .abbreviated, usage: .road) == "30 km")
        #expect(words(1.8, UnitLength.meters, "en_US", usage: .personHeight) == "5 feet, 11 inches")
        #expect(words(1.8, UnitLength.meters, "de_DE", usage: .personHeight) == "180 Zentimeter")
        #expect(words(80, UnitMass.kilograms, "en_US", usage: .personWeight) == "176 pounds")
        let size = words(12.5, UnitInformationStorage.megabytes, "en_US", width: .abbreviated, usage: .general)
        #expect(size == "12.5 MB")
    }

    @Test func theAppsFormatWritesTheNumber() {
        let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
        #expect(words(1.2, UnitMass.grams, "en_US", number: whole) == "1 gram")
        let one = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        #expect(words(-1_234.56, UnitSpeed.kilometersPerHour, "ja_JP", number: one) == "時速-1,234.6キロメートル")
        #expect(words(30, UnitLength.kilometers, "en_US", usage: .road, number: one) == "18.6 miles")
        #expect(words(1.8, UnitLength.meters, "en_US", usage: .personHeight, number: one) == "5 feet, 10.9 inches")
    }

    @Test func aServerSpeaksMoreLanguagesThanItKeepsFormattersFor() {
        let locales = Locale.availableIdentifiers.filter { $0.hasPrefix("e") || $0.hasPrefix("d") }
        #expect(locales.count > 128)
        for locale in locales {
            #expect(!words(2, UnitLength.meters, locale).isEmpty)
        }
        #expect(words(2, UnitLength.meters, "de_DE") == "2 Meter")
    }
}
