// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A change of what a view means to readers.
package struct SemanticsChange {
    /// Whose the change is where the view only holds another one, as padding, a frame or a background does.
    package enum Scope {
        /// The view's, whatever is inside.
        case layer
        /// The only element's inside, where there is one.
        case element
        /// The only element's inside, unless that has an identifier.
        case identifier
        /// The view becomes an element: nothing that is said of it is said of what is inside.
        case boundary
    }

    package let scope: Scope
    private let change: (inout Semantics) -> Void

    package init(scope: Scope, _ change: @escaping (inout Semantics) -> Void) {
        self.scope = scope
        self.change = change
    }

    package func apply(to semantics: inout Semantics?) {
        var changed = semantics ?? Semantics()
        change(&changed)
        semantics = changed
    }
}
