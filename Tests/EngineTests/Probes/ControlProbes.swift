// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineLayout
import VitrineUI

/// Each public modifier of controls does something that can be seen.
@MainActor
@Suite("Probes of control modifiers")
struct ControlProbes {
    private var plain: some View { Toggle("Label", isOn: .constant(true)) }

    @Test("toggleStyle changes how toggles look")
    func toggleStyle() {
        #expect(drawn(plain.toggleStyle(.button)) != drawn(plain))
        #expect(drawn(plain.toggleStyle(SwitchToggleStyle(tint: .red))) != drawn(plain))
        #expect(drawn(plain.toggleStyle(.switch)) == drawn(plain))
    }

    @Test("labelsHidden and labelsVisibility hide labels")
    func labels() {
        #expect(drawn(plain.labelsHidden()) != drawn(plain))
        #expect(drawn(plain.labelsVisibility(.hidden)) == drawn(plain.labelsHidden()))
    }

    private func drawn(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}
