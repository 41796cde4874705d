// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Shows the toolbar items for the keyboard while a text field inside of the toolbar's view is focused.
///
/// iOS shows them above the keyboard, or at the bottom of the window with a hardware keyboard. In Vitrine they are at
/// the bottom of the window or of the presentation, and reduce the safe area there as the keyboard does.
@MainActor
final class KeyboardToolbar: SceneService {
    private unowned let graph: ViewGraph
    private var shown: Bar?
    /// The bars of other nodes that the keyboard's bar takes the place of.
    private var covered: [Covered] = []

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

    /// Collects the items of the toolbars around the focused field, the outermost first.
    func update() {
        var elements: [LayoutNode] = []
        var region: (any BarRegion)?
        var bars: [any KeyboardCovered] = []
        var node: ViewNode? = graph.focus.focused is any EditableField ? graph.focus.focused : nil
        while let current = node, region == nil {
            if let source = current as? any ToolbarSource { elements = source.keyboardItems + elements }
            if let bar = current as? any KeyboardCovered { bars.append(bar) }
            region = current as? any BarRegion
            node = current.parent
        }
        show(elements, in: region)
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

/// A node with a bar at the bottom of the window, which is below the keyboard and its toolbar on iOS.
@MainActor
protocol KeyboardCovered: ViewNode {
    /// Whether the toolbar of the keyboard is shown in place of the bar.
    var isCoveredByKeyboard: Bool { get set }
}

extension ToolbarSource {
    fileprivate var keyboardItems: [LayoutNode] {
        var items: [LayoutNode] = []
        forEachItem { element, position in
            if position == .keyboard { items.append(element.layoutNode) }
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
