// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Shows the toolbar items for the keyboard while a text field is focused: those of all toolbars on the field's page, and
/// of the toolbars around the page.
///
/// iOS shows them above the keyboard, or at the bottom of the window with a hardware keyboard. In Vitrine they are at
/// the bottom of the window or of the presentation, and reduce the safe area there as the keyboard does.
@MainActor
final class KeyboardToolbar: SceneService {
    private unowned let graph: ViewGraph
    /// The toolbars of the scene.
    private var toolbars: [Toolbar] = []
    private var shown: Bar?
    /// The bars of other nodes that the keyboard's bar takes the place of.
    private var covered: [Covered] = []

    private struct Toolbar {
        weak var node: (any ToolbarSource)?
    }

    private struct Covered {
        weak var node: (any KeyboardCovered)?
    }

    /// The bar of a region with its items.
    private struct Bar {
        weak var region: (any BarRegion)?
        let items: ToolbarSlot
    }

    init(graph: ViewGraph) {
        self.graph = graph
        graph.focus.onMove = { [weak self] in self?.focusDidMove() }
    }

    private func focusDidMove() {
        graph.enqueueAction { [weak self] in self?.update() }
    }

    /// Follows the items of a new toolbar.
    func add(_ toolbar: any ToolbarSource) {
        toolbars.append(Toolbar(node: toolbar))
        if graph.focus.focused is any EditableField { focusDidMove() }
    }

    /// Forgets a toolbar, whose items have gone.
    func remove(_ toolbar: any ToolbarSource) {
        toolbars.removeAll { $0.node == nil || $0.node === toolbar }
        update()
    }

    /// Collects the items of the toolbars around the focused field and beside it on its page, in the order of the views.
    func update() {
        var region: (any BarRegion)?
        var bars: [any KeyboardCovered] = []
        var sources: [(toolbar: any ToolbarSource, isAround: Bool)] = []
        let field: ViewNode? = graph.focus.focused is any EditableField ? graph.focus.focused : nil
        var node = field
        while let current = node, region == nil {
            if let toolbar = current as? any ToolbarSource { sources.append((toolbar, true)) }
            if let bar = current as? any KeyboardCovered { bars.append(bar) }
            region = current as? any BarRegion
            node = current.parent
        }
        if let page = field?.pageAround {
            for toolbar in toolbars.compactMap(\.node) where !sources.contains(where: { $0.toolbar === toolbar }) {
                if !toolbar.keyboardItems(isAround: false).isEmpty, toolbar.pageAround === page {
                    sources.append((toolbar, false))
                }
            }
        }
        let ordered = sources.map { (place: $0.toolbar.place, source: $0) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map { $0.source }
        show(ordered.flatMap { $0.toolbar.keyboardItems(isAround: $0.isAround) }, in: region)
        cover(shown == nil ? [] : bars)
    }

    private func cover(_ bars: [any KeyboardCovered]) {
        for bar in covered.compactMap(\.node) where !bars.contains(where: { $0 === bar }) {
            bar.isCoveredByKeyboard = false
        }
        for bar in bars { bar.isCoveredByKeyboard = true }
        covered = bars.map { Covered(node: $0) }
    }

    private func show(_ elements: [LayoutNode], in region: (any BarRegion)?) {
        if shown?.region !== region || elements.isEmpty { hide() }
        guard let region, !elements.isEmpty else { return }
        let bar = shown ?? Bar(region: region, items: ToolbarSlot(graph: graph, spacing: 8))
        bar.items.show(elements)
        guard shown == nil else { return }
        shown = bar
        let view = NodeContext(graph: graph, parent: region, scope: region.scope, owner: region, ordinal: 1)
            .make(KeyboardBarView(items: bar.items))
        region.regionBar = view
        region.region.bar = view.element(at: 0).layoutNode
    }

    private func hide() {
        guard let bar = shown else { return }
        shown = nil
        bar.items.show([])
        guard let region = bar.region else { return }
        region.regionBar?.tearDown()
        region.regionBar = nil
        region.region.bar = nil
    }
}

extension ViewNode {
    /// The page, the tab, the presentation or the window that the node is in.
    fileprivate var pageAround: ViewNode? {
        var node = parent
        while let current = node {
            if current is any PreferenceBarrier || current is any BarRegion { return current }
            node = current.parent
        }
        return nil
    }
}

/// A node with a bar at the bottom of the window, which is below the keyboard and its toolbar on iOS.
@MainActor
protocol KeyboardCovered: ViewNode {
    /// Whether the toolbar of the keyboard is shown in place of the bar.
    var isCoveredByKeyboard: Bool { get set }
}

extension ToolbarSource {
    /// The items above the keyboard of a field that the toolbar is around, or is beside.
    fileprivate func keyboardItems(isAround: Bool) -> [LayoutNode] {
        var items: [LayoutNode] = []
        forEachItem { element, position in
            if position == .keyboard || (isAround && position == .fieldKeyboard) { items.append(element.layoutNode) }
        }
        return items
    }
}

/// The items float 16 points from the sides and 8 from the bottom, as high as a bar's buttons (Documentation/Layout.md
/// 9.4).
private nonisolated struct KeyboardBarView: View {
    let items: ToolbarSlot

    var body: some View {
        ToolbarSlotView(slot: items)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 44)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .modifier(SemanticsModifier { $0.role = .toolbar })
            // Read after the content, painted above it.
            .zIndex(1)
    }
}
