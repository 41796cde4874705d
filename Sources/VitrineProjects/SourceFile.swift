// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file of Swift, and its place among the sources of its module.
package struct SourceFile: Hashable, Sendable {
    package var url: URL
    /// Relative to the module's folder, with slashes.
    package var path: String

    package init(url: URL, path: String) {
        self.url = url
        self.path = path
    }
}
