// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Modifiers of symbols change which drawing is shown.
@MainActor
@Suite("Probes of symbol modifiers")
struct SymbolProbes {
    /// Draws every name alike.
    private struct Squares: SymbolSource {
        func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
            SymbolDrawing(
                elements: [.move(x: 0, y: 0), .line(x: 256, y: 0), .line(x: 256, y: 256), .close],
                frame: DisplayRect(width: 256, height: 256), width: 1, height: 1)
        }
    }

    private func describe(_ view: some View) -> String {
        let session = SessionContext(
            textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()), symbols: Squares())
        let scene = SceneHost(view, session: session)
        scene.flush()
        return scene.display.description
    }

    @Test("symbolVariant shows")
    func symbolVariant() {
        let label = Label("Bell", systemImage: "bell")
        #expect(describe(label).contains("symbol bell 17"))
        #expect(describe(label.symbolVariant(.fill)).contains("symbol bell.fill 17"))
    }
}
