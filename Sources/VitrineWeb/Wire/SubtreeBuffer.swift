// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The subtrees of created layers, one behind another: their skeletons, ids and values lie in three arrays, so that a
/// row needs none of its own.
struct SubtreeBuffer {
    /// A place in the buffer: how much lies before it.
    struct Mark {
        var skeleton = 0
        var ids = 0
        var values = 0

        static func - (mark: Mark, start: Mark) -> Mark {
            Mark(
                skeleton: mark.skeleton - start.skeleton, ids: mark.ids - start.ids,
                values: mark.values - start.values)
        }
    }

    /// A subtree in the buffer.
    struct Subtree {
        var start: Mark
        var end: Mark

        /// How many layers it has.
        var layerCount: Int { end.ids - start.ids }
    }

    /// Skeletons as JSON: tags, kinds, events and names of attributes.
    private(set) var skeleton: [UInt8] = []
    private(set) var ids: [Int] = []
    /// JSON values in reading order.
    private(set) var values: [String] = []

    /// The end of the buffer.
    var mark: Mark { Mark(skeleton: skeleton.count, ids: ids.count, values: values.count) }

    // MARK: - Writing

    mutating func append(_ element: WireElement, id: Int) {
        ids.append(id)
        let place = element.placement
        values.append(WireLength.text(place.x))
        values.append(WireLength.text(place.y))
        values.append(element.hasOwnWidth ? "null" : WireLength.text(place.width))
        values.append(WireLength.text(place.height))
        values.append(String(element.contentStyle))
        values.append(String(element.effectsStyle))
        values.append(String(element.pressedStyle))
        if element.payload != "null" { values.append(element.payload) }
        append("[")
        append(element.tag.rawValue)
        append(",")
        append(element.kind.rawValue)
        append(",")
        append(Int(element.events.rawValue))
        append(element.isRun ? ",1,[" : ",0,[")
        for (index, attribute) in element.attributes.enumerated() {
            if index > 0 { append(",") }
            append(attribute.0.rawValue)
            values.append(JSONText.string(attribute.1))
        }
        append("]")
    }

    /// Appends JSON to the skeleton that is being written.
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { skeleton.append(contentsOf: $0) }
    }

    private mutating func append(_ number: Int) {
        if (0..<10).contains(number) {
            skeleton.append(UInt8(ascii: "0") + UInt8(number))
        } else {
            skeleton.append(contentsOf: String(number).utf8)
        }
    }

    /// Takes everything behind a place out of the buffer.
    mutating func cut(from mark: Mark) -> SubtreeBuffer {
        var rest = SubtreeBuffer()
        rest.skeleton = Array(skeleton[mark.skeleton...])
        rest.ids = Array(ids[mark.ids...])
        rest.values = Array(values[mark.values...])
        skeleton.removeSubrange(mark.skeleton...)
        ids.removeSubrange(mark.ids...)
        values.removeSubrange(mark.values...)
        return rest
    }

    // MARK: - Reading

    func skeleton(of subtree: Subtree) -> ArraySlice<UInt8> {
        skeleton[subtree.start.skeleton..<subtree.end.skeleton]
    }

    func haveSameSkeleton(_ first: Subtree, _ second: Subtree) -> Bool {
        skeleton(of: first) == skeleton(of: second)
    }

    /// Returns the ids of subtrees that lie one behind another.
    func ids(of rows: ArraySlice<Subtree>) -> ArraySlice<Int> {
        guard let first = rows.first, let last = rows.last else { return [] }
        return ids[first.start.ids..<last.end.ids]
    }

    /// Returns the values of subtrees that lie one behind another.
    func values(of rows: ArraySlice<Subtree>) -> ArraySlice<String> {
        guard let first = rows.first, let last = rows.last else { return [] }
        return values[first.start.values..<last.end.values]
    }
}
