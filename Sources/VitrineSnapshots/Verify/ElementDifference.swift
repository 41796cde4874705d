// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Describes the differences of two element trees, element by element, with lengths in points.
///
/// Elements are matched in order: first those with equal names, by the longest common subsequence, then the ones
/// between them in pairs of the same role. O(n · m) for siblings, of which there are few.
package enum ElementDifference {
    /// The limit of lines: for larger changes the images are more useful.
    private static let mostFindings = 40

    package static func findings(from old: ElementDocument, to new: ElementDocument) -> [String] {
        var findings: [String] = []
        if old.size != new.size {
            findings.append("The image was \(size(old.size)) points and is \(size(new.size)).")
        }
        compare(old.root, new.root, "", &findings)
        guard findings.count > mostFindings else { return findings }
        return findings.prefix(mostFindings) + ["… and \(findings.count - mostFindings) more."]
    }

    private static func size(_ size: ElementDocument.Size) -> String {
        "\(displayNumber(size.width)) × \(displayNumber(size.height))"
    }

    private static func compare(_ old: ElementRecord, _ new: ElementRecord, _ path: String, _ findings: inout [String])
    {
        let name = path.isEmpty ? "The screen" : path
        if old.role != new.role { findings.append("\(name) was a \(old.role) and is a \(new.role).") }
        for (what, before, after) in [
            ("label", old.label, new.label), ("value", old.value, new.value), ("hint", old.hint, new.hint),
            ("identifier", old.identifier, new.identifier),
            ("inherited identifier", old.inheritedIdentifier, new.inheritedIdentifier),
            ("order of rows", old.sorting, new.sorting),
            ("place in its set", old.positionInSet.map(String.init), new.positionInSet.map(String.init)),
            ("size of its set", old.sizeOfSet.map(String.init), new.sizeOfSet.map(String.init)),
        ] where before != after {
            findings.append("\(name): its \(what) was \(quoted(before)) and is \(quoted(after)).")
        }
        for (what, before, after) in [
            ("disabled", old.isDisabled, new.isDisabled), ("selected", old.isSelected, new.isSelected),
            ("modal", old.isModal, new.isModal), ("busy", old.isBusy, new.isBusy),
        ] where before != after {
            findings.append("\(name) is \(after ? "" : "no longer ")\(what)\(after ? " now" : "").")
        }
        if let change = change(old.frame, new.frame) { findings.append("\(name) \(change).") }
        children(old.children, new.children, path, &findings)
        children(old.contents, new.contents, path, &findings)
    }

    private static func children(
        _ old: [ElementRecord], _ new: [ElementRecord], _ path: String, _ findings: inout [String]
    ) {
        var (before, after) = (0, 0)
        for match in commonPairs(old, new) + [(old.count, new.count)] {
            between(old[before..<match.0], new[after..<match.1], path, &findings)
            if match.0 < old.count { compare(old[match.0], new[match.1], self.path(new[match.1], in: path), &findings) }
            (before, after) = (match.0 + 1, match.1 + 1)
        }
    }

    /// Elements without a counterpart of the same name: pairs of the same role have changed, the others were added or
    /// removed.
    private static func between(
        _ old: ArraySlice<ElementRecord>, _ new: ArraySlice<ElementRecord>, _ path: String, _ findings: inout [String]
    ) {
        var gone = old
        for element in new {
            if let index = gone.firstIndex(where: { $0.role == element.role }) {
                compare(gone.remove(at: index), element, self.path(element, in: path), &findings)
            } else {
                findings.append("\(self.path(element, in: path)) is new.")
            }
        }
        for element in gone { findings.append("\(self.path(element, in: path)) is gone.") }
    }

    private static func commonPairs(_ old: [ElementRecord], _ new: [ElementRecord]) -> [(Int, Int)] {
        func isSame(_ one: ElementRecord, _ other: ElementRecord) -> Bool {
            one.role == other.role && one.label == other.label && one.identifier == other.identifier
        }
        let difference = new.difference(from: old, by: isSame)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        return Array(
            zip(
                old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }))
    }

    private static func path(_ element: ElementRecord, in path: String) -> String {
        let name = element.label ?? element.identifier
        let own = name.map { "\(element.role) \(quoted($0))" } ?? element.role
        return path.isEmpty ? own : "\(path) > \(own)"
    }

    private static func change(_ old: ElementRecord.Frame, _ new: ElementRecord.Frame) -> String? {
        func points(_ hundredths: Int) -> String { displayNumber(Double(hundredths) / 100) }
        var parts: [String] = []
        if (old.x, old.y) != (new.x, new.y) {
            parts.append("moved from (\(points(old.x)), \(points(old.y))) to (\(points(new.x)), \(points(new.y)))")
        }
        if (old.width, old.height) != (new.width, new.height) {
            parts.append(
                "was \(points(old.width)) × \(points(old.height)) and is \(points(new.width)) × \(points(new.height))")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    private static func quoted(_ text: String?) -> String {
        text.map { "\"\($0.split(whereSeparator: \.isNewline).joined(separator: " "))\"" } ?? "nothing"
    }
}
