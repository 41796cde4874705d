// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UserDirectory

@MainActor
struct InitialsViewTests {
    @Test(
        "First and last name count, titles and numerals do not",
        arguments: [
            ("Leanne Graham", "LG"), ("Mrs. Dennis Schulist", "DS"), ("Nicholas Runolfsdottir V", "NR"),
            ("Clementina DuBuque", "CD"), ("Prince", "P"), ("", ""),
        ])
    func initials(name: String, initials: String) {
        #expect(InitialsView(name: name).initials == initials)
    }
}
