// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A change of a view's accessibility semantics.
package struct SemanticsChange {
    /// The layer to which the change applies if the view only wraps another one, as padding, a frame or a background
    /// does.
    package enum Scope {
        /// The view's own layer, whatever is inside.
        case layer
        /// The only element inside, if there is one.
        case element
        /// The only element inside, unless it has an identifier.
        case identifier
        /// The view becomes an element, so that its modifiers do not apply to what is inside.
        case boundary
        /// The view becomes one element with all that is inside: a gesture around all of that, or else the view's layer.
        case combination
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
