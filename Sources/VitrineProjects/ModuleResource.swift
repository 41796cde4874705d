// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file or folder that a module finds in its bundle.
package struct ModuleResource: Hashable, Sendable {
    package enum Rule: String, Sendable {
        /// Catalogs are compiled, folders flattened.
        case process
        /// Copied as it is.
        case copy
    }

    package var url: URL
    /// Relative to the module's folder, with slashes.
    package var path: String
    package var rule: Rule

    package init(url: URL, path: String, rule: Rule = .process) {
        self.url = url
        self.path = path
        self.rule = rule
    }
}
