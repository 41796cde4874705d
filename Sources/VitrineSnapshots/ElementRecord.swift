// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// An element of a snapshot, as its JSON file contains it: its accessibility properties and its frame.
///
/// Numbers are in hundredths of points, the precision of `displayNumber`, so that a record that was written and parsed
/// equals itself.
package struct ElementRecord: Equatable, Sendable {
    package struct Frame: Equatable, Sendable {
        /// The left edge, in hundredths of a point.
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
    }

    package var role: String
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var inheritedIdentifier: String?
    package var isDisabled = false
    package var isSelected = false
    package var isModal = false
    package var isBusy = false
    /// `ascending` or `descending`, for the header of the column by which rows are sorted.
    package var sorting: String?
    package var positionInSet: Int?
    package var sizeOfSet: Int?
    package var frame: Frame
    /// The children, in reading order.
    package var children: [ElementRecord] = []
    /// The elements that were merged into this one: tests find them by identifier, screen readers do not read them.
    package var contents: [ElementRecord] = []

    package init(_ element: DisplayElement) {
        role = element.role.name
        frame = Frame(element.frame)
        label = element.label.isEmpty ? nil : element.label
        value = element.value
        hint = element.hint
        identifier = element.identifier
        inheritedIdentifier = element.inheritedIdentifier
        isDisabled = element.isDisabled
        isSelected = element.isSelected
        isModal = element.isModal
        isBusy = element.isBusy
        sorting = element.sorting?.rawValue
        positionInSet = element.positionInSet
        sizeOfSet = element.sizeOfSet
        children = element.children.map(ElementRecord.init)
        contents = element.contents.map(ElementRecord.init)
    }
}

extension ElementRecord.Frame {
    package init(_ rect: DisplayRect) {
        self.init(
            x: Self.hundredths(rect.x), y: Self.hundredths(rect.y), width: Self.hundredths(rect.width),
            height: Self.hundredths(rect.height))
    }

    /// Converts points to hundredths; values out of range are clamped.
    static func hundredths(_ points: Double) -> Int {
        let limit = 1e13
        return points.isNaN ? 0 : Int((min(max(points, -limit), limit) * 100).rounded())
    }
}
