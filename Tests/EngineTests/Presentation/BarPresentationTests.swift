// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// What an item of a bar presents does not look like an item of a bar.
@MainActor
@Suite("Presentations of toolbar items")
struct BarPresentationTests {
    /// What a user sees and hears of the presentation, with the frames of its elements.
    private func description(_ view: some View) throws -> String {
        let host = TestHost(view)
        try host.find(role: .button, label: "Present").tap()
        let presented = try #require(host.scene.display.root.all.last { $0.semantics?.isModal == true })
        return presented.all.compactMap { layer in
            let frame = layer.frameInRoot()
            return layer.string.map { "\($0) \(Int(frame.width.rounded())) × \(Int(frame.height.rounded()))" }
        }.joined(separator: "\n")
    }

    @Test("they have the styles of the page", arguments: Presentation.allCases)
    func styles(presentation: Presentation) throws {
        let inBar = try description(Page(presentation: presentation, isInBar: true))
        let inPage = try description(Page(presentation: presentation, isInBar: false))
        #expect(inBar == inPage)
        #expect(inPage.contains("Save"))
    }

    @Test("the styles that an app gives the page count inside, those of the bar do not")
    func ownStyles() throws {
        let inBar = try description(Page(presentation: .sheet, isInBar: true).font(.largeTitle).labelStyle(.titleOnly))
        let inPage = try description(
            Page(presentation: .sheet, isInBar: false).font(.largeTitle).labelStyle(.titleOnly))
        #expect(inBar == inPage)
        #expect(inBar != (try description(Page(presentation: .sheet, isInBar: true))))
    }

    @Test("items of bars follow the text size from large to xxxLarge, what they present follows it as the page does")
    func textSize() throws {
        let inBar = try description(Page(presentation: .sheet, isInBar: true).dynamicTypeSize(.accessibility3))
        let inPage = try description(Page(presentation: .sheet, isInBar: false).dynamicTypeSize(.accessibility3))
        #expect(inBar == inPage)
        #expect(inBar != (try description(Page(presentation: .sheet, isInBar: true))))
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            let page = NavigationStack {
                Text("Page").toolbar { ToolbarItem(placement: .principal) { Text("Title").font(.headline) } }
            }
            return try TestHost(page.dynamicTypeSize(size)).find(label: "Title").frame.height
        }
        let sizes: [DynamicTypeSize] = [.small, .large, .xxxLarge, .accessibility3]
        let heights = try sizes.map { try height($0) }
        #expect(heights[0] == heights[1] && heights[1] < heights[2] && heights[2] == heights[3])
    }
}

enum Presentation: CaseIterable {
    case sheet, fullScreenCover, popover, alert, confirmationDialog
}

private struct Page: View {
    let presentation: Presentation
    let isInBar: Bool
    @State private var isPresented = false

    var body: some View {
        NavigationStack {
            VStack {
                if !isInBar { button }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    if isInBar { button }
                }
            }
        }
    }

    private var button: some View {
        Button("Present") { isPresented = true }
            .modifier(Presenting(presentation: presentation, isPresented: $isPresented))
    }
}

private struct Presenting: ViewModifier {
    let presentation: Presentation
    @Binding var isPresented: Bool

    @ViewBuilder func body(content: Content) -> some View {
        switch presentation {
        case .sheet: content.sheet(isPresented: $isPresented) { editor }
        case .fullScreenCover: content.fullScreenCover(isPresented: $isPresented) { editor }
        case .popover: content.popover(isPresented: $isPresented) { editor.presentationCompactAdaptation(.popover) }
        case .alert:
            content.alert(title, isPresented: $isPresented) {
                buttons
            } message: {
                Text(title)
            }
        case .confirmationDialog:
            content.confirmationDialog(title, isPresented: $isPresented, titleVisibility: .visible) { buttons }
        }
    }

    private var title: String { "A title that is longer than one line of an alert of this width has room for" }

    @ViewBuilder private var buttons: some View {
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
    }

    private var editor: some View {
        VStack {
            Text(title)
            Label("Folder", systemImage: "folder")
            Button("Save", systemImage: "square.and.arrow.down") {}
            Image(systemName: "star")
            Toggle("On", isOn: .constant(true))
        }
        .padding()
    }
}
