// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The animations since the last batch, and those that run without an end.
///
/// Invariant: at most one entry per layer and property. Several changes of a property between two batches are one
/// animation: from the start of the first animated change to the target of the last change, with the timing of the last
/// animated one; an endless one begins where it was asked for. The effects of a layer are several properties: each has
/// the timing that it was changed with, or none, since they come from modifiers with animations between them. Cost: an
/// unanimated change of a layer without a running animation takes two comparisons.
struct AnimationLedger {
    struct Entry {
        var placement: (from: LayerPlacement, timing: AnimationTiming?)?
        /// One for each timing; each start differs from the layer's effects in what goes along with that timing.
        var effects: [(from: LayerEffects, timing: AnimationTiming?)] = []
        var content: (from: LayerContent, timing: AnimationTiming?)?
        var placementFrames: (frames: [LayerPlacement], timing: AnimationTiming)?
        var effectFrames: (frames: [LayerEffects], timing: AnimationTiming)?
        var contentFrames: (frames: [LayerContent], timing: AnimationTiming)?
        var room: (isEntering: Bool, timing: AnimationTiming)?
        var displacement: (x: Double, y: Double, timing: AnimationTiming)?
        var line: (before: String, change: LineChange, timing: AnimationTiming)?
    }

    /// The entries by layer; `order` has the layers in the order of their first entries.
    var entries: [Int: Entry] = [:]
    var order: ContiguousArray<Int> = []
    /// The endless animations, which are repeated to surfaces that connect later.
    var endless: [Int: [LayerAnimation]] = [:]
    /// The endless animations of layers that are not shown now, and may return.
    private var hidden: [Int: Hidden] = [:]
    /// The number of hidden ones at which those of released layers are removed.
    private var sweepLimit = AnimationLedger.leastSweepLimit
    private static let leastSweepLimit = 32
    /// The layers that a surface gets anew with their endless animations.
    private var returned: ContiguousArray<Int> = []

    private struct Hidden {
        weak var layer: Layer?
        let animations: [LayerAnimation]
    }

    subscript(layer: Int) -> Entry {
        get { entries[layer] ?? Entry() }
        set {
            if entries.updateValue(newValue, forKey: layer) == nil { order.append(layer) }
        }
    }

    /// Keeps the endless animations of a layer that left the tree, until it returns or is released.
    mutating func hide(_ layer: Layer) {
        guard let animations = endless.removeValue(forKey: layer.id) else { return }
        if hidden.count >= sweepLimit {
            hidden = hidden.filter { $0.value.layer != nil }
            sweepLimit = max(2 * hidden.count, AnimationLedger.leastSweepLimit)
        }
        hidden[layer.id] = Hidden(layer: layer, animations: animations)
    }

    /// Goes on with the endless animations of a layer that returned to the tree, as far as they still lead to its
    /// state.
    mutating func show(_ layer: Layer) {
        guard !hidden.isEmpty, let kept = hidden.removeValue(forKey: layer.id) else { return }
        let animations = kept.animations.filter { $0.leads(to: layer) }
        guard !animations.isEmpty else { return }
        endless[layer.id] = animations
        if !layer.isSent { returned.append(layer.id) }
    }

    /// Takes the layers that a surface gets anew with their endless animations.
    mutating func takeReturned() -> ContiguousArray<Int> {
        guard !returned.isEmpty else { return [] }
        defer { returned.removeAll() }
        return returned
    }

    mutating func clear() {
        entries.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
    }
}

extension DisplayTree {
    /// The timing of subsequent writes; `nil` shows them at once.
    package var timing: AnimationTiming? {
        get { ambientTiming }
        set { ambientTiming = newValue }
    }

    /// Runs writes that are shown with a timing.
    package func animating(_ timing: AnimationTiming?, _ body: () -> Void) {
        let outer = ambientTiming
        ambientTiming = timing
        defer { ambientTiming = outer }
        body()
    }

    /// Begins a new round of updates: layers from now on are new and have no previous state to animate from.
    package func beginRound() {
        round &+= 1
    }

    /// Returns whether a layer existed before this round, so that a change of it can be animated.
    package func isOld(_ layer: Layer) -> Bool { layer.birth != round }

    /// Where the animation of a property begins that is noted over an earlier one: an endless one where it was asked for,
    /// else it would run for ever through what it was to follow, such as the entrance of the layer.
    private func start<Value>(
        _ earlier: (from: Value, timing: AnimationTiming?)?, _ old: Value, _ timing: AnimationTiming
    ) -> Value {
        guard let earlier, !timing.isEndless || earlier.timing?.isEndless == true else { return old }
        return earlier.from
    }

    func note(_ layer: Layer, placementFrom old: LayerPlacement) {
        guard isOld(layer), old != LayerPlacement() else { return }
        if recording != nil {
            recording?.note(layer, placementFrom: old)
        } else if let timing {
            ledger[layer.id].placement = (start(ledger[layer.id].placement, old, timing), timing)
            layer.animated.insert(.placement)
        } else if layer.animated.contains(.placement), ledger[layer.id].placement == nil {
            ledger[layer.id].placement = (old, nil)
            layer.animated.remove(.placement)
        }
    }

    func note(_ layer: Layer, effectsFrom old: LayerEffects) {
        guard isOld(layer) else { return }
        if recording != nil {
            recording?.note(layer, effectsFrom: old)
        } else if let timing {
            noteStart(layer, effectsFrom: old, timing)
            layer.animated.insert(.effects)
        } else if layer.animated.contains(.effects) {
            var starts = ledger[layer.id].effects
            for index in starts.indices where starts[index].timing != nil {
                starts[index].from.follow(from: old, to: layer.effects)
            }
            if starts.isEmpty {
                starts = [(old, nil)]
                layer.animated.remove(.effects)
            }
            ledger[layer.id].effects = starts
        }
    }

    private func noteStart(_ layer: Layer, effectsFrom old: LayerEffects, _ timing: AnimationTiming) {
        var starts = ledger[layer.id].effects
        if !starts.contains(where: { $0.timing == timing }) { starts.append((old, timing)) }
        let own = starts.firstIndex { $0.timing == timing } ?? 0
        for index in starts.indices where index != own {
            guard let earlier = starts[index].timing else { continue }
            var handover = EffectHandover(
                earlier: starts[index].from, later: starts[own].from, old: old, new: layer.effects,
                takesOver: !timing.isEndless || earlier.isEndless)
            handover.visitAll()
            (starts[index].from, starts[own].from) = (handover.earlier, handover.later)
        }
        ledger[layer.id].effects = starts
    }

    func note(_ layer: Layer, contentFrom old: LayerContent) {
        guard isOld(layer) else { return }
        if recording != nil {
            recording?.note(layer, contentFrom: old)
        } else if let timing {
            ledger[layer.id].content = (start(ledger[layer.id].content, old, timing), timing)
            layer.animated.insert(.content)
        } else if layer.animated.contains(.content), ledger[layer.id].content == nil {
            ledger[layer.id].content = (old, nil)
            layer.animated.remove(.content)
        }
    }

    /// Records the entrance of a new layer: its effects begin as given, and in a run its space grows.
    package func noteEntrance(
        _ layer: Layer, from effects: LayerEffects, timing: AnimationTiming, takesRoom: Bool = true
    ) {
        if effects != layer.effects {
            // A view that fades in at another view's position does both.
            var effects = effects
            for start in ledger[layer.id].effects { effects.opacity = min(effects.opacity, start.from.opacity) }
            ledger[layer.id].effects = [(effects, timing)]
            layer.animated.insert(.effects)
        }
        if takesRoom, layer.parent?.arrangement == .verticalRun { ledger[layer.id].room = (true, timing) }
    }

    /// Records that a layer moved among its siblings, so that it is animated from its old position.
    package func noteDisplacement(_ layer: Layer, x: Double, y: Double, timing: AnimationTiming) {
        guard isOld(layer) else { return }
        ledger[layer.id].displacement = (x, y, timing)
    }

    /// Records that a text takes the place of the line that it was. Of several changes before a batch the first says what
    /// is on the surface.
    package func noteLine(_ layer: Layer, before: String, _ change: LineChange, timing: AnimationTiming) {
        ledger[layer.id].line = (ledger[layer.id].line?.before ?? before, change, timing)
    }

    /// Records the frames of an animation of a layer's properties, the last of which is the layer's state.
    package func noteFrames(
        _ layer: Layer, placements: [LayerPlacement]? = nil, effects: [LayerEffects]? = nil,
        content: [LayerContent]? = nil, timing: AnimationTiming
    ) {
        if let placements {
            ledger[layer.id].placement = nil
            ledger[layer.id].placementFrames = (placements, timing)
            layer.animated.insert(.placement)
        }
        if let effects {
            ledger[layer.id].effects = []
            ledger[layer.id].effectFrames = (effects, timing)
            layer.animated.insert(.effects)
        }
        if let content {
            ledger[layer.id].content = nil
            ledger[layer.id].contentFrames = (content, timing)
            layer.animated.insert(.content)
        }
    }

    /// Takes the animations that were not sent, of layers that still exist.
    func takeAnimations() -> [DisplayOperation] {
        guard !ledger.order.isEmpty else { return [] }
        var operations: [DisplayOperation] = []
        let shifts = roomShifts()
        for id in ledger.order {
            guard let layer = table[id] else { continue }
            let animations = animations(of: layer, ledger[id], roomShift: shifts[id] ?? 0)
            guard !animations.isEmpty else { continue }
            operations.append(.animate(id: id, animations))
            let endless = animations.filter { $0.timing?.isEndless == true }
            let kept = (ledger.endless[id] ?? []).filter { old in !animations.contains { $0.replaces(old) } }
            ledger.endless[id] = kept.isEmpty && endless.isEmpty ? nil : kept + endless
        }
        ledger.clear()
        return operations
    }

    /// How far the rooms of those before it would move each layer that comes or goes in a run with others: it stands
    /// still while it does, and only what stays moves.
    private func roomShifts() -> [Int: Double] {
        var runs: [ObjectIdentifier: ContiguousArray<(slot: Int, layer: Layer)>] = [:]
        for id in ledger.order where ledger[id].room != nil {
            guard let layer = table[id], let run = layer.parent, let slot = run.index(of: layer) else { continue }
            runs[ObjectIdentifier(run), default: []].append((slot, layer))
        }
        var shifts: [Int: Double] = [:]
        for run in runs.values where run.count > 1 {
            var sums: [AnimationTiming: Double] = [:]
            for (_, layer) in run.sorted(by: { $0.slot < $1.slot }) {
                guard let (isEntering, timing) = ledger[layer.id].room else { continue }
                let sum = sums[timing] ?? 0
                shifts[layer.id] = sum
                let room = layer.placement.y + layer.placement.height
                sums[timing] = isEntering ? sum - room : sum + room
            }
        }
        return shifts
    }

    /// Returns the endless animations, for a surface that connects now.
    func endlessAnimations() -> [DisplayOperation] {
        _ = ledger.takeReturned()
        for id in ledger.endless.keys where table[id] == nil { ledger.endless[id] = nil }
        return ledger.endless.keys.sorted().map { .animate(id: $0, ledger.endless[$0] ?? []) }
    }

    /// Takes the endless animations of layers that the surface gets anew.
    func returnedAnimations() -> [DisplayOperation] {
        ledger.takeReturned().compactMap { id in
            guard table[id] != nil, let animations = ledger.endless[id] else { return nil }
            return .animate(id: id, animations)
        }
    }

    /// Includes endless animations in the next batch, for a page that was rendered without scripts.
    package func restateEndlessAnimations() { restatesEndless = true }

    private func animations(
        of layer: Layer, _ entry: AnimationLedger.Entry, roomShift: Double
    ) -> [LayerAnimation] {
        var result: [LayerAnimation] = []
        if let (from, timing) = entry.placement, from != layer.placement {
            result.append(LayerAnimation(.placement(from: from, to: layer.placement), timing: timing))
        }
        // What ends at once would end what begins with it.
        let isTimed = entry.effects.contains { $0.timing != nil }
        for (from, timing) in entry.effects where from != layer.effects && (timing != nil || !isTimed) {
            result.append(LayerAnimation(.effects(from: from, to: layer.effects), timing: timing))
        }
        if let (from, timing) = entry.content, from != layer.content {
            result.append(LayerAnimation(.content(from: from, to: layer.content), timing: timing))
        }
        if let (frames, timing) = entry.placementFrames {
            result.append(LayerAnimation(.placementFrames(frames), timing: timing))
        }
        if let (frames, timing) = entry.effectFrames {
            result.append(LayerAnimation(.effectFrames(frames), timing: timing))
        }
        if let (frames, timing) = entry.contentFrames {
            result.append(LayerAnimation(.contentFrames(frames), timing: timing))
        }
        if let (isEntering, timing) = entry.room {
            result.append(LayerAnimation(.room(isEntering: isEntering, shift: roomShift), timing: timing))
        }
        if let (x, y, timing) = entry.displacement {
            result.append(LayerAnimation(.displacement(x: x, y: y), timing: timing))
        }
        if let (before, change, timing) = entry.line {
            result.append(LayerAnimation(.line(before: before, change), timing: timing))
        }
        return result
    }
}

extension LayerAnimation {
    /// Whether a layer is in the state that the animation leads to.
    fileprivate func leads(to layer: Layer) -> Bool {
        switch change {
        case .placement(_, let to): to == layer.placement
        case .effects(_, let to): to == layer.effects
        case .content(_, let to): to == layer.content
        case .placementFrames(let frames): frames.last == layer.placement
        case .effectFrames(let frames): frames.last == layer.effects
        case .contentFrames(let frames): frames.last == layer.content
        case .room, .displacement, .line: false
        }
    }

    /// Whether both animate the same property.
    fileprivate func replaces(_ other: LayerAnimation) -> Bool { property == other.property }

    private var property: Int {
        switch change {
        case .placement, .placementFrames, .displacement, .room: 0
        case .effects, .effectFrames: 1
        case .content, .contentFrames: 2
        case .line: 3
        }
    }
}

extension Layer {
    /// Keeps a removed layer as an exiting layer while its exit animation runs: it takes no space, receives no events
    /// and is hidden from accessibility.
    ///
    /// A layer that the surface does not know is removed at once.
    package func showExit(
        of child: Layer, behind previous: Layer?, to effects: LayerEffects, _ timing: AnimationTiming
    ) {
        guard child.isSent, child.parent == nil, exitingCount < Self.exitingLimit else { return }
        let slot = previous.flatMap { $0.parent === self ? index(of: $0).map { $0 + 1 } : nil } ?? 0
        children.insert(child, at: slot)
        if slot + 1 < children.count { tree.note(children[slot + 1], .neighbor) }
        link(child, at: slot)
        child.changes.remove(.removed)
        remove(child, withExit: true)
        child.storedHandler = nil
        tree.animating(timing) { child.effects = effects }
        if arrangement == .verticalRun { tree.noteRoomLeft(by: child, timing) }
        hold(child)
    }

    /// Keeps a child that leaves where the surface has it if this layer, or one around it, moves because it has another
    /// size without the child: a centred one moves by half of what it loses. In a run it is only kept from moving
    /// sideways, since the room that it leaves moves it up and down.
    private func hold(_ child: Layer) {
        var (x, y) = (0.0, 0.0)
        var timing: AnimationTiming?
        var current: Layer? = self
        while let layer = current, layer.isSent, layer.sentParent === layer.parent {
            let (old, new) = (layer.sentPlacement, layer.placement)
            let (isOtherWidth, isOtherHeight) = (old.width != new.width, old.height != new.height)
            guard isOtherWidth || isOtherHeight else { break }
            if isOtherWidth { x += old.x - new.x }
            // In a run the position is the sum of what is above.
            if isOtherHeight, arrangement == .absolute, layer.parent?.arrangement == .absolute { y += old.y - new.y }
            if timing == nil { timing = tree.ledger.entries[layer.id]?.placement?.timing }
            current = layer.parent
        }
        guard x != 0 || y != 0 else { return }
        var place = child.placement
        place.x += x
        place.y += y
        tree.animating(timing) { child.placement = place }
    }

    /// The maximum number of exiting layers, so that a surface that never answers does not make a session grow.
    private static let exitingLimit = 64
}

extension DisplayTree {
    func noteRoomLeft(by layer: Layer, _ timing: AnimationTiming) {
        ledger[layer.id].room = (false, timing)
    }
}
