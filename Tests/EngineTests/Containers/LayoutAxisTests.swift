// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Spacers and dividers follow the stack around them, however that is written.
@MainActor
@Suite("The axis of layouts")
struct LayoutAxisTests {
    enum Form: String, CaseIterable {
        case stack, layout, erased

        @MainActor @ViewBuilder
        func body(isHorizontal: Bool, @ViewBuilder _ content: () -> some View) -> some View {
            switch (self, isHorizontal) {
            case (.stack, true): HStack(spacing: 0) { content() }
            case (.stack, false): VStack(spacing: 0) { content() }
            case (.layout, true): HStackLayout(spacing: 0) { content() }
            case (.layout, false): VStackLayout(spacing: 0) { content() }
            case (.erased, true): AnyLayout(HStackLayout(spacing: 0)) { content() }
            case (.erased, false): AnyLayout(VStackLayout(spacing: 0)) { content() }
            }
        }
    }

    private func squares(_ view: some View) -> [DisplayRect] {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 300, height: 200))
        _ = scene.update()
        defer { scene.unmount() }
        return scene.fills.map { $0.frameInRoot() }
    }

    @Test("is that of a spacer, which takes no room across it", arguments: Form.allCases, [false, true])
    func spacers(form: Form, isHorizontal: Bool) {
        let view = form.body(isHorizontal: isHorizontal) {
            Color.red.frame(width: 20, height: 20)
            Spacer()
            Color.red.frame(width: 20, height: 20)
        }
        let found = squares(VStack(spacing: 0) { view.background(Color.blue) }.frame(maxWidth: .infinity))
        let background = found.first { $0.width > 20 || $0.height > 20 }
        #expect(background?.width == (isHorizontal ? 300 : 20))
        #expect(background?.height == (isHorizontal ? 20 : 200))
    }

    private struct Turning: View {
        let turn: (@escaping () -> Void) -> Void
        @State private var isHorizontal = true

        var body: some View {
            turn { isHorizontal.toggle() }
            let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            return VStack(spacing: 0) {
                layout {
                    Color.red.frame(width: 20, height: 20)
                    Spacer()
                }
                .background(Color.blue)
            }
        }
    }

    @Test("turns with the layout")
    func turning() {
        var turn: () -> Void = {}
        let scene = SceneHost(
            Turning { turn = $0 }, session: .fixture(), viewport: Viewport(width: 300, height: 200))
        defer { scene.unmount() }
        func background() -> DisplayRect? {
            scene.fills.map { $0.frameInRoot() }.first { $0.width > 20 || $0.height > 20 }
        }
        _ = scene.update()
        #expect(background()?.width == 300 && background()?.height == 20)
        turn()
        _ = scene.update()
        #expect(background()?.width == 20 && background()?.height == 200)
    }
}
