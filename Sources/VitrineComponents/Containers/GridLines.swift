// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) package import VitrineLayout

/// The lines of a lazy grid, which its lazy stack treats as rows.
///
/// A line has as many elements as there are tracks; headers and footers have lines of their own
/// (Documentation/Layout.md 5.9, 5.10). Invariant: `held` are the lines that layout holds, with the elements that they
/// were made of. Finding a line costs O(log sections), however many elements there are.
@MainActor
package final class GridLines: @MainActor LazyListSource {
    private unowned(unsafe) let rows: LazyRows
    private unowned(unsafe) let stack: LazyStackNode
    private var tracks: [GridTrack]
    private var alignment: AlignmentKey
    /// The number of tracks that fit into the length across the grid.
    private var columns = 1
    private var held: [Int: Line] = [:]
    private var groups: [Group]?

    private struct Line {
        let node: LayoutNode
        let elements: Range<Int>
    }

    /// A run of elements that share lines, or a header or footer.
    private struct Group {
        let elements: Range<Int>
        let isWhole: Bool
        let firstLine: Int

        func lines(_ columns: Int) -> Int { isWhole ? 1 : (elements.count + columns - 1) / columns }
    }

    package init(_ rows: LazyRows, tracks: [GridTrack], alignment: AlignmentKey) {
        self.rows = rows
        stack = rows.stack
        self.tracks = tracks
        self.alignment = alignment
        rows.lines = self
    }

    /// Changes the tracks or their alignment.
    package func change(tracks new: [GridTrack], alignment key: AlignmentKey) {
        guard new != tracks || key != alignment else { return }
        (tracks, alignment) = (new, key)
        for line in held.values {
            guard let node = line.node as? GridLineNode else { continue }
            node.tracks = new
            node.alignment = key
        }
        // A changed number of tracks takes effect when the grid is placed.
        stack.setNeedsLayout()
    }

    package func layoutDirectionDidChange() {
        for line in held.values where line.node is GridLineNode { line.node.isRightToLeft = stack.isRightToLeft }
    }

    // MARK: - Layout requests

    package var count: Int { all.last.map { $0.firstLine + $0.lines(columns) } ?? 0 }

    package func count(across length: CGFloat?) -> Int {
        let other = columns(across: length)
        return other == columns ? count : all.reduce(0) { $0 + $1.lines(other) }
    }

    package func prepare(across length: CGFloat) -> Bool {
        let new = columns(across: length)
        guard new != columns else { return false }
        columns = new
        groups = nil
        return true
    }

    private func columns(across length: CGFloat?) -> Int {
        max(ResolvedTracks(tracks, available: length).slots.count, 1)
    }

    package func node(at index: Int) -> LayoutNode {
        if let line = held[index] { return line.node }
        let group = group(ofLine: index)
        let line: Line
        if group.isWhole {
            line = Line(node: rows.node(at: group.elements.lowerBound), elements: group.elements)
        } else {
            let start = group.elements.lowerBound + (index - group.firstLine) * columns
            let elements = start..<min(start + columns, group.elements.upperBound)
            let node = GridLineNode(tree: stack.tree, axis: stack.axis, tracks: tracks, alignment: alignment)
            node.isRightToLeft = stack.isRightToLeft
            node.setChildren(elements.map { rows.node(at: $0) })
            line = Line(node: node, elements: elements)
        }
        held[index] = line
        return line.node
    }

    package func release(_ index: Int) {
        guard let line = held.removeValue(forKey: index) else { return }
        (line.node as? GridLineNode)?.setChildren([])
        for element in line.elements { rows.release(element) }
    }

    package func estimatedLength(at index: Int) -> CGFloat? { nil }

    package func section(containing index: Int) -> LazySection? {
        guard index < count, let section = rows.section(containing: group(ofLine: index).elements.lowerBound),
            !section.rows.isEmpty
        else { return nil }
        return LazySection(
            rows: line(ofElement: section.rows.lowerBound)..<line(ofElement: section.rows.upperBound - 1) + 1,
            header: section.header.map(line(ofElement:)), footer: section.footer.map(line(ofElement:)))
    }

    // MARK: - Changes

    /// Prepares for a change of all element indices from `element` on.
    ///
    /// The lines from the one of `element`, or of the element before it, on are discarded and made again with the new
    /// elements.
    ///
    /// - Parameter element: The index of the first element that changes.
    /// - Returns: The first discarded line and the number of lines before the change.
    package func willChange(fromElement element: Int) -> (first: Int, count: Int) {
        let count = count
        // New elements may go into the line of the element before them, which can be the last of a section.
        let changed = all.isEmpty ? 0 : min(line(ofElement: element), line(ofElement: max(element - 1, 0)))
        let first = min(changed, max(count - 1, 0))
        for index in held.keys.sorted() where index >= first { release(index) }
        return (first, count)
    }

    package func didChange(from old: (first: Int, count: Int)) {
        groups = nil
        guard stack.rowCount == old.count else { return stack.sourceDidReload() }
        let first = min(old.first, count)
        stack.sourceDidChange(removed: first..<max(old.count, first), inserted: count - first)
    }

    package func reset() { groups = nil }

    // MARK: - Groups

    private var all: [Group] {
        if let groups { return groups }
        var made: [Group] = []
        func add(_ elements: Range<Int>, isWhole: Bool) {
            guard !elements.isEmpty else { return }
            let line = made.last.map { $0.firstLine + $0.lines(columns) } ?? 0
            made.append(Group(elements: elements, isWhole: isWhole, firstLine: line))
        }
        var end = 0
        for section in rows.sectionRanges {
            add(end..<max(section.rows.lowerBound, end), isWhole: false)
            let first = section.rows.lowerBound + (section.header == nil ? 0 : 1)
            let last = max(section.footer ?? section.rows.upperBound, first)
            if let header = section.header { add(header..<header + 1, isWhole: true) }
            add(first..<last, isWhole: false)
            if let footer = section.footer { add(footer..<footer + 1, isWhole: true) }
            end = max(end, section.rows.upperBound)
        }
        add(end..<max(rows.count, end), isWhole: false)
        groups = made
        return made
    }

    private func group(ofLine line: Int) -> Group { search { $0.firstLine <= line } }

    /// The line of an element.
    package func line(ofElement element: Int) -> Int {
        let group = search { $0.elements.lowerBound <= element }
        return group.firstLine + (group.isWhole ? 0 : (element - group.elements.lowerBound) / columns)
    }

    /// The last group that satisfies a predicate, which holds for all groups before it as well.
    private func search(_ holds: (Group) -> Bool) -> Group {
        let groups = all
        var (low, high) = (0, groups.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(groups[middle]) { low = middle + 1 } else { high = middle }
        }
        return groups[max(low - 1, 0)]
    }
}
