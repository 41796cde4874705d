// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The looks of layers at equal intervals of time, recorded while an animation is computed in advance.
///
/// Invariant: each property that has changed since the recording began has one value for each frame that was taken.
/// Cost: the changed layers of each frame.
struct FrameRecording {
    private struct Way {
        let layer: Layer
        var properties: AnimatedProperties = []
        var placements: [LayerPlacement] = []
        var effects: [LayerEffects] = []
        var contents: [LayerContent] = []
    }

    /// The number of frames that were taken.
    private(set) var count = 0
    /// Whether something changed after the first frame that no surface interpolates: a text, or which layers there are.
    private(set) var hasJumped = false
    private var ways: [Int: Way] = [:]
    private var order: [Int] = []

    /// Records that layers came or went.
    mutating func noteStructure() {
        if count > 0 { hasJumped = true }
    }

    mutating func note(_ layer: Layer, placementFrom old: LayerPlacement) {
        note(layer, .placement) { $0.placements = Array(repeating: old, count: $1) }
    }

    mutating func note(_ layer: Layer, effectsFrom old: LayerEffects) {
        note(layer, .effects) { $0.effects = Array(repeating: old, count: $1) }
    }

    mutating func note(_ layer: Layer, contentFrom old: LayerContent) {
        if count > 0, !old.leads(to: layer.content) { hasJumped = true }
        note(layer, .content) { $0.contents = Array(repeating: old, count: $1) }
    }

    private mutating func note(
        _ layer: Layer, _ property: AnimatedProperties, _ begin: (inout Way, _ count: Int) -> Void
    ) {
        if ways[layer.id] == nil { order.append(layer.id) }
        var way = ways[layer.id] ?? Way(layer: layer)
        if way.properties.insert(property).inserted { begin(&way, count) }
        ways[layer.id] = way
    }

    /// Takes what all changed layers look like as the next frame.
    mutating func take() {
        count += 1
        for id in order {
            guard var way = ways[id] else { continue }
            if way.properties.contains(.placement) { way.placements.append(way.layer.placement) }
            if way.properties.contains(.effects) { way.effects.append(way.layer.effects) }
            if way.properties.contains(.content) { way.contents.append(way.layer.content) }
            ways[id] = way
        }
    }

    /// Forgets the last frame.
    mutating func dropLast() {
        guard count > 0 else { return }
        count -= 1
        for id in order {
            guard var way = ways[id] else { continue }
            if !way.placements.isEmpty { way.placements.removeLast() }
            if !way.effects.isEmpty { way.effects.removeLast() }
            if !way.contents.isEmpty { way.contents.removeLast() }
            ways[id] = way
        }
    }

    /// Calls a closure with the frames of each layer that is still in the tree; a property that rested is `nil`.
    func forEachLayer(
        _ body: (
            Layer, _ placements: [LayerPlacement]?, _ effects: [LayerEffects]?, _ contents: [LayerContent]?
        ) -> Void
    ) {
        func moving<Value: Equatable>(_ values: [Value]) -> [Value]? {
            values.contains { $0 != values[0] } ? values : nil
        }
        for id in order {
            guard let way = ways[id], way.layer.isAttached else { continue }
            body(way.layer, moving(way.placements), moving(way.effects), moving(way.contents))
        }
    }
}

extension LayerContent {
    /// Whether a surface interpolates between the two.
    fileprivate func leads(to other: LayerContent) -> Bool {
        switch (self, other) {
        case (.fill, .fill), (.stroke, .stroke): true
        default: self == other
        }
    }
}

extension DisplayTree {
    /// Begins to record what layers look like at equal intervals of time, instead of animating their changes.
    package func beginFrames() { recording = FrameRecording() }

    /// Takes the current state as the next frame.
    ///
    /// - Returns: Whether something has changed since the first frame that no surface interpolates.
    package func takeFrame() -> Bool {
        recording?.take()
        return recording?.hasJumped ?? false
    }

    /// Forgets the last frame: the current state becomes that of the frame before.
    package func dropFrame() { recording?.dropLast() }

    /// Ends the recording, and animates the layers along the frames.
    package func endFrames(_ timing: AnimationTiming) {
        guard let recording else { return }
        self.recording = nil
        recording.forEachLayer { layer, placements, effects, contents in
            noteFrames(layer, placements: placements, effects: effects, content: contents, timing: timing)
        }
    }
}
