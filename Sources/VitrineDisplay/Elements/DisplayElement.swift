// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One element as a browser's accessibility tree, a screen reader and a test see it.
package struct DisplayElement: Hashable, Sendable {
    package var role: Semantics.Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// The element's own identifier (`data-testid` in a page).
    package var identifier: String?
    /// On iOS an element without an identifier takes that of the nearest container that has one.
    package var inheritedIdentifier: String?
    /// Where it is seen, in the root's coordinates.
    package var frame: DisplayRect
    package var isDisabled = false
    package var isSelected = false
    package var isModal = false
    package var isBusy = false
    package var sorting: Semantics.Sorting?
    package var positionInSet: Int?
    package var sizeOfSet: Int?
    package var sortPriority = 0.0
    /// In reading order.
    package var children: [DisplayElement] = []
    /// What was merged into this element: not read on its own, but found by its identifiers.
    package var contents: [DisplayElement] = []
    /// The layer that carries the semantics.
    package var layerID: Int

    package init(role: Semantics.Role, label: String, frame: DisplayRect, layerID: Int) {
        self.role = role
        self.label = label
        self.frame = frame
        self.layerID = layerID
    }

    // MARK: Look-up, in reading order

    /// The outermost elements of an identifier: those inside another one of the same identifier do not count.
    package func all(identifier: String) -> [DisplayElement] {
        if self.identifier == identifier { return [self] }
        return (children + contents).flatMap { $0.all(identifier: identifier) }
    }

    /// The first element of an identifier, outermost first.
    package func first(identifier: String) -> DisplayElement? {
        if self.identifier == identifier { return self }
        for child in children + contents {
            if let found = child.first(identifier: identifier) { return found }
        }
        return nil
    }

    /// Elements of a kind with exactly this label.
    package func all(role: Semantics.Role, label: String) -> [DisplayElement] {
        all { $0.role == role && $0.label == label }
    }

    package func all(label: String) -> [DisplayElement] {
        all { $0.label == label }
    }

    /// Every element, this one first, that satisfies a condition; merged contents do not count.
    package func all(where isIncluded: (DisplayElement) -> Bool) -> [DisplayElement] {
        (isIncluded(self) ? [self] : []) + children.flatMap { $0.all(where: isIncluded) }
    }
}
