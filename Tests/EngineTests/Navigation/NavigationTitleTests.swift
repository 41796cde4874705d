// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A page's title")
struct NavigationTitleTests {
    @Test("has a subtitle below it, large or inline", arguments: [NavigationBarItem.TitleDisplayMode.large, .inline])
    func subtitle(_ mode: NavigationBarItem.TitleDisplayMode) throws {
        let host = TestHost(
            NavigationStack {
                Text(verbatim: "Body")
                    .navigationTitle("Inbox").navigationSubtitle("3 unread").navigationBarTitleDisplayMode(mode)
            })
        let (title, subtitle) = (try host.find(label: "Inbox").frame, try host.find(label: "3 unread").frame)
        #expect(subtitle.minY >= title.maxY - 0.5)
        let distance = mode == .large ? subtitle.minX - title.minX : subtitle.midX - title.midX
        #expect(abs(distance) < 0.5)
    }

    @Test(
        "is read, large, above a list or scroll view of which readers hear nothing inside", arguments: [false, true],
        [false, true])
    func aboveUnreadContent(isList: Bool, isHidden: Bool) {
        let rows = ForEach(0..<50, id: \.self) { Text(verbatim: "Row \($0)") }
        let content = isList ? AnyView(List { rows }) : AnyView(ScrollView { rows.frame(maxWidth: .infinity) })
        let unread =
            isHidden
            ? AnyView(content.accessibilityHidden(true))
            : AnyView(content.accessibilityElement(children: .ignore).accessibilityLabel("All"))
        let host = TestHost(NavigationStack { unread.navigationTitle("Inbox") })
        #expect(host.root.all { $0.role == .heading(level: 1) }.map(\.label) == ["Inbox"])
        #expect(!host.contains(label: "Row 1"))
    }

    /// A page whose body does not read its title.
    private struct Renamed: View {
        @SceneStorage("title") private var stored = "Stored"
        @State private var own = "Own"
        let isStored: Bool

        var body: some View {
            NavigationStack {
                Button("Rename") {
                    stored = "New stored"
                    own = "New own"
                }
                .navigationTitle(isStored ? $stored : $own)
            }
        }
    }

    @Test("is what its binding says, also in a page that does not read it", arguments: [true, false])
    func boundTitle(isStored: Bool) throws {
        let host = TestHost(Renamed(isStored: isStored))
        func title() -> [String] { host.root.all { $0.role == .heading(level: 1) }.map(\.label) }
        #expect(Set(title()) == [isStored ? "Stored" : "Own"])
        try host.find(label: "Rename").tap()
        #expect(Set(title()) == [isStored ? "New stored" : "New own"])
    }

    @Test("has the bar's font, as the titles of tabs do, whatever the texts of the pages have")
    func font() {
        /// Returns whether there are texts, and whether one of them is in italics or has serifs.
        func fonts(_ view: some View) -> [Bool] {
            let scene = SceneHost(view.fontDesign(.serif).italic(), session: .fixture())
            scene.flush()
            let styles = scene.display.root.all.flatMap { layer -> [DisplayTextStyle] in
                if case .text(let text) = layer.content { text.styles } else { [] }
            }
            return [!styles.isEmpty, styles.contains { $0.font.isItalic || $0.font.family == .serif }]
        }
        func page(_ mode: NavigationBarItem.TitleDisplayMode) -> [Bool] {
            fonts(
                NavigationStack {
                    Color.red.navigationTitle("Inbox").navigationSubtitle("3 unread")
                        .navigationBarTitleDisplayMode(mode)
                })
        }
        let tabs = fonts(
            TabView {
                Tab("One", systemImage: "star") { Color.red }
                Tab("Two", systemImage: "heart") { Color.red }.badge(2)
            })
        #expect(fonts(Text("Body")) == [true, true])
        for bars in [page(.large), page(.inline), tabs] { #expect(bars == [true, false]) }
    }

    @Test("with a subtitle takes a line more above the page")
    func room() throws {
        func top(_ subtitle: String?) throws -> Double {
            let host = TestHost(
                NavigationStack {
                    let page = VStack {
                        Text(verbatim: "Body"); Spacer()
                    }.navigationTitle("Inbox")
                    if let subtitle { page.navigationSubtitle(subtitle) } else { page }
                })
            return try host.find(label: "Body").frame.minY
        }
        #expect(try top("3 unread") - top(nil) == 20)
    }

    /// Two pages on a root, the first of which can change its display mode.
    private struct Pages: View {
        let root: NavigationBarItem.TitleDisplayMode
        var second = NavigationBarItem.TitleDisplayMode.automatic
        @State private var isInline = false

        var body: some View {
            NavigationStack(path: .constant([1, 2])) {
                Text("Root").navigationTitle("First").navigationBarTitleDisplayMode(root)
                    .navigationDestination(for: Int.self) { number in
                        if number == 1 {
                            Text("Page").navigationTitle("Second")
                                .navigationBarTitleDisplayMode(isInline ? .inline : second)
                        } else {
                            Button("Change") { isInline = true }.navigationTitle("Third")
                        }
                    }
            }
        }
    }

    @Test(
        "is as large as that of the page below unless the page says otherwise",
        arguments: [
            (NavigationBarItem.TitleDisplayMode.automatic, NavigationBarItem.TitleDisplayMode.automatic, true),
            (.large, .automatic, true), (.inline, .automatic, false), (.inline, .large, true),
            (.large, .inline, false),
        ])
    func inherits(
        root: NavigationBarItem.TitleDisplayMode, second: NavigationBarItem.TitleDisplayMode, isLarge: Bool
    ) throws {
        let host = TestHost(Pages(root: root, second: second))
        #expect(try (host.find(role: .heading, label: "Third").frame.height > 30) == isLarge)
    }

    @Test("becomes inline with that of the page below")
    func inheritsChanges() throws {
        let host = TestHost(Pages(root: .large))
        try host.find(label: "Change").tap()
        #expect(try host.find(role: .heading, label: "Third").frame.height < 30)
    }

    @Test("that is large has the first card of a list directly below it; one in the bar is 35 points above that")
    func firstCard() throws {
        func top(_ mode: NavigationBarItem.TitleDisplayMode, _ style: some ListStyle) throws -> Double {
            let host = TestHost(
                NavigationStack {
                    List { Text(verbatim: "Row") }
                        .listStyle(style).navigationTitle("Things").navigationBarTitleDisplayMode(mode)
                })
            return try #require(host.root.all { $0.role == .listItem }.first).frame.y
        }
        #expect(try top(.large, .insetGrouped) == top(.large, .plain))
        #expect(try top(.inline, .insetGrouped) == top(.inline, .plain) + 35)
    }

    @Test("that is bound is renamed in its place")
    func renames() throws {
        struct Page: View {
            @State private var name = "Trip"

            var body: some View {
                NavigationStack {
                    Text(verbatim: "called " + name).navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = TestHost(Page())
        try host.find(label: "Title menu").tap()
        try rename(host)
    }

    /// Chooses Rename in the title's menu, which is open, and types another name.
    private func rename(_ host: TestHost) throws {
        try host.find(label: "Rename").tap()
        let field = try host.find(role: .textField, label: "Rename")
        #expect(field.isFocused && field.value == "Trip")
        let shown = try #require(fields(host.scene.display.root).first)
        #expect(shown.selection == DisplayField.Selection(choice: 1, range: 0..<4), "the title is selected")
        try field.clearText()
        try host.type("Journey", into: "Rename")
        #expect(host.contains(label: "called Journey"))
    }

    private func fields(_ layer: Layer) -> [DisplayField] {
        let inner = layer.children.flatMap { fields($0) }
        guard case .field(let field) = layer.content else { return inner }
        return [field] + inner
    }

    @Test(
        "beside the leading items is cut off before the trailing ones, with its menu", arguments: [false, true],
        [false, true])
    func longLeadingTitle(isBound: Bool, hasMenu: Bool) throws {
        struct Page: View {
            let isBound: Bool
            let hasMenu: Bool
            @State private var name = "A title that is longer than the bar is wide, whatever the device"

            init(isBound: Bool, hasMenu: Bool) {
                self.isBound = isBound
                self.hasMenu = hasMenu
            }

            var body: some View {
                NavigationStack {
                    let page = Text(verbatim: "Body").navigationBarTitleDisplayMode(.inline).toolbarRole(.editor)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Lead") {} }
                            ToolbarItem(placement: .primaryAction) { Button("Act") {} }
                            if hasMenu { ToolbarTitleMenu { RenameButton() } }
                        }
                    if isBound { page.navigationTitle($name) } else { page.navigationTitle(name) }
                }
            }
        }
        // The session of `TestHost` itself measures texts that are as wide as their characters, whatever is offered.
        let host = TestHost(Page(isBound: isBound, hasMenu: hasMenu), session: .fixture())
        let act = try host.find(role: .button, label: "Act").frame
        let lead = try host.find(role: .button, label: "Lead").frame
        let heading = try #require(host.root.all { $0.role == .heading(level: 1) }.first).frame
        let title = CGRect(x: heading.x, y: heading.y, width: heading.width, height: heading.height)
        #expect(title.minX >= lead.maxX - 0.5 && title.width > 100)
        #expect(title.maxX <= act.minX + 0.5, "\(title), \(act)")
        guard hasMenu else { return }
        let menu = try host.find(label: "Title menu").frame
        #expect(title.maxX <= menu.minX + 0.5 && menu.maxX <= act.minX + 0.5, "\(title), \(menu), \(act)")
    }

    @Test("that is bound is renamed by a rename button in the app's menu, large or inline", arguments: [false, true])
    func renamesFromMenu(isLarge: Bool) throws {
        struct Page: View {
            let isLarge: Bool
            @State private var name = "Trip"

            init(isLarge: Bool) { self.isLarge = isLarge }

            var body: some View {
                NavigationStack {
                    Text(verbatim: "called " + name)
                        .navigationTitle($name)
                        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                        .toolbarTitleMenu {
                            RenameButton()
                            Button("Other") {}
                        }
                }
            }
        }
        let host = TestHost(Page(isLarge: isLarge))
        try host.find(label: "Title menu").tap()
        #expect(host.contains(label: "Other"))
        #expect(try !host.find(label: "Rename").isDisabled)
        try rename(host)
        try host.submit("Rename")
        #expect(try host.find(role: .heading, label: "Journey").label == "Journey")
    }

    @Test("is not renamed by a rename button that has another action, or whose title is fixed")
    func renameActions() throws {
        struct Page: View {
            let hasAction: Bool
            @State private var name = "Trip"
            @State private var count = 0

            init(hasAction: Bool) { self.hasAction = hasAction }

            var body: some View {
                NavigationStack {
                    if hasAction {
                        Text(verbatim: "renamed \(count)")
                            .navigationTitle($name)
                            .navigationBarTitleDisplayMode(.inline)
                            .toolbarTitleMenu { RenameButton() }
                            .renameAction { count += 1 }
                    } else {
                        Text(verbatim: "fixed")
                            .navigationTitle("Trip")
                            .navigationBarTitleDisplayMode(.inline)
                            .toolbarTitleMenu { RenameButton() }
                    }
                }
            }
        }
        let host = TestHost(Page(hasAction: true))
        try host.find(label: "Title menu").tap()
        try host.find(label: "Rename").tap()
        #expect(host.contains(label: "renamed 1"))
        #expect(throws: TestHost.NotFound.self) { try host.find(role: .textField, label: "Rename") }
        let fixed = TestHost(Page(hasAction: false))
        try fixed.find(label: "Title menu").tap()
        #expect(try fixed.find(label: "Rename").isDisabled)
    }

    @Test("is renamed by a rename button in the page's own menu, which is dimmed without an action")
    func renameButton() throws {
        struct Page: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text(verbatim: "renamed \(count)")
                        RenameButton().renameAction { count += 1 }
                        RenameButton().accessibilityIdentifier("idle")
                    }
                }
            }
        }
        let host = TestHost(Page())
        try host.find(label: "Rename").tap()
        #expect(host.contains(label: "renamed 1"))
        #expect(try host.find(identifier: "idle").isDisabled)
    }
}
