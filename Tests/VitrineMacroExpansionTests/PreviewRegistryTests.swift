// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore

@testable import PreviewFixtures

/// The records of a real library target, found by this test program through its linker section.
@MainActor
@Suite("PreviewRegistry")
struct PreviewRegistryTests {
    private var fixtures: [RegisteredPreview] {
        PreviewRegistry.all().filter { $0.module == "PreviewFixtures" && $0.description.line > 0 }
    }

    @Test("finds every preview of a linked library, by file and line, each with an id of its own")
    func order() {
        #expect(
            fixtures.prefix(6).map(\.id) == [
                "PreviewFixtures/AnonymousView",
                "PreviewFixtures/HomeView/Loaded",
                "PreviewFixtures/HomeView/Wide",
                "PreviewFixtures/HomeView/Counting",
                "PreviewFixtures/HomeView/Returned",
                "PreviewFixtures/HomeView/Loaded-2",
            ]
        )
        #expect(
            fixtures.prefix(6).map(\.title) == ["AnonymousView", "Loaded", "Wide", "Counting", "Returned", "Loaded"])
    }

    @Test("finds previews with attributes, in conditions, in types and in functions")
    func places() {
        let ids = fixtures.map(\.id).filter { $0.hasPrefix("PreviewFixtures/Traits/") }
        #expect(
            ids.map { $0.dropFirst("PreviewFixtures/Traits/".count) } == [
                "Available", "Debug", "Nested", "Local", "Modified", "Modified by a name", "Everything at the top",
            ]
        )
        #expect(fixtures.first { $0.id.hasSuffix("Debug") }?.place == "PreviewFixtures/Traits.swift:14")
    }

    @Test("an id is the same in every run, whatever else the program holds")
    func stability() {
        #expect(PreviewRegistry.all().map(\.id) == PreviewRegistry.all().map(\.id))
        #expect(Set(PreviewRegistry.all().map(\.id)).count == PreviewRegistry.all().count)
    }

    @Test("knows the place in the source")
    func place() {
        let anonymous = fixtures.first?.description
        #expect(anonymous?.name == nil)
        #expect(anonymous?.fileID == "PreviewFixtures/AnonymousView.swift")
        #expect(anonymous?.line == 6)
        #expect(anonymous?.column == 1)
    }

    @Test("finds one preview by its id")
    func lookUp() {
        #expect(PreviewRegistry.preview(withID: "PreviewFixtures/HomeView/Wide")?.title == "Wide")
        #expect(PreviewRegistry.preview(withID: "PreviewFixtures/HomeView/Absent") == nil)
    }

    @Test("hands over the traits in the order of the source")
    func traits() {
        let wide = PreviewRegistry.preview(withID: "PreviewFixtures/HomeView/Wide")
        #expect(
            wide?.description.traits().compactMap(\.setting) == [
                .orientation(.landscapeLeft), .layout(.fixed(width: 800, height: 300)),
            ]
        )
        #expect(fixtures.first?.description.traits().isEmpty == true)
    }

    @Test("makes the body of each preview with the private mocks of its own file")
    func bodies() throws {
        let loaded = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/HomeView/Loaded"))
        let home = try #require(loaded.description.body() as? HomeView)
        #expect(home.greeter.greeting() == "from a private mock")
        let returned = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/HomeView/Returned"))
        #expect(returned.description.body() is HomeView)
        let anonymous = try #require(fixtures.first)
        #expect(anonymous.description.body() is Text)
    }

    @Test("moves previewable variables into a view, which keeps them")
    func previewable() throws {
        let counting = try #require(PreviewRegistry.preview(withID: "PreviewFixtures/HomeView/Counting"))
        let view = counting.description.body()
        #expect(String(describing: type(of: view)) == "_VitrinePreviewable")
        #expect(Mirror(reflecting: view).children.map(\.label) == ["_count"])
    }

    @Test("an id that a name already spells is not given twice")
    func collisions() {
        let names = ["A", "A", "A-2", "a/b", nil, nil]
        let previews = RegisteredPreview.numbered(
            names.enumerated().map { line, name in
                PreviewDescription(
                    name: name,
                    fileID: "M/F.swift",
                    line: line,
                    column: 1,
                    traits: { [] },
                    body: { EmptyView() }
                )
            }
        )
        #expect(previews.map(\.id) == ["M/F/A", "M/F/A-2", "M/F/A-2-2", "M/F/a-b", "M/F", "M/F-2"])
    }
}
