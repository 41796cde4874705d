// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineSnapshots

/// The accessibility elements of a preview in reading order, as the gallery lists them.
package struct GalleryElements: Encodable, Hashable, Sendable {
    package struct Element: Encodable, Hashable, Sendable {
        /// How many of the listed elements it is inside of.
        package var depth: Int
        package var role: String
        package var label: String
        package var value: String?
        package var hint: String?
        package var identifier: String?
        package var traits: [String]
        package var actions: [String]
        /// What a screen reader says where it stops here; nil where it does not stop.
        package var spoken: String?
        /// Left, top, width and height, in points of the preview.
        package var frame: [Double]
        /// The id of its element in the preview's page.
        package var anchor: String
    }

    package var elements: [Element] = []
    /// Why there are none.
    package var problem: String?

    package init(problem: String) {
        self.problem = problem
    }

    /// Reads the elements of a scene.
    package init(_ display: DisplayTree) {
        for child in display.elements().children { add(child, depth: 0, display) }
    }

    private mutating func add(_ element: DisplayElement, depth: Int, _ display: DisplayTree) {
        let spoken = SpokenElements.line(for: element)
        let isListed = spoken != nil || element.role != .none || element.identifier != nil
        if isListed {
            elements.append(
                Element(
                    depth: depth, role: element.role.name, label: element.label, value: element.value,
                    hint: element.hint, identifier: element.identifier ?? element.inheritedIdentifier,
                    traits: Self.traits(of: element),
                    actions: element.isDisabled ? [] : Self.actions(display.layer(id: element.layerID)?.events ?? []),
                    spoken: spoken,
                    frame: [element.frame.x, element.frame.y, element.frame.width, element.frame.height],
                    anchor: "v\(element.layerID)"))
        }
        for child in element.children { add(child, depth: isListed ? depth + 1 : depth, display) }
    }

    private static func traits(of element: DisplayElement) -> [String] {
        var traits: [String] = []
        if element.isDisabled { traits.append("Disabled") }
        if element.isSelected { traits.append("Selected") }
        if element.isModal { traits.append("Modal") }
        if element.isBusy { traits.append("Busy") }
        if let sorting = element.sorting { traits.append("Sorted, \(sorting.rawValue)") }
        if let position = element.positionInSet {
            traits.append(element.sizeOfSet.map { "\(position) of \($0)" } ?? "Number \(position)")
        }
        return traits
    }

    /// What a screen reader can do with the element itself; actions with a name are elements of their own.
    private static func actions(_ events: EventMask) -> [String] {
        var actions: [String] = []
        if !events.isDisjoint(with: [.tap, .gesture]) { actions.append("Activate") }
        if events.contains(.edit) { actions.append("Edit") }
        if events.contains(.adjust) { actions.append("Increment or decrement") }
        if events.contains(.menu) { actions.append("Show menu") }
        if events.contains(.dismiss) { actions.append("Escape") }
        return actions
    }

    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else {
            return #"{"elements":[],"problem":"An element has a frame that is no number."}"#
        }
        return String(decoding: data, as: UTF8.self)
    }
}
