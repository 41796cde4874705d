// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// `#Preview` and `@Previewable` as text; that the text compiles and registers is `PreviewRegistryTests`.
@Suite("PreviewMacro")
struct PreviewMacroTests {
    /// A `#Preview` and the parts of its record that depend on it.
    struct Case: CustomTestStringConvertible, Sendable {
        let source: String
        var name = "nil"
        var traits = "[]"
        var body: String
        var wrapper = ""

        var testDescription: String { source }
    }

    static let accepted: [Case] = [
        Case(source: "#Preview { HomeView() }", body: "{ HomeView() }"),
        Case(source: "#Preview(\"Loading\") {\n    HomeView()\n}", name: "\"Loading\"", body: "{\n    HomeView()\n}"),
        Case(
            source: "#Preview(\"Wide\", traits: .landscapeLeft, .sizeThatFitsLayout) { HomeView() }",
            name: "\"Wide\"",
            traits: "[.landscapeLeft, .sizeThatFitsLayout]",
            body: "{ HomeView() }"
        ),
        Case(
            source: "#Preview(traits: .portrait, body: { HomeView() })",
            traits: "[.portrait]",
            body: "{ HomeView() }"
        ),
        Case(source: "#Preview(\"Made\", body: makeView)", name: "\"Made\"", body: "makeView"),
        Case(
            source: """
                #Preview("State") {
                    @Previewable @State var isOn = false
                    @Previewable @Environment(\\.locale) var locale
                    // a switch
                    Toggle("On", isOn: $isOn)
                    Text("b")
                }
                """,
            name: "\"State\"",
            body: "{ _VitrinePreviewable() }",
            wrapper: """

                    @MainActor struct _VitrinePreviewable: SwiftUI.View {
                        @State var isOn = false
                        @Environment(\\.locale) var locale
                        var body: some SwiftUI.View {
                                // a switch
                                Toggle("On", isOn: $isOn)
                                Text("b")
                        }
                    }
                """
        ),
    ]

    @Test("writes one constant record into the section, with the closure as it was written", arguments: accepted)
    func expands(_ example: Case) {
        let expansion = MacroExpansion("\n" + example.source)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.source == """
                private nonisolated enum __macro_local_7PreviewfMu_ {
                    @section("vitrine_previews") @used
                    static let _vitrinePreview: SwiftUI._PreviewRecord = (1, { destination in
                        SwiftUI._storePreview(
                            into: destination,
                            name: \(example.name),
                            fileID: #fileID,
                            line: #line,
                            column: #column,
                            traits: { \(example.traits) },
                            body: \(example.body)
                        )
                    })\(example.wrapper)
                }
                """
        )
    }

    @Test(
        "refuses with a remedy, once",
        arguments: [
            ("#Preview(\"Nothing\")", "needs a body"),
            ("#Preview { @Previewable @State var (a, b) = (1, 2)\n Text(\"\") }", "one variable with a plain name"),
            ("#Preview { @Previewable @State var a: Int\n Text(\"\") }", "needs an initial value"),
            ("struct A { @Previewable @State var a = 1 }", "at the top of a '#Preview' body"),
        ]
    )
    func refuses(source: String, remedy: String) {
        let diagnostics = MacroExpansion(source).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.contains(remedy) == true)
    }

    @Test(
        "a wrapper that knows how it starts needs no initial value",
        arguments: ["@FocusState var focused: Bool", "@Namespace var space", "@Environment(\\.locale) var locale"]
    )
    func startsByItself(variable: String) {
        let expansion = MacroExpansion("#Preview {\n    @Previewable \(variable)\n    Text(\"\")\n}")
        #expect(expansion.diagnostics == [])
        #expect(expansion.source.contains("        \(variable)\n"))
    }

    @Test("inside of a function the record has no access level")
    func local() {
        #expect(MacroExpansion("func f() {\n    #Preview { A() }\n}").source.contains("\n    nonisolated enum"))
        #expect(MacroExpansion("struct S {\n    #Preview { A() }\n}").source.contains("\n    private nonisolated enum"))
    }

    @Test("two previews of one file have different names")
    func namesAreUnique() {
        let source = MacroExpansion("#Preview { A() }\n#Preview { B() }").source
        let names = source.matches(of: /enum (\S+)/).map { String($0.output.1) }
        #expect(names.count == 2)
        #expect(Set(names).count == 2)
    }
}
