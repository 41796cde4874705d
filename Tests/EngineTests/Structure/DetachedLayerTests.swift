// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
@_spi(Engine) import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A layer may lie elsewhere than its view, outlive it and follow a scroll offset, as sheets, toolbars and animations need.
@MainActor
@Suite("Layers apart from their views")
struct DetachedLayerTests {
    @Test("a node's layout and reading order may lie elsewhere than its identity")
    func parents() throws {
        // The content of a presentation: its identity is here, under a view with an environment value ...
        let scene = SceneHost(
            VStack { Color.blue.frame(width: 10, height: 10) }.environment(\.isEnabled, false), session: .fixture())
        scene.flush()
        var owner: ViewNode = scene.root
        while let next = owner.onlyChild { owner = next }
        let scope = EnvironmentScope(parent: owner.scope)
        let context = NodeContext(graph: scene.graph, parent: owner, scope: scope, owner: owner)
        let presented = context.make(EnabledProbe().frame(width: 30, height: 20))

        // ... its layout hangs on a root of its own ...
        let overlayRoot = RootNode(tree: scene.graph.layout)
        overlayRoot.child = presented.layoutNode
        scene.graph.layout.setRoot(overlayRoot, proposal: ProposedViewSize(width: 100, height: 100))
        // ... and its layer, with its place in the reading order, is the last of the page.
        let item = DisplayItem(overlayRoot, graph: scene.graph)
        overlayRoot.attachment = item
        item.semantics = Semantics(role: .main)
        scene.flush()
        item.arrange()
        scene.display.root.append(item.layer)

        #expect(presented.parent === owner)
        #expect(presented.layoutNode.parent === overlayRoot)
        #expect(item.layer.parent === scene.display.root)
        #expect(presented.layoutNode.frame(in: nil) == CGRect(x: 35, y: 40, width: 30, height: 20))
        #expect(scene.root.layoutNode !== overlayRoot)
        #expect(EnabledProbe.seen == false)
        let fill = try #require(item.layer.children.first)
        #expect(fill.frameInParent.width == 30)

        // State, environment and teardown follow the identity.
        presented.tearDown()
        #expect(!presented.isAlive)
        withExtendedLifetime(item) {}
    }

    @Test("a removed view leaves graph and layout at once; its layer stays until the surface is done")
    func exit() throws {
        let scene = SceneHost(Removable(), session: .fixture())
        scene.flush()
        _ = scene.display.takeBatch()
        let layer = try #require(scene.display.root.children.first?.children.last)
        let parent = try #require(layer.parent)
        let before = parent.children.count
        // The graph's side of an exit transition: the layer is told to stay before the list drops it.
        parent.remove(layer, withExit: true)
        Removable.isShown?.wrappedValue = false
        scene.flush()
        #expect(layer.isExiting)
        #expect(parent.children.count == before)
        #expect(scene.display.resolve(id: layer.id).isRemoved)
        let batch = scene.display.takeBatch()
        #expect(batch.operations.contains { if case .exit(layer.id) = $0 { true } else { false } })
        #expect(Removable.disappeared)
        scene.display.exitEnded(layer.id)
        #expect(parent.children.count == before - 1)
        #expect(scene.display.takeBatch().operations.contains(.remove(id: layer.id)))
    }

    @Test("what follows a scroll offset is data of the layer, for the surface to evaluate")
    func scrollLink() throws {
        let scene = SceneHost(
            ScrollView { VStack(spacing: 0) { Color.red.frame(height: 2_000) } }, session: .fixture())
        scene.flush()
        let layer = try #require(
            scene.display.root.children.first { if case .scroll = $0.content { true } else { false } })
        let link = ScrollLink(
            source: layer.id, property: .opacity, offsetFrom: 0, offsetTo: 52, valueFrom: 0, valueTo: 1)
        var effects = layer.children[0].effects
        effects.scrollLinks = [link]
        layer.children[0].effects = effects
        _ = scene.display.takeBatch()
        let before = scene.graph.counters
        scene.scroll(layer: layer.id, x: 0, y: 300)
        scene.flush()
        // No round trip: the offset moves nothing in the tree.
        #expect((scene.graph.counters - before).bodies == 0)
        #expect(scene.display.takeBatch().operations.allSatisfy { if case .content = $0 { true } else { false } })
        #expect(layer.children[0].effects.scrollLinks == [link])
    }
}

extension ViewNode {
    fileprivate var onlyChild: ViewNode? {
        var found: ViewNode?
        forEachChild { found = found ?? $0 }
        return found
    }
}

extension EventTarget {
    fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }
}

private struct EnabledProbe: View {
    @MainActor static var seen: Bool?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        EnabledProbe.seen = isEnabled
        return Color.red
    }
}

private struct Removable: View {
    @MainActor static var isShown: Binding<Bool>?
    @MainActor static var disappeared = false
    @State private var isShown = true

    var body: some View {
        Removable.isShown = $isShown
        return VStack(spacing: 0) {
            Color.blue.frame(height: 10)
            if isShown { Color.red.onDisappear { Removable.disappeared = true } }
        }
    }
}
