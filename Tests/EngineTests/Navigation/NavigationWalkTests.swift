// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import TestSupport
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// What the browser's history relies on, on random ways through real stacks in real tabs: a key that was seen once
/// brings its page back, an address leads where it led, and neither disturbs what belongs to other pages.
@MainActor
@Suite("Navigation walks")
struct NavigationWalkTests {
    @Test("a key or an address leads to the page that had it, wherever the app has gone since", arguments: 0..<8)
    func walks(block: UInt64) {
        for number in 0..<12 {
            let seed = block * 1_000 + UInt64(number)
            if let failure = Walk(seed: seed).failure(steps: 24) {
                Issue.record("seed \(seed): \(failure)")
                return
            }
        }
    }
}

/// A page as it was when it was on top.
private struct Sight: Equatable {
    var tab: Int
    var values: [Int]
    var path: String
}

@MainActor
private final class Walk {
    private let state = WalkState()
    private let scene: SceneHost
    private var random: SeededGenerator
    private var sights: [Int: Sight] = [:]
    private var told: [String] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        scene = SceneHost(WalkApp(state: state), session: .fixture())
    }

    /// What went wrong, with the way there.
    func failure(steps: Int) -> String? {
        for _ in 0..<steps {
            scene.flush()
            if let wrong = look() ?? step() { return "\(wrong) after \(told.joined(separator: ", "))" }
        }
        return nil
    }

    /// The entries say what the app shows, and a key never means two pages.
    private func look() -> String? {
        let entries = scene.graph.navigation.entries
        let seen = here(entries.last?.path ?? "")
        guard entries.count == seen.values.count + 1 else { return "\(entries.count) entries for \(seen)" }
        guard Set(entries.map(\.key)).count == entries.count else { return "a key twice in \(entries.map(\.key))" }
        guard let key = entries.last?.key else { return "no entry" }
        if let known = sights[key], known != seen { return "key \(key) was \(known) and is \(seen)" }
        sights[key] = seen
        guard let value = seen.values.last else { return nil }
        return scene.display.description.contains("Page \(value) of \(seen.tab)") ? nil : "\(seen) is not shown"
    }

    private func here(_ path: String) -> Sight {
        Sight(tab: state.tab, values: state.paths[state.tab], path: path)
    }

    private func step() -> String? {
        let tab = state.tab
        switch Int.random(in: 0...9, using: &random) {
        case 0...2:
            let value = Int.random(in: 1...4, using: &random)
            told.append("push \(value)")
            state.paths[tab].append(value)
        case 3:
            told.append("pop")
            if !state.paths[tab].isEmpty { state.paths[tab].removeLast() }
        case 4:
            told.append("replace")
            state.paths[tab] = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                Int.random(in: 1...4, using: &random)
            }
        case 5:
            told.append("tab")
            state.tab = Int.random(in: 0...1, using: &random)
        case 6...8:
            guard let key = sights.keys.sorted().randomElement(using: &random), let wanted = sights[key] else {
                return nil
            }
            told.append("show \(key)")
            let others = state.paths[1 - wanted.tab]
            guard scene.graph.navigation.show(key: key) else { return "key \(key) is forgotten" }
            scene.flush()
            guard scene.graph.navigation.entries.last?.key == key else {
                return
                    "asked for \(key), got \(scene.graph.navigation.entries) and \(state.tab) \(state.paths), wanted \(wanted)"
            }
            if others != state.paths[1 - wanted.tab] { return "showing \(key) changed the other tab" }
            return here(wanted.path) == wanted ? nil : "key \(key) was \(wanted) and came back as \(here(wanted.path))"
        default:
            guard let key = sights.keys.sorted().randomElement(using: &random), let wanted = sights[key] else {
                return nil
            }
            told.append("open \(wanted.path)")
            guard scene.graph.navigation.open(path: wanted.path) else { return "\(wanted.path) is not known" }
            scene.flush()
            let path = scene.graph.navigation.entries.last?.path ?? ""
            return here(path) == wanted ? nil : "\(wanted.path) led to \(here(path))"
        }
        return nil
    }
}

@Observable
private final class WalkState {
    var tab = 0
    var paths: [[Int]] = [[], []]
}

private struct WalkApp: View {
    @State var state: WalkState

    var body: some View {
        TabView(selection: $state.tab) {
            stack(0).tabItem { Text("First") }.tag(0)
            stack(1).tabItem { Text("Second") }.tag(1)
        }
    }

    private func stack(_ tab: Int) -> some View {
        NavigationStack(path: $state.paths[tab]) {
            Text("Root of \(tab)").navigationDestination(for: Int.self) { Text("Page \($0) of \(tab)") }
        }
    }
}
