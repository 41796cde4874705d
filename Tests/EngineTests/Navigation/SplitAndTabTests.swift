// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Columns that are one stack on a phone; tabs as they are written since iOS 18.
@MainActor
@Suite("Split views and tabs")
struct SplitAndTabTests {
    private struct Mail: View {
        @State private var selection: String?

        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self, selection: $selection) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Boxes")
            } detail: {
                Text(selection.map { "Messages of \($0)" } ?? "Nothing")
            }
        }
    }

    @Test("On a phone a choice pushes the next column")
    func compact() throws {
        let host = TestHost(Mail())
        #expect(host.contains(label: "Boxes"))
        #expect(!host.contains(label: "Nothing"))
        try host.find(label: "Sent").tap()
        #expect(host.contains(label: "Messages of Sent"))
    }

    @Test("On a phone what the app chooses pushes the next column, as often as it does")
    func chosenByTheApp() throws {
        struct Boxes: View {
            @State private var selection: String?

            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $selection) { NavigationLink($0, value: $0) }
                        .toolbar { Button("Write") { selection = selection == "Sent" ? "Inbox" : "Sent" } }
                } detail: {
                    Text(selection.map { "Messages of \($0)" } ?? "Nothing")
                }
            }
        }
        let host = TestHost(Boxes())
        try host.find(label: "Write").tap()
        #expect(host.contains(label: "Messages of Sent"))
        try host.find(label: "Back").tap()
        #expect(!host.contains(label: "Messages of Sent"))
        try host.find(label: "Write").tap()
        #expect(host.contains(label: "Messages of Inbox"))
    }

    @Test("Where there is room the columns stand side by side")
    func regular() throws {
        let host = TestHost(Mail().environment(\.horizontalSizeClass, .regular), width: 1_000)
        #expect(host.contains(label: "Boxes") && host.contains(label: "Nothing"))
        try host.find(label: "Inbox").tap()
        #expect(host.contains(label: "Messages of Inbox") && host.contains(label: "Boxes"))
    }

    @Test("The lines between columns are in front of the columns, which begin on the same pixel of a coarse screen")
    func lines() {
        let view = NavigationSplitView(columnVisibility: .constant(.all)) {
            Text("First")
        } content: {
            Text("Second")
        } detail: {
            Text("Third")
        }
        let host = TestHost(view.environment(\.horizontalSizeClass, .regular), width: 1_400)
        func lines(in layer: Layer, isRaised: Bool) -> [Bool] {
            let isRaised = isRaised || layer.effects.zIndex > 0
            if case .fill = layer.content, layer.placement.width < 1, layer.placement.height > 200 { return [isRaised] }
            return layer.children.flatMap { lines(in: $0, isRaised: isRaised) }
        }
        #expect(lines(in: host.scene.display.root, isRaised: false) == [true, true])
    }

    @Test("A button hides the sidebar and shows it again")
    func sidebarToggle() throws {
        let host = TestHost(Mail().environment(\.horizontalSizeClass, .regular), width: 1_000)
        #expect(!host.contains(label: "Back"))
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(!host.contains(label: "Boxes") && host.contains(label: "Nothing"))
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(host.contains(label: "Boxes") && host.contains(label: "Nothing"))
    }

    private struct Directory: View {
        var body: some View {
            NavigationSplitView {
                List(["Ann", "Bob"], id: \.self) { NavigationLink($0, value: $0) }
                    .navigationTitle("People")
                    .navigationDestination(for: String.self) { name in
                        NavigationLink("More of \(name)", value: name + "!").navigationTitle("Page \(name)")
                    }
            } detail: {
                Text("Nobody")
            }
        }
    }

    @Test("Where there is room a link of the sidebar shows its page in the last column, in place of the one before")
    func linksOfSidebar() throws {
        let host = TestHost(Directory().environment(\.horizontalSizeClass, .regular), width: 1_000)
        #expect(host.contains(label: "Nobody"))
        try host.find(label: "Ann").tap()
        #expect(host.contains(label: "Page Ann") && host.contains(label: "People") && !host.contains(label: "Nobody"))
        #expect(!host.contains(label: "Back"))
        #expect(try host.find(label: "Page Ann").frame.minX > 320)
        try host.find(label: "Bob").tap()
        #expect(host.contains(label: "Page Bob") && !host.contains(label: "Page Ann"))
        try host.find(label: "More of Bob").tap()
        #expect(host.contains(label: "Page Bob!") && !host.contains(label: "Page Bob"))
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "Page Bob") && host.contains(label: "People"))
    }

    private struct EveryLink: View {
        var isSidebar = true
        @State private var isShown = false

        var body: some View {
            NavigationSplitView {
                Group {
                    if isSidebar {
                        List { links }
                    } else {
                        List { links }.listStyle(.insetGrouped)
                    }
                }
                .navigationDestination(for: Int.self) { NavigationLink("More", value: $0 + 1) }
            } detail: {
                Text("Nothing")
            }
        }

        @ViewBuilder private var links: some View {
            NavigationLink("Value", value: 1)
            NavigationLink("View") { Text("Page of a view") }
            NavigationLink("Binding", isActive: $isShown) { Text("Page of a binding") }
        }
    }

    @Test("The row of the page that is shown beside it is marked, whatever link it is", arguments: [true, false])
    func markedRow(isSidebar: Bool) throws {
        let host = TestHost(
            EveryLink(isSidebar: isSidebar).environment(\.horizontalSizeClass, .regular), width: 1_000)
        let names = ["Value", "View", "Binding"]
        let ground: SystemColor = isSidebar ? .fill : .selectedRow
        let color = ground.value(in: EnvironmentValues())
        func marked() throws -> [String] {
            let fills = host.scene.fills.filter { $0.content == .fill(self.form(of: $0), .color(color)) }
            return try names.filter { name in
                let element = try host.find(label: name)
                let (top, bottom) = (element.frame.minY, element.frame.maxY)
                let isMarked = fills.contains { $0.frameInRoot().y <= top && $0.frameInRoot().maxY >= bottom }
                #expect(element.isSelected == isMarked)
                return isMarked
            }
        }
        #expect(try marked().isEmpty)
        for name in names {
            try host.find(label: name).tap()
            #expect(try marked() == [name])
            #expect(!host.contains(label: "Back"))
        }
        try host.find(label: "Value").tap()
        try host.find(label: "More").tap()
        #expect(try marked() == ["Value"])
    }

    private func form(of layer: Layer) -> Outline {
        if case .fill(let outline, _) = layer.content { outline } else { .rectangle }
    }

    @Test("On a phone no row is marked for a page that covers it")
    func unmarkedRows() throws {
        let host = TestHost(EveryLink())
        try host.find(label: "Value").tap()
        try host.find(label: "Back").tap()
        #expect(try !host.find(label: "Value").isSelected)
    }

    @Test("A page in the last column stays while the sidebar is hidden, and can show it again")
    func pageWithoutSidebar() throws {
        let host = TestHost(Directory().environment(\.horizontalSizeClass, .regular), width: 1_000)
        try host.find(label: "Ann").tap()
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(!host.contains(label: "People") && host.contains(label: "Page Ann"))
        #expect(try host.find(label: "Page Ann").frame.minX < 320)
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(host.contains(label: "People") && host.contains(label: "Page Ann"))
    }

    @Test("A button writes the app's visibility of the columns")
    func boundSidebarToggle() throws {
        struct Columns: View {
            @State private var shown = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $shown) {
                    Text("One").navigationTitle("First")
                } content: {
                    Text("Two")
                } detail: {
                    Text(shown == .doubleColumn ? "Two columns" : "All columns")
                }
            }
        }
        let host = TestHost(Columns().environment(\.horizontalSizeClass, .regular))
        #expect(host.contains(label: "All columns"))
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(host.contains(label: "Two columns") && !host.contains(label: "One"))
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(host.contains(label: "All columns") && host.contains(label: "One"))
    }

    private struct Folders: View {
        var sidebarWidth: CGFloat?

        var body: some View {
            NavigationSplitView {
                side
            } content: {
                Text("Second")
            } detail: {
                Text("Third").frame(maxWidth: .infinity).accessibilityElement(children: .combine)
                    .accessibilityIdentifier("third")
            }
        }

        @ViewBuilder private var side: some View {
            if let sidebarWidth {
                Text("First").navigationSplitViewColumnWidth(sidebarWidth)
            } else {
                Text("First")
            }
        }
    }

    private func regular(_ view: some View, width: CGFloat) -> TestHost {
        TestHost(view.environment(\.horizontalSizeClass, .regular), width: width)
    }

    @Test(
        "Unless somebody asks for columns, those are shown that leave the last one 320 points",
        arguments: [
            (1_000, nil, "First Second Third"), (999, nil, "Second Third"), (768, nil, "Second Third"),
            (679, nil, "Third"), (768, 88, "First Second Third"),
        ] as [(CGFloat, CGFloat?, String)])
    func columnsThatFit(width: CGFloat, sidebarWidth: CGFloat?, names: String) throws {
        let host = regular(Folders(sidebarWidth: sidebarWidth), width: width)
        #expect(["First", "Second", "Third"].filter { host.contains(label: $0) }.joined(separator: " ") == names)
        #expect(try host.find(identifier: "third").frame.width >= 320)
    }

    @Test("The sidebar of two columns is hidden in a window that is too narrow for it", arguments: [639, 640])
    func twoColumnsThatFit(width: CGFloat) {
        #expect(regular(Mail(), width: width).contains(label: "Boxes") == (width == 640))
    }

    @Test("A column that the user asks for moves the last one out of a window that is too narrow for all")
    func displacedColumn() throws {
        let host = regular(Folders(), width: 768)
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(host.contains(label: "First") && host.contains(label: "Second"))
        var third = try host.find(identifier: "third").frame
        #expect(third.width == 320 && third.minX >= 680)
        try host.find(role: .button, label: "Sidebar").tap()
        third = try host.find(identifier: "third").frame
        #expect(!host.contains(label: "First") && third.width > 320 && third.maxX == 768)
        let narrow = regular(Folders(), width: 660)
        for names in ["Second Third", "First Second Third", "Second Third"] {
            try narrow.find(role: .button, label: "Sidebar").tap()
            #expect(["First", "Second", "Third"].filter { narrow.contains(label: $0) }.joined(separator: " ") == names)
        }
    }

    @Test("A prominent last column keeps its width below the others, and a press beside those hides them")
    func prominentDetail() throws {
        struct Screen: View {
            @State private var shown = NavigationSplitViewVisibility.automatic
            var body: some View {
                NavigationSplitView(columnVisibility: $shown) {
                    Text("First").navigationTitle("Side")
                } content: {
                    Text("Second")
                } detail: {
                    Text("Third").frame(maxWidth: .infinity).accessibilityElement(children: .combine)
                        .accessibilityIdentifier("third")
                        .toolbar { Button(shown == .detailOnly ? "hidden" : "Everything") { shown = .all } }
                }
                .navigationSplitViewStyle(.prominentDetail)
            }
        }
        let host = regular(Screen(), width: 1_200)
        func columns() throws -> [String] {
            let third = try host.frame(of: "third")
            #expect(third.minX == 0 && third.width == 1_200)
            return ["First", "Second"].filter { host.contains(label: $0) }
        }
        func press(x: Double) throws {
            let display = host.scene.display
            let hit = try #require(
                display.hitTest(x: x, y: 500, events: [.tap], scrollOffsets: Layer.followedOffset))
            #expect(host.scene.send(.tap, to: hit.id) == .handled)
            host.scene.flush()
        }
        #expect(try columns() == [])
        try host.find(role: .button, label: "Sidebar").tap()
        #expect(try columns() == ["Second"])
        try press(x: 900)
        #expect(try columns() == [] && host.contains(label: "hidden"))
        try host.find(label: "hidden").tap()
        #expect(try columns() == ["First", "Second"])
        #expect(try host.find(label: "First").frame.maxX <= 320 && host.find(label: "Second").frame.minX >= 320)
        try press(x: 1_000)
        #expect(try columns() == [])
    }

    @Test("A column has its ideal width, within its bounds")
    func boundsOfColumns() throws {
        func width(_ min: CGFloat?, _ ideal: CGFloat, _ max: CGFloat?) throws -> CGFloat {
            let host = regular(
                NavigationSplitView {
                    Color.red.accessibilityIdentifier("side")
                        .navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
                } detail: {
                    Text("Detail")
                }, width: 1_000)
            return try host.frame(of: "side").width
        }
        #expect(try width(250, 200, 300) == 250)
        #expect(try width(nil, 400, 300) == 300)
        #expect(try width(250, 280, nil) == 280)
    }

    @Test("On a phone the app's column and the one on top are the same, whoever changes it")
    func boundColumn() throws {
        struct Screen: View {
            @State private var column = NavigationSplitViewColumn.content
            var body: some View {
                NavigationSplitView(preferredCompactColumn: $column) {
                    Text(column == .sidebar ? "told side" : "side")
                } content: {
                    Button(column == .content ? "told content" : "content") { column = .detail }
                } detail: {
                    Text(column == .detail ? "told detail" : "detail")
                }
            }
        }
        let host = TestHost(Screen())
        try host.find(label: "told content").tap()
        #expect(host.contains(label: "told detail"))
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "told content"))
        try host.find(label: "Back").tap()
        #expect(host.contains(label: "told side"))
    }

    @Test("A row whose page appears beside it has no chevron, one whose page covers it has one")
    func chevrons() {
        func count(_ view: some View, width: CGFloat, isRegular: Bool) -> Int {
            let host = TestHost(
                view.environment(\.horizontalSizeClass, isRegular ? .regular : .compact), width: width)
            let color = SystemColor.chevron.value(in: EnvironmentValues())
            return host.scene.display.root.all.filter { layer in
                if case .stroke(_, .color(color), _) = layer.content { true } else { false }
            }.count
        }
        #expect(count(Mail(), width: 1_000, isRegular: true) == 0)
        #expect(count(Mail(), width: 390, isRegular: false) == 2)
        #expect(count(EveryLink(), width: 1_000, isRegular: true) == 0)
        #expect(count(EveryLink(), width: 390, isRegular: false) == 3)
        let drill = NavigationSplitView {
            List { NavigationLink("More") { Text("Inside of the first column") } }
        } content: {
            Text("Second")
        } detail: {
            Text("Third")
        }
        #expect(count(drill, width: 1_200, isRegular: true) == 1)
    }

    @Test("Tabs of values show the page of the selection")
    func tabs() throws {
        struct Screen: View {
            @State private var selection = "b"
            var body: some View {
                TabView(selection: $selection) {
                    Tab("First", systemImage: "star", value: "a") { Text("Page A") }
                    Tab("Second", systemImage: "bell", value: "b") { Text("Page B") }
                    Tab(value: "c", role: .search) { Text("Page C") }
                }
            }
        }
        let host = TestHost(Screen())
        #expect(host.contains(label: "Page B"))
        try host.find(role: .button, label: "First").tap()
        #expect(host.contains(label: "Page A") && !host.contains(label: "Page B"))
        try host.find(role: .button, label: "Search").tap()
        #expect(host.contains(label: "Page C"))
    }

    @Test("Tabs without values are found by their places")
    func plainTabs() throws {
        let host = TestHost(
            TabView {
                Tab("First", systemImage: "star") { Text("Page A") }
                Tab("Second", systemImage: "bell") { Text("Page B") }
            })
        #expect(host.contains(label: "Page A"))
        try host.find(role: .button, label: "Second").tap()
        #expect(host.contains(label: "Page B"))
    }

    @Test("A section that a binding closes has no rows")
    func expansion() throws {
        struct Screen: View {
            @State private var isOpen = false
            var body: some View {
                List {
                    Button("Toggle") { isOpen.toggle() }
                    Section("More", isExpanded: $isOpen) { Text("Row") }
                }
            }
        }
        let host = TestHost(Screen())
        #expect(!host.contains(label: "Row"))
        try host.find(label: "Toggle").tap()
        #expect(host.contains(label: "Row"))
    }
}
