// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A page that a binding presents.
@MainActor
package final class BoundDestination {
    let factory: NodeFactory
    /// Asks the app to show it again.
    var present: @MainActor () -> Void = {}
    /// The page left because somebody went back.
    var end: @MainActor () -> Void = {}

    init(factory: NodeFactory) {
        self.factory = factory
    }
}
