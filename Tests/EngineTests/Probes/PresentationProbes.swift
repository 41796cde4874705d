// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each public modifier of presentations and menus does something that can be seen.
@MainActor
@Suite("Probes of presentation modifiers")
struct PresentationProbes {
    @Test("sheet, fullScreenCover, popover, alert, confirmationDialog and actionSheet show what they are given")
    func presents() {
        let item = Binding.constant(Item?.some(Item(id: 1)))
        #expect(shown(base.sheet(isPresented: .constant(true)) { Text("Inside") }).contains("Inside"))
        #expect(shown(base.sheet(item: item) { Text("Item \($0.id)") }).contains("Item 1"))
        #expect(shown(base.fullScreenCover(isPresented: .constant(true)) { Text("Inside") }).contains("Inside"))
        #expect(shown(base.fullScreenCover(item: item) { Text("Item \($0.id)") }).contains("Item 1"))
        #expect(shown(base.popover(isPresented: .constant(true)) { Text("Inside") }).contains("Inside"))
        #expect(
            shown(
                base.popover(isPresented: .constant(true), attachmentAnchor: .point(.trailing), arrowEdge: .top) {
                    Text("Inside")
                }
            ).contains("Inside"))
        #expect(shown(base.popover(item: item) { Text("Item \($0.id)") }).contains("Item 1"))
        #expect(shown(base.alert("Alert", isPresented: .constant(true)) {}).contains("Alert"))
        #expect(shown(base.alert(item: item) { Alert(title: Text("Item \($0.id)")) }).contains("Item 1"))
        #expect(
            shown(base.confirmationDialog("Title", isPresented: .constant(true)) { Button("Go") {} }).contains("Go"))
        #expect(shown(base.actionSheet(item: item) { ActionSheet(title: Text("Item \($0.id)")) }).contains("Item 1"))
    }

    @Test("presentationDetents, DragIndicator, CornerRadius, Background and BackgroundInteraction change the sheet")
    func sheetTraits() {
        let plain = sheet(Text("Inside"))
        expectEffects(
            "group (6, 379.3, 378, 458.7)", "fill rectangle #f7f7f7@0.84 (0, 0, 378, 458.7)",
            of: sheet(Text("Inside").presentationDetents([.medium])), over: plain)
        expectEffects(
            "group (0, 10, 390, 834)",
            of: sheet(Text("Inside").presentationDetents([.medium, .large], selection: .constant(.large))),
            over: sheet(Text("Inside").presentationDetents([.medium, .large])))
        expectEffects(
            "fill capsule #000000@0.25 (0, 5, 36, 5)", of: sheet(Text("Inside").presentationDragIndicator(.visible)),
            over: plain)
        expectEffects("clip rounded 4,4,0,0", of: sheet(Text("Inside").presentationCornerRadius(4)), over: plain)
        expectEffects(
            "fill rectangle #ff383c (0, 0, 390, 834)", of: sheet(Text("Inside").presentationBackground(Color.red)),
            over: plain)
        #expect(sheet(Text("Inside").presentationBackground { Text("Ground") }).contains("Ground"))
        expectEffects(
            .loses("modal"), .loses("on dismiss"),
            of: sheet(Text("Inside").presentationBackgroundInteraction(.enabled)), over: plain)
        expectEffects(
            "fill rectangle #ffffff (0, 0, 390, 844)", .loses("clip rounded 38"),
            of: sheet(Text("Inside").presentationCompactAdaptation(.fullScreenCover)), over: plain)
    }

    @Test("the heights of detents are what they say")
    func heights() {
        func top(_ detent: PresentationDetent) -> Double {
            let scene = SceneHost(
                base.sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityLabel("Inside").presentationDetents([detent])
                }, session: .fixture())
            scene.flush()
            return 844 - (scene.leaf("Inside")?.frame.y ?? 0)
        }
        #expect(top(.large) == 834)
        #expect(top(.height(200)) == 206)
        #expect(abs(top(.fraction(0.25)) - 214.5) < 0.01)
        #expect(top(.custom(Third.self)) == 284)
    }

    @Test("interactiveDismissDisabled keeps what is presented")
    func interactiveDismiss() {
        for isDisabled in [false, true] {
            var isShown = true
            let scene = SceneHost(
                base.sheet(isPresented: Binding(get: { isShown }, set: { isShown = $0 })) {
                    Text("Inside").interactiveDismissDisabled(isDisabled)
                }, session: .fixture())
            scene.flush()
            scene.escape()
            #expect(isShown == isDisabled)
        }
    }

    @available(*, deprecated)
    @Test(
        "contextMenu asks for the key that opens it; menuStyle, menuIndicator and menuActionDismissBehavior are heard")
    func menus() throws {
        let plain = shown(base)
        expectEffects("on menu", of: shown(base.contextMenu { Button("Go") {} }), over: plain)
        expectEffects(
            "on menu",
            of: shown(
                base.contextMenu {
                    Button("Go") {}
                } preview: {
                    Text("Preview")
                }), over: plain)
        expectEffects("on menu", of: shown(base.contextMenu(ContextMenu { Button("Go") {} })), over: plain)
        let menu = Menu("Open") { Button("Go") {} }
        expectEffects("symbol chevron.up.chevron.down", of: shown(menu.menuIndicator(.visible)), over: shown(menu))
        #expect(shown(menu.menuStyle(LoudMenuStyle())).contains("loud"))
        let scene = SceneHost(menu.menuActionDismissBehavior(.disabled), session: .fixture())
        scene.flush()
        try scene.touch("Open")
        try scene.touch("Go")
        #expect(scene.labels == ["Go"])
    }

    private var base: some View { Text("Base") }

    private func sheet(_ content: some View) -> String {
        shown(base.sheet(isPresented: .constant(true)) { content })
    }

    private func shown(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}

// MARK: - Fixtures

private struct Item: Identifiable {
    let id: Int
}

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct LoudMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("loud")
            Menu(configuration)
        }
    }
}
