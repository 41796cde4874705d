// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A scene without its graph: what brings it back, and what its page's events mean.
///
/// A rebuilt scene numbers its layers anew. The page still shows the old numbers, and an event with one of them may
/// already be on its way: the n-th layer that takes events is taken for the n-th one of the rebuilt scene if both take
/// the same events and are called the same; anything else is an event for a layer that has left.
struct ParkedScene {
    /// A layer that takes events.
    private struct Target {
        var id: Int32
        var signature: Int32
    }

    let rebuild: @MainActor () -> any LiveScene
    /// Where the scene stood.
    let path: String
    /// How many entries of this app lay before the current one in the browser's history, and the paths of the last.
    let place: (depth: Int, trail: [String])
    private let targets: [Target]
    /// Where scrollers stood, by their place among the targets.
    private let offsets: [Int: ScrollReport]

    @MainActor init(
        rebuild: @escaping @MainActor () -> any LiveScene,
        display: DisplayTree,
        offsets: [Int: ScrollReport],
        path: String,
        place: (depth: Int, trail: [String])
    ) {
        self.rebuild = rebuild
        self.path = path
        self.place = place
        let layers = Self.targets(of: display)
        targets = layers.map { Target(id: Int32(truncatingIfNeeded: $0.id), signature: Self.signature($0)) }
        var places: [Int: ScrollReport] = [:]
        for (place, layer) in layers.enumerated() where offsets[layer.id] != nil { places[place] = offsets[layer.id] }
        self.offsets = places
    }

    /// Old number → the rebuilt scene's number.
    @MainActor func aliases(in display: DisplayTree) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for (target, layer) in zip(targets, Self.targets(of: display)) where target.signature == Self.signature(layer) {
            result[Int(target.id)] = layer.id
        }
        return result
    }

    /// Where the rebuilt scene's scrollers belong.
    @MainActor func offsets(in display: DisplayTree) -> [(layer: Int, offset: ScrollReport)] {
        let layers = Self.targets(of: display)
        return offsets.sorted { $0.key < $1.key }.compactMap { place, offset in
            guard place < layers.count, place < targets.count,
                targets[place].signature == Self.signature(layers[place])
            else { return nil }
            return (layers[place].id, offset)
        }
    }

    private static func targets(of display: DisplayTree) -> [Layer] {
        var result: [Layer] = []
        func collect(_ layer: Layer) {
            if !layer.events.isEmpty || isField(layer), !layer.isGhost { result.append(layer) }
            for child in layer.children { collect(child) }
        }
        collect(display.root)
        return result
    }

    private static func isField(_ layer: Layer) -> Bool {
        if case .field = layer.content { true } else { false }
    }

    /// A hash of the label of a layer and of the events that it takes, compared within this process only.
    private static func signature(_ layer: Layer) -> Int32 {
        var hasher = Hasher()
        hasher.combine(layer.events.rawValue)
        hasher.combine(isField(layer))
        if let semantics = layer.semantics {
            hasher.combine("\(semantics.role)")
            hasher.combine(semantics.identifier ?? "")
            hasher.combine(semantics.label ?? "")
        }
        // A button is called what stands in it.
        if layer.events.contains(.tap) {
            func collect(_ layer: Layer) {
                if case .text(let text) = layer.content { hasher.combine(text.string) }
                for child in layer.children { collect(child) }
            }
            collect(layer)
        }
        return Int32(truncatingIfNeeded: hasher.finalize())
    }
}
