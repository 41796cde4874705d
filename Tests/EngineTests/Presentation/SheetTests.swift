// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Sheets")
struct SheetTests {
    @Test("a sheet follows its binding, and is all that can be reached meanwhile")
    func followsBinding() throws {
        let model = SheetModel()
        let scene = SceneHost(SheetApp(model: model), session: .fixture())
        scene.flush()
        #expect(scene.labels == ["Base", "Open"])
        model.isShown = true
        scene.flush()
        #expect(scene.labels == ["Inside", "Close"])
        #expect(scene.front?.semantics?.role == .dialog)
        model.isShown = false
        scene.flush()
        #expect(scene.labels == ["Base", "Open"])
        #expect(model.log == ["dismissed"])
    }

    @Test("opening one runs no row behind it, and settles")
    func opensQuietly() throws {
        let page = BusyPage(bodies: BodyCount())
        let scene = SceneHost(page, session: .fixture())
        scene.flush()
        let before = page.bodies.count
        #expect(before > 10)
        try scene.touch("Add")
        #expect(scene.labels.contains("Save"))
        #expect(page.bodies.count == before)
        #expect(!scene.diagnostics.contains(.cyclicUpdate))
    }

    private struct SizedSheet: View {
        let sizing: Int
        let role: ButtonRole
        @State private var isShown = false

        var body: some View {
            NavigationStack { Button("Open") { isShown = true }.navigationTitle("Base") }
                .sheet(isPresented: $isShown) {
                    switch sizing {
                    case 0: page
                    case 1: page.presentationSizing(.page)
                    case 2: page.presentationSizing(.form)
                    case 3: page.presentationSizing(.fitted)
                    default: page.presentationDetents([.medium, .large])
                    }
                }
        }

        private var page: some View {
            NavigationStack {
                Form {
                    LabeledContent("Name", value: "Inside")
                    Toggle("On", isOn: .constant(true))
                }
                .navigationTitle("Sheet")
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button(role: role) { isShown = false } } }
            }
        }
    }

    @Test(
        "one of any size settles, with any button in its bar",
        arguments: [Viewport(width: 390, height: 844), Viewport(width: 1280, height: 800)], 0..<5)
    func settles(viewport: Viewport, sizing: Int) throws {
        for role in [ButtonRole.close, .confirm, .cancel] {
            let scene = SceneHost(
                SizedSheet(sizing: sizing, role: role), session: .fixture(), viewport: viewport)
            scene.flush()
            try scene.touch("Open")
            #expect(scene.labels.contains("Sheet"))
            #expect(!scene.diagnostics.contains(.cyclicUpdate))
        }
    }

    @Test("a phone on its side has no medium detent")
    func compactHeight() throws {
        func height(_ detents: Set<PresentationDetent>, _ viewport: Viewport) throws -> Double {
            let scene = SceneHost(
                Text("Base").sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityElement().accessibilityLabel(Text("Inside")).presentationDetents(detents)
                }, session: .fixture(), viewport: viewport)
            scene.flush()
            return try #require(scene.display.elements().all(label: "Inside").first).frame.height
        }
        let (upright, onSide) = (Viewport(width: 375, height: 700), Viewport(width: 700, height: 375))
        #expect(try height([.medium, .large], upright) < height([.large], upright))
        for detents in [[PresentationDetent.medium], [.medium, .large]] {
            #expect(try height(Set(detents), onSide) == height([.large], onSide))
        }
        #expect(try height([.fraction(0.5), .large], onSide) < height([.large], onSide))
    }

    @Test("what the content sets for its sheet does not make the content anew")
    func traitsOfContent() {
        let count = BodyCount()
        let scene = SceneHost(
            Text("Base").sheet(isPresented: .constant(true)) {
                // A value that is another one each time.
                let made = count.next()
                Text("Inside").presentationBackground { Text(verbatim: "Ground \(made)").onAppear {} }
            }, session: .fixture())
        scene.flush()
        #expect(count.count == 1)
        #expect(scene.labels.contains("Ground 1") && scene.labels.contains("Inside"))
        #expect(!scene.diagnostics.contains(.cyclicUpdate))
    }

    @Test("dismiss inside writes the binding, then tells onDismiss")
    func dismisses() throws {
        let model = SheetModel()
        model.isShown = true
        let scene = SceneHost(SheetApp(model: model), session: .fixture())
        scene.flush()
        try scene.touch("Close")
        #expect(!model.isShown)
        #expect(model.log == ["dismissed"])
        #expect(scene.labels == ["Base", "Open"])
    }

    @Test("Escape and a tap on the dimmed window close it, unless the app forbids that")
    func leavesByPerson() throws {
        let model = SheetModel()
        let scene = SceneHost(SheetApp(model: model), session: .fixture())
        for forbids in [false, true] {
            for leave in [SceneHost.escape, SceneHost.tapDim] {
                model.isLocked = forbids
                model.isShown = true
                scene.flush()
                leave(scene)()
                scene.flush()
                #expect(model.isShown == forbids)
                model.isShown = false
                scene.flush()
            }
        }
    }

    @Test("what lies behind takes no taps, wherever they come from")
    func coversTaps() throws {
        let model = SheetModel()
        let scene = SceneHost(SheetApp(model: model), session: .fixture())
        scene.flush()
        let open = try #require(scene.leaf("Open"))
        let layer = try #require(scene.display.eventLayer(for: open))
        model.isShown = true
        scene.flush()
        #expect(scene.send(.tap, to: layer.id) == .ignored(.covered))
    }

    private func hasShadow(_ layer: Layer) -> Bool {
        layer.effects.backdrop?.shadow != nil || layer.children.contains { hasShadow($0) }
    }

    @Test("what lies behind can be used while the sheet is at most as high as the app says, and has no dim then")
    func isUsedBehindLowSheet() throws {
        for isBound in [false, true] {
            let scene = SceneHost(LowSheet(isBound: isBound), session: .fixture())
            scene.flush()
            // Each tap on the indicator leads to the next height, and from the last one to the first.
            for isUsable in [true, true, false, true, true] {
                #expect(scene.labels.contains("Base") == isUsable, "\(isBound)")
                #expect(scene.labels.contains("Inside"))
                #expect((scene.front == nil) == isUsable)
                #expect(hasShadow(scene.display.root) == isUsable)
                try scene.touch("Sheet height")
            }
            #expect(!scene.diagnostics.contains(.cyclicUpdate))
        }
    }

    @Test("the environment, its objects and the presentation itself are the content's")
    func inheritsEnvironment() {
        let scene = SceneHost(
            Text("Base")
                .sheet(isPresented: .constant(true)) { EnvironmentText() }
                .environment(\.locale, Locale(identifier: "fr_FR"))
                .environment(SheetModel()),
            session: .fixture())
        scene.flush()
        #expect(scene.labels == ["fr_FR model presented true"])
    }

    @Test("an item's sheet shows the newest value of it, and another item is another sheet")
    func followsItem() {
        let model = SheetModel()
        let scene = SceneHost(ItemApp(model: model), session: .fixture())
        model.item = SheetItem(id: 1, name: "One")
        scene.flush()
        #expect(scene.labels == ["One"])
        model.item?.name = "One again"
        scene.flush()
        #expect(scene.labels == ["One again"])
        #expect(model.log == ["appears"])
        model.item = SheetItem(id: 2, name: "Two")
        scene.flush()
        #expect(scene.labels == ["Two"])
        #expect(model.log == ["appears", "dismissed", "appears"])
        scene.escape()
        scene.flush()
        #expect(model.item == nil)
        #expect(scene.labels == ["Base"])
    }

    @Test("Back closes an item's sheet, and Forward shows the same item again under the same entry")
    func history() throws {
        let model = SheetModel()
        let scene = SceneHost(ItemApp(model: model), session: .fixture())
        scene.flush()
        let navigation = scene.graph.navigation
        let page = try #require(navigation.entries.last)
        model.item = SheetItem(id: 1, name: "One")
        scene.flush()
        let sheet = try #require(navigation.entries.last)
        #expect(sheet.key != page.key && sheet.path == page.path)
        #expect(navigation.show(key: page.key))
        scene.flush()
        #expect(model.item == nil && navigation.entries == [page])
        #expect(navigation.show(key: sheet.key))
        scene.flush()
        #expect(scene.labels == ["One"])
        #expect(navigation.entries.last?.key == sheet.key)
    }

    @Test("one presenter shows one sheet at a time; the next one waits for the first to leave")
    func oneAtATime() {
        let model = SheetModel()
        let scene = SceneHost(
            TwoSheets(model: model), session: .fixture())
        model.isShown = true
        scene.flush()
        model.isLocked = true
        scene.flush()
        #expect(scene.labels == ["First"])
        model.isShown = false
        scene.flush()
        #expect(scene.labels == ["Second"])
        model.isLocked = false
        scene.flush()
        #expect(scene.labels == ["Base"])
    }

    // MARK: - On the way out of the window

    /// A scene that a surface shows.
    private func shown(_ view: some View, reducesMotion: Bool = false) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(reducesMotion: reducesMotion))
        _ = scene.update()
        return scene
    }

    @Test("onDismiss comes when the sheet has left the window")
    func tellsAfterExit() async {
        let model = SheetModel()
        model.isShown = true
        for isAwaited in [false, true] {
            let scene = shown(SheetApp(model: model))
            #expect(scene.labels == ["Inside", "Close"])
            model.isShown = false
            _ = scene.update()
            #expect(scene.labels == ["Base", "Open"])
            #expect(model.log.isEmpty)
            if isAwaited {
                while scene.graph.session.activity.runningTasks > 0 { await Task.yield() }
            } else {
                scene.graph.presentations.endExits()
            }
            _ = scene.update()
            #expect(model.log == ["dismissed"])
            #expect(scene.labels == ["Base", "Open"])
            model.log = []
            model.isShown = true
        }
    }

    /// A sheet that leaves as soon as the one over it does.
    private struct ClosingBoth: View {
        let model: SheetModel
        @State private var isOver = true
        @State private var isShown = true

        var body: some View {
            Text(verbatim: "Base").sheet(isPresented: $isShown, onDismiss: { model.log.append("below") }) {
                Button("Close both") { isOver = false }
                    .sheet(isPresented: $isOver, onDismiss: { model.log.append("above") }) { Text(verbatim: "Above") }
                    .onChange(of: isOver) { isShown = false }
                    .onChange(of: model.isShown) { isOver = false }
            }
        }
    }

    @Test("onDismiss of a sheet comes although the sheet below leaves with it")
    func tellsOfBoth() {
        let model = SheetModel()
        let scene = shown(ClosingBoth(model: model))
        #expect(scene.labels == ["Above"])
        model.isShown = true
        _ = scene.update()
        #expect(scene.labels == ["Base"])
        #expect(model.log == ["above"])
        scene.graph.presentations.endExits()
        _ = scene.update()
        #expect(model.log == ["above", "below"])
    }

    @Test("onDismiss comes at once where nothing moves")
    func tellsAtOnceWhereStill() {
        let model = SheetModel()
        model.isShown = true
        let scene = shown(SheetApp(model: model), reducesMotion: true)
        model.isShown = false
        _ = scene.update()
        #expect(model.log == ["dismissed"])
        #expect(scene.graph.session.activity.runningTasks == 0)
    }

    @Test("the sheet of another item comes when the first one has left, and the same sheet as well")
    func nextItemAfterExit() {
        let model = SheetModel()
        model.item = SheetItem(id: 1, name: "One")
        let scene = shown(ItemApp(model: model))
        model.item = SheetItem(id: 2, name: "Two")
        _ = scene.update()
        #expect(scene.labels == ["Base"])
        #expect(model.log == ["appears"])
        scene.graph.presentations.endExits()
        _ = scene.update()
        #expect(scene.labels == ["Two"])
        #expect(model.log == ["appears", "dismissed", "appears"])
        model.item = nil
        _ = scene.update()
        model.item = SheetItem(id: 2, name: "Two again")
        _ = scene.update()
        #expect(scene.labels == ["Base"])
        scene.graph.presentations.endExits()
        _ = scene.update()
        #expect(scene.labels == ["Two again"])
    }

    @Test("a sheet that waited comes when the one before has left, and what is withdrawn meanwhile is never shown")
    func waitingAfterExit() {
        let model = SheetModel()
        model.isShown = true
        let scene = shown(TwoSheets(model: model))
        model.isLocked = true
        _ = scene.update()
        model.isShown = false
        _ = scene.update()
        #expect(scene.labels == ["Base"])
        scene.graph.presentations.endExits()
        _ = scene.update()
        #expect(scene.labels == ["Second"])
        (model.isLocked, model.isShown) = (false, true)
        _ = scene.update()
        model.isShown = false
        _ = scene.update()
        scene.graph.presentations.endExits()
        _ = scene.update()
        #expect(scene.labels == ["Base"])
    }

    @Test("a request that is withdrawn before it is shown is not told of a dismissal")
    func withdrawnRequest() {
        let model = SheetModel()
        let scene = shown(
            Text("Base")
                .alert("Question", isPresented: .constant(true)) { Button("Yes") {} }
                .sheet(item: Bindable(model).item, onDismiss: { model.log.append("dismissed") }) { Text($0.name) })
        model.item = SheetItem(id: 1, name: "One")
        _ = scene.update()
        model.item = nil
        _ = scene.update()
        #expect(model.log.isEmpty)
    }

    @Test("Forward shows a sheet again at once, though it is still leaving")
    func forwardDuringExit() throws {
        let model = SheetModel()
        let scene = shown(ItemApp(model: model))
        let navigation = scene.graph.navigation
        let page = try #require(navigation.entries.last)
        model.item = SheetItem(id: 1, name: "One")
        _ = scene.update()
        let sheet = try #require(navigation.entries.last)
        #expect(navigation.show(key: page.key))
        _ = scene.update()
        #expect(model.item == nil && model.log == ["appears"])
        #expect(navigation.show(key: sheet.key))
        _ = scene.update()
        #expect(scene.labels == ["One"])
        #expect(navigation.entries.last?.key == sheet.key)
        #expect(model.log.contains("dismissed"))
    }

    @Test("a sheet of a sheet stands over it and leaves with it")
    func nests() throws {
        let model = SheetModel()
        let scene = SceneHost(NestedApp(model: model), session: .fixture())
        scene.flush()
        try scene.touch("Outer")
        try scene.touch("Inner")
        #expect(scene.labels == ["Innermost"])
        scene.escape()
        scene.flush()
        #expect(scene.labels == ["Inner"])
        try scene.touch("Inner")
        model.isShown = false
        scene.flush()
        #expect(scene.labels == ["Outer"])
        #expect(scene.graph.presentations.shown.isEmpty)
    }

    @Test("a sheet that presents another one from the start is behind it, and its entry in the history is the first")
    func nestsAtOnce() throws {
        let model = SheetModel()
        let scene = SceneHost(OpenNest(model: model), session: .fixture())
        model.isShown = true
        scene.flush()
        #expect(scene.labels == ["Innermost"])
        #expect(scene.graph.navigation.entries.count == 3)
        scene.escape()
        scene.flush()
        #expect(scene.labels == ["Inner"])
        #expect(scene.graph.navigation.entries.count == 2)
        scene.escape()
        scene.flush()
        #expect(scene.labels == ["Outer"])
    }

    @Test("the content's state begins anew with each presentation")
    func losesState() throws {
        let model = SheetModel()
        let scene = SceneHost(
            Text("Base").sheet(isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 })) {
                SheetCounter()
            }, session: .fixture())
        model.isShown = true
        scene.flush()
        try scene.touch("0")
        #expect(scene.labels == ["1"])
        model.isShown = false
        scene.flush()
        model.isShown = true
        scene.flush()
        #expect(scene.labels == ["0"])
    }

    @Test("the presenting view's end is the sheet's, without a word to the app")
    func endsWithPresenter() {
        let model = SheetModel()
        model.isShown = true
        let scene = SceneHost(RemovableApp(model: model), session: .fixture())
        scene.flush()
        #expect(scene.labels == ["Inside"])
        model.isLocked = true
        scene.flush()
        #expect(scene.labels == ["Gone"])
        #expect(model.log.isEmpty)
        #expect(scene.graph.presentations.shown.isEmpty)
    }
}

// MARK: - Fixtures

@Observable
final class SheetModel {
    var isShown = false
    var isLocked = false
    var item: SheetItem?
    var log: [String] = []
}

struct SheetItem: Identifiable {
    let id: Int
    var name: String
}

private struct SheetApp: View {
    @Bindable var model: SheetModel

    var body: some View {
        VStack {
            Text("Base")
            Button("Open") { model.isShown = true }
        }
        .sheet(isPresented: $model.isShown) {
            model.log.append("dismissed")
        } content: {
            CloseView().interactiveDismissDisabled(model.isLocked)
        }
    }
}

private struct CloseView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Inside")
            Button("Close") { dismiss() }
        }
    }
}

private struct EnvironmentText: View {
    @Environment(\.locale) private var locale
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    @Environment(SheetModel.self) private var model

    var body: some View {
        Text(
            verbatim:
                "\(locale.identifier) \(model.isShown ? "" : "model") \(isPresented ? "presented" : "") \(mode.wrappedValue.isPresented)"
        )
    }
}

private struct ItemApp: View {
    @Bindable var model: SheetModel

    var body: some View {
        Text("Base").sheet(item: $model.item, onDismiss: { model.log.append("dismissed") }) { item in
            Text(item.name).onAppear { model.log.append("appears") }
        }
    }
}

private struct TwoSheets: View {
    @Bindable var model: SheetModel

    var body: some View {
        Text("Base")
            .sheet(isPresented: $model.isShown) { Text("First") }
            .sheet(isPresented: $model.isLocked) { Text("Second") }
    }
}

private struct NestedApp: View {
    @Bindable var model: SheetModel

    var body: some View {
        Button("Outer") { model.isShown = true }.sheet(isPresented: $model.isShown) { InnerPresenter() }
    }
}

private struct OpenNest: View {
    @Bindable var model: SheetModel
    @State private var isShown = true

    var body: some View {
        Text("Outer").sheet(isPresented: $model.isShown) {
            Text("Inner").sheet(isPresented: $isShown) { Text("Innermost") }
        }
    }
}

private struct InnerPresenter: View {
    @State private var isShown = false

    var body: some View {
        Button("Inner") { isShown = true }.sheet(isPresented: $isShown) { Text("Innermost") }
    }
}

private struct SheetCounter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
}

private struct RemovableApp: View {
    @Bindable var model: SheetModel

    var body: some View {
        if model.isLocked {
            Text("Gone")
        } else {
            Text("Base").sheet(isPresented: $model.isShown, onDismiss: { model.log.append("dismissed") }) {
                Text("Inside")
            }
        }
    }
}

/// A sheet of three heights that leaves what is behind it usable at the lower two.
private struct LowSheet: View {
    let isBound: Bool
    @State private var detent = PresentationDetent.height(100)

    var body: some View {
        Text("Base").sheet(isPresented: .constant(true)) {
            if isBound {
                inside.presentationDetents(detents, selection: $detent)
            } else {
                inside.presentationDetents(detents)
            }
        }
    }

    private var detents: Set<PresentationDetent> { [.height(100), .height(200), .large] }

    private var inside: some View {
        Text("Inside").presentationBackgroundInteraction(.enabled(upThrough: .height(200)))
    }
}

private final class BodyCount {
    var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}

/// A page with bars and rows, and a sheet with bars and fields.
private struct BusyPage: View {
    let bodies: BodyCount
    @State private var isShown = false
    @State private var name = ""
    @State private var goal = 5

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack { ForEach(0..<20) { BusyRow(number: $0, bodies: bodies) } }
            }
            .navigationTitle("Today")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { isShown = true } } }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    Form {
                        TextField("Name", text: $name)
                        Stepper("Goal: \(goal)", value: $goal)
                    }
                    .navigationTitle("New")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(name.isEmpty) }
                    }
                }
                .presentationDetents([.medium])
            }
        }
    }
}

private struct BusyRow: View {
    let number: Int
    let bodies: BodyCount

    var body: some View {
        let _ = bodies.count += 1
        Button("Row \(number)") {}.buttonStyle(.bordered)
    }
}
