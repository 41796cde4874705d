// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCombine
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The modifier of the Combine family does something that can be seen.
@MainActor
@Suite("Probe of environmentObject")
struct EnvironmentObjectProbe {
    @Test("hands an object to the views inside")
    func environmentObject() {
        let numbers = Numbers()
        let session = SessionContext(textEngine: ParagraphLayout(shaper: FixedAdvanceShaper()))
        let scene = SceneHost(ProbeReader().environmentObject(numbers), session: session)
        scene.flush()
        #expect(scene.display.description.contains("seven"))
        #expect(!scene.diagnostics.contains(.missingObject))
    }
}

private final class Numbers: ObservableObject {
    @Published var text = "seven"
}

private struct ProbeReader: View {
    @EnvironmentObject private var numbers: Numbers

    var body: some View {
        Text(verbatim: numbers.text)
    }
}
