// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The node of a view with a body: an app's own view.
package final class CompositeNode<V: View>: BodyNode<V, V.Body> {
    package init(_ view: V, _ context: NodeContext) {
        let type = ViewType.of(V.self)
        super.init(view, type: type, plan: type.plan, context)
        start()
    }

    package override func body(of view: V) -> V.Body { view.body }

    package override var holdsChoices: Bool { V.self is any ChoiceHolder.Type }

    package override func update(from pointer: UnsafeRawPointer) {
        let isEqual = isEqual(to: pointer, by: type.comparison)
        take(pointer.assumingMemoryBound(to: V.self).pointee, isEqual: isEqual)
    }
}
