// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A node whose children stand for the elements of a collection, whether or not the children exist.
@MainActor
package protocol ElementList: ViewNode {
    /// Returns the element of a child.
    func element(of child: ViewNode) -> Any?
    /// Returns the element that has a component of a URL by its identity, or `nil`.
    ///
    /// Complexity: linear in the number of elements.
    func element(addressed component: String) -> Any?
}

extension ViewNode {
    /// Returns whether an enclosing list shows a value with this component.
    package func isListed(_ component: String) -> Bool {
        var child = self
        while let parent = child.parent {
            if let list = parent as? any ElementList, let element = list.element(of: child),
                RouteComponent.identified(element) == component
            {
                return true
            }
            child = parent
        }
        return false
    }

    /// Calls a closure for this node and those inside, in order.
    package func forEachInside(_ body: (ViewNode) -> Void) {
        body(self)
        forEachChild { $0.forEachInside(body) }
    }

    /// Returns the first result of a closure that is not `nil`, for this node and those inside, in order.
    package func firstInside<Result>(_ body: (ViewNode) -> Result?) -> Result? {
        if let result = body(self) { return result }
        var found: Result?
        forEachChild { if found == nil { found = $0.firstInside(body) } }
        return found
    }
}
