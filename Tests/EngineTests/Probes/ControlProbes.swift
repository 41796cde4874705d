// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each public modifier of controls does something that can be seen.
@MainActor
@Suite("Probes of control modifiers")
struct ControlProbes {
    private var plain: some View { Toggle("Label", isOn: .constant(true)) }

    @Test("toggleStyle changes how toggles look")
    func toggleStyle() {
        expectEffects(
            "[toggle value \"1\"] on tap pressed", "fill capsule #0088ff (0, 0, 66.67, 34.33) opacity 0.16",
            .loses("fill capsule #34c759"), of: drawn(plain.toggleStyle(.button)), over: drawn(plain))
        expectEffects(
            "fill capsule #ff383c (0, 0, 66, 30)", .loses("fill capsule #34c759"),
            of: drawn(plain.toggleStyle(SwitchToggleStyle(tint: .red))), over: drawn(plain))
        #expect(drawn(plain.toggleStyle(.switch)) == drawn(plain))
    }

    @Test("labelsHidden and labelsVisibility hide labels")
    func labels() {
        expectEffects(
            .loses("text \"Label\""), "[toggle \"Label\" value \"1\"]", of: drawn(plain.labelsHidden()),
            over: drawn(plain))
        #expect(drawn(plain.labelsVisibility(.hidden)) == drawn(plain.labelsHidden()))
    }

    @Test("pickerStyle changes how pickers look")
    func pickerStyle() {
        let picker = Picker("Label", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        let looks = [
            drawn(picker.pickerStyle(.menu)), drawn(picker.pickerStyle(.segmented)), drawn(picker.pickerStyle(.wheel)),
            drawn(picker.pickerStyle(.navigationLink)),
        ]
        expectEffects("[picker \"Label\" value \"One\" opensMenu]", of: looks[0], over: looks[1], "menu")
        expectEffects("[radioGroup \"Label\"]", "[radio selected]", of: looks[1], over: looks[0], "segmented")
        expectEffects(
            "fill capsule #767680@0.12 (9, 92, 372, 32)", "\"Two\" 21/400", of: looks[2], over: looks[0], "wheel")
        expectEffects("text \"Label\"", "[button disabled]", of: looks[3], over: looks[0], "navigationLink")
        #expect(drawn(picker.pickerStyle(.automatic)) == looks[0])
        #expect(drawn(picker.pickerStyle(.palette)) == looks[1])
        #expect(drawn(picker.pickerStyle(.inline)) == looks[2])
    }

    @Test("formStyle changes how forms look")
    func formStyle() {
        let form = Form { Text("Row") }
        expectEffects(
            .loses("[list]"), .loses("fill rounded 26"), "(182.17, 411.83, 25.67, 20.33)",
            of: drawn(form.formStyle(.columns)), over: drawn(form))
        #expect(drawn(form.formStyle(.automatic)) == drawn(form))
    }

    private func drawn(_ view: some View) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}
