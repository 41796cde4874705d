// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A random view tree as a value: `PlanView` shows it.
final class Plan: Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable {
        // Leaves.
        case color, fixed, text, counter, environmentReader, modelReader, nothing
        case bindable, environmentModel, ownModel, sceneStored
        // Containers of their children.
        case vertical, horizontal, layered, group, scroll, lazy, grid, lazyGrid
        // Around one child.
        case padding, frame, flexible, opacity, offset, clip, fixedSize, preference
        case modifier, twice, branching, follower, optional, identified, environment, rows, lazyRows, geometry
        // Around two.
        case conditional, erased, overlay, background
    }

    let id: Int
    let kind: Kind
    let number: Int
    let children: [Plan]

    init(_ id: Int, _ kind: Kind, _ number: Int, _ children: [Plan]) {
        self.id = id
        self.kind = kind
        self.number = number
        self.children = children
    }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    var description: String {
        let inner = children.isEmpty ? "" : "(" + children.map(\.description).joined(separator: ", ") + ")"
        return "\(kind.rawValue)#\(id):\(number)\(inner)"
    }

    /// Smaller trees that may fail in the same way, the smallest first.
    var simpler: [Plan] {
        var results = children
        for (index, child) in children.enumerated() {
            if children.count > 1 && Plan.allowsFewer(kind) {
                var fewer = children
                fewer.remove(at: index)
                results.append(Plan(id, kind, number, fewer))
            }
            for other in child.simpler {
                var replaced = children
                replaced[index] = other
                results.append(Plan(id, kind, number, replaced))
            }
        }
        if !children.isEmpty { results.append(Plan(id, .fixed, number, [])) }
        return results.sorted { $0.count < $1.count }
    }

    private static func allowsFewer(_ kind: Kind) -> Bool {
        switch kind {
        case .vertical, .horizontal, .layered, .group, .scroll, .lazy, .grid, .lazyGrid: true
        default: false
        }
    }
}

/// Makes plans: the same ones for the same seed.
struct PlanGenerator {
    var random: SeededGenerator
    private var nextIdentifier = 0
    /// Left out of every plan, for a smaller vocabulary.
    var excluded: Set<Plan.Kind> = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private static let leaves: [Plan.Kind] = [
        .color, .fixed, .fixed, .text, .counter, .counter, .environmentReader, .modelReader, .nothing, .bindable,
        .environmentModel, .ownModel, .sceneStored,
    ]
    private static let containers: [Plan.Kind] = [
        .vertical, .vertical, .horizontal, .horizontal, .layered, .group, .scroll, .lazy, .grid, .lazyGrid,
    ]
    private static let single: [Plan.Kind] = [
        .padding, .frame, .flexible, .opacity, .offset, .clip, .fixedSize, .preference, .modifier, .twice, .branching,
        .follower, .optional, .identified, .environment, .rows, .rows, .rows, .lazyRows, .geometry,
    ]
    private static let pairs: [Plan.Kind] = [.conditional, .conditional, .erased, .overlay, .background]

    mutating func plan(depth: Int) -> Plan {
        nextIdentifier += 1
        let id = nextIdentifier
        let choice = depth <= 0 ? 0 : random.below(10)
        let (kinds, count): ([Plan.Kind], Int) =
            switch choice {
            case 0: (PlanGenerator.leaves, 0)
            case 1...3: (PlanGenerator.containers, 1 + random.below(3))
            case 4...7: (PlanGenerator.single, 1)
            default: (PlanGenerator.pairs, 2)
            }
        let allowed = kinds.filter { !excluded.contains($0) }
        let kind = allowed[random.below(allowed.count)]
        let number = random.below(6)
        return Plan(id, kind, number, (0..<count).map { _ in plan(depth: depth - 1) })
    }
}
