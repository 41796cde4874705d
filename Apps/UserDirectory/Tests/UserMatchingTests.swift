// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UserDirectory

struct UserMatchingTests {
    @Test(
        "Every word has to be found somewhere, whatever its case",
        arguments: [
            ("", true), ("  ", true), ("grace", true), ("GRACE hop", true), ("hopper grace", true),
            ("grace@example", true), ("555-010", true), ("grace lovelace", false), ("x48", false), ("?", false),
        ]
    )
    func matches(query: String, isFound: Bool) {
        #expect(User.stubs[1].matches(query) == isFound)
    }
}
