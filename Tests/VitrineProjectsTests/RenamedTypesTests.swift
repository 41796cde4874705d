// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct RenamedTypesTests {
    @Test func `types that Foundation has without what they do are Vitrine's, in code only`() {
        let result = RenamedTypes.rewrite(
            """
            let a = Date.ComponentsFormatStyle(style: .wide) // Date.ComponentsFormatStyle
            let b: [Date.ComponentsFormatStyle.Field] = []
            let c = "Date.ComponentsFormatStyle", d = MyDate.ComponentsFormatStyle()
            """)
        #expect(
            result.text == """
                let a = _DateComponentsFormatStyle(style: .wide) // Date.ComponentsFormatStyle
                let b: [_DateComponentsFormatStyle.Field] = []
                let c = "Date.ComponentsFormatStyle", d = MyDate.ComponentsFormatStyle()
                """)
        #expect(result.rewritings.map(\.line) == [1, 2])
        #expect(RenamedTypes.rewrite("let a = 1").rewritings.isEmpty)
    }
}
