// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
@_spi(Engine) import VitrineLayout

/// Takes a view apart and shows what a closure builds from its parts.
///
/// The view's list is created with holders in place of its elements, so that the closure knows the elements before any
/// of them is shown. The closure runs again when the list changes, when the container values of an element change, and
/// when something that it read has changed; a new value of an element alone goes directly to the place where it is
/// shown.
package final class TakenApartNode<V: TakingApart>: TransparentNode<V>, SectionOwner {
    private var list: ViewNode!
    private var tracker = ObservationTracker()
    private var isStale = false
    private var parts: [any SectionPart] = []

    override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        list = NodeContext(
            graph: context.graph, parent: self, scope: context.scope, owner: self, wrappers: SubviewHolder.wrappers
        ).make(view.base)
        setContent(context.transparent(self).at(1).make(transformed()))
    }

    private func transformed() -> V.Result {
        isStale = false
        graph.counters.closures += 1
        let parts = UncheckedSendable(V.parts(of: self))
        return graph.reading(self) { tracker.track(self, type: ViewType.of(V.self)) { view.transform(parts.value) } }
    }

    private func showResult() {
        graph.dequeue(self)
        updateContent(transformed())
    }

    package override func viewDidChange(from old: V) {
        withUnsafePointer(to: view.base) { list.update(from: UnsafeRawPointer($0)) }
        showResult()
    }

    package override func refresh() { showResult() }

    package override var followsListChanges: Bool { true }
    package override func noteListChange(_ change: ListChange?) { isStale = true }
    package override func syncList() { if isStale { showResult() } }

    // MARK: - Parts

    private var holders: [SubviewHolder] {
        var found: [SubviewHolder] = []
        list.forEachElement { if let holder = $0 as? SubviewHolder { found.append(holder) } }
        return found
    }

    private func subview(_ holder: SubviewHolder) -> Subview {
        Subview(
            holder: holder, containerValues: holder.values,
            id: Subview.ID(path: StatePath(of: holder, from: self) ?? StatePath()))
    }

    package var subviews: [Subview] { holders.map { subview($0) } }

    /// The explicit sections, and the elements before, between and behind them; at least one.
    package var sections: [SectionConfiguration] {
        let holders = holders
        let written = parts.map { (part: $0, range: $0.range(from: $0.elementIndex(in: self))) }
            .sorted { $0.range.rows.lowerBound < $1.range.rows.lowerBound }
        var result: [SectionConfiguration] = []
        var end = 0
        for (part, range) in written where range.rows.lowerBound >= end {
            result += implied(holders[end..<range.rows.lowerBound])
            result.append(configuration(part, holders[range.rows]))
            end = range.rows.upperBound
        }
        result += implied(holders[end...])
        return result.isEmpty ? [configuration(StatePath(), content: [])] : result
    }

    private func implied(_ holders: ArraySlice<SubviewHolder>) -> [SectionConfiguration] {
        guard let first = holders.first else { return [] }
        return [configuration(StatePath(of: first, from: self) ?? StatePath(), content: holders)]
    }

    private func configuration(_ path: StatePath, content: ArraySlice<SubviewHolder>) -> SectionConfiguration {
        SectionConfiguration(
            id: .init(path: path), containerValues: ContainerValues(), header: SubviewsCollection([]),
            content: SubviewsCollection(content.map { subview($0) }), footer: SubviewsCollection([]))
    }

    private func configuration(
        _ part: any SectionPart, _ holders: ArraySlice<SubviewHolder>
    ) -> SectionConfiguration {
        let all = holders.map { subview($0) }
        return SectionConfiguration(
            id: .init(path: StatePath(of: part, from: self) ?? StatePath()), containerValues: values(of: part),
            header: SubviewsCollection(Array(all.prefix(part.headerCount))),
            content: SubviewsCollection(Array(all.dropFirst(part.headerCount).dropLast(part.footerCount))),
            footer: SubviewsCollection(Array(all.suffix(part.footerCount))))
    }

    /// The container values that the modifiers around a section set.
    private func values(of part: any SectionPart) -> ContainerValues {
        var values = ContainerValues()
        var node = part.parent
        while let current = node, current !== self {
            (current as? any ContainerValueSource)?.add(to: &values)
            node = current.parent
        }
        return values
    }

    package func headerScope(in scope: EnvironmentScope) -> EnvironmentScope { scope }
    package func footerScope(in scope: EnvironmentScope) -> EnvironmentScope { scope }
    package func sectionDidJoin(_ section: any SectionPart) { parts.append(section) }
    package func sectionDidLeave(_ section: any SectionPart) { parts.removeAll { $0 === section } }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        body(list)
        super.forEachChild(body)
    }

    package override func willDie() { tracker.end() }
}
