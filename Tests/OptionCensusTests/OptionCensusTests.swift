// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Nothing that an app writes disappears silently: each public option of the engine has an effect, a diagnostic, or the
/// reason why Apple's has none here, either.
///
/// `options.txt` is what the symbol graph has of enum cases and of constants with a leading dot, without what is marked
/// unavailable: `make support` writes it, `make test` compares it.
@MainActor
@Suite("Census of options") struct OptionCensusTests {
    static let engineTables: [OptionTable] = [
        layoutOptions, textOptions, controlOptions, navigationOptions, scrollOptions, drawingOptions, animationOptions,
        inputOptions, accessibilityOptions, systemOptions, uiKitOptions, uiKitControlOptions,
        uiKitPresentationOptions, uiKitTableOptions,
    ].flatMap { $0 }

    #if canImport(SwiftUI)
        static let tables = engineTables + swiftUIOptions
    #else
        static let tables = engineTables
    #endif

    #if canImport(SwiftUI)
        private static func listed() throws -> [String] {
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("options.txt")
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        }

        @Test("every public option has a row, and every row is a public option")
        func rows() throws {
            let listed = Set(try Self.listed())
            let rows = Set(Self.tables.flatMap(\.options))
            #expect(listed.count > 1000)
            #expect(listed.subtracting(rows).sorted() == [], "public options without a row")
            #expect(rows.subtracting(listed).sorted() == [], "rows of options that are not public")
        }
    #endif

    @Test("every option does something else than its siblings, or says that it does nothing")
    func effects() async throws {
        for table in Self.tables { try await judge(table) }
    }

    private func judge(_ table: OptionTable) async throws {
        #expect(
            table.rows.count > 1 || table.rows.allSatisfy(\.isTold),
            "\(table): nothing to compare with; add a row that begins with ~")
        var outcomes: [(name: String, outcome: String)] = []
        for row in table.rows {
            do {
                outcomes.append((row.name, try await row.outcome()))
            } catch {
                Issue.record("\(table).\(row.name): \(error)")
            }
        }
        for row in table.rows where row.isTold {
            let seen = outcomes.first { $0.name == row.name }?.outcome
            #expect(seen == String(row.name.prefix { $0 != "(" }), "\(table).\(row.name) is not what the app was told")
        }
        for (place, one) in outcomes.enumerated() {
            // The first of several that are equal is enough to be told of.
            var isNamed = false
            for other in outcomes[..<place] where !isNamed {
                let likeness = table.likenesses.first { $0.names.contains(one.name) && $0.names.contains(other.name) }
                if let likeness {
                    #expect(
                        one.outcome == other.outcome,
                        "\(table): \(other.name) and \(one.name) differ; delete: \(likeness.reason)")
                } else if one.outcome == other.outcome, !isTold(one.outcome) {
                    isNamed = true
                    Issue.record("\(table).\(one.name) does what \(other.name) does, and says nothing")
                }
            }
        }
        let names = Set(table.rows.map(\.name))
        for likeness in table.likenesses {
            #expect(names.isSuperset(of: likeness.names), "\(table): alike names rows that are not there")
        }
    }
}
