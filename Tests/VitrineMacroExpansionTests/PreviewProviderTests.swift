// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore

@testable import PreviewFixtures

/// Providers of a real library target, found by this test program in its own conformance records.
@MainActor
@Suite("PreviewProviders")
struct PreviewProviderTests {
    private var fixtures: [RegisteredPreview] {
        PreviewRegistry.all().filter { $0.module == "PreviewFixtures" && $0.description.line == 0 }
    }

    @Test("finds structs, classes, private and nested types, in the order of their names, and no generic type")
    func types() {
        let names = PreviewProviders.all.map(\.name).filter { $0.hasPrefix("PreviewFixtures.") }
        #expect(
            names == [
                "PreviewFixtures.Badge_Previews", "PreviewFixtures.Debug_Previews", "PreviewFixtures.Hidden_Previews",
                "PreviewFixtures.Outer.Inner_Previews",
            ]
        )
    }

    @Test("each element of a builder is a preview with an id of its own")
    func elements() {
        #expect(
            fixtures.map(\.id) == [
                "PreviewFixtures/Badge_Previews/Light",
                "PreviewFixtures/Badge_Previews/Dark",
                "PreviewFixtures/Badge_Previews",
                "PreviewFixtures/Badge_Previews-2",
                "PreviewFixtures/Debug_Previews",
                "PreviewFixtures/Hidden_Previews",
                "PreviewFixtures/Outer.Inner_Previews",
                "PreviewFixtures/Outer.Inner_Previews-2",
            ]
        )
        #expect(fixtures.prefix(3).map(\.title) == ["Light", "Dark", "Badge_Previews"])
        #expect(fixtures.prefix(3).map(\.place) == Array(repeating: "Badge_Previews", count: 3))
    }

    @Test("an element's own setting beats its group's")
    func settings() throws {
        let light = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/Badge_Previews/Light")).presentation
        #expect(light.layout == .fixed(width: 200, height: 100))
        #expect(light.device == "iPhone 16 Pro")
        #expect(light.orientation == .portrait)
        let looped = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/Badge_Previews-2")).presentation
        #expect(looped.layout == .sizeThatFits)
        let hidden = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/Hidden_Previews")).presentation
        #expect(hidden.orientation == .landscapeLeft)
    }

    @Test("makes the view of one element, with the private mocks of its file")
    func bodies() throws {
        let looped = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/Badge_Previews-2"))
        let view = try #require(looped.description.body() as? HomeView)
        #expect(view.greeter.greeting() == "b")
    }

    @Test("says which provider it is about to ask, and leaves out those that it is told to")
    func skipping() {
        var asked: [String] = []
        let previews = PreviewRegistry.all(skipping: ["PreviewFixtures.Badge_Previews"]) { asked.append($0) }
        #expect(!asked.contains("PreviewFixtures.Badge_Previews"))
        #expect(asked.contains("PreviewFixtures.Hidden_Previews"))
        #expect(!previews.contains { $0.id.contains("Badge_Previews") })
    }

    @Test("modifiers on a list apply to each element; the author's own may make one view of several")
    func modifiers() {
        struct Column: ViewModifier {
            func body(content: Content) -> some View { VStack { content } }
        }
        let pair = Group {
            Text("a").previewDisplayName("A")
            Text("b")
        }
        #expect(PreviewElement.all(of: pair.padding().previewDisplayName("Both")).map(\.displayName) == ["A", "Both"])
        #expect(PreviewElement.all(of: pair.modifier(Column())).count == 1)
        #expect(
            PreviewElement.all(of: Text("a").previewDisplayName("A").modifier(Column())).map(\.displayName) == ["A"]
        )
        #expect(PreviewElement.all(of: VStack { pair }).count == 1)
        #expect(PreviewElement.all(of: AnyView(pair)).count == 2)
        #expect(PreviewElement.all(of: EmptyView()).isEmpty)
        #expect(
            PreviewElement.all(of: Text("a").previewDisplayName("A").previewDisplayName(nil)).map(\.displayName) == [
                "A"
            ]
        )
    }
}
