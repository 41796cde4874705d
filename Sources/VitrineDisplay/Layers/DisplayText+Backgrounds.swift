// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayText {
    /// A box of one colour behind characters of a line.
    package struct Background: Hashable, Sendable {
        /// The frame of the box in the layer, in points.
        package var box: DisplayRect
        package var color: DisplayColor
    }

    /// Whether there is a colour behind some of the characters.
    package var hasBackgrounds: Bool { styles.contains { $0.background != nil } }

    /// The boxes behind the characters, line by line.
    ///
    /// A box reaches from the top of its line to the next line (Documentation/Decisions/0010), and neighbours of one
    /// colour share one: where two clear ones met, a seam would show.
    package var backgrounds: [Background] {
        guard hasBackgrounds else { return [] }
        return lines.indices.flatMap { boxes(ofLine: $0) }
    }

    private func boxes(ofLine index: Int) -> [Background] {
        let line = lines[index]
        var height = line.height
        if index + 1 < lines.count, lines[index + 1].top > line.top { height = lines[index + 1].top - line.top }
        var boxes: [Background] = []
        for fragment in line.fragments.sorted(by: { $0.x < $1.x }) where styles.indices.contains(fragment.style) {
            guard let color = styles[fragment.style].background, fragment.width > 0 else { continue }
            let box = DisplayRect(x: fragment.x, y: line.top, width: fragment.width, height: height)
            if let last = boxes.last, last.color == color, abs(last.box.x + last.box.width - box.x) < Self.touching {
                boxes[boxes.count - 1].box.width = box.x + box.width - last.box.x
            } else {
                boxes.append(Background(box: box, color: color))
            }
        }
        return boxes
    }

    /// The distance below which two fragments are neighbours, in points: what sums of advances differ by.
    private static let touching = 0.01
}
