// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore

@MainActor
@Suite("Dynamic properties")
struct DynamicPropertyTests {
    @Test("are found inside each other and updated from the inside out, before the body")
    func nesting() {
        let log = PropertyLog()
        let scene = SceneHost(Holder(outer: Outer(inner: Inner(log: log))), session: .fixture())
        scene.flush()
        #expect(log.entries == ["inner 1", "outer 1", "body 1"])
        log.write?(5)
        log.entries = []
        scene.flush()
        #expect(log.entries == ["inner 5", "outer 5", "body 5"])
    }

    @Test("keep their state while the view's value is replaced")
    func replacement() {
        let log = PropertyLog()
        let scene = SceneHost(Parent(log: log), session: .fixture())
        scene.flush()
        log.write?(5)
        scene.flush()
        log.entries = []
        log.rename?("b")
        scene.flush()
        #expect(log.entries == ["inner 5", "outer 5", "body 5"])
    }
}

@MainActor
private final class PropertyLog {
    var entries: [String] = []
    var write: ((Int) -> Void)?
    var rename: ((String) -> Void)?
}

private struct Inner: DynamicProperty {
    let log: PropertyLog
    @State var value = 1

    func update() {
        let log = UncheckedSendable(log)
        let value = value
        MainActor.assumeIsolated { log.value.entries.append("inner \(value)") }
    }
}

private struct Outer: DynamicProperty {
    var inner: Inner

    func update() {
        let inner = UncheckedSendable(inner)
        MainActor.assumeIsolated { inner.value.log.entries.append("outer \(inner.value.value)") }
    }
}

private struct Holder: View {
    var name = ""
    let outer: Outer

    init(name: String = "", outer: Outer) {
        self.name = name
        self.outer = outer
    }

    var body: some View {
        let inner = outer.inner
        inner.log.write = { [value = inner.$value] in value.wrappedValue = $0 }
        inner.log.entries.append("body \(inner.value)")
        return Color.red
    }
}

private struct Parent: View {
    let log: PropertyLog
    @State private var name = "a"

    var body: some View {
        log.rename = { [name = $name] in name.wrappedValue = $0 }
        return Holder(name: name, outer: Outer(inner: Inner(log: log)))
    }
}
