// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import VitrineCensus
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// One write, as a value: it can be replayed on a smaller tree.
enum OracleChange: CustomStringConvertible {
    case number(String, Int)
    case toggle(String)
    case list(String, [Int])
    case model(Int, Int)
    case resize(Double, Double)

    var description: String {
        switch self {
        case .number(let path, let value): "\(path) = \(value)"
        case .toggle(let path): "toggle \(path)"
        case .list(let path, let items): "\(path) = \(items)"
        case .model(let index, let value): "model[\(index)] = \(value)"
        case .resize(let width, let height): "resize \(width) x \(height)"
        }
    }
}

/// A plan that is mounted once and changed, and checked after each change against a tree mounted from its states.
@MainActor
final class OracleRun {
    private let plan: Plan
    private let model = OracleModel()
    private let hub: OracleHub
    private let scene: SceneHost
    private let options: EngineOptions
    private var copy = DisplayModel()

    init(_ plan: Plan, options: EngineOptions = EngineOptions()) {
        self.plan = plan
        self.options = options
        hub = OracleHub(model: model)
        scene = SceneHost(
            OracleRun.view(plan, hub), session: .fixture(), viewport: Viewport(width: 200, height: 300),
            options: options)
        scene.flush()
    }

    /// What is alive of the scene.
    var census: LiveObjectCensus { scene.graph.session.census }

    func end() { scene.unmount() }

    private static func view(_ plan: Plan, _ hub: OracleHub) -> some View {
        PlanView(place: PlanPlace(plan: plan, path: "", hub: hub)).environment(hub.model)
    }

    /// A few changes that mean something to this tree as it is.
    func changes(_ random: inout SeededGenerator) -> [OracleChange] {
        (0..<(1 + random.below(3))).map { _ in
            let choice = random.below(12)
            if choice == 0 { return .resize(Double(120 + random.below(4) * 60), Double(200 + random.below(3) * 100)) }
            guard choice > 1, !hub.order.isEmpty else { return .model(random.below(3), random.below(6)) }
            let path = hub.order[random.below(hub.order.count)]
            switch hub.handles[path] {
            case .number: return .number(path, random.below(5))
            case .flag: return .toggle(path)
            case .list(let items): return .list(path, OracleRun.edited(items.wrappedValue, &random))
            case nil: return .model(0, 0)
            }
        }
    }

    private static func edited(_ items: [Int], _ random: inout SeededGenerator) -> [Int] {
        var items = items
        switch random.below(6) {
        case 0: items.reverse()
        case 1 where !items.isEmpty: items.remove(at: random.below(items.count))
        case 2 where items.count > 1: items.swapAt(random.below(items.count), random.below(items.count))
        case 3: items.removeAll()
        default:
            let new = random.below(8)
            if !items.contains(new) { items.insert(new, at: random.below(items.count + 1)) }
        }
        return items
    }

    private func write(_ change: OracleChange) {
        switch change {
        case .number(let path, let value):
            if case .number(let binding) = hub.handles[path] { binding.wrappedValue = value }
        case .toggle(let path): if case .flag(let binding) = hub.handles[path] { binding.wrappedValue.toggle() }
        case .list(let path, let items): if case .list(let binding) = hub.handles[path] { binding.wrappedValue = items }
        case .model(let index, let value): model.values[index] = value
        case .resize(let width, let height): scene.resize(Viewport(width: width, height: height))
        }
    }

    /// Applies the changes in one flush; says what is wrong afterwards.
    func apply(_ changes: [OracleChange]) -> String? {
        for change in changes { write(change) }
        scene.flush()
        if let wrong = checkCopy() { return wrong }
        if let diagnostic = scene.diagnostics.recorded.first { return "diagnostic: \(diagnostic)" }
        return compare(scene, fresh())
    }

    /// The same without a second tree to compare with.
    func applyUnchecked(_ changes: [OracleChange]) -> String? {
        for change in changes { write(change) }
        scene.flush()
        return scene.diagnostics.recorded.first.map { "diagnostic: \($0)" }
    }

    private func fresh() -> SceneHost {
        let fresh = SceneHost(
            OracleRun.view(plan, OracleHub(model: model)), session: .fixture(), viewport: scene.viewport,
            options: options, restoring: scene.archive())
        fresh.flush()
        return fresh
    }

    /// The client's copy after this batch.
    func checkCopy() -> String? {
        do {
            try copy.apply(scene.display.takeBatch())
        } catch {
            return "the batch cannot be applied: \(error)"
        }
        let differences = copy.differences(from: scene.display)
        return differences.isEmpty ? nil : "the copy differs: " + differences.joined(separator: " ")
    }

    private func compare(_ old: SceneHost, _ new: SceneHost) -> String? {
        let (here, there) = (old.display.description, new.display.description)
        if here != there { return "updated:\n\(here)\nfresh:\n\(there)" }
        let (frames, freshFrames) = (OracleRun.frames(old.root.layoutNode), OracleRun.frames(new.root.layoutNode))
        return frames == freshFrames ? nil : "updated frames:\n\(frames)\nfresh frames:\n\(freshFrames)"
    }

    /// Every placed layout node with its frame.
    private static func frames(_ node: LayoutNode, depth: Int = 0) -> String {
        func text(_ value: CGFloat) -> String {
            let rounded = (value * 1_000).rounded() / 1_000
            return "\(rounded == 0 ? 0 : rounded)"
        }
        let frame = node.frame
        var line =
            String(repeating: " ", count: depth) + "\(type(of: node)) \(text(frame.minX)) \(text(frame.minY)) "
            + "\(text(frame.width)) \(text(frame.height))\n"
        for child in node.layoutChildren where child.isPlaced { line += frames(child, depth: depth + 1) }
        return line
    }
}

/// A failing tree with its changes, made as small as it goes.
struct OracleFailure {
    var plan: Plan
    var steps: [[OracleChange]]
    var message: String

    /// Replays steps on a plan; what went wrong first.
    @MainActor
    static func replay(_ plan: Plan, _ steps: [[OracleChange]], _ options: EngineOptions) -> OracleFailure? {
        let run = OracleRun(plan, options: options)
        if let message = run.apply([]) { return OracleFailure(plan: plan, steps: [], message: message) }
        for (index, step) in steps.enumerated() {
            if let message = run.apply(step) {
                return OracleFailure(plan: plan, steps: Array(steps[...index]), message: message)
            }
        }
        return nil
    }

    /// Removes what is not needed to fail: steps first, then nodes, then single writes.
    @MainActor
    func shrunk(_ options: EngineOptions) -> OracleFailure {
        var best = self
        var improves = true
        var attempts = 0
        while improves && attempts < 600 {
            improves = false
            for index in best.steps.indices.reversed() {
                var fewer = best.steps
                fewer.remove(at: index)
                attempts += 1
                if let found = OracleFailure.replay(best.plan, fewer, options) {
                    best = found
                    improves = true
                    break
                }
            }
            if improves { continue }
            for plan in best.plan.simpler {
                attempts += 1
                if let found = OracleFailure.replay(plan, best.steps, options) {
                    best = found
                    improves = true
                    break
                }
            }
            if improves { continue }
            search: for index in best.steps.indices where best.steps[index].count > 1 {
                for write in best.steps[index].indices {
                    var fewer = best.steps
                    fewer[index].remove(at: write)
                    attempts += 1
                    if let found = OracleFailure.replay(best.plan, fewer, options) {
                        best = found
                        improves = true
                        break search
                    }
                }
            }
        }
        return best
    }
}
