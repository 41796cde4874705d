// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// Shows the toolbar items for the keyboard while a text field has the focus that the toolbar is written around.
///
/// iOS has them above the keyboard, with a hardware keyboard at the window's lower end. Here they stand at the lower end
/// of the window or of what is presented, and make the safe area smaller there as the keyboard does.
@MainActor
final class KeyboardToolbar {
    private unowned let graph: ViewGraph
    private weak var shown: (any KeyboardBarRegion)?

    init(graph: ViewGraph) {
        self.graph = graph
        graph.focus.onMove = { [weak self] in self?.focusDidMove() }
    }

    private func focusDidMove() {
        graph.enqueueAction { [weak self] in self?.update() }
    }

    /// Looks for the items of the toolbars around the focused field, the outermost first.
    func update() {
        var elements: [LayoutNode] = []
        var region: (any KeyboardBarRegion)?
        var node: ViewNode? = graph.focus.focused is any EditableField ? graph.focus.focused : nil
        while let current = node, region == nil {
            if let source = current as? any ToolbarSource { elements = source.keyboardItems + elements }
            region = current as? any KeyboardBarRegion
            node = current.parent
        }
        if let shown, shown !== region { shown.showKeyboardItems([]) }
        region?.showKeyboardItems(elements)
        shown = region
    }
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

/// A node at whose lower end the keyboard's toolbar can stand: the window's, or that of what is presented.
@MainActor
protocol KeyboardBarRegion: ViewNode {
    var region: RootNode { get }
    /// The bar, while it has items.
    var keyboardBar: KeyboardBar? { get set }
}

extension KeyboardBarRegion {
    fileprivate func showKeyboardItems(_ elements: [LayoutNode]) {
        guard !elements.isEmpty else {
            keyboardBar?.items.show([])
            keyboardBar?.view.tearDown()
            keyboardBar = nil
            region.bar = nil
            return
        }
        let bar = keyboardBar ?? KeyboardBar(of: self)
        bar.items.show(elements)
        keyboardBar = bar
        region.bar = bar.view.element(at: 0).layoutNode
    }
}

/// The keyboard's toolbar of one region.
@MainActor
struct KeyboardBar {
    fileprivate let items: ToolbarSlot
    let view: ViewNode

    fileprivate init(of node: any KeyboardBarRegion) {
        items = ToolbarSlot(graph: node.graph, spacing: 8)
        view = NodeContext(graph: node.graph, parent: node, scope: node.scope, owner: node, ordinal: 1)
            .make(KeyboardBarView(items: items))
    }
}

/// Items float 16 points from the sides and 8 from the lower end, as high as a bar's buttons (facts/layout.md 9.4).
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
