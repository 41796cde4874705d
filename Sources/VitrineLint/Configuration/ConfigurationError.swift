// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a configuration or a baseline, in words.
package struct ConfigurationError: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
