// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A heading inside a file: `// MARK: - Previews`.
package struct Mark: Sendable {
    package let title: String
    package let line: Int
}
