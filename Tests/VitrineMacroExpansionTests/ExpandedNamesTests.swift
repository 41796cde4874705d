// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// The names in what macros write: an app may have types of the same names.
@Suite("ExpandedNames")
struct ExpandedNamesTests {
    private func firstNames(in text: String) -> Set<String> {
        Set((" " + text).matches(of: /[^.@\w]([A-Z]\w*)/).map { String($0.output.1) })
    }

    @Test func `macros say of each type which module it is of`() {
        let input = #"""
            @Model class Trip {
                #Unique<Trip>([\.name])
                #Index<Trip>([\.name])
                @Attribute(.unique) var name: Label
                @Relationship(deleteRule: .cascade) var stops: [Stop]
                var note: Label? = nil
            }
            @ModelActor actor Keeper {}
            extension EnvironmentValues {
                @Entry var size = 3
                @Entry var label: Label = .none
            }
            extension FocusedValues { @Entry var trip: Trip? }
            @Animatable struct Wave {
                var phase = 0.5
                var height = 1.0
            }
            struct Trips { @Query var trips: [Trip] }
            #Preview("wave") {
                @Previewable @State var isOpen = false
                Wave()
            }
            """#
        let expansion = MacroExpansion(input)
        #expect(expansion.diagnostics == [])
        // The names that protocols ask for are those of the types themselves.
        let modules: Set = ["Observation", "Swift", "SwiftData", "SwiftUI", "ID", "Value"]
        #expect(firstNames(in: expansion.source).subtracting(firstNames(in: input)).subtracting(modules) == [])
        #expect(expansion.source.contains("SwiftData.Schema.Attribute(.unique)"))
    }
}
