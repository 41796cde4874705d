// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The item of the root layer, which holds the scene's layers.
final class RootItem: DisplayItem {
    /// How the layers behind a card recede, or `nil` if they are in place.
    var recession: Recession? {
        didSet {
            guard recession != oldValue else { return }
            graph.display.animating(recession == nil ? Recession.wayBack : Recession.way) { recede() }
        }
    }

    /// The items that have receded.
    private var recededItems: [WeakItem] = []

    /// Layers without a view, in which the browser does something by itself.
    private var embeds: [ObjectIdentifier: Layer] = [:]

    /// Shows what the session's services want the browser to do.
    func show(_ entries: [SessionEmbeds.Entry]) {
        let views = graph.display.root.children.filter { layer in
            !layer.isExiting && !embeds.values.contains { $0 === layer }
        }
        embeds = entries.reduce(into: [:]) { layers, entry in
            let layer = embeds[entry.owner] ?? Layer(tree: graph.display)
            var semantics = Semantics()
            semantics.isHidden = true
            semantics.embed = entry.content
            layer.semantics = semantics
            layer.handler = .embed(entry.take)
            layers[entry.owner] = layer
        }
        // The views may just be changing: where their layers stand is settled with them.
        replaceChildren(of: graph.display.root, with: views + embedLayers)
    }

    private var embedLayers: [Layer] { embeds.values.sorted { $0.id < $1.id } }

    override func arrange() {
        var layers: [Layer] = []
        collect(node, .zero, &layers)
        layers += embedLayers
        graph.display.root.placement = LayerPlacement(width: node.size.width, height: node.size.height)
        replaceChildren(of: graph.display.root, with: layers)
        if recession != nil { recede() }
    }

    override func sizeDidChange() {
        graph.display.root.placement = LayerPlacement(width: node.size.width, height: node.size.height)
        if recession != nil { recede() }
    }

    /// Moves the layers of the window's view and of the presentations in front of it.
    private func recede() {
        guard let window = node as? RootNode else { return }
        let former = recededItems
        recededItems = []
        let (view, presentation) = (recession?.ofView(in: window), recession?.ofPresentation(in: window))
        if let content = window.child { move(content, .zero, view) }
        if let bar = window.bar { move(bar, .zero, view) }
        for (index, overlay) in window.overlays.enumerated() {
            move(overlay, .zero, index < recession?.depth ?? 0 ? presentation : nil)
        }
        restore(former)
    }

    /// Puts back what has left the window since it receded, such as the page of a tab that is not selected any more:
    /// where that is shown again nothing else would.
    private func restore(_ former: [WeakItem]) {
        guard !former.isEmpty else { return }
        let kept = Set(recededItems.compactMap { $0.item.map { ObjectIdentifier($0) } })
        graph.display.animating(nil) {
            for item in former.compactMap({ $0.item }) where !kept.contains(ObjectIdentifier(item)) {
                item.receded = nil
            }
        }
    }

    /// Moves the layers at and below a node, whose parent has its origin at an offset in the window.
    private func move(_ node: LayoutNode, _ offset: CGPoint, _ map: RecededMap?) {
        guard node.isPlaced else { return }
        let origin = CGPoint(x: offset.x + node.frameOrigin.x, y: offset.y + node.frameOrigin.y)
        if let item = node.displayItem {
            item.receded = map?.inside(CGPoint(x: origin.x, y: origin.y - item.reach))
            if map != nil { recededItems.append(WeakItem(item: item)) }
        } else {
            node.forEachLayoutChild { move($0, origin, map) }
        }
    }
}

extension ViewGraph {
    /// How the layers of the window behind a card recede, or `nil` if they are in place.
    package var recession: Recession? {
        get { (window.displayItem as? RootItem)?.recession }
        set { (window.displayItem as? RootItem)?.recession = newValue }
    }
}
