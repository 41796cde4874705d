// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
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

    /// Does something in a session whose user reads a language.
    @MainActor
    private func inSession<Result>(_ locale: String, _ body: () -> Result) -> Result {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        session.preferences = SessionPreferences(locale: Locale(identifier: locale))
        return withExtendedLifetime(host) { SessionContext.$current.withValue(session, operation: body) }
    }

    private static let counts: [Int64] = [
        0, 1, 5, 999, 1_000, 1_023, 1_024, 2_500, 999_999, 3_141_592, 2_500_000_000, 1 << 40, 1 << 50,
        999_999_999_999_999_999, 1_000_000_000_000_000_000, 1 << 60, .max, -1, -2_500, -3_141_592, .min,
    ]

    @MainActor
    @Test(
        "In English the formatter writes what Foundation's does",
        arguments: [
            [], .useAll, .useBytes, .useKB, .useMB, .useGB, .usePB, .useEB, .useZB, [.useKB, .useGB], [.useMB, .useEB],
        ] as [ByteCountFormatter.Units], [.file, .memory, .decimal, .binary] as [ByteCountFormatter.CountStyle])
    func formatterLikeFoundations(_ units: ByteCountFormatter.Units, _ style: ByteCountFormatter.CountStyle) {
        let ours = ByteCountFormatter()
        let foundations = Foundation.ByteCountFormatter()
        inSession("en_US") {
            for flags in 0..<16 {
                for formatter in [ours, foundations] {
                    formatter.allowedUnits = units
                    formatter.countStyle = style
                    formatter.allowsNonnumericFormatting = flags & 1 == 0
                    formatter.includesActualByteCount = flags & 2 != 0
                    formatter.isAdaptive = flags & 4 == 0
                    formatter.zeroPadsFractionDigits = flags & 8 != 0
                }
                for count in Self.counts {
                    let text = ours.string(fromByteCount: count)
                    #expect(text == foundations.string(fromByteCount: count), "\(count), flags \(flags)")
                }
            }
        }
    }

    @MainActor
    @Test("In another language the formatter writes that language's words and signs")
    func formatterInGerman() {
        inSession("de_DE") {
            let formatter = ByteCountFormatter()
            #expect(formatter.string(fromByteCount: 2_500_000_000) == "2,5\u{a0}GB")
            #expect(formatter.string(fromByteCount: 5) == "5 Byte")
            #expect(formatter.string(fromByteCount: 2_000) == "2 KB")
            #expect(formatter.string(fromByteCount: 0) == "0 KB")
            formatter.allowedUnits = .useMB
            #expect(formatter.string(fromByteCount: 0) == "0 KB")
            // What German's style cannot write is as Foundation writes it.
            let foundations = Foundation.ByteCountFormatter()
            for units in [ByteCountFormatter.Units.useEB, .useZB, .useAll] {
                formatter.allowedUnits = units
                foundations.allowedUnits = units
                #expect(formatter.string(fromByteCount: .max) == foundations.string(fromByteCount: .max))
            }
            formatter.includesActualByteCount = true
            foundations.includesActualByteCount = true
            for count in [5, 2_000] as [Int64] {
                #expect(formatter.string(fromByteCount: count) == foundations.string(fromByteCount: count))
            }
        }
    }

    @MainActor
    @Test("The formatter writes numbers of all types, measurements, and parts of the text")
    func formatter() {
        inSession("en_US") { writesAllTypes() }
    }

    @MainActor
    private func writesAllTypes() {
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
