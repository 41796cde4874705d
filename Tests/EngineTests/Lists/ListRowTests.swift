// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A row of a list")
struct ListRowTests {
    @Test("a row with actions before it is told where it stands again when the window's width changes")
    func actionsAfterResize() throws {
        let scene = SceneHost(
            List { Text("Row").swipeActions(edge: .leading) { Button("Pin") {} } }, session: .fixture())
        scene.flush()
        func row() throws -> DisplayScroll {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            return try #require(
                all(scene.display.root).lazy.compactMap { layer in
                    if case .scroll(let scroll) = layer.content, scroll.isHorizontal { scroll } else { nil }
                }.first)
        }
        let narrow = try row()
        var viewport = scene.viewport
        viewport.width = 1_280
        scene.resize(viewport)
        scene.flush()
        let wide = try row()
        #expect(wide.targetX == narrow.targetX && narrow.targetX == 74)
        #expect(wide.contentWidth > narrow.contentWidth && wide.revision > narrow.revision)
        viewport.height = 500
        scene.resize(viewport)
        scene.flush()
        #expect(try row().revision == wide.revision)
    }

    @Test("that does not exist yet has its card's background, unless the app has set another")
    func groundOfRowsToCome() throws {
        var hosts: [TestHost] = []
        func grounds(_ view: some View, scrolledTo y: Double = 0) throws -> (list: Layer, grounds: [Layer]) {
            let host = TestHost(view)
            hosts.append(host)
            try host.find(label: "Row 0").scroll(to: CGPoint(x: 0, y: y))
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            let list = try #require(all(host.scene.display.root).first { $0.semantics?.role == .list })
            return (list, list.children.filter { $0.semantics?.isHidden == true })
        }
        let rows = List { ForEach(0..<500) { Text(verbatim: "Row \($0)") } }
        let (list, first) = try grounds(rows)
        #expect(first.count == 1)
        let below = try #require(first.first).placement
        #expect(below.x == 16 && below.width == list.placement.width - 32)
        #expect(abs(below.y + below.height - (list.placement.height - 35)) < 0.01)
        let last = try #require(list.children.last { $0.semantics?.isHidden != true }).placement
        #expect(abs(below.y - (last.y + last.height)) < 0.01)
        #expect(try grounds(rows, scrolledTo: 9_000).grounds.count == 2)
        #expect(try grounds(rows.listStyle(.plain)).grounds.isEmpty)
        let coloured = List { ForEach(0..<500) { Text(verbatim: "Row \($0)").listRowBackground(Color.red) } }
        #expect(try grounds(coloured).grounds.isEmpty)
        #expect(try grounds(List { Text(verbatim: "Row 0") }).grounds.isEmpty)
    }

    /// Where lines begin and how wide they are, from the top, in a window 390 points wide.
    private func lines(_ view: some View) -> [[Double]] {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        var found: [(y: Double, line: [Double])] = []
        func walk(_ layer: Layer, _ x: Double, _ y: Double) {
            let (x, y) = (x + layer.placement.x, y + layer.placement.y)
            if case .fill = layer.content, layer.placement.height == 1 {
                found.append((y, [x, layer.placement.width].map { ($0 * 100).rounded() / 100 }))
            }
            for child in layer.children { walk(child, x, y) }
        }
        walk(scene.display.root, 0, 0)
        return found.sorted { $0.y < $1.y }.map(\.line)
    }

    @Test("has its line begin where its first text does")
    func lineStart() {
        let list = List {
            Text(verbatim: "Plain")
            HStack(spacing: 10) {
                Color.red.frame(width: 40, height: 20)
                Text(verbatim: "Beside")
                Spacer()
                Text(verbatim: "End")
            }
            NavigationLink {
                EmptyView()
            } label: {
                Text(verbatim: "Link")
            }
            Color.blue.frame(height: 20)
            Text(verbatim: "Last")
        }
        #expect(lines(list) == [[32, 326], [82, 276], [32, 326], [32, 326]])
    }

    @Test("has its line begin at its field, and at its own text whatever its swipe actions say")
    func fieldsAndActions() {
        let list = List {
            HStack(spacing: 0) {
                TextField("Name", text: .constant(""))
                Text(verbatim: "End")
            }
            Text(verbatim: "Swiped").swipeActions(edge: .leading) { Button("Done") {} }
            Text(verbatim: "Last")
        }
        #expect(lines(list).filter { $0[1] > 100 } == [[32, 326], [32, 326]])
    }

    @Test("has its line begin at a field's text where the field fills the row, and at its own start below choices")
    func filledRows() {
        let form = Form {
            TextField("Title", text: .constant(""))
            Picker("Choice", selection: .constant(1)) { Text(verbatim: "One").tag(1) }.pickerStyle(.segmented)
            Text(verbatim: "Last")
        }
        #expect(lines(form) == [[32, 326], [32, 326]])
        #expect(lines(form.environment(\.layoutDirection, .rightToLeft)) == [[32, 326], [32, 326]])
    }

    @Test("runs from the right with its actions on the other sides where the language does")
    func rightToLeft() throws {
        let list = List {
            ForEach(["First"], id: \.self) { Text(verbatim: $0) }.onDelete { _ in }
            Text(verbatim: "Plain")
        }
        let host = TestHost(list.environment(\.layoutDirection, .rightToLeft))
        #expect(try host.find(label: "First").frame.maxX == host.find(label: "Plain").frame.maxX)
        #expect(try host.find(label: "Delete").frame.maxX <= 16)
    }

    @Test("lets the app say where its line begins and ends")
    func guides() {
        let list = List {
            HStack {
                Color.red.frame(width: 40, height: 20)
                Text(verbatim: "Beside")
            }
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 100 }
            Text(verbatim: "Last")
        }
        #expect(lines(list) == [[32, 100]])
    }

    @Test("has the guides of its content where it is a link, which has the insets inside of it")
    func guidesOfLinks() {
        func link() -> some View {
            NavigationLink {
                EmptyView()
            } label: {
                HStack {
                    Color.red.frame(width: 40, height: 20)
                    Text(verbatim: "Beside")
                }
            }
        }
        let list = List {
            link().alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }.accessibilityIdentifier("first")
            link().alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
            Text(verbatim: "Last")
        }
        #expect(lines(list) == [[32, 326], [42, 316]])
    }

    @Test("has the app's insets within its card where it is a header or a footer")
    func bandInsets() throws {
        let list = List {
            Section {
                Text(verbatim: "Row")
            } header: {
                Text(verbatim: "Header")
            } footer: {
                Text(verbatim: "Footer")
            }
            .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
        }
        let host = TestHost(list)
        for label in ["Header", "Row", "Footer"] { #expect(try host.find(label: label).frame.minX == 36) }
    }

    @Test("begins its line at the title of a label, also where there is text in the icon")
    func iconOfText() {
        func list(_ icon: some View) -> some View {
            List {
                Label {
                    Text(verbatim: "Title")
                } icon: {
                    icon.frame(width: 24, height: 24)
                }
                Text(verbatim: "Last")
            }
        }
        let plain = lines(list(Color.red))
        #expect(plain.count == 1 && plain[0][0] > 32)
        #expect(lines(list(Text(verbatim: "AB"))) == plain)
    }

    @Test("moves its line with its text")
    func lineFollows() throws {
        struct Row: View {
            @State private var isWide = false

            var body: some View {
                List {
                    Button {
                        isWide = true
                    } label: {
                        HStack(spacing: 0) {
                            Color.red.frame(width: isWide ? 40 : 10, height: 10)
                            Text(verbatim: "Grow")
                            Spacer()
                        }
                    }
                    Text(verbatim: "Last")
                }
            }
        }
        let scene = SceneHost(Row(), session: .fixture())
        scene.flush()
        func start() -> Double? {
            var start: Double?
            func walk(_ layer: Layer, _ x: Double) {
                let x = x + layer.placement.x
                if case .fill = layer.content, layer.placement.height == 1 { start = x }
                for child in layer.children { walk(child, x) }
            }
            walk(scene.display.root, 0)
            return start
        }
        #expect(start() == 42)
        try scene.touch("Grow")
        #expect(start() == 72)
    }

    @Test("that is a link has the app's insets")
    func linkInsets() throws {
        let host = TestHost(
            List {
                NavigationLink {
                    EmptyView()
                } label: {
                    Text(verbatim: "Flush").accessibilityIdentifier("flush")
                }
                .listRowInsets(EdgeInsets())
            })
        #expect(try host.find(label: "Flush").frame.minX == 16)
    }

    @Test("ends where something scrolls in it: links there are no rows")
    func scrollsInside() throws {
        let scene = SceneHost(
            NavigationStack {
                List {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            NavigationLink {
                                EmptyView()
                            } label: {
                                Color.red.frame(width: 50, height: 50)
                            }
                            .accessibilityIdentifier("inner")
                        }
                    }
                }
            }, session: .fixture())
        scene.flush()
        let link = try #require(scene.display.elements().all { $0.identifier == "inner" }.first)
        #expect(link.frame.width == 50 && link.frame.height == 50)
    }

    @Test("colours the icon of a label as the app says, or else with the tint")
    func icons() throws {
        func tints(_ view: some View) -> [DisplayColor?] {
            let scene = SceneHost(NavigationStack { List { view } }.tint(.green), session: .fixture())
            scene.flush()
            var found: [DisplayColor?] = []
            func walk(_ layer: Layer) {
                if case .image(let image) = layer.content { found.append(image.tint) }
                layer.children.forEach(walk)
            }
            walk(scene.display.root)
            return found
        }
        let label = Label("Words", systemImage: "star")
        let green = tints(label)
        #expect(green.count == 1 && green != tints(label.foregroundStyle(.black)))
        #expect(
            tints(
                NavigationLink {
                    EmptyView()
                } label: {
                    label
                }) == green)
        let header = tints(
            Section {
                Text(verbatim: "Row")
            } header: {
                label
            })
        #expect(header.count == 1 && header != green)
    }

    @Test("a button that is a whole header is a button, and a text is a heading")
    func headerRoles() throws {
        let host = TestHost(
            List {
                Section("Texts") { Text("One") }
                Section {
                    Text("Two")
                } header: {
                    Button("Rooms") {}
                }
            })
        func roles(_ layer: Layer) -> [Semantics.Role] {
            (layer.semantics.map { [$0.role] } ?? []) + layer.children.flatMap(roles)
        }
        let found = roles(host.scene.display.root)
        #expect(found.count { $0 == .heading(level: 2) } == 1)
        #expect(found.count { $0 == .button } == 1)
        #expect(host.contains(label: "Rooms") && host.contains(label: "Texts"))
    }

    @Test("a button in a header, or in a labelled content, keeps its tint")
    func headerButton() throws {
        let scene = SceneHost(
            List {
                Section {
                    LabeledContent {
                        Link(destination: URL(string: "https://example.com")!) { Text(verbatim: "Link") }
                    } label: {
                        Text(verbatim: "Row")
                    }
                } header: {
                    HStack {
                        Text(verbatim: "Title")
                        Button {
                        } label: {
                            Text(verbatim: "More")
                        }
                    }
                }
            }, session: .fixture())
        scene.flush()
        var colors: [String: DisplayColor] = [:]
        func walk(_ layer: Layer) {
            if case .text(let text) = layer.content, let word = text.lines.first?.fragments.first?.string {
                colors[word] = text.styles.first?.color
            }
            layer.children.forEach(walk)
        }
        walk(scene.display.root)
        #expect(colors["More"] != nil && colors["More"] != colors["Title"])
        #expect(colors["Link"] == colors["More"])
    }
}
