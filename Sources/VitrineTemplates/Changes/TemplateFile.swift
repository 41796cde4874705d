// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A file that a template writes.
package struct TemplateFile: Hashable, Sendable {
    /// Relative to the project's folder, with slashes.
    package var path: String
    package var text: String

    init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}
