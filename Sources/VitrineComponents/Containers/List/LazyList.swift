// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) package import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The lazy column of a list: each element of the content is a row, with chrome for its place.
nonisolated package struct LazyList<Content: View>: View {
    package typealias Body = Never
    package let content: Content
    package let kind: ListKind
    package let selection: ListSelection?
}

extension LazyList: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private static var secondary: ForegroundStyles { .ofContainer(HierarchicalShapeStyle.secondary) }

    private final class Node: LazyContainerNode<LazyList<Content>>, RowChromeSource, RowLinkHost {
        private let context: UncheckedSendable<NodeContext>
        /// The distance between sections that the app has set, in points.
        private var sectionSpacing: CGFloat?
        /// The distance between rows that the app has set, in points: each row is then a card of its own.
        private var rowSpacing: CGFloat?
        /// The colour of the cards.
        private var cardColor: DisplayColor?
        /// What is told the labels of the sections.
        private lazy var sectionIndex = graph.unobserved { scope.object(of: SectionIndex.self) }
        /// Whether the labels of sections may be others than those in the index.
        private var isIndexDoubted = false
        /// Whether a large title scrolls with the list, directly above its first row.
        private var isBelowLargeTitle = false
        private lazy var mover = RowMover(list: self, rows: rows) { [unowned self] in seenFrame(ofRow: $0) }

        init(_ view: LazyList<Content>, _ context: NodeContext) {
            let stack = LazyStackNode(
                tree: context.graph.layout, axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0,
                overscan: context.graph.overscan)
            if view.kind == .plain { stack.pinned = .headers }
            self.context = UncheckedSendable(context)
            super.init(view, context, layout: stack)
            rows.chromeSource = self
            item.background = { [unowned self] side, stack in missingRowsBackground(side, of: stack) }
            stack.onReachChange = { [unowned self] reach in
                let box = UncheckedSendable(self)
                MainActor.assumeIsolated { box.value.reachDidChange(reach) }
            }
            stack.headerLead = { [unowned self] index in
                let box = UncheckedSendable(self)
                return MainActor.assumeIsolated {
                    max(box.value.place(at: index).gapAbove - ListKind.bandAboveHeader, 0)
                }
            }
            readMeasures()
            load(view.content, context)
        }

        override func viewDidChange(from old: LazyList<Content>) {
            updateContent(view.content)
            if view.selection?.current != old.selection?.current
                || view.selection?.opensInPlace != old.selection?.opensInPlace
            {
                rows.updateChrome()
            }
        }

        override func refresh() {
            graph.dequeue(self)
            readMeasures()
            rows.updateChrome()
        }

        /// Returns the card of the rows before or after those that exist; `nil` where the app sets other backgrounds.
        private func missingRowsBackground(
            _ side: MissingRowsBackground.Side, of stack: LazyStackNode
        ) -> MissingRowsBackground? {
            let window = stack.window
            guard let cardColor, !window.isEmpty,
                side == .before ? window.lowerBound > 0 : window.upperBound < stack.rowCount
            else { return nil }
            var hasOthers = false
            rows.forEachHeld { if $1.elementTrait(.rowBackground, in: self) != nil { hasOthers = true } }
            if hasOthers { return nil }
            let (inset, radius) = (view.kind.cardInset, view.kind.cornerRadius)
            let top = side == .before ? 0 : stack.rowFrame(window.upperBound - 1).maxY
            let bottom =
                side == .before ? stack.rowFrame(window.lowerBound).minY : stack.size.height - view.kind.gapAtEnd
            let (above, below) = side == .before ? (radius, 0) : (0, radius)
            return MissingRowsBackground(
                frame: CGRect(x: inset, y: top, width: stack.size.width - 2 * inset, height: bottom - top),
                color: cardColor,
                outline: .unevenRoundedRectangle(
                    topLeft: above, topRight: above, bottomRight: below, bottomLeft: below, isContinuous: true))
        }

        // MARK: Index

        override func sectionsDidChange() { doubtIndex() }

        override func syncList() {
            super.syncList()
            if rows.hasSections { doubtIndex() }
        }

        /// Reads the labels of the sections at the end of the round, when all of them exist.
        private func doubtIndex() {
            guard isAlive, !isIndexDoubted else { return }
            isIndexDoubted = true
            graph.enqueueAppearance(self)
        }

        override func updateAppearance() {
            super.updateAppearance()
            guard isAlive, isIndexDoubted, let sectionIndex else { return }
            isIndexDoubted = false
            let labels = labelledSections.map(\.value)
            if sectionIndex.labels != labels { sectionIndex.labels = labels }
            if labels.isEmpty {
                sectionIndex.scroll = nil
            } else {
                sectionIndex.scroll = { [weak self] in self?.scroll(toLabelledSection: $0) }
            }
        }

        private var labelledSections: [(rows: LazySection, value: Text)] {
            rows.sectionValues { section in
                graph.unobserved { EnvironmentValues(section.scope).sectionIndexLabel }
            }
        }

        private func scroll(toLabelledSection position: Int) {
            graph.enqueueAction { [weak self] in
                guard let self, isAlive else { return }
                let sections = labelledSections
                guard sections.indices.contains(position) else { return }
                ScrollTargets.scroll(
                    self, toElement: sections[position].rows.rows.lowerBound, anchor: .top, isAnimated: false)
            }
        }

        private func reachDidChange(_ reach: CGFloat) {
            guard isBelowLargeTitle != (reach > 0) else { return }
            isBelowLargeTitle = reach > 0
            // Layout may hold the rows now: their sizes change after it.
            graph.enqueueAction { [weak self] in self?.rows.updateChrome() }
        }

        private func readMeasures() {
            var (isInTable, isWholeTable) = (false, false)
            (rows.rowEstimate, sectionSpacing, rowSpacing, cardColor, isInTable, isWholeTable) = tracked {
                (
                    $0.defaultMinListRowHeight, $0.listSectionSpacing, $0.listRowSpacing,
                    view.kind.rowBackground?.resolved(in: $0), $0.isInTable, $0.isWholeTable
                )
            }
            if isInTable {
                item.semantics = isWholeTable ? Semantics(role: .table) : nil
            } else {
                item.semantics = Semantics(role: .list)
            }
        }

        override func noteListChange(_ change: ListChange?) {
            mover.rowsWillChange()
            super.noteListChange(change)
        }

        // MARK: Headers and footers

        override func headerScope(in scope: EnvironmentScope) -> EnvironmentScope {
            styled(scope) {
                let isProminent = $0.headerProminence == .increased
                $0.font =
                    isProminent ? .title3.weight(.semibold) : view.kind == .plain ? .headline : .body.weight(.semibold)
                $0.labelMetrics = .standard
                if view.kind != .plain, !isProminent { $0.assignedForegroundStyles = LazyList.secondary }
            }
        }

        override func footerScope(in scope: EnvironmentScope) -> EnvironmentScope {
            styled(scope) {
                $0.font = .footnote
                $0.labelMetrics = .standard
                $0.assignedForegroundStyles = LazyList.secondary
            }
        }

        private func styled(_ scope: EnvironmentScope, _ write: (inout EnvironmentValues) -> Void) -> EnvironmentScope {
            var values = EnvironmentValues(scope)
            write(&values)
            let inner = EnvironmentScope(parent: scope)
            inner.replace(values.changedValues)
            return inner
        }

        // MARK: Rows

        func makeChrome(for element: ViewNode, at index: Int) -> ViewNode {
            context.value.content(of: self).make(chrome(element, at: index))
        }

        func updateChrome(_ chrome: ViewNode, of element: ViewNode, at index: Int) {
            withUnsafePointer(to: self.chrome(element, at: index)) { chrome.update(from: UnsafeRawPointer($0)) }
        }

        /// Whether a row may be pressed in place of a link inside of it.
        private var hasRowLinks = false
        /// Whether the rows' chrome will be updated for links that appeared.
        private var isChromeStale = false

        func rowLinkDidChange(_ link: any LinkInRow) {
            guard isAlive else { return }
            hasRowLinks = true
            // The chrome of a row that is being made finds the link.
            guard !isChromeStale, rows.holdsRow(around: link) else { return }
            isChromeStale = true
            graph.enqueueAction { [weak self] in
                self?.isChromeStale = false
                self?.rows.updateChrome()
            }
        }

        /// The link that a press on a row follows: the first of those inside that show nothing themselves.
        private func rowLink(in element: ViewNode) -> (any LinkInRow)? {
            guard hasRowLinks else { return nil }
            return element.firstInside { node in
                guard let link = node as? any LinkInRow, link.followsRow else { return nil }
                return link
            }
        }

        func affectsRowAbove(_ element: ViewNode) -> Bool {
            element.elementTrait(.rowSeparatorAbove, in: self) != nil
                || element.elementTrait(.rowSeparatorTintAbove, in: self) != nil
        }

        private func chrome(_ element: ViewNode, at index: Int) -> ListRowChrome {
            var place = place(at: index)
            var lift = mover.lift(ofRow: index, element)
            let isMenuOpen = place.kind == .row ? element.elementTrait(.rowMenuIsOpen, in: self) as? Bool : nil
            // A row whose context menu is open looks as one that is carried.
            if isMenuOpen == true { (lift.isLifted, lift.isHeld) = (true, true) }
            if lift.isLifted {
                // Each row is a card of its own.
                (place.isFirst, place.isLast) = (true, true)
            } else if lift != RowLift() {
                let seen = self.place(at: mover.seenIndex(ofRow: index))
                (place.isFirst, place.isLast) = (seen.isFirst, seen.isLast)
            }
            let insets = element.elementTrait(.rowInsets, in: self) as? EdgeInsets
            let control = place.kind == .row ? element.rowFilling : nil
            let link = element.elementTrait(.rowLink, in: self) as? RowLink
            control?.fillRow(
                insets: ListRowChrome.contentInsets(insets, isLink: link != nil), minimumHeight: rows.rowEstimate ?? 0)
            var badge = place.kind == .row ? element.elementTrait(.badge, in: self) as? Text : nil
            if let link {
                link.place.badge = badge
                badge = nil
            }
            if control?.showBadge(badge) == true { badge = nil }
            let inner = place.kind == .row ? rowLink(in: element).map { InnerRowLink($0) } : nil
            var edits = place.kind == .row ? element.rowEdits(in: self, selection: view.selection, mover: mover) : nil
            if inner != nil { edits?.selection?.isLink = true }
            return ListRowChrome(
                element: element, kind: view.kind, place: place, isFilled: control != nil,
                isButton: place.kind == .header && element.elementTrait(.sectionDisclosure, in: self) != nil,
                link: link, inner: inner, edits: edits, hasMenu: isMenuOpen != nil, lift: lift,
                badge: badge,
                background: element.elementTrait(.rowBackground, in: self) as? AnyView,
                insets: insets,
                lineAbove: lineAbove(element, place), lineBelow: lineBelow(element, at: index, place))
        }

        /// The separator above a row: only the first row of a card has one, and only on request.
        private func lineAbove(_ element: ViewNode, _ place: ListPlace) -> Color? {
            let isWanted = [TraitKey.rowSeparatorAbove, .sectionSeparatorAbove].contains {
                element.elementTrait($0, in: self) as? Visibility == .visible
            }
            guard place.isFirst, isWanted else { return nil }
            return element.elementTrait(.rowSeparatorTintAbove, in: self) as? Color ?? ListRowChrome.line
        }

        /// The separator below a row, which is the one above the next row: that row's settings count as soon as it
        /// exists.
        private func lineBelow(_ element: ViewNode, at index: Int, _ place: ListPlace) -> Color? {
            let next = place.isLast ? nil : rows.heldElement(at: index + 1)
            var own = element.elementTrait(.rowSeparatorBelow, in: self) as? Visibility ?? .automatic
            if place.isLast, own == .automatic {
                own = element.elementTrait(.sectionSeparatorBelow, in: self) as? Visibility ?? .automatic
            }
            let others = next?.elementTrait(.rowSeparatorAbove, in: self) as? Visibility ?? .automatic
            if own == .hidden || others == .hidden { return nil }
            if place.isLast && view.kind != .plain && own != .visible { return nil }
            if view.kind == .sidebar && own != .visible { return nil }
            return element.elementTrait(.rowSeparatorTintBelow, in: self) as? Color
                ?? next?.elementTrait(.rowSeparatorTintAbove, in: self) as? Color ?? ListRowChrome.line
        }

        private func place(at index: Int) -> ListPlace {
            let ranges = rows.sectionRanges
            let section = rows.section(containing: index)
            let followsFooter =
                index > 0
                && (rows.section(containing: index - 1).map { $0.footer == index - 1 } ?? false)
            var place = ListPlace(kind: .row)
            place.gapBelow = index == rows.count - 1 ? view.kind.gapAtEnd : 0
            if section?.header == index {
                place.kind = .header
                place.gapAbove = leastGap(above: index) {
                    view.kind.gapAboveHeader(isFirst: index == 0, followsFooter: followsFooter, spacing: $0)
                }
                return place
            }
            if section?.footer == index {
                place.kind = .footer
                place.gapAbove = ListKind.gapAboveFooter
                return place
            }
            let card = section.map { self.card(of: $0) } ?? looseCard(at: index, ranges)
            place.isFirst = card.lowerBound == index
            place.isLast = card.upperBound == index + 1
            if place.isFirst && section?.header == nil {
                place.gapAbove = leastGap(above: index) {
                    index == 0 && isBelowLargeTitle
                        ? 0 : view.kind.gapAboveCard(isFirst: index == 0, followsFooter: followsFooter, spacing: $0)
                }
            }
            if let rowSpacing, rowSpacing > 0 {
                if !place.isFirst { place.gapAbove = rowSpacing }
                (place.isFirst, place.isLast) = (true, true)
            }
            let chromeBefore = ranges.reduce(0) { sum, section in
                sum + (section.header.map { $0 < index } == true ? 1 : 0)
                    + (section.footer.map { $0 < index } == true ? 1 : 0)
            }
            place.position = index - chromeBefore + 1
            place.total =
                rows.count
                - ranges.reduce(0) {
                    $0 + ($1.header == nil ? 0 : 1) + ($1.footer == nil ? 0 : 1)
                }
            return place
        }

        /// The smaller one of the distances that the sections above and below a gap ask for.
        private func leastGap(above index: Int, _ gap: (CGFloat?) -> CGFloat) -> CGFloat {
            min(gap(spacing(ofSectionAt: index)), gap(spacing(ofSectionAt: index - 1)))
        }

        /// The spacing of a section, or that of the list for rows without a section.
        private func spacing(ofSectionAt index: Int) -> CGFloat? {
            guard let section = rows.sectionPart(containing: index) else { return sectionSpacing }
            return graph.unobserved { EnvironmentValues(section.scope).listSectionSpacing }
        }

        private func seenFrame(ofRow index: Int) -> CGRect? {
            guard var frame = rows.frame(at: index) else { return nil }
            let place = place(at: index)
            frame.origin.y += place.gapAbove
            frame.size.height -= place.gapAbove + place.gapBelow
            return frame
        }

        /// The rows of a section, without header and footer.
        private func card(of section: LazySection) -> Range<Int> {
            let start = section.rows.lowerBound + (section.header == nil ? 0 : 1)
            return start..<max(start, section.footer ?? section.rows.upperBound)
        }

        /// The rows around a row without a section, up to the adjacent sections.
        private func looseCard(at index: Int, _ ranges: [LazySection]) -> Range<Int> {
            let before = ranges.last { $0.rows.upperBound <= index && !$0.rows.isEmpty }?.rows.upperBound ?? 0
            let after = ranges.first { $0.rows.lowerBound > index && !$0.rows.isEmpty }?.rows.lowerBound ?? rows.count
            return before..<after
        }
    }
}
