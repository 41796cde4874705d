// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay

/// A user in front of something presented.
extension SceneHost {
    /// What can be reached and read, in order: of a dialog what is in it.
    var labels: [String] { leaves(display.elements()).map(\.label) }

    private func leaves(_ element: DisplayElement) -> [DisplayElement] {
        element.children.isEmpty ? [element] : element.children.flatMap { leaves($0) }
    }

    func leaf(_ label: String) -> DisplayElement? {
        leaves(display.elements()).first { $0.label == label }
    }

    /// What covers everything else.
    var front: Layer? { display.root.children.last { $0.events.contains(.dismiss) } }

    func touch(_ label: String) throws {
        let element = try #require(leaf(label), "\(label) is not among \(labels)")
        let layer = try #require(display.eventLayer(for: element))
        #expect(send(.tap, to: layer.id) == .handled)
        flush()
    }

    /// The key that leaves. The caller flushes.
    func escape() {
        if let front { send(.dismiss, to: front.id) }
    }

    /// A tap next to what is presented. The caller flushes.
    func tapDim() {
        guard let dim = front?.firstDim else { return }
        send(.tap, to: dim.id)
    }
}

extension Layer {
    fileprivate var firstDim: Layer? {
        if semantics?.isHidden == true, events.contains(.tap) { return self }
        return children.lazy.compactMap(\.firstDim).first
    }
}
