// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An accessibility element, as a browser's accessibility tree, a screen reader and a test see it.
package struct DisplayElement: Hashable, Sendable {
    package var role: Semantics.Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// The element's own identifier (`data-testid` in a page).
    package var identifier: String?
    /// The identifier of the nearest container that has one, which on iOS an element without an identifier takes.
    package var inheritedIdentifier: String?
    /// The displayed frame, in the root's coordinates.
    package var frame: DisplayRect
    package var isDisabled = false
    package var isSelected = false
    package var isModal = false
    package var isBusy = false
    package var sorting: Semantics.Sorting?
    package var positionInSet: Int?
    package var sizeOfSet: Int?
    package var sortPriority = 0.0
    /// The children in reading order.
    package var children: [DisplayElement] = []
    /// The elements that were merged into this one: not read separately, but found by their identifiers.
    package var contents: [DisplayElement] = []
    /// The layer that has the semantics.
    package var layerID: Int

    package init(role: Semantics.Role, label: String, frame: DisplayRect, layerID: Int) {
        self.role = role
        self.label = label
        self.frame = frame
        self.layerID = layerID
    }

    // MARK: Queries, in reading order

    /// Returns the outermost elements with an identifier, without those nested in another one with the same identifier.
    package func all(identifier: String) -> [DisplayElement] {
        if self.identifier == identifier { return [self] }
        return (children + contents).flatMap { $0.all(identifier: identifier) }
    }

    /// Returns the first element with an identifier, outermost first.
    package func first(identifier: String) -> DisplayElement? {
        if self.identifier == identifier { return self }
        for child in children + contents {
            if let found = child.first(identifier: identifier) { return found }
        }
        return nil
    }

    /// Returns the elements of a role with exactly this label.
    package func all(role: Semantics.Role, label: String) -> [DisplayElement] {
        all { $0.role == role && $0.label == label }
    }

    package func all(label: String) -> [DisplayElement] {
        all { $0.label == label }
    }

    /// Returns all elements that satisfy a condition, this one first; merged contents are not included.
    package func all(where isIncluded: (DisplayElement) -> Bool) -> [DisplayElement] {
        (isIncluded(self) ? [self] : []) + children.flatMap { $0.all(where: isIncluded) }
    }
}
