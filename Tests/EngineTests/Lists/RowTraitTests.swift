// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// What a row says to its list is read again when only the row itself has changed, whatever is around it.
@MainActor
@Suite("Traits of a row that changes")
struct RowTraitTests {
    enum Trait: CaseIterable {
        case background, insets, separator, separatorTint, badge
    }

    enum Wrapper: CaseIterable {
        case none, padding, identifier, overlay, frame, group, condition, section
    }

    @Observable
    final class Model {
        var isOn = false
    }

    private struct Row: View {
        let trait: Trait
        let model: Model
        var body: some View {
            let isOn = model.isOn
            switch trait {
            case .background: Text("Row").listRowBackground(isOn ? Color.red : Color.blue)
            case .insets: Text("Row").listRowInsets(EdgeInsets(top: 1, leading: isOn ? 50 : 5, bottom: 1, trailing: 1))
            case .separator: Text("Row").listRowSeparator(isOn ? .hidden : .visible)
            case .separatorTint: Text("Row").listRowSeparatorTint(isOn ? .red : .blue)
            case .badge: Text("Row").badge(isOn ? 7 : 0)
            }
        }
    }

    private struct Rows: View {
        let trait: Trait
        let wrapper: Wrapper
        let model: Model

        var body: some View {
            List {
                Text("Before")
                ForEach(0..<2) { _ in wrapped }
                Text("After")
            }
        }

        @ViewBuilder private var wrapped: some View {
            let row = Row(trait: trait, model: model)
            switch wrapper {
            case .none: row
            case .padding: row.padding(3)
            case .identifier: row.accessibilityIdentifier("row")
            case .overlay: row.overlay { Text("Over") }
            case .frame: row.frame(height: 60).opacity(0.5)
            case .group: Group { row }.id(1)
            case .condition: if true { row.padding(1).background(.green) }
            case .section:
                Section {
                    row.padding(2)
                    Text("Other")
                }
            }
        }
    }

    /// What is drawn: every layer's content and frame.
    private func drawn(_ scene: SceneHost) -> [String] {
        scene.display.root.all.map { "\($0.content) \($0.frameInRoot()) \($0.semantics.map { "\($0)" } ?? "")" }
    }

    @Test(
        "a list shows what it would show if the row had been so from the start", arguments: Trait.allCases,
        Wrapper.allCases)
    func followsState(trait: Trait, wrapper: Wrapper) {
        let model = Model()
        let scene = SceneHost(Rows(trait: trait, wrapper: wrapper, model: model), session: .fixture())
        scene.flush()
        let before = drawn(scene)
        model.isOn = true
        scene.flush()
        let fresh = SceneHost(Rows(trait: trait, wrapper: wrapper, model: model), session: .fixture())
        fresh.flush()
        #expect(drawn(scene) == drawn(fresh))
        #expect(drawn(scene) != before)
    }
}
