// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// Each of these public modifiers changes something that can be seen or read.
@MainActor
@Suite("Probes of everyday modifiers")
struct EverydayProbes {
    private func describe(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }

    private struct Reader<Value: Equatable>: View {
        @Environment private var value: Value

        init(_ key: KeyPath<EnvironmentValues, Value>) { _value = Environment(key) }

        var body: some View { Text(verbatim: "\(value)") }
    }

    @Test("colorScheme(_:) shows a view in the dark")
    func colorScheme() {
        expectEffects(
            "text \"A\" 17/400 #ffffff", of: describe(Text("A").colorScheme(.dark)), over: describe(Text("A")))
    }

    @Test("help(_:) is read as a hint")
    func help() {
        #expect(describe(Button("A") {}.help("Does A")).contains("Does A"))
        #expect(describe(Button("A") {}.help(Text("Does A"))).contains("Does A"))
    }

    @Test("flipsForRightToLeftLayoutDirection(_:) mirrors where text is read from right to left")
    func flips() {
        let view = Color.red.environment(\.layoutDirection, .rightToLeft)
        let mirrored = Color.red.flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft)
        expectEffects("scale -1,1", of: describe(mirrored), over: describe(view))
        #expect(describe(Color.red.flipsForRightToLeftLayoutDirection(true)) == describe(Color.red))
    }

    @Test("equatable() updates a view only when it differs")
    func equatable() throws {
        @MainActor final class Count { var bodies = 0 }
        struct Row: View, Equatable {
            let number: Int
            let count: Count
            nonisolated static func == (a: Row, b: Row) -> Bool { a.number == b.number }
            var body: some View {
                count.bodies += 1
                return Text("Row \(number)")
            }
        }
        struct Screen: View {
            let count: Count
            @State private var taps = 0
            var body: some View {
                VStack {
                    Button("Tap") { taps += 1 }
                    // A closure would make it another value.
                    Row(number: taps / 2, count: count).equatable()
                }
            }
        }
        let count = Count()
        let host = TestHost(Screen(count: count))
        try host.find(label: "Tap").tap()
        #expect(count.bodies == 1)
        try host.find(label: "Tap").tap()
        #expect(count.bodies == 2)
    }

    @Test("controlGroupStyle(_:) decides how a group looks")
    func controlGroup() {
        struct Plain: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
        }
        let group = ControlGroup {
            Button("A") {}; Button("B") {}
        }
        expectEffects(
            "(0, 26.77, 8.67, 20.33)", .loses("fill rounded 8"), of: describe(group.controlGroupStyle(Plain())),
            over: describe(group))
        expectEffects(
            "fill capsule #787880@0.16 (0, 0, 32.67, 34.33)", of: describe(group.controlGroupStyle(.navigation)),
            over: describe(group))
    }

    @Test("a palette of controls has their icons; a menu of them has the group's label until it is opened")
    func controlGroupsOfIcons() throws {
        let group = ControlGroup("Format") {
            Button("Bold", systemImage: "star") {}
            Button("Underline", systemImage: "heart") {}
        }
        let plain = describe(group)
        let palette = describe(group.controlGroupStyle(.palette))
        #expect(plain.contains("text \"Bold\"") && !palette.contains("text \"Bold\""))
        let host = TestHost(group.controlGroupStyle(.menu))
        #expect(host.contains(label: "Format") && !host.contains(label: "Bold"))
        try host.find(label: "Format").tap()
        #expect(host.contains(label: "Bold") && host.contains(label: "Underline"))
    }

    @Test("a toggle in a control group is a button")
    func controlGroupOfToggles() {
        let toggle = Toggle("Bold", isOn: .constant(true))
        #expect(describe(ControlGroup { toggle }) == describe(ControlGroup { toggle.toggleStyle(.button) }))
        #expect(describe(ControlGroup { toggle }) != describe(ControlGroup { toggle.toggleStyle(.switch) }))
    }

    @Test("a picker of several sources with a title, a symbol and a label of its value chooses for all of them")
    func pickerSources() throws {
        struct Screen: View {
            @State private var values = [1, 2]
            var body: some View {
                Form {
                    Picker("Stage", systemImage: "star", sources: $values, selection: \.self) {
                        Text("First").tag(1)
                        Text("Third").tag(3)
                    }
                    .pickerStyle(.inline)
                    Picker(String("Other"), sources: $values, selection: \.self) {
                        Text("Fourth").tag(4)
                    } currentValueLabel: {
                        Text("Several")
                    }
                    .pickerStyle(.menu)
                    Text(verbatim: "\(values)")
                }
            }
        }
        let host = TestHost(Screen())
        #expect(host.contains(label: "[1, 2]"))
        try host.find(label: "Third").tap()
        #expect(host.contains(label: "[3, 3]"))
    }

    @Test("symbolRenderingMode(_:), menuOrder(_:) and textSelection(_:) are told to what is inside")
    func environment() {
        expectEffects(
            "Kind.multicolor", of: describe(Reader(\.symbolRenderingMode).symbolRenderingMode(.multicolor)),
            over: describe(Reader(\.symbolRenderingMode)))
        expectEffects(
            "Kind.fixed", of: describe(Reader(\.menuOrder).menuOrder(.fixed)), over: describe(Reader(\.menuOrder)))
        expectEffects(
            "Optional(true)", of: describe(Reader(\.allowsTextSelection).textSelection(.enabled)),
            over: describe(Reader(\.allowsTextSelection)))
    }

    @Test(
        "symbolEffect(_:options:isActive:) and symbolEffect(_:options:value:) move a symbol; symbolEffectsRemoved() leaves it"
    )
    func symbolEffect() {
        let image = Image(systemName: "bell")
        expectEffects("scale 1.15,1.15", of: describe(image.symbolEffect(.scale.up)), over: describe(image))
        expectEffects(
            "opacity 0 scale 0.6,0.6", of: describe(image.symbolEffect(.disappear, isActive: true)),
            over: describe(image))
        #expect(describe(image.symbolEffect(.bounce, value: 1)).contains("bell"))
        #expect(describe(image.symbolEffectsRemoved()) == describe(image))
    }

    @Test("What concerns a device's chrome or haptics leaves the view as it is")
    func chrome() {
        let view = Text("A")
        let same = describe(view)
        #expect(describe(view.statusBarHidden()) == same)
        #expect(describe(view.statusBar(hidden: true)) == same)
        #expect(describe(view.persistentSystemOverlays(.hidden)) == same)
        #expect(describe(view.geometryGroup()) == same)
        #expect(describe(view.sensoryFeedback(.success, trigger: 1)) == same)
        #expect(describe(view.navigationViewStyle(.stack)) == same)
        #expect(describe(view.navigationSplitViewStyle(.balanced)) == same)
    }

    @Test("sensoryFeedback(trigger:_:) asks for the feedback of a change")
    func sensoryFeedback() throws {
        @MainActor final class Asked { var values: [Int] = [] }
        struct Screen: View {
            let asked: Asked
            @State private var count = 0
            var body: some View {
                Button("Tap") { count += 1 }
                    .sensoryFeedback(trigger: count) { _, new in
                        MainActor.assumeIsolated { asked.values.append(new) }
                        return .impact
                    }
            }
        }
        let asked = Asked()
        let host = TestHost(Screen(asked: asked))
        try host.find(label: "Tap").tap()
        #expect(asked.values == [1])
    }

    @Test("accessibility(label:) and its kin are the newer names' elders")
    func olderAccessibility() {
        let view = Text("A")
        #expect(describe(view.accessibility(label: Text("B"))) == describe(view.accessibilityLabel("B")))
        #expect(describe(view.accessibility(identifier: "B")) == describe(view.accessibilityIdentifier("B")))
        #expect(describe(view.accessibility(hidden: true)) == describe(view.accessibilityHidden(true)))
        #expect(describe(view.accessibility(addTraits: .isHeader)) == describe(view.accessibilityAddTraits(.isHeader)))
        expectEffects("value \"B\"", of: describe(view.accessibility(value: Text("B"))), over: describe(view))
    }

    @Test("Actions and names for screen readers alone leave the view as it is")
    func readersAlone() {
        let view = Text("A")
        func heard(_ view: some View) -> [String] { TestHost(view).labels }
        #expect(heard(view.accessibilityAction {}) == ["A", "Activate"])
        #expect(heard(view.accessibilityAction(named: "B") {}) == ["A", "B"])
        #expect(heard(view.accessibilityActions { Button("B") {} }) == ["A", "More actions"])
        #expect(heard(view.accessibilityActions {}) == ["A"])
        #expect(heard(view.accessibilityActions { if view == Text("B") { Button("B") {} } }) == ["A"])
        #expect(heard(view.accessibilityActions(category: .edit) { Button("B") {} }) == ["A", "Edit"])
        #expect(heard(view.accessibilityAdjustableAction { _ in }) == ["A", "Decrement", "Increment"])
        #expect(heard(view.accessibilityRespondsToUserInteraction(false)) == ["A"])
        #expect(heard(view.accessibilityIgnoresInvertColors()) == ["A"])
    }

    @Test("Styles of boxes, labelled contents and disclosure groups decide how these look")
    func styles() throws {
        struct Box: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content }
        }
        struct Line: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content; configuration.label
                }
            }
        }
        struct Group: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button("Open") { configuration.isExpanded.toggle() }
                if configuration.isExpanded { configuration.content }
            }
        }
        #expect(!describe(GroupBox("Title") { Text("A") }.groupBoxStyle(Box())).contains("Title"))
        let content = LabeledContent("Label", value: "Value")
        expectEffects(
            "\"Value\" 17/400 #000000 (0, 0", "\"Label\" 17/400 #000000 (0, 22.33",
            of: describe(content.labeledContentStyle(Line())), over: describe(content))
        let host = TestHost(VStack { DisclosureGroup("Label") { Text("Inside") } }.disclosureGroupStyle(Group()))
        #expect(!host.contains(label: "Label") && !host.contains(label: "Inside"))
        try host.find(label: "Open").tap()
        #expect(host.contains(label: "Inside"))
    }

    @Test("onGeometryChange(for:of:action:) is told of the size at first and when it changes")
    func geometryChange() throws {
        @MainActor final class Told { var widths: [CGFloat] = [] }
        struct Screen: View {
            let told: Told
            @State private var width: CGFloat = 50
            var body: some View {
                VStack {
                    Button("Wider") { width = 80 }
                    Color.red.frame(width: width, height: 10)
                        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { told.widths.append($0) }
                }
            }
        }
        let told = Told()
        let host = TestHost(Screen(told: told))
        #expect(told.widths.last == 50)
        try host.find(label: "Wider").tap()
        #expect(told.widths.last == 80)
    }

    @Test("listRowSpacing(_:) parts rows; listItemTint(_:) and headerProminence(_:) are told to what is inside")
    func rows() throws {
        let list = List {
            Text("A").accessibilityIdentifier("a"); Text("B").accessibilityIdentifier("b")
        }
        func distance(_ view: some View) throws -> CGFloat {
            let host = TestHost(view)
            return try host.frame(of: "b").minY - host.frame(of: "a").minY
        }
        #expect(try distance(list.listRowSpacing(10)) == distance(list) + 10)
        expectEffects(
            "symbol bell 17/400 #ff383c",
            of: describe(Image(systemName: "bell").foregroundStyle(.tint).listItemTint(.red)),
            over: describe(Image(systemName: "bell").foregroundStyle(.tint)))
        expectEffects(
            "\"increased\"", of: describe(Reader(\.headerProminence).headerProminence(.increased)),
            over: describe(Reader(\.headerProminence)))
    }

    @Test("onOpenURL(perform:) receives the URLs that browsers do not open")
    func openURL() {
        var opened: [String] = []
        let host = TestHost(Text("A").onOpenURL { opened.append($0.absoluteString) })
        #expect(host.scene.graph.session.open(URL(string: "garden://rose")!))
        host.scene.flush()
        #expect(opened == ["garden://rose"])
    }

    @Test("handlesExternalEvents leaves every URL to the session's one scene, whatever the conditions")
    func externalEvents() {
        let plain = TestHost(SceneWindow.view(of: WindowGroup { Text("A") }))
        for conditions in [[], ["tree"], ["garden://"], ["*"]] as [Set<String>] {
            var opened: [String] = []
            let view = Text("A").onOpenURL { opened.append($0.absoluteString) }
                .handlesExternalEvents(preferring: [], allowing: conditions)
            let app = SceneWindow.view(of: WindowGroup { view }.handlesExternalEvents(matching: conditions))
            let host = TestHost(app)
            #expect(host.scene.display.description == plain.scene.display.description)
            host.scene.graph.session.open(URL(string: "garden://rose")!)
            host.scene.flush()
            #expect(opened == ["garden://rose"])
        }
    }

    @Test("animation(_:body:) animates what the closure does")
    func animationBody() {
        expectEffects(
            "opacity 0.5", of: describe(Text("A").animation(.default) { $0.opacity(0.5) }), over: describe(Text("A")))
    }

    @Test("An outline shows the children of what is opened")
    func outline() throws {
        struct Node: Identifiable { let id: String; var children: [Node]? }
        let data = [Node(id: "Fruit", children: [Node(id: "Pear"), Node(id: "Apple")]), Node(id: "Bread")]
        let host = TestHost(List(data, children: \.children) { Text($0.id) })
        #expect(host.contains(label: "Bread") && !host.contains(label: "Pear"))
        try host.find(role: .button, label: "Fruit").tap()
        #expect(host.contains(label: "Pear"))
    }

    @Test("A toggle of several sources is on where all are, and turns all")
    func sources() throws {
        struct Screen: View {
            @State private var values = [true, false]
            var body: some View {
                VStack {
                    Toggle("All", sources: $values, isOn: \.self)
                    Text(verbatim: "\(values)")
                }
            }
        }
        let host = TestHost(Screen())
        try host.find(role: .toggle, label: "All").tap()
        #expect(host.contains(label: "[true, true]"))
    }

    @Test("A link of a binding pushes its page, and going back sets the binding")
    func boundLink() throws {
        struct Screen: View {
            @State private var isActive = false
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("Page"), isActive: $isActive) { Text("Go") }
                        Text(isActive ? "on" : "off")
                    }
                    .navigationBarTitle("Start")
                }
            }
        }
        let host = TestHost(Screen())
        #expect(host.contains(label: "off"))
        try host.find(role: .link, label: "Go").tap()
        #expect(host.contains(label: "Page"))
    }

    @Test("searchScopes(_:scopes:) offers its choices while somebody searches")
    func searchScopes() throws {
        struct Screen: View {
            @State private var text = ""
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    Text("Page").searchable(text: $text)
                        .searchScopes($scope) {
                            Text("All").tag(0); Text("Mine").tag(1)
                        }
                }
            }
        }
        let host = TestHost(Screen())
        #expect(!host.contains(label: "Mine"))
        try host.type("a", into: "Search")
        #expect(host.contains(label: "Mine"))
    }

    @Test("navigationSplitViewColumnWidth(_:) sets the width of a column")
    func columnWidth() throws {
        func width(_ sidebar: some View) throws -> CGFloat {
            let view = NavigationSplitView {
                sidebar.accessibilityIdentifier("side")
            } detail: {
                Text("Detail")
            }
            .environment(\.horizontalSizeClass, .regular)
            let host = TestHost(view, width: 1_000)
            return try host.frame(of: "side").width
        }
        #expect(try width(Color.red.navigationSplitViewColumnWidth(200)) == 200)
        #expect(try width(Color.red.navigationSplitViewColumnWidth(min: 100, ideal: 220, max: 300)) == 220)
        #expect(try width(Color.red) == 320)
    }

    @Test("names from before trailing closures had labels: Stepper, SecureField(onCommit:), NavigationLink(tag:)")
    func labelsLast() throws {
        struct Page: View {
            @State private var count = 0
            @State private var chosen: Int?
            @State private var secret = ""
            @State private var commits = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Count \(count)") }
                        Stepper(value: $count, in: 0...9, onEditingChanged: { _ in }) { Text("Again") }
                        SecureField("Code", text: $secret, onCommit: { commits += 1 })
                        Text("Commits \(commits)")
                        NavigationLink("Open", tag: 1, selection: $chosen) { Text("Page") }
                    }
                }
            }
        }
        let host = TestHost(Page())
        #expect(host.contains(label: "Count 0") && host.contains(label: "Again"))
        let increments = host.root.all { $0.label == "Increment" }
        #expect(increments.count == 2)
        try host.find(role: .textField, label: "Code").submit()
        #expect(host.contains(label: "Commits 1"))
        try host.find(label: "Open").tap()
        #expect(throws: Never.self) { try host.find(label: "Page") }
    }
}
