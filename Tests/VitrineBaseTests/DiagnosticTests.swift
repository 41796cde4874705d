// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBase

@Suite struct DiagnosticTests {
    @Test func aWarningIsOneLine() {
        let plain = Diagnostic(.init("some-code"), "It is so.", remedy: "Do this.")
        #expect(plain.description == "[some-code] It is so. Do this.")
        let placed = Diagnostic(.init("some-code"), "It is so.", viewPath: "A > B", remedy: "Do this.", session: "s")
        #expect(placed.description == "[some-code] It is so. (in A > B) Do this.")
    }

    @Test func anErrorStartsAsSuch() {
        let error = Diagnostic(.init("some-code"), "It is so.", remedy: "Do this.", severity: .error)
        #expect("\(error)" == "error [some-code]: It is so. Do this.")
    }
}
