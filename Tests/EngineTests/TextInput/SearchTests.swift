// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor
@Suite("A searchable page")
struct SearchTests {
    private struct Fruit: View {
        var placement = SearchFieldPlacement.automatic
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Results(names: ["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.contains(text) })
                    .navigationTitle("Fruit")
                    .searchable(text: $text, placement: placement, prompt: "Find fruit")
                    .searchSuggestions {
                        Text(verbatim: "Something red").searchCompletion("Cherry")
                    }
            }
        }
    }

    private struct Results: View {
        let names: [String]
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Text(verbatim: $0) }
                Text(verbatim: isSearching ? "searching" : "resting")
                Button {
                    dismissSearch()
                } label: {
                    Text(verbatim: "Done")
                }
            }
        }
    }

    /// The search around the stack, as many apps write it.
    private struct Around: View {
        var isSplit = false
        @State private var text = ""

        var body: some View {
            Group {
                if isSplit {
                    NavigationSplitView {
                        results
                    } detail: {
                        Text(verbatim: "Detail").navigationTitle("Detail")
                    }
                } else {
                    NavigationStack { results }
                }
            }
            .searchable(text: $text, prompt: "Find fruit")
            .searchSuggestions { Text(verbatim: "Something red").searchCompletion("Cherry") }
        }

        private var results: some View {
            VStack {
                Results(names: ["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.contains(text) })
                NavigationLink("More") { NavigationStack { Text(verbatim: "Pushed").navigationTitle("Pushed") } }
            }
            .navigationTitle("Fruit")
        }
    }

    @Test("has the search that is around its stack, in one place", arguments: [false, true])
    func around(isSplit: Bool) throws {
        let host = TestHost(
            Around(isSplit: isSplit).environment(\.horizontalSizeClass, isSplit ? .regular : .compact),
            width: isSplit ? 1_000 : 390)
        #expect(host.root.all { $0.role == .search }.count == 1)
        try host.type("an", into: "Find fruit")
        #expect(host.contains(label: "searching") && host.contains(label: "Something red"))
        #expect(host.contains(label: "Banana") && !host.contains(label: "Apple"))
        try host.find(role: .button, label: "Done").tap()
        #expect(host.contains(label: "Apple") && host.contains(label: "resting"))
        try host.find(label: "More").tap()
        #expect(host.contains(label: "Pushed"))
        #expect(host.root.all { $0.role == .search }.count == (isSplit ? 1 : 0))
    }

    /// A page in a wide window whose toolbar names the search field.
    private struct Placed: View {
        var placement: ToolbarItemPlacement?
        var isOutside = false
        var removed: ToolbarDefaultItemKind?
        @State private var text = ""

        var body: some View {
            NavigationStack {
                if isOutside {
                    searchable(Text(verbatim: "Page")).toolbar { item }
                } else {
                    searchable(Text(verbatim: "Page").toolbar { item })
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }

        private func searchable(_ view: some View) -> some View {
            view.searchable(text: $text, prompt: "Find fruit").toolbar(removing: removed)
        }

        @ToolbarContentBuilder private var item: some ToolbarContent {
            if let placement { DefaultToolbarItem(kind: .search, placement: placement) }
        }
    }

    @Test(
        "is below the page where a DefaultToolbarItem puts it there, inside or outside of the search",
        arguments: [false, true])
    func defaultItem(isOutside: Bool) throws {
        func field(_ placement: ToolbarItemPlacement?) throws -> CGRect {
            let host = TestHost(Placed(placement: placement, isOutside: isOutside), width: 1_000)
            #expect(host.root.all { $0.role == .search }.count == 1)
            return try host.find(role: .textField, label: "Find fruit").frame
        }
        let system = try field(nil)
        #expect(system.maxY < 100)
        #expect(try field(.automatic) == system)
        #expect(try field(.bottomBar).minY > 700)
    }

    @Test("has no field where the page removes it from its bars")
    func removedItem() {
        let host = TestHost(Placed(removed: .search), width: 1_000)
        #expect(host.contains(label: "Page") && host.root.all { $0.role == .search }.isEmpty)
    }

    @Test("filters by what is typed, says so, and can be left")
    func filters() throws {
        let host = TestHost(Fruit())
        #expect(host.contains(label: "resting") && host.contains(label: "Banana"))
        #expect(!host.contains(label: "Cancel"))
        try host.type("an", into: "Find fruit")
        #expect(host.contains(label: "searching") && host.contains(label: "Banana") && !host.contains(label: "Apple"))
        try host.find(role: .button, label: "Clear text").tap()
        #expect(host.contains(label: "Apple") && host.contains(label: "searching"))
        try host.find(role: .button, label: "Cancel").tap()
        #expect(host.contains(label: "resting") && host.scene.focusedLayer == nil)
        try host.type("Ch", into: "Find fruit")
        try host.find(role: .button, label: "Done").tap()
        #expect(host.contains(label: "resting") && host.contains(label: "Apple"))
    }

    private struct Scoped: View {
        @State private var text = ""
        @State private var scope = 0

        var body: some View {
            NavigationStack {
                Text(verbatim: "Page").searchable(text: $text, prompt: "Find fruit")
                    .searchScopes($scope) {
                        Text(verbatim: "All").tag(0)
                        Text(verbatim: "Red").tag(1)
                    }
            }
        }
    }

    @Test("has its scopes from the first letter to the end of the search")
    func scopes() throws {
        let host = TestHost(Scoped())
        try host.find(role: .textField, label: "Find fruit").focus()
        #expect(host.contains(label: "Cancel") && !host.contains(label: "Red"))
        try host.type("a", into: "Find fruit")
        #expect(host.contains(label: "Red"))
        try host.find(role: .button, label: "Clear text").tap()
        #expect(host.contains(label: "Red"))
        try host.find(role: .button, label: "Cancel").tap()
        #expect(!host.contains(label: "Red"))
        try host.find(role: .textField, label: "Find fruit").focus()
        #expect(host.contains(label: "Cancel") && !host.contains(label: "Red"))
    }

    /// A search that finds nothing.
    private struct Nothing: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Color.clear
                    .overlay {
                        VStack {
                            ContentUnavailableView.search
                            ContentUnavailableView.search(text: "")
                            ContentUnavailableView.search(text: "own")
                        }
                    }
                    .searchable(text: $text, prompt: "Find fruit")
            }
        }
    }

    @Test("is named by the placeholder for a search without results, unless that has a text of its own")
    func placeholder() throws {
        let host = TestHost(Nothing())
        func titles() -> [String] { host.root.all { $0.label.hasPrefix("No Results") }.map(\.label) }
        #expect(titles() == ["No Results", "No Results", "No Results for \u{201C}own\u{201D}"])
        try host.type("fig", into: "Find fruit")
        #expect(
            titles() == [
                "No Results for \u{201C}fig\u{201D}", "No Results", "No Results for \u{201C}own\u{201D}",
            ])
        try host.find(role: .button, label: "Cancel").tap()
        #expect(titles().first == "No Results")
    }

    @Test("has placeholders for a search without results in the user's language")
    func placeholderSpeaksTheLanguage() throws {
        let host = TestHost(Nothing())
        host.scene.adopt(SessionPreferences(locale: Locale(identifier: "de")), host.scene.viewport)
        host.scene.flush()
        func found(_ beginning: String) -> [String] { host.root.all { $0.label.hasPrefix(beginning) }.map(\.label) }
        try host.type("fig", into: "Find fruit")
        #expect(
            found("Keine") == ["Keine Ergebnisse für „fig“", "Keine Ergebnisse", "Keine Ergebnisse für „own“"])
        #expect(found("Prüfe die Schreibweise").count == 3 && found("No Results").isEmpty)
    }

    @Test("names its buttons and its field in the user's language")
    func speaksTheLanguage() throws {
        let host = TestHost(Fruit())
        host.scene.adopt(SessionPreferences(locale: Locale(identifier: "de")), host.scene.viewport)
        host.scene.flush()
        try host.type("an", into: "Find fruit")
        try host.find(role: .button, label: "Text löschen").tap()
        try host.find(role: .button, label: "Abbrechen").tap()
        #expect(host.contains(label: "resting"))
    }

    @Test("offers suggestions while the field has the focus, and a suggestion completes the text")
    func suggests() throws {
        let host = TestHost(Fruit())
        #expect(!host.contains(label: "Something red"))
        try host.find(role: .textField, label: "Find fruit").focus()
        // They cover the page, small as its own content is.
        func scrollers(in layer: Layer) -> [DisplayRect] {
            let own = if case .scroll = layer.content { [layer.frameInParent] } else { [DisplayRect]() }
            return own + layer.children.flatMap(scrollers)
        }
        let lists = scrollers(in: host.scene.display.root)
        #expect(lists.count == 1 && lists[0].width == 390 && lists[0].height > 500, "\(lists)")
        try host.find(label: "Something red").tap()
        #expect(try host.find(role: .textField, label: "Find fruit").value == "Cherry")
        #expect(!host.contains(label: "Apple"))
    }

    private struct Sectioned: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                Text(verbatim: "searched for \(text)")
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions {
                        if text != "x" { Text(verbatim: "First").searchCompletion("1") }
                        Text(verbatim: "Second").searchCompletion("2")
                        Section("Recent") {
                            Text(verbatim: "Apple").searchCompletion("Apple")
                            Text(verbatim: "Pear").searchCompletion("Pear")
                        }
                        Section {
                            Text(verbatim: "Plum").searchCompletion("Plum")
                        } footer: {
                            Text(verbatim: "From the shop")
                        }
                    }
            }
        }
    }

    @Test("shows the sections of suggestions with their headers and footers")
    func sections() throws {
        let host = TestHost(Sectioned())
        try host.find(role: .textField, label: "Find").focus()
        let header = try host.find(role: .heading, label: "Recent").frame
        #expect(try host.find(label: "Second").frame.maxY <= header.minY)
        #expect(try host.find(label: "Apple").frame.minY >= header.maxY)
        #expect(try host.find(label: "From the shop").frame.minY >= host.find(label: "Plum").frame.maxY)
        try host.type("x", into: "Find")
        #expect(!host.contains(label: "First") && host.contains(label: "Recent"))
        try host.find(role: .button, label: "Pear").tap()
        #expect(host.contains(label: "searched for Pear") && !host.contains(label: "Recent"))
    }

    @Test("is in a capsule below the page, or below the title")
    func isPlaced() throws {
        func frame(_ placement: SearchFieldPlacement) throws -> DisplayRect {
            let host = TestHost(Fruit(placement: placement))
            return try #require(host.root.all { $0.role == .search }.first).frame
        }
        let below = try frame(.automatic)
        #expect(below.x == 28 && below.width == 334 && below.height == 48 && below.y + below.height == 844 - 28)
        let drawer = try frame(.navigationBarDrawer(displayMode: .always))
        #expect(drawer.x == 16 && drawer.width == 358 && drawer.y == 116)
    }

    @Test("is at the end of the bar in a wide window, after all other items; a drawer stays below the title")
    func isInTheBar() throws {
        func search(_ placement: SearchFieldPlacement) throws -> (search: DisplayRect, add: DisplayRect) {
            let host = TestHost(
                NavigationStack {
                    Text(verbatim: "Page").navigationTitle("Fruit").searchable(
                        text: .constant(""), placement: placement
                    )
                    .toolbar { Button("Add") {} }
                },
                width: 1_024, height: 768)
            let search = try #require(host.root.all { $0.role == .search }.first).frame
            return (search, try host.find(role: .button, label: "Add").element.frame)
        }
        let (field, add) = try search(.automatic)
        #expect(abs(field.x + field.width - (1_024 - 20)) < 0.01 && abs(field.width - 280) < 0.01)
        #expect(abs(field.y - 10) < 0.01 && field.height == 44)
        #expect(abs(add.x + add.width - (field.x - 8)) < 0.01)
        #expect(try search(.navigationBarDrawer).search.y == 116)
    }

    @Test("reports whether the user searches, and begins when the app asks for it")
    func isPresented() throws {
        struct Told: View {
            @State private var isPresented = false

            var body: some View {
                NavigationStack {
                    VStack {
                        Text(verbatim: isPresented ? "on" : "off")
                        Button {
                            isPresented.toggle()
                        } label: {
                            Text(verbatim: "Toggle")
                        }
                    }
                    .searchable(text: .constant(""), isPresented: $isPresented)
                }
            }
        }
        let host = TestHost(Told())
        try host.find(label: "Toggle").tap()
        #expect(try host.find(role: .textField, label: "Search").isFocused && host.contains(label: "on"))
        try host.find(label: "Toggle").tap()
        #expect(host.contains(label: "off") && host.scene.focusedLayer == nil)
        try host.find(role: .textField, label: "Search").focus()
        #expect(host.contains(label: "on"))
    }

    private struct Author: Identifiable, Equatable {
        let name: String
        var id: String { name }
    }

    private struct Tokens: View {
        @State private var text = ""
        @State private var authors: [Author] = []
        @State private var suggested = [Author(name: "Nora"), Author(name: "Pau")]
        var offers = false

        var body: some View {
            NavigationStack {
                let page = Text(verbatim: "by " + authors.map(\.name).joined(separator: "+"))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                if offers {
                    page.searchable(text: $text, tokens: $authors, suggestedTokens: $suggested, prompt: "Find") {
                        Text(verbatim: $0.name)
                    }
                } else {
                    page
                        .searchable(text: $text, tokens: $authors, prompt: "Find") { Text(verbatim: $0.name) }
                        .searchSuggestions {
                            ForEach(suggested.filter { !text.isEmpty && $0.name.hasPrefix(text) }) {
                                Text(verbatim: "Author " + $0.name).searchCompletion($0)
                            }
                        }
                }
            }
        }
    }

    @Test("takes a suggested token instead of what was typed, shows it in the field, and gives it up at a tap")
    func tokens() throws {
        let host = TestHost(Tokens())
        try host.type("No", into: "Find")
        try host.find(label: "Author Nora").tap()
        #expect(host.contains(label: "by Nora"))
        #expect((try host.find(role: .textField, label: "Find").value ?? "").isEmpty)
        let capsule = try host.find(role: .button, label: "Nora, Remove")
        let field = try host.find(role: .textField, label: "Find")
        #expect(capsule.frame.maxX <= field.frame.minX)
        try capsule.tap()
        #expect(host.contains(label: "by "))
        try host.type("Pa", into: "Find")
        try host.find(label: "Author Pau").tap()
        try host.find(role: .button, label: "Cancel").tap()
        #expect(host.contains(label: "by "))
    }

    @Test("gives up its last token to the backspace key while there is no text, which waits for no answer to a letter")
    func backspace() throws {
        let host = TestHost(Tokens())
        func eraser() -> Layer? {
            func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
            return all(host.scene.display.root).first { $0.events.contains(.claimsText) }
        }
        func erase() throws {
            let key = try #require(KeyInput(phase: 1, key: "Backspace", modifiers: 0))
            let outcome = host.scene.send(.press(key), to: try #require(eraser()).id)
            #expect(outcome == .handled)
            host.scene.flush()
        }
        #expect(eraser() == nil)
        for name in ["Nora", "Pau"] {
            try host.type(name, into: "Find")
            #expect(eraser() == nil)
            try host.find(label: "Author \(name)").tap()
        }
        #expect(host.contains(label: "by Nora+Pau"))
        try erase()
        #expect(host.contains(label: "by Nora"))
        try erase()
        #expect(host.contains(label: "by ") && eraser() == nil)
    }

    @Test("offers the tokens that are suggested for it, and takes one only once")
    func suggestedTokens() throws {
        let host = TestHost(Tokens(offers: true))
        try host.find(role: .textField, label: "Find").focus()
        try host.find(role: .button, label: "Pau").tap()
        try host.find(role: .button, label: "Pau").tap()
        #expect(host.contains(label: "by Pau"))
    }

    private struct Labels: View {
        @State private var text = ""
        @State private var authors: [Author] = []

        var body: some View {
            NavigationStack {
                Text(verbatim: "by " + authors.map(\.name).joined(separator: "+"))
                    .searchable(text: $text, tokens: $authors, prompt: "Find") {
                        Label($0.name, systemImage: "person")
                    }
                    .searchSuggestions {
                        if !text.isEmpty { Text(verbatim: "Author Nora").searchCompletion(Author(name: "Nora")) }
                    }
            }
        }
    }

    @Test("shows the titles of tokens, and keeps the focus when one is taken")
    func titlesOfTokens() throws {
        let host = TestHost(Labels())
        try host.type("No", into: "Find")
        // In a browser the tap on a button takes the focus from the field.
        host.scene.releaseFocus()
        host.scene.flush()
        #expect(host.scene.focusedLayer == nil)
        try host.find(label: "Author Nora").tap()
        #expect(host.contains(label: "by Nora") && host.scene.strings.contains("Nora"))
        #expect(try host.find(role: .textField, label: "Find").isFocused)
    }

    @Test("has suggestions that are tappable in their whole row", arguments: ["text", "token", "suggested token"])
    func wholeRows(kind: String) throws {
        let host = kind == "text" ? TestHost(Fruit()) : TestHost(Tokens(offers: kind == "suggested token"))
        let field = try #require(host.root.all { $0.role == .textField }.first)
        try TestElement(field, host: host).focus()
        if kind == "token" { try host.type("No", into: "Find") }
        let name = ["text": "Something red", "token": "Author Nora"][kind] ?? "Nora"
        #expect(try host.find(role: .button, label: name).frame.width >= 350)
    }

    private enum Content: CaseIterable { case branches, optional, erased, several }

    /// A page whose content differs while something is searched for.
    private struct Branching: View {
        let content: Content
        @State private var text = ""

        var body: some View {
            NavigationStack { page.searchable(text: $text, prompt: "Find") }
        }

        @ViewBuilder private var page: some View {
            switch content {
            case .branches:
                if text.isEmpty { Text("Home") } else { VStack { Text("Results") } }
            case .optional: if text.isEmpty { Text("Home") }
            case .erased: text.isEmpty ? AnyView(Text("Home")) : AnyView(VStack { Text("Results") })
            case .several:
                if text.isEmpty {
                    Text("Home")
                } else {
                    Text("Results")
                    Text("More")
                }
            }
        }
    }

    @Test("keeps its field while its content becomes another one", arguments: Content.allCases)
    private func otherContent(content: Content) throws {
        let host = TestHost(Branching(content: content))
        let field = try host.find(role: .textField, label: "Find")
        try host.type("abc", into: "Find")
        let later = try host.find(role: .textField, label: "Find")
        #expect(later.element.layerID == field.element.layerID && later.isFocused && later.value == "abc")
        #expect(!host.contains(label: "Home") && host.root.all { $0.role == .search }.count == 1)
        try later.clearText()
        #expect(host.contains(label: "Home"))
        #expect(try host.find(role: .textField, label: "Find").isFocused)
    }

    @Test("the bar stays while a search is in progress, whatever the behavior of the toolbar")
    func toolbar() throws {
        for behavior in [SearchPresentationToolbarBehavior.automatic, .avoidHidingContent] {
            let host = TestHost(Fruit().searchPresentationToolbarBehavior(behavior))
            try host.find(role: .textField, label: "Find fruit").focus()
            #expect(throws: Never.self) { try host.find(label: "searching") }
            #expect(throws: Never.self) { try host.find(label: "Fruit") }
        }
    }

    @Test("is a button that becomes the field, where the toolbar minimizes it")
    func minimized() throws {
        let host = TestHost(Fruit().searchToolbarBehavior(.minimize))
        #expect(throws: (any Error).self) { try host.find(role: .textField, label: "Find fruit") }
        let button = try host.find(role: .button, label: "Search")
        #expect(button.frame.width == 48 && button.frame.midX < 100)
        try button.tap()
        #expect(try host.find(role: .textField, label: "Find fruit").isFocused)
        #expect(host.contains(label: "searching"))
        try host.type("Ban", into: "Find fruit")
        #expect(!host.contains(label: "Apple"))
        try host.find(role: .button, label: "Cancel").tap()
        #expect(host.contains(label: "resting") && host.contains(label: "Apple"))
        #expect(throws: Never.self) { try host.find(role: .button, label: "Search") }
    }

    @Test("is presented by its binding from its button, and stays a field below the title")
    func minimizedElsewhere() throws {
        struct Page: View {
            @State private var isPresented = false

            var body: some View {
                NavigationStack {
                    Button {
                        isPresented = true
                    } label: {
                        Text(verbatim: "Present")
                    }
                    .searchable(text: .constant(""), isPresented: $isPresented, prompt: "Find")
                    .searchToolbarBehavior(.minimize)
                }
            }
        }
        let host = TestHost(Page())
        try host.find(label: "Present").tap()
        #expect(try host.find(role: .textField, label: "Find").isFocused)
        let drawer = TestHost(Fruit(placement: .navigationBarDrawer).searchToolbarBehavior(.minimize))
        #expect(throws: Never.self) { try drawer.find(role: .textField, label: "Find fruit") }
    }

    @Test("shows its results where no suggestion fits what is typed")
    func emptySuggestions() throws {
        struct Page: View {
            @State private var text = ""
            @State private var taps = 0

            var body: some View {
                NavigationStack {
                    Button {
                        taps += 1
                    } label: {
                        Text(verbatim: "Result \(taps)")
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions { if text.isEmpty { Text(verbatim: "Recent") } }
                }
            }
        }
        let host = TestHost(Page())
        try host.find(role: .textField, label: "Find").focus()
        #expect(host.contains(label: "Recent"))
        try host.type("x", into: "Find")
        #expect(!host.contains(label: "Recent"))
        try host.find(label: "Result 0").tap()
        #expect(host.contains(label: "Result 1"))
    }
}
