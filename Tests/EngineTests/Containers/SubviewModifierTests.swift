// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

private struct PinnedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

/// Views that containers of an app take apart.
@MainActor
@Suite("Subviews")
struct SubviewModifierTests {
    @MainActor private final class Model {
        var items = ["a", "b", "c"]
        var redraw: (() -> Void)?
        var counts: [Int] = []
        var values: [String] = []
        var rows = 0
    }

    private func mount(_ view: some View) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 400, height: 400))
        scene.flush()
        return scene
    }

    /// Puts a rule between the views that it is given, and says how many they are.
    private struct Ruled<Content: View>: View {
        var model: Model?
        @ViewBuilder let content: Content

        var body: some View {
            VStack(spacing: 0) {
                Group(subviews: content) { subviews in
                    let _ = model?.counts.append(subviews.count)
                    ForEach(subviews) { subview in
                        if subview.id != subviews.first?.id { Text(verbatim: "-") }
                        subview
                    }
                }
            }
        }
    }

    @Test("are all views that a view consists of: lists, conditions and groups flattened")
    func flattened() {
        let model = Model()
        let scene = mount(
            Ruled(model: model) {
                Text(verbatim: "one")
                if model.items.count > 2 { Text(verbatim: "two") }
                Group {
                    ForEach(model.items, id: \.self) { Text(verbatim: $0) }
                }
                EmptyView()
            })
        #expect(scene.strings == ["one", "-", "two", "-", "a", "-", "b", "-", "c"])
        #expect(model.counts == [5])
    }

    private struct Letters: View {
        let model: Model
        @State private var version = 0

        var body: some View {
            model.redraw = { [version = $version] in version.wrappedValue += 1 }
            let _ = version
            return ForEach(model.items, id: \.self) { Row(model: model, name: $0) }
        }
    }

    private struct Row: View {
        let model: Model
        let name: String
        @State private var taps = 0

        var body: some View {
            let _ = model.rows += 1
            Text(verbatim: "\(name)\(taps)").onTapGesture { taps += 1 }
        }
    }

    @Test("follow the list that they are in, and keep their states")
    func changes() throws {
        let model = Model()
        let scene = mount(Ruled(model: model) { Letters(model: model) })
        #expect(scene.strings == ["a0", "-", "b0", "-", "c0"])
        let second = try #require(
            scene.display.root.all.first { $0.events.contains(.tap) && $0.all.contains { $0.string == "b0" } })
        scene.send(.tap, to: second.id)
        scene.flush()
        #expect(scene.strings == ["a0", "-", "b1", "-", "c0"])
        model.items = ["b", "x", "a"]
        model.rows = 0
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["b1", "-", "x0", "-", "a0"])
        // Only the view that is new was made.
        #expect(model.rows == 1)
    }

    @Test("take new values in place")
    func values() {
        let model = Model()
        struct Counter: View {
            let model: Model
            @State private var count = 0
            var body: some View {
                model.redraw = { [count = $count] in count.wrappedValue += 1 }
                return Ruled(model: model) {
                    Text(verbatim: "\(count)"); Text(verbatim: "still")
                }
            }
        }
        let scene = mount(Counter(model: model))
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["1", "-", "still"])
    }

    /// A modifier whose body has a condition, so that what it makes of a view is a list.
    private struct Conditional: ViewModifier {
        let isShown: Bool

        func body(content: Content) -> some View {
            if isShown { content.padding(1) }
            Text(verbatim: "note")
        }
    }

    @Test("are those of a modifier's body, which stands around its content wherever the container shows it")
    func modifierBody() {
        let model = Model()
        struct Counter: View {
            let model: Model
            @State private var count = 0
            var body: some View {
                model.redraw = { [count = $count] in count.wrappedValue += 1 }
                return Ruled {
                    Text(verbatim: "\(count)").modifier(Conditional(isShown: count != 2))
                    Text(verbatim: "still")
                }
            }
        }
        let scene = mount(Counter(model: model))
        #expect(scene.strings == ["0", "-", "note", "-", "still"])
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["1", "-", "note", "-", "still"])
        // The content leaves with its place, and comes back.
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["note", "-", "still"])
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["3", "-", "note", "-", "still"])
    }

    @Test("in a group of a toolbar may have an effect of a symbol")
    func symbolEffect() {
        let scene = mount(
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItemGroup {
                        Button("One") {}
                        Button("Two") {}.symbolEffect(.bounce, value: 1)
                    }
                }
            })
        #expect(scene.strings == ["One", "Two"])
    }

    @Test("have the environment of the place where they are shown, and what was set around them")
    func environment() {
        struct Reader: View {
            @Environment(\.lineLimit) private var limit
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(verbatim: "\(limit ?? 0) \(isEnabled)") }
        }
        struct Limited<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack { ForEach(subviews: content) { $0.lineLimit(3) } }
            }
        }
        let scene = mount(
            Limited {
                Reader()
                Group {
                    Reader(); Reader()
                }.disabled(true)
                Reader().lineLimit(5)
            })
        #expect(scene.strings == ["3 true", "3 false", "3 false", "5 true"])
    }

    @Test("say values to the container: their own, and those of the lists that they are in")
    func containerValues() {
        let model = Model()
        _ = mount(
            VStack {
                ForEach(
                    subviews: Group {
                        Text(verbatim: "a").containerValue(\.isPinned, true)
                        Text(verbatim: "b").tag(7).padding()
                        Group {
                            Text(verbatim: "c"); Text(verbatim: "d").containerValue(\.isPinned, false)
                        }
                        .containerValue(\.isPinned, true)
                    }
                ) { subview in
                    let values = subview.containerValues
                    let _ = model.values.append(
                        "\(values.isPinned) \(values.tag(for: Int.self) ?? 0) \(values.hasTag(7))")
                    subview
                }
            })
        #expect(model.values == ["true 0 false", "false 7 true", "true 0 false", "true 0 false"])
    }

    @Test("say values through a container in a container too: those of a section's views, and changed ones")
    func valuesOfSectionContents() {
        struct Shelf<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                VStack {
                    ForEach(sections: content) { section in
                        HStack {
                            ForEach(subviews: section.content) { subview in
                                subview
                                if subview.containerValues.isPinned { Text(verbatim: "pin") }
                                if subview.containerValues.hasTag(7) { Text(verbatim: "seven") }
                            }
                        }
                    }
                }
            }
        }
        struct Switch: View {
            let model: Model
            @State private var isOn = false
            var body: some View {
                model.redraw = { [isOn = $isOn] in isOn.wrappedValue.toggle() }
                return Shelf {
                    Section {
                        ForEach(model.items, id: \.self) { name in
                            Text(verbatim: name).containerValue(\.isPinned, isOn && name == "b")
                        }
                    }
                    Section { Text(verbatim: "d").tag(7) }
                }
            }
        }
        let model = Model()
        let scene = mount(Switch(model: model))
        #expect(scene.strings == ["a", "b", "c", "d", "seven"])
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["a", "b", "pin", "c", "d", "seven"])
        model.redraw?()
        scene.flush()
        #expect(scene.strings == ["a", "b", "c", "d", "seven"])
    }

    @Test("of a section of one view belong to that section, whatever is around it")
    func sectionsOfOneView() {
        struct Card: View {
            var body: some View { Section { Text(verbatim: "card") } }
        }
        struct Shelf<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ForEach(sections: content) { section in
                    let isPinned = section.containerValues.isPinned
                    let counts = [section.header.count, section.content.count, section.footer.count]
                    Text(verbatim: counts.map { "\($0) " }.joined() + "\(isPinned)")
                }
            }
        }
        let scene = mount(
            VStack {
                Shelf {
                    Section { Text(verbatim: "a") }
                    Section { Text(verbatim: "b") }.containerValue(\.isPinned, true)
                    Section { Text(verbatim: "c") }.font(.title)
                    Section("d") {}
                    Card()
                    Card().padding()
                    ForEach(0..<2) { _ in Section { Text(verbatim: "e") } }
                    Text(verbatim: "f")
                    Text(verbatim: "g")
                }
            })
        #expect(
            scene.strings == [
                "0 1 0 false", "0 1 0 true", "0 1 0 false", "1 0 0 false", "0 1 0 false", "0 1 0 false",
                "0 1 0 false", "0 1 0 false", "0 2 0 false",
            ])
    }

    @Test("whose values change are sorted anew")
    func changedValues() {
        struct Switch: View {
            let model: Model
            @State private var isOn = false
            var body: some View {
                model.redraw = { [isOn = $isOn] in isOn.wrappedValue.toggle() }
                return Text(verbatim: "a").containerValue(\.isPinned, isOn)
            }
        }
        struct Pile: View {
            let model: Model
            var body: some View {
                VStack {
                    Group(
                        subviews: Group {
                            Switch(model: model); Text(verbatim: "b")
                        }
                    ) { subviews in
                        ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
                        Text(verbatim: "rest")
                        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
                    }
                }
            }
        }
        // What a view's own body says is not seen outside (see Support).
        let scene = mount(Pile(model: Model()))
        #expect(scene.strings == ["rest", "a", "b"])
        struct Plain: View {
            let model: Model
            @State private var isOn = false
            var body: some View {
                model.redraw = { [isOn = $isOn] in isOn.wrappedValue.toggle() }
                return VStack {
                    Group(
                        subviews: Group {
                            Text(verbatim: "b"); Text(verbatim: "a").containerValue(\.isPinned, isOn)
                        }
                    ) {
                        subviews in
                        ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
                        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
                    }
                }
            }
        }
        let model = Model()
        let plain = mount(Plain(model: model))
        #expect(plain.strings == ["b", "a"])
        model.redraw?()
        plain.flush()
        #expect(plain.strings == ["a", "b"])
    }

    @Test("of sections are handed out by their parts; what lies between sections is a section")
    func sections() {
        let model = Model()
        let scene = mount(
            VStack {
                ForEach(
                    sections: Group {
                        Text(verbatim: "loose")
                        Section {
                            Text(verbatim: "x")
                            Text(verbatim: "y")
                        } header: {
                            Text(verbatim: "head")
                        } footer: {
                            Text(verbatim: "foot")
                        }
                        .containerValue(\.isPinned, true)
                        Section { Text(verbatim: "z") }
                    }
                ) { section in
                    let _ = model.values.append(
                        "\(section.header.count) \(section.content.count) \(section.footer.count) \(section.containerValues.isPinned)"
                    )
                    section.footer
                    section.content
                    section.header
                }
            })
        #expect(scene.strings == ["loose", "foot", "x", "y", "head", "z"])
        #expect(model.values == ["0 1 0 false", "1 2 1 true", "0 1 0 false"])
    }

    @Test("of nothing are one section without views")
    func noSection() {
        let scene = mount(
            VStack {
                Group(sections: EmptyView()) { Text(verbatim: "\($0.count) \($0.first?.content.count ?? -1)") }
            })
        #expect(scene.strings == ["1 0"])
    }

    @Test("can be shown in part, more than once, and together")
    func slices() {
        struct Letters: View {
            var body: some View {
                Text(verbatim: "a")
                Text(verbatim: "b")
                Text(verbatim: "c")
            }
        }
        let scene = mount(
            VStack {
                Group(subviews: Letters()) { subviews in
                    subviews[0]
                    HStack { subviews.dropFirst() }
                    subviews
                    ForEach(subviews.prefix(1)) { $0 }
                }
            })
        #expect(scene.strings == ["a", "b", "c", "a", "b", "c", "a"])
    }

    @Test("are made where a lazy container wants them")
    func lazily() {
        let model = Model()
        let scene = SceneHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(subviews: ForEach(0..<100, id: \.self) { Row(model: model, name: "\($0)") }) {
                        $0.frame(height: 50)
                    }
                }
            },
            session: .fixture(), viewport: Viewport(width: 400, height: 400))
        scene.flush()
        #expect(model.rows > 0 && model.rows < 40)
        #expect(scene.strings.first == "00")
    }
}
