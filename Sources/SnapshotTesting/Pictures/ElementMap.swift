// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineSnapshots

/// Which element is seen where.
struct ElementMap {
    private let elements: [ElementRecord]

    /// The elements of a document as `.elements` writes it; one that cannot be read has none.
    init(json: String?) {
        let root = json.flatMap { try? ElementDocument(json: Data($0.utf8)).root }
        elements = root.map(ElementMap.flattened) ?? []
    }

    /// The smallest element around the middle of a frame, else the one that shares most with it.
    func element(at frame: DisplayRect) -> String? {
        let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        let around = elements.filter { $0.rect.holds(x: middle.x, y: middle.y) }
        if let found = around.min(by: { $0.rect.area < $1.rect.area }) { return found.title }
        let sharing = elements.map { (element: $0, area: $0.rect.sharedArea(with: frame)) }.filter { $0.area > 0 }
        return sharing.max { $0.area < $1.area }?.element.title
    }

    /// What says nothing about itself is left out: nobody knows a group without a name.
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

    /// `button "Add" (list.add)`.
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
