// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("The session's context")
struct SessionContextTests {
    private struct Key: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Notes the session that each kind of closure runs in.
    private struct Everything: View {
        let log: LifecycleLog
        @State private var number = 0
        @State private var isShown = true

        private func note(_ place: String) { log.add("\(place) \(SessionContext.current?.identifier ?? "none")") }

        var body: some View {
            note("body")
            log.number = $number
            log.isShown = $isShown
            return VStack {
                if isShown {
                    Text(verbatim: "shown").onAppear { note("appear") }.onDisappear { note("disappear") }
                }
                Button("tap") { note("tap") }
                GeometryReader { _ in
                    let _ = note("geometry")
                    Text(verbatim: "\(number)")
                }
            }
            .preference(key: Key.self, value: number)
            .onPreferenceChange(Key.self) { _ in note("preference") }
            .onChange(of: number) { note("change") }
            .task(id: number) {
                note("task")
                await Task.yield()
                note("resumed")
            }
        }
    }

    private func mount(_ identifier: String) -> (SceneHost, LifecycleLog) {
        let log = LifecycleLog()
        let session = SessionContext(
            identifier: identifier, textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        return (SceneHost(Everything(log: log), session: session), log)
    }

    private func tap(_ scene: SceneHost) throws {
        let button = try #require(scene.display.elements().all { $0.role == .button && $0.label == "tap" }.first)
        #expect(scene.send(.tap, to: button.layerID) == .handled)
    }

    @Test(
        "is there in bodies, measurements, actions, tasks and observers",
        arguments: [
            "body", "geometry", "tap", "task", "resumed", "change", "preference", "appear", "disappear",
        ])
    func places(_ place: String) async throws {
        let (scene, log) = mount("mine")
        await scene.waitUntilIdle()
        try tap(scene)
        log.number?.wrappedValue = 1
        log.isShown?.wrappedValue = false
        await scene.waitUntilIdle()
        let found = log.entries.filter { $0.hasPrefix(place + " ") }
        #expect(!found.isEmpty)
        #expect(Set(found) == [place + " mine"])
    }

    @Test("two sessions that act in turn never see each other's")
    func twoSessions() async throws {
        let (first, firstLog) = mount("first")
        let (second, secondLog) = mount("second")
        first.flush()
        second.flush()
        for round in 1...20 {
            firstLog.number?.wrappedValue = round
            secondLog.number?.wrappedValue = -round
            try tap(first)
            first.flush()
            try tap(second)
            await Task.yield()
            firstLog.isShown?.wrappedValue.toggle()
            secondLog.isShown?.wrappedValue.toggle()
            second.flush()
            first.flush()
        }
        await first.waitUntilIdle()
        await second.waitUntilIdle()
        #expect(firstLog.entries.count > 100 && secondLog.entries.count > 100)
        #expect(firstLog.entries.allSatisfy { $0.hasSuffix(" first") })
        #expect(secondLog.entries.allSatisfy { $0.hasSuffix(" second") })
    }

    @Test("is there while a scene ends")
    func atTheEnd() async {
        let (scene, log) = mount("mine")
        await scene.waitUntilIdle()
        log.entries = []
        scene.unmount()
        #expect(log.entries == ["disappear mine"])
    }
}
