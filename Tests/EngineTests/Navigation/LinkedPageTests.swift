// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Pages that links push with views of their own.
@MainActor
@Suite("Pages of links with views")
struct LinkedPageTests {
    /// How a page begins to move as it appears.
    enum Beginning: CaseIterable {
        case inTransaction, withValue
    }

    private struct Drifting: View {
        @State private var drifts = false

        var body: some View {
            Color.red.frame(width: 50, height: 50).offset(x: drifts ? 90 : -90)
                .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { drifts = true } }
        }
    }

    private struct Pulsing: View {
        @State private var isLarge = false

        var body: some View {
            Color.red.frame(width: 50, height: 50).scaleEffect(isLarge ? 1.6 : 1)
                .animation(.easeOut(duration: 1).repeatForever(autoreverses: false), value: isLarge)
                .onAppear { isLarge = true }
        }
    }

    private struct Page: View {
        let beginning: Beginning

        var body: some View {
            switch beginning {
            case .inTransaction: Drifting()
            case .withValue: Pulsing()
            }
        }
    }

    private func animations(_ batch: DisplayBatch) -> [LayerAnimation] {
        batch.operations.flatMap { operation -> [LayerAnimation] in
            guard case .animate(_, let animations) = operation else { return [] }
            return animations
        }
    }

    @Test("A page moves as it asks to when it appears", arguments: Beginning.allCases)
    func appearance(beginning: Beginning) throws {
        let host = TestHost(NavigationStack { NavigationLink("Open", destination: Page(beginning: beginning)) })
        _ = host.scene.update()
        try host.find(label: "Open").tap()
        let endless = animations(host.scene.update().batch).filter { $0.timing?.isEndless == true }
        #expect(endless.count == 1)
    }

    @MainActor private final class Model {
        var widen: () -> Void = {}
    }

    private struct Widening: View {
        let model: Model
        @State private var isWide = false

        var body: some View {
            model.widen = { withAnimation(.linear(duration: 1)) { isWide = true } }
            return NavigationStack {
                NavigationLink("Open", destination: Color.red.frame(width: isWide ? 200 : 100, height: 50))
            }
        }
    }

    @Test("A page follows the view around its link with the animation of the change")
    func change() throws {
        let model = Model()
        let host = TestHost(Widening(model: model))
        try host.find(label: "Open").tap()
        _ = host.scene.update()
        model.widen()
        let widths = animations(host.scene.update().batch).compactMap { animation -> [Double]? in
            guard case .placement(let from, let to) = animation.change, from.width != to.width else { return nil }
            return [from.width, to.width]
        }
        #expect(widths.contains([100, 200]))
    }
}
