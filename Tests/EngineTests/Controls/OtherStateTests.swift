// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// The parts of controls say what they look like in the other state, so that a surface shows it before the app has answered.
@MainActor
@Suite("Other states of controls")
struct OtherStateTests {
    private func looks(_ view: some View, isRightToLeft: Bool = false) -> [OtherStateLook] {
        let scene = SceneHost(
            view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight), session: .fixture())
        scene.flush()
        func all(_ layer: Layer) -> [Layer] { [layer] + layer.children.flatMap(all) }
        return all(scene.display.root).compactMap {
            if case .otherState(let look) = $0.interaction { look } else { nil }
        }
    }

    @Test("a switch's knob is at the other end, its background has the other colour")
    func toggle() {
        let off = looks(Toggle("Wi-Fi", isOn: .constant(false)))
        let on = looks(Toggle("Wi-Fi", isOn: .constant(true)))
        #expect(off.map(\.offsetX) == [0, 23] && on.map(\.offsetX) == [0, -23])
        #expect(off[0].fill != nil && on[0].fill != nil && off[0].fill != on[0].fill)
    }

    @Test("from right to left the knob goes the other way")
    func mirrored() {
        #expect(looks(Toggle("Wi-Fi", isOn: .constant(false)), isRightToLeft: true).map(\.offsetX) == [0, -23])
    }

    @Test("the marks of segments are there for all, and seen for one")
    func segments() {
        let picker = Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        #expect(looks(picker.pickerStyle(.segmented)).map(\.opacity) == [1, 0, 1])
    }

    @Test("a chevron of a disclosure turns")
    func disclosure() {
        let look = looks(DisclosureGroup("More", isExpanded: .constant(false)) { Text("Shown") })
        #expect(look.count == 1 && look[0].rotation == .pi / 2)
    }
}
