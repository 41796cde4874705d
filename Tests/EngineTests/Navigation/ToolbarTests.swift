// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

@MainActor
@Suite("Toolbar")
struct ToolbarTests {
    @Test("A toggle in a bar is a button that stays down")
    func toggle() throws {
        struct Screen: View {
            @State private var isOn = false

            var body: some View {
                NavigationStack {
                    Text("Page").toolbar { Toggle("Favourites", systemImage: "heart", isOn: $isOn) }
                }
            }
        }
        let host = TestHost(Screen())
        let toggle = try host.find(role: .toggle, label: "Favourites")
        #expect(toggle.value == "0" && toggle.frame.height == 44)
        try toggle.tap()
        #expect(try host.find(role: .toggle, label: "Favourites").value == "1")
    }

    /// What is seen of a page with an item in its bar.
    private func seen(_ item: some View) -> [LayerContent] {
        let host = TestHost(NavigationStack { Text("Page").toolbar { item } })
        var contents: [LayerContent] = []
        func walk(_ layer: Layer) {
            guard layer.effects.opacity > 0 else { return }
            if layer.content != .group { contents.append(layer.content) }
            layer.children.forEach(walk)
        }
        walk(host.scene.display.root)
        return contents
    }

    @Test("A toggle in a bar looks like the bar's buttons while it is off, and is filled with the tint while it is on")
    func looksOfToggle() {
        let button = seen(Button("Favourites", systemImage: "heart") {}.tint(.red))
        func toggle(_ isOn: Bool) -> some View {
            Toggle("Favourites", systemImage: "heart", isOn: .constant(isOn)).tint(.red)
        }
        let plain = Toggle("Favourites", systemImage: "heart", isOn: .constant(false))
        #expect(seen(plain) == seen(Button("Favourites", systemImage: "heart") {}))
        #expect(seen(toggle(false)) == button)
        #expect(seen(toggle(false).toggleStyle(.button)) == button)
        let on = seen(toggle(true).toggleStyle(.button))
        let red = fill(of: .red)
        #expect(on.count == button.count + 1 && on.contains(red) && !button.contains(red))
    }

    /// A capsule in a colour, as it is drawn.
    private func fill(of color: Color) -> LayerContent {
        let host = TestHost(Capsule().fill(color))
        func find(_ layer: Layer) -> LayerContent? {
            if case .fill = layer.content { return layer.content }
            return layer.children.lazy.compactMap(find).first
        }
        return find(host.scene.display.root) ?? .group
    }

    /// The colours of the fills and the texts of a button in a bar, without its glass, in a scheme.
    private func colors(_ item: some View, placement: ToolbarItemPlacement, isDark: Bool) -> [DisplayColor] {
        let page = NavigationStack { Color.clear.toolbar { ToolbarItem(placement: placement) { item } } }
        let host = TestHost(page.environment(\.colorScheme, isDark ? .dark : .light))
        func walk(_ layer: Layer) -> [DisplayColor] {
            var found: [DisplayColor] = []
            switch layer.content {
            case .text(let text): found = text.styles.map(\.color)
            case .fill(_, .color(let color)) where layer.effects.backdrop == nil: found = [color]
            default: break
            }
            return found + layer.children.flatMap(walk)
        }
        return host.scene.display.root.all.filter { $0.semantics?.role == .button }.flatMap(walk)
    }

    @Test("buttons of bars have the colours of iOS 26, in light and dark", arguments: [false, true])
    func buttonColors(isDark: Bool) {
        func color(_ color: Color) -> DisplayColor {
            let host = TestHost(Text("A").foregroundStyle(color).environment(\.colorScheme, isDark ? .dark : .light))
            func find(_ layer: Layer) -> DisplayColor? {
                if case .text(let text) = layer.content { return text.styles.first?.color }
                return layer.children.lazy.compactMap(find).first
            }
            return find(host.scene.display.root) ?? .white
        }
        func bar(_ item: some View, _ placement: ToolbarItemPlacement = .topBarTrailing) -> [DisplayColor] {
            colors(item, placement: placement, isDark: isDark)
        }
        let plain = Button("Do") {}
        let destructive = Button("Do", role: .destructive) {}
        let disabled = color(Color(.system(.tertiary)))
        #expect(bar(plain) == [color(.primary)])
        #expect(bar(plain.tint(.orange)) == [color(.orange)])
        #expect(bar(plain.tint(nil)) == [color(.primary)])
        #expect(bar(destructive) == [color(.red)])
        #expect(bar(destructive.tint(.orange)) == [color(.red)])
        for button in [plain, destructive] {
            #expect(bar(button.disabled(true)) == [disabled])
            #expect(bar(button.tint(.orange).disabled(true)) == [disabled])
            #expect(bar(button.disabled(true), .confirmationAction) == [disabled])
        }
        // Prominent ones are filled.
        #expect(bar(plain, .confirmationAction) == [color(.accentColor), .white])
        #expect(bar(plain.tint(.orange), .confirmationAction) == [color(.orange), .white])
        #expect(bar(destructive, .confirmationAction) == [color(.red), .white])
    }

    private struct Overflowing: View {
        @State private var said = "nothing"
        @State private var isLong = true

        var body: some View {
            NavigationStack {
                Text("said \(said)")
                    .toolbar(id: "page") {
                        ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") { said = "add" } }
                        ToolbarItem(id: "sort", placement: .secondaryAction) { Button("Sort") { said = "sort" } }
                        ToolbarItem(id: "gone", placement: .secondaryAction, showsByDefault: false) {
                            Button("Gone") {}
                        }
                        if isLong {
                            ToolbarItem(id: "short", placement: .secondaryAction) {
                                Button("Shorten") { isLong = false }
                            }
                        }
                    }
                    .toolbar {
                        ToolbarItemGroup(placement: .topBarLeading) { Text("first") }
                    }
            }
        }
    }

    @Test("secondary actions are in one menu at the end of the bar")
    func secondaryActions() throws {
        let host = TestHost(Overflowing())
        #expect(host.contains(label: "Add") && host.contains(label: "first"))
        #expect(!host.contains(label: "Sort") && !host.contains(label: "Shorten"))
        let more = try host.find(role: .button, label: "More actions")
        #expect(try more.frame.minX > host.find(role: .button, label: "Add").frame.minX)
        try more.tap()
        #expect(!host.contains(label: "Gone"))
        try host.find(label: "Shorten").tap()
        try host.find(role: .button, label: "More actions").tap()
        #expect(!host.contains(label: "Shorten"))
        try host.find(label: "Sort").tap()
        #expect(host.contains(label: "said sort"))
    }

    private struct Shared: ToolbarContent {
        var hasActions = true
        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            if hasActions { ToolbarItemGroup(placement: .secondaryAction) { Button("Undo") {} } }
        }
    }

    private struct Wrapped: ToolbarContent {
        var body: some ToolbarContent {
            Shared()
            ToolbarItem(placement: .secondaryAction) { Button("Wrapped") {} }
        }
    }

    private struct Partly: View {
        let hasActions: Bool
        @State private var isShared = true

        var body: some View {
            NavigationStack {
                Button("Toggle") { isShared.toggle() }
                    .toolbar {
                        ToolbarItem(placement: .secondaryAction) { Button("Before") {} }
                        if isShared { Shared(hasActions: hasActions) }
                        ToolbarItem(placement: .secondaryAction) { Button("After") {} }
                    }
            }
        }
    }

    @Test("secondary actions of content of the app's own are in the bar's one menu, in their order")
    func secondaryActionsOfOwnContent() throws {
        func menu(_ host: TestHost) throws -> [String] {
            let buttons = host.root.all { $0.role == .button && $0.label == "More actions" }
            #expect(buttons.count == 1)
            try host.find(role: .button, label: "More actions").tap()
            let names = ["Before", "Undo", "Wrapped", "After"]
            let shown = host.root.all { names.contains($0.label) && $0.role == .menuItem }.map(\.label)
            try host.find(label: try #require(shown.first)).tap()
            return shown
        }
        let host = TestHost(Partly(hasActions: true))
        #expect(try menu(host) == ["Before", "Undo", "After"])
        try host.find(label: "Toggle").tap()
        #expect(try menu(host) == ["Before", "After"] && !host.contains(label: "Add"))
        #expect(try menu(TestHost(Partly(hasActions: false))) == ["Before", "After"])
        let wrapped = TestHost(NavigationStack { Text("Page").toolbar { Wrapped() } })
        #expect(try menu(wrapped) == ["Undo", "Wrapped"])
    }

    @Test("a bar without secondary actions has no menu")
    func noSecondaryActions() {
        let host = TestHost(
            NavigationStack { Text("Page").toolbar { ToolbarItem { Button("Add") {} } } })
        #expect(!host.contains(label: "More actions"))
    }

    @Test("puts items at the ends of the bar and a principal item in its middle, instead of the title")
    func placements() throws {
        let scene = mounted {
            Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("First") {} }
                ToolbarItem(placement: .principal) { Text("Middle") }
                ToolbarItem { Button("Last") {} }
            }
        }
        let first = try scene.frame(of: "First")
        let last = try scene.frame(of: "Last")
        let middle = try scene.frame(of: "Middle")
        #expect(abs(first.minX - 16) < 0.001)
        #expect(abs(last.maxX - (390 - 16)) < 0.001)
        #expect(first.height == 44 && last.height == 44)
        #expect(abs(middle.midX - 195) < 0.01)
        #expect(first.midY == last.midY && abs(first.midY - middle.midY) < 1)
        #expect(!scene.display.description.contains("Title"))
    }

    @Test("gives links and buttons with a background of their own the height of its items")
    func grounds() throws {
        let scene = mounted {
            Color.clear.toolbar {
                Button("Filled") {}.buttonStyle(.borderedProminent)
                ShareLink(item: "Words") { Text(verbatim: "Shared") }
            }
        }
        #expect(try scene.frame(of: "Filled").height == 44)
        #expect(try scene.frame(of: "Shared").height == 44)
        #expect(scene.display.description.contains("link(mailto:"))
    }

    @Test("gives plain views an item each, at the trailing end, in order")
    func plainViews() throws {
        let scene = mounted {
            Color.clear.toolbar {
                Button("One") {}
                Button("Two") {}
            }
        }
        let one = try scene.frame(of: "One")
        let two = try scene.frame(of: "Two")
        #expect(abs(two.maxX - (390 - 16)) < 0.001)
        #expect(abs(two.minX - one.maxX - 8) < 0.001)
    }

    /// The capsules of glass in the bars, in reading order.
    private func glass(_ scene: SceneHost) -> [DisplayRect] {
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root).filter { $0.effects.backdrop?.shadow != nil }.map { $0.placeInRoot() }
            .sorted { $0.x < $1.x }
    }

    @Test("neighbours of a group are in one capsule of glass, which a fixed space ends")
    func sharedGlass() throws {
        let scene = mounted {
            Color.clear.toolbar {
                ToolbarItemGroup {
                    Button("One") {}
                    Menu("Two") { Button("Inside") {} }
                    Toggle("Three", isOn: .constant(false)).toggleStyle(.button)
                }
                ToolbarSpacer(.fixed)
                ToolbarItem { Button("Four") {} }
            }
        }
        let frames = try ["One", "Two", "Three", "Four"].map { try scene.frame(of: $0) }
        let capsules = glass(scene)
        #expect(capsules.count == 2)
        #expect(abs(frames[0].maxX - frames[1].minX) < 0.01 && abs(frames[1].maxX - frames[2].minX) < 0.01)
        #expect(frames[3].minX - frames[2].maxX >= 16)
        #expect(abs(capsules[0].x - Double(frames[0].minX)) < 0.01 && capsules[0].height == 44)
        #expect(abs(capsules[0].x + capsules[0].width - Double(frames[2].maxX)) < 0.01)
        #expect(abs(capsules[1].width - Double(frames[3].width)) < 0.01)
    }

    private struct Pair: View {
        var body: some View {
            HStack {
                Button("One") {}
                Button("Two") {}
            }
            .padding(.horizontal, 2)
        }
    }

    @Test("the buttons of a row in one item are in one capsule of glass, wherever the row comes from")
    func rowGlass() throws {
        let scenes = [
            mounted {
                Color.clear.toolbar {
                    ToolbarItem {
                        HStack {
                            Button("One") {}
                            Button("Two") {}
                        }
                    }
                    ToolbarItem { Button("Three") {} }
                }
            },
            mounted {
                Color.clear.toolbar {
                    ToolbarItem { Pair() }
                    ToolbarItem { Button("Three") {} }
                }
            },
            mounted {
                Color.clear.toolbar {
                    ToolbarItemGroup { Pair() }
                    ToolbarItem { Button("Three") {} }
                }
            },
        ]
        for scene in scenes {
            let frames = try ["One", "Two", "Three"].map { try scene.frame(of: $0) }
            let capsules = glass(scene)
            try #require(capsules.count == 2)
            #expect(frames[1].minX > frames[0].maxX, "the row keeps its distance")
            #expect(abs(capsules[0].x - Double(frames[0].minX)) < 0.01 && capsules[0].height == 44)
            #expect(abs(capsules[0].x + capsules[0].width - Double(frames[1].maxX)) < 0.01)
            #expect(abs(capsules[1].x - Double(frames[2].minX)) < 0.01)
        }
    }

    private struct UndoGroup: View {
        var body: some View {
            ControlGroup {
                Button("One") {}
                Button("Two") {}.disabled(true)
            }
            .onAppear {}
        }
    }

    @Test("the controls of a group in a bar are in one capsule of glass, like neighbouring items")
    func controlGroupGlass() throws {
        let scenes = [
            mounted {
                Color.clear.toolbar {
                    ToolbarItem { UndoGroup() }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Three") {} }
                }
            },
            mounted {
                Color.clear.toolbar {
                    ToolbarItem { UndoGroup().controlGroupStyle(.navigation) }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Three") {} }
                }
            },
            mounted {
                Color.clear.toolbar {
                    ToolbarItemGroup { UndoGroup().controlGroupStyle(.navigation).accessibilityHint("Hint") }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Three") {} }
                }
            },
            mounted {
                Color.clear.toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        UndoGroup()
                        Spacer()
                        Button("Three") {}
                    }
                }
            },
        ]
        for scene in scenes {
            let frames = try ["One", "Two", "Three"].map { try scene.frame(of: $0) }
            let capsules = glass(scene)
            try #require(capsules.count == 2)
            #expect(abs(frames[1].minX - frames[0].maxX) < 0.01)
            #expect(abs(capsules[0].x - Double(frames[0].minX)) < 0.01 && capsules[0].height == 44)
            #expect(abs(capsules[0].x + capsules[0].width - Double(frames[1].maxX)) < 0.01)
            #expect(abs(capsules[1].x - Double(frames[2].minX)) < 0.01)
        }
    }

    @Test("of a row in a bar the texts beside the buttons are on no glass, and a row of texts has none")
    func rowGlassOfButtons() throws {
        let mixed = mounted {
            Color.clear.toolbar {
                HStack {
                    Text(verbatim: "Words")
                    Button("One") {}
                    Button("Two") {}
                }
            }
        }
        let (one, two) = (try mixed.frame(of: "One"), try mixed.frame(of: "Two"))
        let capsule = try #require(glass(mixed).first)
        #expect(glass(mixed).count == 1)
        #expect(abs(capsule.x - Double(one.minX)) < 0.01)
        #expect(abs(capsule.x + capsule.width - Double(two.maxX)) < 0.01)
        let texts = mounted {
            Color.clear.toolbar {
                ToolbarItem {
                    HStack {
                        Text(verbatim: "Some")
                        Text(verbatim: "Words")
                    }
                }
            }
        }
        #expect(glass(texts).isEmpty)
    }

    @Test("items whose shared background is hidden are on no glass: one, neighbours, a row and what scrolls")
    func hiddenGlass() throws {
        func scene(_ visibility: Visibility) -> SceneHost {
            mounted {
                Color.clear.toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("One") {} }.sharedBackgroundVisibility(visibility)
                    ToolbarItem(placement: .topBarTrailing) {
                        HStack {
                            Button("Two") {}
                            Button("Three") {}
                        }
                    }
                    .sharedBackgroundVisibility(visibility)
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Four") {}
                        Button("Five") {}
                    }
                    .sharedBackgroundVisibility(visibility)
                }
            }
        }
        let (hidden, shown) = (scene(.hidden), scene(.automatic))
        #expect(glass(shown).count == 3 && glass(hidden).isEmpty)
        for label in ["One", "Two", "Three", "Four", "Five"] {
            #expect(try hidden.frame(of: label) == shown.frame(of: label))
        }
        let beside = mounted {
            Color.clear.toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("One") {} }.sharedBackgroundVisibility(.hidden)
                ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
            }
        }
        #expect(glass(beside).count == 1)
    }

    @Test("space and texts part the glass of a group, and an item that comes joins it")
    func partedGlass() throws {
        let model = ToolbarModel()
        let scene = mounted { Grouped(model: model) }
        #expect(glass(scene).count == 2)
        #expect(try scene.frame(of: "Left").maxX < scene.frame(of: "Text").minX)
        model.isOn = true
        scene.flush()
        #expect(glass(scene).count == 2)
        let (right, last) = (try scene.frame(of: "Right"), try scene.frame(of: "Last"))
        #expect(abs(right.maxX - last.minX) < 0.01)
        #expect(abs((glass(scene).last?.width ?? 0) - Double(last.maxX - right.minX)) < 0.01)
        model.isOn = false
        scene.flush()
        #expect(!scene.has("Last") && glass(scene).count == 2)
    }

    @Test("a root without a title gets a bar for its items, and loses it with them")
    func barComesAndGoes() throws {
        let model = ToolbarModel()
        let scene = mounted { Conditional(model: model) }
        let content = try scene.frame(of: "Content")
        #expect(!scene.has("Maybe"))
        model.isOn = true
        scene.flush()
        #expect(scene.has("Maybe"))
        #expect(try scene.frame(of: "Content").midY > content.midY)
        model.isOn = false
        scene.flush()
        #expect(!scene.has("Maybe"))
        #expect(try scene.frame(of: "Content") == content)
    }

    @Test("keeps an item's state and environment with the view that declares it")
    func identity() throws {
        let scene = mounted { Counting().environment(\.toolbarProbe, "outer") }
        try scene.tap("0 outer")
        try scene.tap("1 outer")
        #expect(scene.has("2 outer"))
    }

    @Test("content of an app's own type keeps state")
    func customContent() throws {
        let scene = mounted { Color.clear.toolbar { CustomItems() } }
        try scene.tap("Custom 0")
        #expect(scene.has("Custom 1"))
    }

    @Test("an item that goes while its page stays leaves nothing behind")
    func itemGoes() throws {
        let model = ToolbarModel()
        model.isOn = true
        let scene = mounted { ConditionalOwner(model: model) }
        #expect(scene.has("Item of a branch"))
        model.isOn = false
        scene.flush()
        #expect(!scene.has("Item of a branch"))
        scene.resize(Viewport(width: 320, height: 600))
        scene.flush()
        #expect(scene.diagnostics.recorded.isEmpty)
    }

    @Test("a bottom bar floats 28 points above the window's end and takes 76 from the page")
    func bottomBar() throws {
        let scene = mounted {
            Color.red.accessibilityElement().accessibilityLabel(Text("Content")).toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Left") {}
                    Spacer()
                    Button("Right") {}
                }
            }
        }
        let left = try scene.frame(of: "Left")
        let right = try scene.frame(of: "Right")
        #expect(abs(left.minX - 28) < 0.001 && abs(right.maxX - (390 - 28)) < 0.001)
        #expect(abs(left.midY - (844 - 28 - 24)) < 0.001)
        #expect(try scene.frame(of: "Content").maxY <= 844)
    }

    @Test("what scrolls below the texts of a bottom bar has a soft edge, and nothing else has")
    func bottomEdge() throws {
        func edges(_ scene: SceneHost) -> [DisplayRect] {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            return all(scene.display.root).filter { $0.effects.backdrop?.fullEdge == .bottom }.map { $0.placeInRoot() }
        }
        let status = mounted {
            List { Text("Row") }.toolbar { ToolbarItem(placement: .status) { Text("Updated just now") } }
        }
        let text = try status.frame(of: "Updated just now")
        let edge = try #require(edges(status).first)
        #expect(edges(status).count == 1)
        #expect(edge.x == 0 && edge.width == 390)
        #expect(edge.y < Double(text.minY) && edge.y + edge.height >= 844)
        // A bar of the content lies in front of what scrolls, and is not veiled.
        let barred = mounted {
            List { Text("Row") }
                .safeAreaInset(edge: .bottom) { Text("Total") }
                .toolbar { ToolbarItem(placement: .status) { Text("Updated just now") } }
        }
        let veil = try #require(edges(barred).first)
        let total = try barred.frame(of: "Total")
        #expect(veil.y + 0.01 > Double(total.maxY))
        let still = mounted { Color.red.toolbar { ToolbarItem(placement: .status) { Text("Updated") } } }
        #expect(edges(still).isEmpty)
        let sideways = mounted {
            ScrollView(.horizontal) { Text("Wide") }.toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
        }
        #expect(edges(sideways).isEmpty)
        let none = mounted { List { Text("Row") }.toolbar { ToolbarItem { Button("Top") {} } } }
        #expect(edges(none).isEmpty)
    }

    @Test("where a bottom bar is too narrow its texts are cut, and its buttons stay whole")
    func narrowBottomBar() throws {
        func widths(_ width: CGFloat) throws -> [CGFloat] {
            let scene = SceneHost(
                NavigationStack {
                    Color.red.toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Add…") {}
                            Spacer()
                            Text("Three items, updated a moment ago")
                            Spacer()
                            Button("Export") {}
                        }
                    }
                }, session: .fixture(), viewport: Viewport(width: width, height: 600))
            scene.flush()
            return try ["Add…", "Three items, updated a moment ago", "Export"].map { try scene.frame(of: $0).width }
        }
        let (wide, narrow) = (try widths(900), try widths(320))
        #expect(narrow[0] == wide[0] && narrow[2] == wide[2])
        #expect(narrow[1] < wide[1])
    }

    @Test("the text of a search follows the size of text from large to xxxLarge, and all of its capsule can be pressed")
    func searchSizes() throws {
        func text(_ size: DynamicTypeSize) throws -> (line: CGFloat, size: Double) {
            let host = TestHost(
                NavigationStack { Color.red.searchable(text: .constant("")) }.environment(\.dynamicTypeSize, size),
                width: 375, height: 667)
            let field = try host.find(role: .textField, label: "Search")
            let layer = try #require(host.scene.display.layer(id: field.element.layerID))
            guard case .field(let content) = layer.content else {
                Issue.record("a field")
                return (0, 0)
            }
            return (field.frame.height, content.style.font.size)
        }
        #expect(try text(.small).size == 17)
        #expect(try text(.large).size == 17)
        #expect(try text(.xxxLarge).size == 23)
        #expect(try text(.accessibility5).size == 23)
        for size in [DynamicTypeSize.large, .xLarge, .xxxLarge] { #expect(abs(try text(size).line - 48) < 0.5) }
    }

    @Test("toolbar(_:for:) hides the bars that it names")
    func hides() {
        let bar = mounted { Color.clear.navigationTitle("Seen").toolbar(.hidden, for: .navigationBar) }
        #expect(!bar.display.description.contains("Seen"))
        let bottom = mounted {
            Color.clear.navigationTitle("Seen")
                .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
                .toolbar(.hidden, for: .bottomBar)
        }
        #expect(bottom.display.description.contains("Seen"))
        #expect(!bottom.has("Below"))
    }

    @Test("dismiss pops the page of the view that reads it, and does nothing on a root")
    func dismisses() throws {
        let scene = mounted { NavigationLink("Open") { Dismissing(name: "Page") } }
        try scene.tap("Open")
        #expect(scene.has("Page is presented"))
        try scene.tap("Page is presented")
        #expect(scene.has("Open") && !scene.has("Page is presented"))
        let root = mounted { Dismissing(name: "Root") }
        try root.tap("Root stands alone")
        #expect(root.has("Root stands alone"))
    }

    @Test("presentationMode dismisses as dismiss does")
    func presentationMode() throws {
        let scene = mounted { NavigationLink("Open") { DismissingByMode() } }
        try scene.tap("Open")
        try scene.tap("Leave true")
        #expect(scene.has("Open"))
    }

    @Test("NavigationView is a stack whose root is its first column")
    func navigationView() throws {
        let scene = SceneHost(
            NavigationView {
                NavigationLink("Open") { Text("Detail") }.navigationTitle("First")
                Text("Second column").navigationTitle("Second")
            }, session: .fixture())
        scene.flush()
        #expect(scene.display.description.contains("First"))
        #expect(!scene.display.description.contains("Second"))
        try scene.tap("Open")
        #expect(scene.display.description.contains("Detail"))
    }

    @Test("a background that the page asks for makes a bar, also where there is nothing else in it")
    func groundAlone() throws {
        let scene = mounted { List { Text("Row") }.toolbarBackground(Color.red, for: .navigationBar) }
        #expect(scene.display.description.contains("#ff"), "the bar's red is painted: \(scene.display.description)")
        let plain = mounted { List { Text("Row") } }
        #expect(try scene.frame(of: "Row").minY == plain.frame(of: "Row").minY + 64)
    }

    @Test(
        "the bar's background is painted over a page's own that reaches the window's edge, and below the title",
        arguments: [
            NavigationBarItem.TitleDisplayMode.inline, .large,
        ])
    func groundOverContent(mode: NavigationBarItem.TitleDisplayMode) throws {
        let scene = mounted {
            Text("Row").frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(.sRGB, red: 0, green: 1, blue: 0))
                .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                .toolbarBackground(Color(.sRGB, red: 1, green: 0, blue: 0), for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
        func painted(_ layer: Layer) -> [Layer] { [layer] + layer.paintOrder.flatMap(painted) }
        let order = painted(scene.display.root)
        func fill(_ isWanted: (DisplayColor) -> Bool) throws -> Int {
            try #require(
                order.firstIndex {
                    if case .fill(.rectangle, .color(let color)) = $0.content { isWanted(color) } else { false }
                })
        }
        let page = try fill { $0.green == 1 && $0.red == 0 }
        let ground = try fill { $0.red == 1 && $0.green == 0 }
        let title = try #require(order.firstIndex { "\($0.content)".contains("Title") })
        #expect(page < ground && ground < title)
    }

    @Test("a page in another appearance than the window stands on that appearance's background, to the window's edges")
    func ground() throws {
        func grounds(_ view: some View) -> [Layer] {
            let scene = SceneHost(
                view, session: .fixture(),
                viewport: Viewport(safeArea: EdgeInsets(top: 60, leading: 0, bottom: 30, trailing: 0)))
            scene.flush()
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            return all(scene.display.root).filter {
                if case .fill(.rectangle, .color(let color)) = $0.content {
                    color.red == 0 && color.alpha == 1
                } else {
                    false
                }
            }
        }
        let page = NavigationStack { Text("Page").navigationTitle("Title") }
        let dark = grounds(page.environment(\.colorScheme, .dark))
        #expect(dark.map { $0.frameInRoot() } == [DisplayRect(x: 0, y: 0, width: 390, height: 844)])
        #expect(grounds(page).isEmpty)
        // The window's own background is enough.
        #expect(grounds(page.preferredColorScheme(.dark)).count == 1)
        // Only the stack that differs from the one around it paints.
        #expect(grounds(page.environment(\.colorScheme, .light)).isEmpty)
    }

    private func mounted<V: View>(@ViewBuilder _ view: () -> V) -> SceneHost {
        let scene = SceneHost(NavigationStack { view() }, session: .fixture())
        scene.flush()
        return scene
    }
}

@Observable
private final class ToolbarModel {
    var isOn = false
}

private struct Grouped: View {
    let model: ToolbarModel

    var body: some View {
        Color.clear.toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Left") {}
                Spacer()
                Text("Text")
                Spacer()
                Button("Right") {}
                if model.isOn { Button("Last") {} }
            }
        }
    }
}

private struct Conditional: View {
    let model: ToolbarModel

    var body: some View {
        Color.red.accessibilityElement().accessibilityLabel(Text("Content")).toolbar {
            if model.isOn { ToolbarItem { Button("Maybe") {} } }
        }
    }
}

private struct ConditionalOwner: View {
    let model: ToolbarModel

    var body: some View {
        VStack {
            if model.isOn {
                Color.red.toolbar { ToolbarItem { GeometryReader { _ in Text("Item of a branch") } } }
            } else {
                Color.blue
            }
        }
    }
}

private struct Counting: View {
    @State private var count = 0
    @Environment(\.toolbarProbe) private var probe

    var body: some View {
        Color.clear.toolbar { ToolbarItem { Button("\(count) \(probe)") { count += 1 } } }
    }
}

private struct CustomItems: ToolbarContent {
    @State private var count = 0

    var body: some ToolbarContent {
        ToolbarItem { Button("Custom \(count)") { count += 1 } }
        ToolbarItem(placement: .topBarLeading) { Text("Second") }
    }
}

private struct Dismissing: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        Button(isPresented ? "\(name) is presented" : "\(name) stands alone") { dismiss() }
    }
}

private struct DismissingByMode: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button("Leave \(mode.wrappedValue.isPresented ? "true" : "false")") { mode.wrappedValue.dismiss() }
    }
}

extension EnvironmentValues {
    fileprivate var toolbarProbe: String {
        get { self[ToolbarProbeKey.self] }
        set { self[ToolbarProbeKey.self] = newValue }
    }
}

private struct ToolbarProbeKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

@MainActor
extension SceneHost {
    fileprivate func has(_ label: String) -> Bool { element(label) != nil }

    private func element(_ label: String) -> DisplayElement? {
        display.elements().all(label: label).first
    }

    fileprivate func frame(of label: String) throws -> CGRect {
        let frame = try #require(element(label)?.frame, "no element '\(label)' in \(display.description)")
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    fileprivate func tap(_ label: String) throws {
        let found = try #require(element(label), "no element '\(label)' in \(display.description)")
        #expect(send(.tap, to: found.layerID) == .handled)
        flush()
    }
}
