// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A page that is presented by a binding.
@MainActor
package final class BoundDestination {
    let factory: NodeFactory
    /// Sets the binding again, to show the page again.
    var present: @MainActor () -> Void = {}
    /// Called when the user has gone back from the page.
    var end: @MainActor () -> Void = {}

    /// Finds the URL path of the page; `nil` for a page without a link, which has none.
    var findPath: (@MainActor () -> String?)?
    /// The URL path of the page; `nil` if it has none.
    private(set) lazy var path: String? = findPath?()

    init(factory: NodeFactory) {
        self.factory = factory
    }
}
