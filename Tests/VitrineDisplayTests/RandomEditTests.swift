// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import VitrineDisplay

/// Oracle (b): a model client that applies the batches holds exactly the server's tree.
@Suite struct RandomEditTests {
    /// One edit; the numbers pick from whatever is there, so that any sub-list of edits can be played.
    struct Edit: CustomStringConvertible {
        enum Kind: CaseIterable {
            case append, insert, appendSubtree, remove, exit, endExit, move, reorder, replaceSome, detachAndReturn
            case place, shift, content, effects, semantics, events, looks, arrangement, batch, swapParentAndChild
            case harvest, snapshot
        }

        var kind: Kind
        var a: Int
        var b: Int
        var c: Int

        var description: String { ".init(kind: .\(kind), a: \(a), b: \(b), c: \(c))" }

        static func random(_ generator: inout SeededGenerator) -> Edit {
            func number() -> Int { Int.random(in: 0..<1000, using: &generator) }
            let kind = Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &generator)]
            return Edit(kind: kind, a: number(), b: number(), c: number())
        }
    }

    struct Mismatch: Error {
        var messages: [String]
    }

    /// Plays edits on a tree, and batches on a model of it.
    struct Player {
        let tree: DisplayTree
        var model = DisplayModel()
        var loose: [Layer] = []

        init(coalescesShifts: Bool) {
            tree = DisplayTree(options: DisplayTreeOptions(coalescesShifts: coalescesShifts))
        }

        func layers(where isIncluded: (Layer) -> Bool = { _ in true }) -> [Layer] {
            var found: [Layer] = []
            func walk(_ layer: Layer) {
                if layer.isExiting { return }
                if isIncluded(layer) { found.append(layer) }
                for child in layer.children { walk(child) }
            }
            walk(tree.root)
            return found
        }

        func contains(_ outer: Layer, _ inner: Layer) -> Bool {
            var ancestor: Layer? = inner
            while let current = ancestor {
                if current === outer { return true }
                ancestor = current.parent
            }
            return false
        }

        func fresh(_ edit: Edit) -> Layer {
            let layer = Layer(tree: tree, content: edit.c % 2 == 0 ? .group : .text(.line("t\(edit.c)")))
            layer.placement = LayerPlacement(x: Double(edit.b) / 3, y: Double(edit.c) / 7, width: 10, height: 5)
            return layer
        }

        func subtree(depth: Int, _ edit: Edit) -> Layer {
            let layer = fresh(edit)
            if depth > 0 { for _ in 0..<2 { layer.append(subtree(depth: depth - 1, edit)) } }
            return layer
        }

        mutating func play(_ edit: Edit) throws {
            let all = layers()
            let target = all[edit.a % all.count]
            let others = all.filter { $0 !== tree.root }
            let other = others.isEmpty ? nil : others[edit.b % others.count]
            switch edit.kind {
            case .append: target.append(fresh(edit))
            case .insert: target.insert(fresh(edit), at: edit.c % (target.liveChildren.count + 1))
            case .appendSubtree: target.append(subtree(depth: edit.c % 3, edit))
            case .remove: if let other { other.parent?.remove(other) }
            case .exit: if let other { other.parent?.remove(other, withExit: true) }
            case .endExit:
                var exiting: [Int] = []
                func walk(_ layer: Layer) {
                    if layer.isExiting { exiting.append(layer.id) }
                    for child in layer.children { walk(child) }
                }
                walk(tree.root)
                if !exiting.isEmpty { tree.exitEnded(exiting[edit.a % exiting.count]) }
            case .move:
                if let other, !contains(other, target) {
                    let count = target.liveChildren.count - (other.parent === target ? 1 : 0)
                    target.insert(other, at: edit.c % (count + 1))
                }
            case .reorder:
                var generator = SeededGenerator(seed: UInt64(edit.c))
                target.setChildren(target.liveChildren.shuffled(using: &generator))
            case .replaceSome:
                var generator = SeededGenerator(seed: UInt64(edit.c))
                var new = target.liveChildren.filter { _ in Bool.random(using: &generator) }
                new.insert(fresh(edit), at: edit.b % (new.count + 1))
                if let other, !contains(other, target), !new.contains(where: { $0 === other }) {
                    new.insert(other, at: edit.c % (new.count + 1))
                }
                target.setChildren(new)
            case .detachAndReturn:
                if let other, let parent = other.parent {
                    parent.remove(other)
                    loose.append(other)
                }
                if edit.c % 2 == 0, !loose.isEmpty {
                    let back = loose.remove(at: edit.c % loose.count)
                    if back.parent == nil, !back.isExiting, target.isAttached { target.append(back) }
                }
            case .harvest:
                // A child is taken out of something that has left, and returns without it.
                if let back = loose.first?.liveChildren.first, target.isAttached { target.append(back) }
            case .swapParentAndChild:
                if let other, let parent = other.parent, parent !== tree.root, let outer = parent.parent {
                    outer.append(other)
                    other.append(parent)
                }
            case .place: target.placement.height += Double(edit.c) / 11
            case .shift:
                let children = target.children
                guard !children.isEmpty else { break }
                let start = edit.b % children.count
                for child in children[start..<min(children.count, start + 1 + edit.c % 5)] {
                    child.placement.y += Double(edit.c) / 3
                }
            case .content:
                target.content = .fill(.capsule, .color(DisplayColor(red: Double(edit.c), green: 0, blue: 0)))
            case .effects:
                var effects = target.effects
                effects.opacity = edit.c % 2 == 0 ? 1 : 0.5
                effects.zIndex = Double(edit.b % 3)
                target.effects = effects
            case .semantics:
                var semantics = Semantics(role: .button)
                semantics.label = "b\(edit.c)"
                target.semantics = edit.c % 3 == 0 ? nil : semantics
            case .events: target.events = EventMask(rawValue: UInt32(edit.c % 16))
            case .looks: target.interaction = edit.c % 2 == 0 ? nil : InteractionLook(pressedOpacity: 0.3)
            case .arrangement: target.arrangement = edit.c % 2 == 0 ? .absolute : .verticalRun
            case .batch: try check()
            case .snapshot: model = try DisplayModel(snapshot: tree.snapshot())
            }
            try tree.checkInvariants()
        }

        mutating func check() throws {
            let batch = tree.takeBatch()
            try model.apply(batch)
            let differences = model.differences(from: tree)
            if !differences.isEmpty { throw Mismatch(messages: differences) }
            try tree.checkInvariants()
            guard tree.takeBatch().isEmpty else {
                throw Mismatch(messages: ["A second batch has something to say."])
            }
        }
    }

    /// What went wrong, `nil` for nothing.
    static func failure(of edits: [Edit], coalescesShifts: Bool = true) -> String? {
        var player = Player(coalescesShifts: coalescesShifts)
        do {
            for edit in edits { try player.play(edit) }
            try player.check()
            let rebuilt = try DisplayModel(snapshot: player.tree.snapshot())
            let differences = rebuilt.differences(from: player.tree)
            return differences.isEmpty ? nil : "snapshot: \(differences)"
        } catch {
            return "\(error)"
        }
    }

    /// Leaves out edits as long as it still fails.
    static func shrink(_ edits: [Edit]) -> [Edit] {
        var small = edits
        var index = 0
        while index < small.count {
            var candidate = small
            candidate.remove(at: index)
            if failure(of: candidate) != nil {
                small = candidate
                index = 0
            } else {
                index += 1
            }
        }
        return small
    }

    static func edits(seed: UInt64, count: Int = 30) -> [Edit] {
        var generator = SeededGenerator(seed: seed)
        let growth = (0..<6).map { _ in
            Edit(
                kind: .appendSubtree, a: Int.random(in: 0..<1000, using: &generator), b: 1,
                c: Int.random(in: 0..<1000, using: &generator))
        }
        return growth + (0..<count).map { _ in Edit.random(&generator) }
    }

    @Test func `A model that applies every batch equals the tree`() {
        for seed in 1...2_000 as ClosedRange<UInt64> {
            let edits = Self.edits(seed: seed)
            if Self.failure(of: edits) != nil {
                let small = Self.shrink(edits)
                Issue.record("Seed \(seed): \(Self.failure(of: small) ?? "") after \(small)")
                return
            }
        }
    }

    @Test func `Without coalesced shifts the surface ends up the same`() {
        for seed in 1...300 as ClosedRange<UInt64> {
            let edits = Self.edits(seed: seed)
            var plain = Player(coalescesShifts: false)
            var coalescing = Player(coalescesShifts: true)
            #expect(throws: Never.self, "seed \(seed)") {
                for edit in edits {
                    try plain.play(edit)
                    try coalescing.play(edit)
                }
                try plain.check()
                try coalescing.check()
            }
            #expect(plain.tree.debugText == coalescing.tree.debugText, "seed \(seed)")
            #expect(plain.model.differences(from: coalescing.tree) == [], "seed \(seed)")
        }
    }

    @Test func `A model that misses one operation is found out`() throws {
        var found = 0
        for seed in 1...50 as ClosedRange<UInt64> {
            var player = Player(coalescesShifts: true)
            for edit in Self.edits(seed: seed) where edit.kind != .batch && edit.kind != .snapshot {
                try player.play(edit)
            }
            var batch = player.tree.takeBatch()
            guard !batch.operations.isEmpty else { continue }
            batch.operations.remove(at: Int(seed) % batch.operations.count)
            #expect(throws: DisplayModelError.self) { try player.model.apply(batch) }
            found += 1
        }
        #expect(found > 40)
    }
}
