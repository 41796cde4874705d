// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The rows of a lazy container: elements of its content's list, created when layout needs them.
///
/// Invariants:
///
/// - `held` are the rows that layout holds, by index. Content that nothing asked for is not created.
/// - A row that layout released is destroyed after the pass, when nothing points to it any more, unless it came back;
///   its list keeps its state for the next time (Documentation/Rules.md 3.17).
///
/// Cost: the window, plus O(log n) for finding each row.
@MainActor
package final class LazyRows: @MainActor LazyListSource {
    private unowned(unsafe) let owner: any AppearanceNode
    package let stack: LazyStackNode
    /// The list whose elements are the rows.
    package var content: ViewNode!
    private var held: [Int: Row] = [:]
    private var leaving: [Row] = []
    /// New rows that affect the chrome of the row above them.
    private var neighbours: [ViewNode] = []
    /// Rows that came back with the chrome of their former place.
    private var returned: [ViewNode] = []
    private var changes: [ListChange] = []
    private var isReloadNeeded = false
    private var sections: [any SectionPart] = []
    private var ranges: [LazySection]? {
        didSet { if ranges == nil { parts = [:] } }
    }
    /// The sections by the ranges of their rows; valid while the ranges are.
    private var parts: [Range<Int>: any SectionPart] = [:]

    /// Creates the chrome around rows, for containers that have any.
    package weak var chromeSource: (any RowChromeSource)?
    /// Groups rows into lines, for grids: then layout holds lines.
    package weak var lines: GridLines?
    /// The estimated length of a row that was never measured, in points; `nil` for the length of the first row.
    package var rowEstimate: CGFloat?

    private struct Row {
        let element: ViewNode
        /// The chrome around the element.
        var chrome: ViewNode?
        /// The wrapper of a row that may be pinned to the viewport.
        var pin: Pin?
        @MainActor var layoutNode: LayoutNode {
            if let pin { return pin.wrapper }
            return bare
        }
        /// The row's layout node without its pin.
        @MainActor var bare: LayoutNode { (chrome ?? element).layoutNode }
    }

    private struct Pin {
        let wrapper: WrapperNode
        let item: DisplayItem
    }

    package init(_ stack: LazyStackNode, owner: any AppearanceNode) {
        self.stack = stack
        self.owner = owner
    }

    // MARK: - Layout requests

    package var count: Int { content.elementCount }

    package func node(at index: Int) -> LayoutNode {
        if let row = held[index] { return row.layoutNode }
        let element = content.element(at: index)
        var row = Row(element: element)
        let former = leaving.first { $0.element === element }
        if let chromeSource {
            // A row that came back keeps its chrome, which is updated for the new place only after the pass: its size
            // must not change while layout holds it.
            row.chrome = former?.chrome
            if row.chrome != nil {
                returned.append(element)
                owner.graph.enqueueAppearance(owner)
            }
            row.chrome = row.chrome ?? chromeSource.makeChrome(for: element, at: index)
            if index > 0, chromeSource.affectsRowAbove(element) {
                neighbours.append(element)
                owner.graph.enqueueAppearance(owner)
            }
        }
        if isPinned(index) { row.pin = pin(row.bare, former?.pin) }
        held[index] = row
        rowGroup(of: element)?.isShown = true
        return row.layoutNode
    }

    /// The appearance group of a row that exists without layout; its views appear and disappear together.
    private func rowGroup(of element: ViewNode) -> AppearanceGroup? {
        guard let group = element.scope.object(of: AppearanceGroup.self), group.isRow else { return nil }
        return group
    }

    package func estimatedLength(at index: Int) -> CGFloat? { rowEstimate }

    package func release(_ index: Int) {
        guard let row = held.removeValue(forKey: index) else { return }
        dismiss(row)
    }

    package func section(containing index: Int) -> LazySection? {
        let all = sectionRanges
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].rows.upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low < all.count && all[low].rows.contains(index) ? all[low] : nil
    }

    // MARK: - Changes

    package func note(_ change: ListChange?) {
        ranges = nil
        if let change { changes.append(change) } else { isReloadNeeded = true }
    }

    /// Updates layout after a change of the list.
    package func sync() {
        ranges = nil
        if isReloadNeeded {
            reload()
        } else if let lines, let first = changes.map(\.removed.lowerBound).min() {
            let old = lines.willChange(fromElement: first)
            for change in changes { renumber(change) }
            lines.didChange(from: old)
        } else {
            for change in changes {
                renumber(change)
                stack.sourceDidChange(removed: change.removed, inserted: change.inserted)
            }
        }
        changes.removeAll()
        isReloadNeeded = false
        updateChrome()
    }

    /// Updates the chrome of the existing rows for their places and traits.
    ///
    /// While changes of the list wait for `sync()`, rows have the numbers of before, by which a row may be taken for its
    /// section's footer: `sync()` updates the chrome then.
    package func updateChrome() {
        guard let chromeSource, changes.isEmpty, !isReloadNeeded else { return }
        for index in held.keys.sorted() {
            guard let row = held[index], let chrome = row.chrome else { continue }
            chromeSource.updateChrome(chrome, of: row.element, at: index)
        }
    }

    private func renumber(_ change: ListChange) {
        let shift = change.inserted - change.removed.count
        var kept: [Int: Row] = [:]
        for index in held.keys.sorted() {
            guard let row = held[index] else { continue }
            if index < change.removed.lowerBound {
                kept[index] = row
            } else if index >= change.removed.upperBound {
                kept[index + shift] = row
            } else {
                dismiss(row)
            }
        }
        held = kept
    }

    private func reload() {
        lines?.reset()
        stack.sourceDidReload()
        for index in held.keys.sorted() { release(index) }
    }

    /// The row of an element of the content.
    package func row(ofElement index: Int) -> Int { lines?.line(ofElement: index) ?? index }

    /// Visits the rows that layout holds, in order.
    package func forEachHeld(_ body: (Int, ViewNode) -> Void) {
        for index in held.keys.sorted() {
            if let row = held[index] { body(index, row.element) }
        }
    }

    /// Whether layout holds the row that a node is in.
    ///
    /// Complexity: O(*rows that layout holds* × *depth of the node in its row*).
    package func holdsRow(around node: ViewNode) -> Bool { held.values.contains { node.isInside($0.element) } }

    // MARK: - Removal

    private func dismiss(_ row: Row) {
        leaving.append(row)
        owner.graph.enqueueAppearance(owner)
    }

    /// Destroys the rows that left and did not come back.
    package func sweep() {
        updateNeighbours()
        updateReturned()
        guard !leaving.isEmpty else { return }
        let present = Set(held.values.map { ObjectIdentifier($0.element) })
        let gone = leaving
        leaving.removeAll()
        for row in gone where !present.contains(ObjectIdentifier(row.element)) {
            row.chrome?.tearDown()
            if row.element.isAlive { end(row.element) }
        }
        hide(gone)
    }

    /// Lets views of rows that exist but are not shown disappear, unless another element of the same group is shown.
    private func hide(_ gone: [Row]) {
        let groups = gone.filter(\.element.isAlive).compactMap { rowGroup(of: $0.element) }
        guard !groups.isEmpty else { return }
        let shown = Set(held.values.compactMap { rowGroup(of: $0.element).map { ObjectIdentifier($0) } })
        for group in groups where !shown.contains(ObjectIdentifier(group)) { group.isShown = false }
    }

    /// Updates the chrome of the rows above those that were created in this pass.
    private func updateNeighbours() {
        guard let chromeSource, !neighbours.isEmpty else { return }
        let made = Set(neighbours.map { ObjectIdentifier($0) })
        neighbours.removeAll()
        for (index, row) in held where made.contains(ObjectIdentifier(row.element)) {
            if let above = held[index - 1], let chrome = above.chrome {
                chromeSource.updateChrome(chrome, of: above.element, at: index - 1)
            }
        }
    }

    /// Updates the chrome of the rows that came back for their new places.
    private func updateReturned() {
        guard let chromeSource, !returned.isEmpty else { return }
        let back = Set(returned.map { ObjectIdentifier($0) })
        returned.removeAll()
        for index in held.keys.sorted() {
            guard let row = held[index], let chrome = row.chrome, back.contains(ObjectIdentifier(row.element)) else {
                continue
            }
            chromeSource.updateChrome(chrome, of: row.element, at: index)
        }
    }

    /// The row at an index, if layout holds it.
    package func heldElement(at index: Int) -> ViewNode? { held[index]?.element }

    /// The frame of the row at an index, if layout holds it.
    package func frame(at index: Int) -> CGRect? {
        held[index].map { CGRect(origin: $0.layoutNode.frameOrigin, size: $0.layoutNode.size) }
    }

    private func end(_ element: ViewNode) {
        var node: ViewNode? = element
        while let current = node, current !== owner {
            if let list = current as? any LazilyReleasing {
                list.release(element: element)
                return
            }
            node = current.parent
        }
    }

    /// Destroys the chrome of all rows, with the container.
    package func tearDown() { forEachChrome { $0.tearDown() } }

    /// Visits the chrome of all rows, also of those that leave.
    package func forEachChrome(_ body: (ViewNode) -> Void) {
        for index in held.keys.sorted() { if let chrome = held[index]?.chrome { body(chrome) } }
        for row in leaving { if let chrome = row.chrome { body(chrome) } }
    }

    // MARK: - Sections

    package func join(_ section: any SectionPart) {
        sections.append(section)
        ranges = nil
    }

    package func leave(_ section: any SectionPart) {
        sections.removeAll { $0 === section }
        ranges = nil
    }

    package var sectionRanges: [LazySection] {
        if let ranges { return ranges }
        let placed = sections.map { ($0.range(from: $0.elementIndex(in: owner)), $0) }
        let made = placed.map(\.0).sorted { $0.rows.lowerBound < $1.rows.lowerBound }
        ranges = made
        parts = Dictionary(placed.map { ($0.0.rows, $0.1) }) { _, later in later }
        return made
    }

    /// The section of a row, whether the row has been created or not.
    package func sectionPart(containing index: Int) -> (any SectionPart)? {
        section(containing: index).flatMap { parts[$0.rows] }
    }

    package var hasSections: Bool { !sections.isEmpty }

    /// Returns the sections with rows for which there is a value, in the order of their rows.
    package func sectionValues<Value>(
        _ value: (any SectionPart) -> Value?
    ) -> [(rows: LazySection, value: Value)] {
        guard sections.contains(where: { value($0) != nil }) else { return [] }
        var found: [(rows: LazySection, value: Value)] = []
        for section in sectionRanges where !section.rows.isEmpty {
            guard let part = parts[section.rows], let said = value(part) else { continue }
            found.append((section, said))
        }
        return found
    }

    private func isPinned(_ index: Int) -> Bool {
        guard !stack.pinned.isEmpty, let section = section(containing: index) else { return false }
        return stack.pinned.contains(.headers) && section.header == index
            || stack.pinned.contains(.footers) && section.footer == index
    }

    /// Returns a wrapper for a row: the former one of a row that came back, whose layer then stays on screen.
    private func pin(_ row: LayoutNode, _ former: Pin?) -> Pin {
        if let former, former.wrapper.child === row { return former }
        let wrapper = WrapperNode(tree: owner.graph.layout)
        wrapper.child = row
        let item = DisplayItem(wrapper, graph: owner.graph)
        wrapper.attachment = item
        return Pin(wrapper: wrapper, item: item)
    }

    /// Writes how pinned rows follow the scroll offset, as data that every surface evaluates (Documentation/Rules.md
    /// 3.15).
    package func updatePins() {
        guard !stack.pinned.isEmpty, let (scroll, origin) = ScrollNode.enclosing(stack) else { return }
        guard let source = scroll.displayItem?.layer.id else { return }
        for row in held.values {
            guard let pin = row.pin else { continue }
            var effects = LayerEffects.none
            if let data = stack.stickyRow(pin.wrapper), stack.axis == .vertical {
                effects.zIndex = 1
                effects.scrollLinks = [
                    data.link(
                        source: source, origin: origin.y, viewport: scroll.size.height, reach: scroll.reach)
                ]
            }
            pin.item.layer.effects = effects
        }
    }
}

extension StickyRow {
    /// The row's shift as a function of the scroll offset.
    fileprivate func link(source: Int, origin: CGFloat, viewport: CGFloat, reach: CGFloat) -> ScrollLink {
        switch kind {
        case .header:
            let room = max(sectionEnd - length - naturalStart, 0)
            let natural = origin + naturalStart + reach + lead
            return ScrollLink(
                source: source, property: .translationY, offsetFrom: natural, offsetTo: natural + room, valueFrom: 0,
                valueTo: room)
        case .footer:
            let room = max(naturalStart - sectionStart, 0)
            let rest = origin + naturalStart + length - viewport
            return ScrollLink(
                source: source, property: .translationY, offsetFrom: rest - room, offsetTo: rest, valueFrom: -room,
                valueTo: 0)
        }
    }
}
