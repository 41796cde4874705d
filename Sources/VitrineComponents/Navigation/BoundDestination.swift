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

    init(factory: NodeFactory) {
        self.factory = factory
    }
}
