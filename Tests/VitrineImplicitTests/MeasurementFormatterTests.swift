// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit

@Suite struct MeasurementFormatterTests {
    private func formatter(_ style: Formatter.UnitStyle = .medium, _ locale: String = "en_US") -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.unitStyle = style
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    @Test func theUnitIsThatOfTheRegionUnlessTheOwnIsAskedFor() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        let own = formatter()
        #expect(own.string(from: distance).hasSuffix("mi"))
        own.unitOptions = .providedUnit
        #expect(own.string(from: distance) == "5 km")
        #expect(formatter(.medium, "de_DE").string(from: distance) == "5 km")
    }

    @Test(arguments: [(Formatter.UnitStyle.short, "5.5km"), (.medium, "5.5 km"), (.long, "5.5 kilometers")])
    func aStyleIsALength(style: Formatter.UnitStyle, text: String) {
        let formatter = formatter(style)
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: Measurement(value: 5.5, unit: UnitLength.kilometers)) == text)
    }

    @Test func digitsAreThoseOfTheNumberFormatter() {
        let formatter = formatter()
        formatter.unitOptions = .providedUnit
        let mass = Measurement(value: 1.234567, unit: UnitMass.kilograms)
        #expect(formatter.string(from: mass) == "1.235 kg")
        let numbers = NumberFormatter()
        numbers.maximumFractionDigits = 1
        formatter.numberFormatter = numbers
        #expect(formatter.string(from: mass) == "1.2 kg")
    }

    @Test func theNumberFormatterIsThereBeforeOneIsSetAndChangesWhatIsWritten() {
        let formatter = formatter()
        formatter.unitOptions = .providedUnit
        let mass = Measurement(value: 1.234567, unit: UnitMass.kilograms)
        #expect(formatter.numberFormatter.maximumFractionDigits == 3)
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: mass) == "1.2 kg")
        formatter.numberFormatter = nil
        #expect(formatter.string(from: mass) == "1.235 kg")
    }

    @Test func formattersHaveTheUsersLanguageUntilOneIsSet() {
        let own = Locale.autoupdatingCurrent
        let measurements = MeasurementFormatter()
        let lists = ListFormatter()
        let names = _PersonNameComponentsFormatter()
        let times = RelativeDateTimeFormatter()
        #expect([measurements.locale, lists.locale, names.locale] == [own, own, own])
        #expect(!times.locale.identifier.isEmpty)
        #expect(times.calendar.identifier == Calendar.current.identifier)
        let german = Locale(identifier: "de_DE")
        measurements.locale = german
        lists.locale = german
        names.locale = german
        times.locale = german
        #expect([measurements.locale, lists.locale, names.locale, times.locale] == [german, german, german, german])
        lists.locale = nil
        #expect(lists.locale == own)
    }

    @Test func temperaturesNeedNoLetter() {
        let formatter = formatter()
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 26, unit: UnitTemperature.celsius)) == "26°")
    }

    @Test func aUnitAloneAndOneOfTheAppsOwnHaveSymbols() {
        #expect(formatter().string(from: UnitLength.kilometers) == "km")
        #expect(formatter(.long).string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
        #expect(formatter().string(from: Measurement(value: 3, unit: Unit(symbol: "cups"))) == "3 cups")
    }
}
