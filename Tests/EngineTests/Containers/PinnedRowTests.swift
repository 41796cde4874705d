// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Headers that stay at the edge of the scroll view.
@MainActor
@Suite("Pinned rows")
struct PinnedRowTests {
    @Observable
    final class Model {
        var sections = [2, 3]
        var isLoading = false
    }

    private struct Menu: View {
        let model: Model

        var body: some View {
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Text(verbatim: "Before")
                    ForEach(Array(model.sections.enumerated()), id: \.offset) { section in
                        Section {
                            ForEach(0..<section.element, id: \.self) { Text(verbatim: "Row \(section.offset).\($0)") }
                        } header: {
                            Text(verbatim: "Header \(section.offset)")
                        }
                    }
                    if model.isLoading { Text(verbatim: "Loading") }
                }
            }
        }
    }

    /// What is changed in a list with headers.
    enum Change: CaseIterable {
        case rows, lastRows, section, end, all
    }

    /// The layers from a header's text to the root.
    private func layers(of header: String, _ scene: SceneHost) throws -> [Int] {
        let text = try #require(scene.display.root.all.first { $0.string == header })
        return sequence(first: text, next: \.parent).map(\.id)
    }

    @Test("of a plain list leave the gap above them behind")
    func gap() throws {
        let list = List {
            ForEach(0..<2, id: \.self) { section in
                Section {
                    ForEach(0..<3, id: \.self) { Text(verbatim: "Row \(section).\($0)") }
                } header: {
                    Text(verbatim: "Header \(section)").accessibilityIdentifier("header \(section)")
                }
            }
        }
        let host = TestHost(list.listStyle(.plain))
        let text = try #require(host.scene.display.root.all.first { $0.string == "Header 1" })
        let pin = try #require(sequence(first: text, next: \.parent).first { !$0.effects.scrollLinks.isEmpty })
        let (last, first) = (try host.frame(of: "header 1"), try host.frame(of: "header 0"))
        // The header is pinned where its text is 10 below the edge at which the first one stands.
        let distance = last.minY - first.minY - CGFloat(pin.effects.scrollLinks[0].offsetFrom)
        #expect(abs(distance - 10) < 0.01, "\(distance)")
    }

    @Test("keep their layers while rows around them come, with an animation and without", arguments: Change.allCases)
    func stay(change: Change) throws {
        for animation in [nil, Animation.linear(duration: 1)] {
            let model = Model()
            let scene = SceneHost(Menu(model: model), session: .fixture(), viewport: Viewport(width: 300, height: 600))
            _ = scene.update()
            let before = [try layers(of: "Header 0", scene), try layers(of: "Header 1", scene)]
            withAnimation(animation) {
                switch change {
                case .rows: model.sections[0] += 1
                case .lastRows: model.sections[1] += 2
                case .section: model.sections.append(2)
                case .end: model.isLoading = true
                case .all:
                    model.sections = [3, 4, 2]
                    model.isLoading = true
                }
            }
            let batch = scene.update().batch
            let after = [try layers(of: "Header 0", scene), try layers(of: "Header 1", scene)]
            #expect(after == before)
            #expect(!batch.operations.contains { if case .exit = $0 { true } else { false } })
        }
    }
}
