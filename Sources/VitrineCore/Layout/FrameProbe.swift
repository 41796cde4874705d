// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) import VitrineLayout

/// The frames of named views, determined when they are queried.
@MainActor
package final class FrameRecorder {
    package init() {}

    private var probes: [String: [Probe]] = [:]

    private struct Probe {
        weak var node: ViewNode?
    }

    package func add(_ node: ViewNode, _ id: String) { probes[id, default: []].append(Probe(node: node)) }
    package func remove(_ node: ViewNode, _ id: String) { probes[id]?.removeAll { $0.node == nil || $0.node === node } }

    /// Returns the frame of a view in the root's coordinates, or `nil` if it is not shown.
    package func frame(of id: String) -> CGRect? {
        for probe in probes[id] ?? [] {
            guard let node = probe.node, node.isAlive, node.elementCount == 1 else { continue }
            let layout = node.element(at: 0).layoutNode
            if layout.isPlaced && layout.isShown { return layout.displayedFrame(in: nil) }
        }
        return nil
    }

    /// The names of all views that are shown.
    package var present: Set<String> { Set(probes.keys.filter { frame(of: $0) != nil }) }
}

extension LayoutNode {
    /// Whether all ancestors up to the root are shown.
    fileprivate var isShown: Bool {
        var node = self
        while let parent = node.parent {
            if !node.isPlaced { return false }
            node = parent
        }
        return node is RootNode
    }
}

/// A modifier that records the frame of its content and does not change it.
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
