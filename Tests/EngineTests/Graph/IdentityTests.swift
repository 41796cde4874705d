// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("The identity of a view")
struct IdentityTests {
    private func mount<V: View>(_ view: V) -> SceneHost {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene
    }

    @Test("a branch switch ends the state of the branch that is left")
    func branches() {
        let probe = IdentityProbe()
        let scene = mount(Branches(probe: probe))
        probe.write("first", 7)
        scene.flush()
        #expect(probe.values == ["first": 7])
        probe.flag?.wrappedValue = false
        scene.flush()
        #expect(probe.values["second"] == 0)
        probe.flag?.wrappedValue = true
        scene.flush()
        #expect(probe.values["first"] == 0)
    }

    @Test("another type in an AnyView is another view, the same type is the same one")
    func erased() {
        let probe = IdentityProbe()
        let scene = mount(Erased(probe: probe))
        probe.write("a", 7)
        probe.number?.wrappedValue = 2
        scene.flush()
        #expect(probe.values["a"] == 7)
        probe.number?.wrappedValue = 1
        scene.flush()
        #expect(probe.values["a"] == 0)
    }

    @Test("another id is another view")
    func identifiers() {
        let probe = IdentityProbe()
        let scene = mount(Identified(probe: probe))
        probe.write("a", 7)
        scene.flush()
        #expect(probe.values["a"] == 7)
        probe.number?.wrappedValue = 1
        scene.flush()
        #expect(probe.values["a"] == 0)
        #expect(probe.ended == ["a"])
    }

    @Test("in a ForEach the state follows the id through moves, and ends with it")
    func moves() {
        let probe = IdentityProbe()
        let scene = mount(Moving(probe: probe))
        probe.write("2", 22)
        scene.flush()
        probe.items?.wrappedValue = [3, 2, 1]
        scene.flush()
        #expect(probe.values["2"] == 22)
        let layers = scene.display.root.children[0].children
        #expect(layers.map(\.frameInParent.height) == [3, 2, 1])
        probe.items?.wrappedValue = [3, 1]
        scene.flush()
        probe.items?.wrappedValue = [1, 2, 3]
        scene.flush()
        #expect(probe.values["2"] == 0)
        #expect(probe.ended == ["2"])
    }

    @Test("an id that appears twice is reported and shown once")
    func duplicates() throws {
        let probe = IdentityProbe()
        let scene = mount(Moving(probe: probe))
        probe.items?.wrappedValue = [1, 2, 1]
        scene.flush()
        let found = try #require(scene.diagnostics.recorded.first { $0.code == .duplicateIdentifier })
        #expect(found.message.contains("1"))
        #expect(found.viewPath.contains("ForEach"))
        #expect(scene.display.root.children[0].children.count == 2)
        probe.items?.wrappedValue = [4, 5]
        scene.flush()
        #expect(scene.display.root.children[0].children.count == 2)
        #expect(probe.values["5"] == 0)
    }

    @Test("a modifier's own branch may place the content of a list again, as it is now")
    func wrappedElements() {
        let probe = IdentityProbe()
        let scene = mount(WrappedList(probe: probe))
        probe.items?.wrappedValue = [5, 6]
        scene.flush()
        probe.flag?.wrappedValue = true
        scene.flush()
        #expect(scene.display.root.children[0].children.map(\.frameInParent.height) == [7, 8])
        probe.items?.wrappedValue = [6, 5, 4]
        scene.flush()
        #expect(scene.display.root.children[0].children.map(\.frameInParent.height) == [8, 7, 6])
    }
}

@MainActor
private final class IdentityProbe {
    var flag: Binding<Bool>?
    var number: Binding<Int>?
    var items: Binding<[Int]>?
    var bindings: [String: Binding<Int>] = [:]
    var values: [String: Int] = [:]
    var ended: [String] = []

    func write(_ name: String, _ value: Int) { bindings[name]?.wrappedValue = value }
}

private struct Stateful: View {
    let name: String
    let probe: IdentityProbe
    var height: CGFloat = 10
    @State private var value = 0

    var body: some View {
        probe.bindings[name] = $value
        probe.values[name] = value
        return Color.red.frame(height: height).onDisappear { probe.ended.append(name) }
    }
}

private struct Branches: View {
    let probe: IdentityProbe
    @State private var isFirst = true

    var body: some View {
        probe.flag = $isFirst
        return Group {
            if isFirst { Stateful(name: "first", probe: probe) } else { Stateful(name: "second", probe: probe) }
        }
    }
}

private struct Erased: View {
    let probe: IdentityProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        let view = Stateful(name: "a", probe: probe)
        return number % 2 == 0 ? AnyView(view) : AnyView(view.padding(1))
    }
}

private struct Identified: View {
    let probe: IdentityProbe
    @State private var number = 0

    var body: some View {
        probe.number = $number
        return Stateful(name: "a", probe: probe).id(number)
    }
}

private struct Moving: View {
    let probe: IdentityProbe
    @State private var items = [1, 2, 3]

    var body: some View {
        probe.items = $items
        return VStack(spacing: 0) {
            ForEach(items, id: \.self) { Stateful(name: "\($0)", probe: probe, height: CGFloat($0)) }
        }
    }
}

private struct Wrapping: ViewModifier {
    let isWrapped: Bool

    func body(content: Content) -> some View {
        Group {
            if isWrapped { content.padding(.top, 2) } else { content }
        }
        .onAppear {}
    }
}

private struct WrappedList: View {
    let probe: IdentityProbe
    @State private var items = [1, 2]
    @State private var isWrapped = false

    var body: some View {
        probe.items = $items
        probe.flag = $isWrapped
        return VStack(spacing: 0) {
            ForEach(items, id: \.self) { Color.red.frame(height: CGFloat($0)) }
                .modifier(Wrapping(isWrapped: isWrapped))
        }
    }
}
