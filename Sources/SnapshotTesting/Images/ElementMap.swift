// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineSnapshots

/// The frames of the elements in an image.
struct ElementMap {
    private let elements: [ElementRecord]

    /// Reads the elements of a document that `.elements` has written; an unreadable document has none.
    init(json: String?) {
        let root = json.flatMap { try? ElementDocument(json: Data($0.utf8)).root }
        elements = root.map(ElementMap.flattened) ?? []
    }

    /// Returns the smallest element that contains the centre of a frame, otherwise the one with the largest overlap.
    func element(at frame: DisplayRect) -> String? {
        let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        let around = elements.filter { $0.rect.holds(x: middle.x, y: middle.y) }
        if let found = around.min(by: { $0.rect.area < $1.rect.area }) { return found.title }
        let sharing = elements.map { (element: $0, area: $0.rect.sharedArea(with: frame)) }.filter { $0.area > 0 }
        return sharing.max { $0.area < $1.area }?.element.title
    }

    /// Leaves out elements without a label or identifier: a group without a name is of no use in a message.
    private static func flattened(_ element: ElementRecord) -> [ElementRecord] {
        let own = element.label != nil || element.identifier != nil || element.role != "none" ? [element] : []
        return own + (element.children + element.contents).flatMap(flattened)
    }
}

extension ElementRecord {
    fileprivate var rect: DisplayRect {
        DisplayRect(
            x: Double(frame.x) / 100, y: Double(frame.y) / 100, width: Double(frame.width) / 100,
            height: Double(frame.height) / 100)
    }

    /// The element in messages, such as `button "Add" (list.add)`.
    fileprivate var title: String {
        role + (label.map { " \"\($0)\"" } ?? "") + ((identifier ?? inheritedIdentifier).map { " (\($0))" } ?? "")
    }
}

extension DisplayRect {
    fileprivate var area: Double { width * height }

    fileprivate func holds(x: Double, y: Double) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }

    fileprivate func sharedArea(with other: DisplayRect) -> Double {
        let width = min(x + self.width, other.x + other.width) - max(x, other.x)
        let height = min(y + self.height, other.y + other.height) - max(y, other.y)
        return max(width, 0) * max(height, 0)
    }
}
