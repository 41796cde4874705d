// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each public modifier of environment, preferences, life cycle and identity does something that can be seen.
@MainActor
@Suite("Probes of behaviour modifiers")
struct BehaviourProbes {
    @Test("environment(_:_:) reaches the views inside")
    func environmentValue() {
        let seen = Seen()
        mount(Reading(seen: seen).environment(\.probe, 7))
        #expect(seen.values == ["7"])
    }

    @Test("environment(_:) hands an object to the views inside")
    func environmentObject() {
        let seen = Seen()
        mount(ReadingObject(seen: seen).environment(Holder(3)))
        #expect(seen.values == ["3"])
    }

    @Test("defaultAppStorage names the store of the properties inside")
    func defaultAppStorage() throws {
        struct Stored: View {
            @AppStorage("probe") var value = "none"
            let seen: Seen
            var body: some View {
                seen.values.append(value)
                return Color.red
            }
        }
        let name = "vitrine-probe-\(UUID().uuidString)"
        let suite = try #require(UserDefaults(suiteName: name))
        defer { suite.removePersistentDomain(forName: name) }
        suite.set("suite", forKey: "probe")
        let seen = Seen()
        mount(Stored(seen: seen).defaultAppStorage(suite))
        #expect(seen.values == ["suite"])
    }

    @Test("transformEnvironment changes what comes from outside")
    func transformEnvironment() {
        let seen = Seen()
        mount(Reading(seen: seen).transformEnvironment(\.probe) { $0 += 1 }.environment(\.probe, 7))
        #expect(seen.values == ["8"])
    }

    @Test("preference and onPreferenceChange carry a value outwards")
    func preference() {
        let seen = Seen()
        mount(
            Color.red.preference(key: Sum.self, value: 4).onPreferenceChange(Sum.self) { seen.values.append("\($0)") })
        #expect(seen.values == ["4"])
    }

    @Test("transformPreference changes a value on its way")
    func transformPreference() {
        let seen = Seen()
        let view = Color.red.preference(key: Sum.self, value: 4).transformPreference(Sum.self) { $0 *= 10 }
        mount(view.onPreferenceChange(Sum.self) { seen.values.append("\($0)") })
        #expect(seen.values == ["40"])
    }

    @Test("onAppear and onDisappear run when a view comes and goes")
    func appearance() {
        let seen = Seen()
        let model = ProbeSwitch()
        let scene = mount(Coming(model: model, seen: seen))
        #expect(seen.values == ["appears"])
        model.isOn = false
        scene.flush()
        #expect(seen.values == ["appears", "disappears"])
    }

    @Test("onChange runs with the old and the new value")
    func onChange() {
        let seen = Seen()
        let model = ProbeSwitch()
        let scene = mount(Watching(model: model, seen: seen))
        #expect(seen.values.isEmpty)
        model.isOn = false
        scene.flush()
        #expect(seen.values == ["true>false"])
    }

    @Test("task runs and is cancelled when its view goes")
    func task() async throws {
        let model = ProbeSwitch()
        let seen = Seen()
        let scene = mount(Working(model: model, seen: seen))
        try await eventually("the task starts") { !seen.values.isEmpty }
        model.isOn = false
        scene.flush()
        try await eventually("the task is cancelled") { seen.values.count >= 2 }
        #expect(seen.values == ["starts", "cancelled"])
    }

    @Test("id gives a view new state")
    func id() {
        let model = ProbeSwitch()
        let seen = Seen()
        let scene = mount(Renamed(model: model, seen: seen))
        model.isOn = false
        scene.flush()
        // What comes appears before what goes disappears, as when a page is pushed.
        #expect(seen.values == ["appears", "appears", "disappears"])
    }

    @discardableResult
    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }
}

/// Each public modifier of navigation changes the page.
@MainActor
@Suite("Probes of navigation modifiers")
struct NavigationProbes {
    @Test(
        "change the page around them",
        arguments: ["navigationTitle", "navigationBarTitleDisplayMode", "navigationBarHidden"])
    func bars(_ name: String) {
        let plain = Text("Body").navigationTitle("Title")
        let (changed, effect): (AnyView, ProbeEffect) =
            switch name {
            case "navigationTitle": (AnyView(Text("Body").navigationTitle("Other")), "\"Other\" 34/700")
            case "navigationBarTitleDisplayMode":
                (AnyView(plain.navigationBarTitleDisplayMode(.inline)), "\"Title\" 17/600")
            default: (AnyView(plain.navigationBarHidden(true)), .loses("\"Title\""))
            }
        expectEffects(effect, of: shown(changed), over: shown(plain), name)
    }

    @Test("navigationBarBackButtonHidden takes the way back away")
    func navigationBarBackButtonHidden() {
        for isHidden in [false, true] {
            let scene = SceneHost(
                NavigationStack(path: .constant(NavigationPath([1]))) {
                    Text("Root").navigationDestination(for: Int.self) { _ in
                        Text("Page").navigationTitle("Page").navigationBarBackButtonHidden(isHidden)
                    }
                }, session: .fixture())
            scene.flush()
            #expect(scene.display.elements().all(role: .button, label: "Back").isEmpty == isHidden)
        }
    }

    @Test("navigationDestination shows the page of a value")
    func navigationDestination() {
        let scene = SceneHost(
            NavigationStack(path: .constant(NavigationPath([5]))) {
                Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
            }, session: .fixture())
        scene.flush()
        #expect(scene.display.description.contains("Number 5"))
        #expect(!scene.diagnostics.contains(.missingDestination))
    }

    @Test("navigationDestination shows the page of a binding")
    func boundNavigationDestination() {
        let off = shown(Text("Root").navigationDestination(isPresented: .constant(false)) { Text("Pushed") })
        let shownByFlag = shown(Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Pushed") })
        let item: Int? = 3
        let shownByItem = shown(Text("Root").navigationDestination(item: .constant(item)) { Text("Item \($0)") })
        #expect(!off.contains("Pushed"))
        #expect(shownByFlag.contains("Pushed"))
        #expect(shownByItem.contains("Item 3"))
    }

    private func shown(_ content: some View) -> String {
        let scene = SceneHost(NavigationStack { content }, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}

@MainActor
private final class Seen {
    var values: [String] = []
}

@MainActor @Observable
private final class ProbeSwitch {
    var isOn = true
}

@MainActor @Observable
private final class Holder {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }
}

private struct ProbeKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var probe: Int {
        get { self[ProbeKey.self] }
        set { self[ProbeKey.self] = newValue }
    }
}

private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Reading: View {
    let seen: Seen
    @Environment(\.probe) private var value

    var body: some View {
        seen.values.append("\(value)")
        return Color.red
    }
}

private struct ReadingObject: View {
    let seen: Seen
    @Environment(Holder.self) private var holder

    var body: some View {
        seen.values.append("\(holder.number)")
        return Color.red
    }
}

private struct Coming: View {
    let model: ProbeSwitch
    let seen: Seen

    var body: some View {
        if model.isOn {
            Color.red
                .onAppear { seen.values.append("appears") }
                .onDisappear { seen.values.append("disappears") }
        }
    }
}

private struct Watching: View {
    let model: ProbeSwitch
    let seen: Seen

    var body: some View {
        Color.red.onChange(of: model.isOn) { seen.values.append("\($0)>\($1)") }
    }
}

private struct Working: View {
    let model: ProbeSwitch
    let seen: Seen

    var body: some View {
        if model.isOn {
            Color.red.task {
                seen.values.append("starts")
                try? await Task.sleep(for: .seconds(1_000))
                seen.values.append(Task.isCancelled ? "cancelled" : "slept")
            }
        }
    }
}

private struct Renamed: View {
    let model: ProbeSwitch
    let seen: Seen

    var body: some View {
        Color.red
            .onAppear { seen.values.append("appears") }
            .onDisappear { seen.values.append("disappears") }
            .id(model.isOn)
    }
}
