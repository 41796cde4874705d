// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("The scene's phase")
struct ScenePhaseTests {
    private struct Screen: View {
        @Environment(\.scenePhase) private var phase
        let log: LifecycleLog

        var body: some View {
            Text(verbatim: "\(phase)")
                .onChange(of: phase) { old, new in log.add("\(old) to \(new)") }
        }
    }

    private struct PhaseApp: App {
        @MainActor static var log = LifecycleLog()
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup { Text(verbatim: "window") }
                .onChange(of: phase) { Self.log.add("app \(phase)") }
                .onChange(of: phase, initial: true) { _, new in Self.log.add("then \(new)") }
        }
    }

    private func texts(_ scene: SceneHost) -> String {
        scene.display.elements().all { $0.role == .staticText }.compactMap(\.label).joined(separator: " ")
    }

    @Test("is active once the scene is shown, which is a change as at a launch")
    func launch() {
        let log = LifecycleLog()
        let scene = SceneHost(Screen(log: log), session: .fixture())
        scene.flush()
        #expect(texts(scene) == "active")
        #expect(log.entries == ["inactive to active"])
    }

    @Test("passes through inactive on both ways, and what the app does is done then")
    func ways() {
        let log = LifecycleLog()
        let scene = SceneHost(Screen(log: log), session: .fixture())
        scene.flush()
        log.entries = []
        scene.enter(.background)
        #expect(log.entries == ["active to inactive", "inactive to background"])
        #expect(texts(scene) == "background")
        log.entries = []
        scene.enter(.background)
        #expect(log.entries.isEmpty)
        scene.enter(.active)
        #expect(log.entries == ["background to inactive", "inactive to active"])
        log.entries = []
        scene.enter(.inactive)
        #expect(log.entries == ["active to inactive"])
    }

    @Test("another size and another appearance leave it as it is")
    func resize() {
        let log = LifecycleLog()
        let scene = SceneHost(Screen(log: log), session: .fixture())
        scene.flush()
        scene.enter(.background)
        scene.resize(Viewport(width: 500, height: 400, isDark: true))
        scene.flush()
        #expect(texts(scene) == "background")
    }

    @Test("an app reads its window's, and scenes run actions when it changes")
    func app() {
        PhaseApp.log = LifecycleLog()
        let scene = SceneHost(AppView(PhaseApp()), session: .fixture())
        scene.flush()
        #expect(texts(scene) == "window")
        #expect(PhaseApp.log.entries.contains("app active"))
        PhaseApp.log.entries = []
        scene.enter(.inactive)
        #expect(PhaseApp.log.entries.sorted() == ["app inactive", "then inactive"])
    }

    @Test("phases are ordered")
    func order() {
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
        #expect(EnvironmentValues().scenePhase == .background)
    }
}
