// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) import VitrineLayout

/// The frames of named views, read when they are asked for.
@MainActor
package final class FrameRecorder {
    package init() {}

    private var probes: [String: [Probe]] = [:]

    private struct Probe {
        weak var node: ViewNode?
    }

    package func add(_ node: ViewNode, _ id: String) { probes[id, default: []].append(Probe(node: node)) }
    package func remove(_ node: ViewNode, _ id: String) { probes[id]?.removeAll { $0.node == nil || $0.node === node } }

    /// Where a view is shown, in the root's coordinates; `nil` for one that is not.
    package func frame(of id: String) -> CGRect? {
        for probe in probes[id] ?? [] {
            guard let node = probe.node, node.isAlive, node.elementCount == 1 else { continue }
            let layout = node.element(at: 0).layoutNode
            if layout.isPlaced && layout.isShown { return layout.displayedFrame(in: nil) }
        }
        return nil
    }

    /// Every view that is shown.
    package var present: Set<String> { Set(probes.keys.filter { frame(of: $0) != nil }) }
}

extension LayoutNode {
    /// Whether the way up to the root is whole.
    fileprivate var isShown: Bool {
        var node = self
        while let parent = node.parent {
            if !node.isPlaced { return false }
            node = parent
        }
        return node is RootNode
    }
}

/// Records the frame of its content and changes nothing.
nonisolated package struct FrameProbe: ViewModifier {
    package typealias Body = Never
    package let id: String
    package let recorder: FrameRecorder

    package init(id: String, recorder: FrameRecorder) {
        self.id = id
        self.recorder = recorder
    }
}

extension FrameProbe: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<FrameProbe> {
        override func contentDidLoad() { modifier.recorder.add(self, modifier.id) }
        override func willDie() {
            super.willDie()
            modifier.recorder.remove(self, modifier.id)
        }
    }
}
