// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Of the views that `ViewThatFits` measures, the one that is shown appears.
@MainActor
@Suite("Appearance in ViewThatFits")
struct ViewThatFitsAppearanceTests {
    private struct Choice: View {
        let log: LifecycleLog
        @State private var width = 300

        var body: some View {
            log.number = $width
            return ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200, height: 10)
                    .onAppear { log.add("+wide") }
                    .onDisappear { log.add("-wide") }
                Color.blue.frame(width: 50, height: 10)
                    .onAppear { log.add("+narrow") }
                    .onDisappear { log.add("-narrow") }
            }
            .frame(width: CGFloat(width))
        }
    }

    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 400, height: 400))
        _ = scene.update()
        return scene
    }

    @Test("only what is shown appears, and leaves when another fits")
    func choice() {
        let log = LifecycleLog()
        let scene = mount(Choice(log: log))
        #expect(log.entries == ["+wide"])
        log.entries = []
        log.number?.wrappedValue = 100
        _ = scene.update()
        #expect(Set(log.entries) == ["+narrow", "-wide"])
        log.entries = []
        scene.unmount()
        #expect(log.entries == ["-narrow"])
    }

    /// A button in two layouts, of which the second fits.
    private struct Asking: View {
        @State private var isPresented = false
        @FocusState private var isFocused: Bool
        let log: LifecycleLog

        init(log: LifecycleLog) { self.log = log }

        var body: some View {
            VStack {
                ViewThatFits(in: .horizontal) {
                    controls("wide").frame(width: 800)
                    controls("narrow")
                }
                Button("Type") { isFocused = true }
            }
        }

        private func controls(_ name: String) -> some View {
            VStack {
                TextField(name, text: .constant("")).focused($isFocused)
                Button("Ask \(name)") { isPresented = true }
                    .sheet(isPresented: $isPresented) {
                        log.add("dismissed \(name)")
                    } content: {
                        Text("Sheet of \(name)")
                    }
            }
        }
    }

    @Test("what is shown presents and takes the focus, where all alternatives ask for it")
    func asks() throws {
        let log = LifecycleLog()
        let host = TestHost(Asking(log: log))
        try host.find(label: "Type").tap()
        #expect(try host.find(role: .textField, label: "narrow").isFocused)
        try host.find(label: "Ask narrow").tap()
        #expect(host.contains(label: "Sheet of narrow") && !host.contains(label: "Sheet of wide"))
        #expect(log.entries.isEmpty)
    }

    @Test("what stands for a text that is cut off appears beside no other text", arguments: [false, true])
    func truncation(isLazy: Bool) {
        let log = LifecycleLog()
        let texts = ["Short.", String(repeating: "word ", count: 200)]
        let rows = ForEach(texts, id: \.self) { text in
            Text(verbatim: text).lineLimit(2)
                .background {
                    ViewThatFits(in: .vertical) {
                        Text(verbatim: text).hidden()
                        Color.clear.onAppear { log.add("cut off: \(text.prefix(4))") }
                    }
                }
        }
        _ = mount(
            ScrollView {
                if isLazy { LazyVStack { rows } } else { VStack { rows } }
            })
        #expect(log.entries == ["cut off: word"])
    }
}
