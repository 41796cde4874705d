// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineImplicit
import VitrineTesting

@Suite("Amounts of data as text")
struct ByteCountTests {
    private typealias Style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount

    private let english = Locale(identifier: "en_US")

    @Test("A measurement and a number of bytes are written alike")
    func sizes() {
        let size = Measurement(value: 2.5, unit: UnitInformationStorage.gigabytes)
        #expect(size.formatted(.byteCount(style: .file).locale(english)) == "2.5 GB")
        #expect(Int64(2_500_000_000).formatted(.byteCount(style: .file).locale(english)) == "2.5 GB")
        #expect(size.formatted(.byteCount(style: .file, allowedUnits: .mb).locale(english)) == "2,500 MB")
    }

    @Test("Nothing is a word, or a number")
    func zero() {
        let nothing = Measurement(value: 0, unit: UnitInformationStorage.megabits)
        #expect(nothing.formatted(.byteCount(style: .file).locale(english)) == "Zero kB")
        #expect(nothing.formatted(.byteCount(style: .file, spellsOutZero: false).locale(english)) == "0 bytes")
    }

    @Test("The number of bytes may follow")
    func bytes() {
        let style = Style(
            style: .memory, allowedUnits: .kb, spellsOutZero: true, includesActualByteCount: true, locale: english)
        #expect(style.format(Measurement(value: 1024, unit: .bytes)) == "1 kB (1,024 bytes)")
        #expect(style.format(Measurement(value: 8, unit: .kibibits)) == "1 kB (1,024 bytes)")
    }

    @Test("What is no number of bytes has a text", arguments: [Double.nan, .infinity, -.infinity, 1e30])
    func limits(_ value: Double) {
        let size = Measurement(value: value, unit: UnitInformationStorage.yottabytes)
        #expect(!size.formatted(.byteCount(style: .file)).isEmpty)
    }

    @Test("The formatter writes numbers of all types, measurements, and parts of the text")
    func formatter() {
        let formatter = ByteCountFormatter()
        let size = Measurement(value: 2, unit: UnitInformationStorage.kilobytes)
        let texts = [formatter.string(for: 5), formatter.string(for: UInt8(5)), formatter.string(for: 5.0)]
        let five = formatter.string(fromByteCount: 5)
        #expect(five.hasPrefix("5") && texts == [five, five, five])
        #expect(formatter.string(for: size) == formatter.string(fromByteCount: 2_000))
        #expect(formatter.string(fromByteCount: 2_000).hasSuffix("KB"))
        #expect(ByteCountFormatter.string(from: size, countStyle: .memory).hasSuffix("KB"))
        #expect(formatter.string(for: "5") == nil)
        formatter.allowedUnits = .useMB
        #expect(formatter.string(fromByteCount: 3_000_000_000).hasSuffix("MB"))
        formatter.includesUnit = false
        let number = formatter.string(fromByteCount: 3_000_000)
        #expect(number.hasPrefix("3") && !number.contains("B"))
    }

    @MainActor @Test("Texts take the format")
    func texts() {
        let size = Measurement(value: 2.5, unit: UnitInformationStorage.gigabytes)
        #expect(TestHost(Text(size, format: .byteCount(style: .file))).contains(label: "2.5 GB"))
        #expect(TestHost(Text(Int64(5), format: .byteCount(style: .memory))).contains(label: "5 bytes"))
    }
}
