// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where something stands: a path relative to the project's folder, and a line counted from 1.
package struct Location: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let path: String
    package let line: Int

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - path: The path, relative to the project's folder.
    ///   - line: The line; 1 for a whole file, or for one that is missing.
    package init(path: String, line: Int = 1) {
        self.path = path
        self.line = line
    }

    package var description: String { "\(path):\(line)" }

    package static func < (left: Location, right: Location) -> Bool {
        (left.path, left.line) < (right.path, right.line)
    }
}
