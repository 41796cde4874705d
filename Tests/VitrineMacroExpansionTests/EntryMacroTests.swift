// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftUI
import Testing

@testable import PreviewFixtures

/// `@Entry`: what it writes, what it refuses, and that the written code works under main-actor default isolation.
@Suite("EntryMacro")
struct EntryMacroTests {
    /// One entry and the key type that it becomes.
    struct Case: CustomTestStringConvertible, Sendable {
        let owner: String
        let variable: String
        let key: String

        var testDescription: String { "\(owner): \(variable)" }
    }

    static let accepted: [Case] = [
        Case(
            owner: "EnvironmentValues",
            variable: "var tint: Tint = Tint(3)",
            key: """
                private nonisolated struct __Key_tint: SwiftUI.EnvironmentKey {
                    typealias Value = Tint
                    static var defaultValue: Value {
                        Tint(3)
                    }
                }
                """
        ),
        Case(
            owner: "EnvironmentValues",
            variable: "var title: String?",
            key: """
                private nonisolated struct __Key_title: SwiftUI.EnvironmentKey {
                    typealias Value = String?
                    static var defaultValue: Value {
                        nil
                    }
                }
                """
        ),
        Case(
            owner: "EnvironmentValues",
            variable: "var scale = -1.5",
            key: """
                private nonisolated struct __Key_scale: SwiftUI.EnvironmentKey {
                    typealias Value = Swift.Double
                    static var defaultValue: Value {
                        -1.5
                    }
                }
                """
        ),
        Case(
            owner: "EnvironmentValues",
            variable: "var made = make()",
            key: """
                private nonisolated struct __Key_made: SwiftUI.EnvironmentKey {
                    static let defaultValue = make()
                }
                """
        ),
        Case(
            owner: "Transaction",
            variable: "var isDrag: Bool = false",
            key: """
                private nonisolated struct __Key_isDrag: SwiftUI.TransactionKey {
                    typealias Value = Bool
                    static var defaultValue: Value {
                        false
                    }
                }
                """
        ),
        Case(
            owner: "SwiftUI.ContainerValues",
            variable: "var label: String = \"\"",
            key: """
                private nonisolated struct __Key_label: SwiftUI.ContainerValueKey {
                    typealias Value = String
                    static var defaultValue: Value {
                        ""
                    }
                }
                """
        ),
        Case(
            owner: "FocusedValues",
            variable: "var document: Optional<Document>",
            key: """
                private nonisolated struct __Key_document: SwiftUI.FocusedValueKey {
                    typealias Value = Document
                }
                """
        ),
    ]

    @Test("writes accessors and a key with a computed default", arguments: accepted)
    func expands(_ example: Case) throws {
        let name = try #require(example.variable.split(separator: " ").dropFirst().first).prefix { $0 != ":" }
        // The accessors take the place of the default value.
        let declared = example.variable.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces)
        let expansion = MacroExpansion("extension \(example.owner) {\n    @Entry \(example.variable)\n}")
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.source == """
                extension \(example.owner) {
                    \(declared) {
                        get {
                            self[__Key_\(name).self]
                        }
                        set {
                            self[__Key_\(name).self] = newValue
                        }
                    }

                \(example.key.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
                }
                """
        )
    }

    @Test(
        "refuses with a remedy, once",
        arguments: [
            ("extension EnvironmentValues { @Entry var a: Int }", "needs a default value"),
            ("extension EnvironmentValues { @Entry let a: Int = 3 }", "goes on one 'var'"),
            ("extension EnvironmentValues { @Entry var a: Int { 3 } }", "remove the braces"),
            ("extension FocusedValues { @Entry var a: Int = 3 }", "needs an optional type"),
            ("struct Settings { @Entry var a: Int = 3 }", "only works inside an extension"),
        ]
    )
    func refuses(source: String, remedy: String) {
        let diagnostics = MacroExpansion(source).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.contains(remedy) == true)
    }

    @Test("an entry has its default until it is set, and each container its own value")
    @MainActor
    func entriesWork() {
        var values = EnvironmentValues()
        #expect(values.pageSize == 20)
        #expect(values.heading == nil)
        #expect(values.palette.name == "default")
        values.pageSize = 50
        values.heading = "Characters"
        values.palette = Palette(name: "dark")
        #expect(values.pageSize == 50)
        #expect(values.heading == "Characters")
        #expect(values.palette.name == "dark")
        #expect(EnvironmentValues().pageSize == 20)
    }
}
