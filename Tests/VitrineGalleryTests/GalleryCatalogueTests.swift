// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
import VitrineCore
import VitrineGallery

@Suite("GalleryCatalogue")
struct GalleryCatalogueTests {
    @Test("lists modules and files by name, previews as their source has them")
    func modules() {
        let previews = ["B/Z/2", "B/Z/1", "A/Y/1", "B/X/1"].map { id in
            let parts = id.split(separator: "/").map(String.init)
            return PreviewSummary(id: id, title: parts[2], module: parts[0], file: parts[1], place: id)
        }
        let catalogue = GalleryCatalogue(appName: "App", previews: previews, languages: ["en"])
        #expect(catalogue.modules.map(\.name) == ["A", "B"])
        #expect(catalogue.modules[1].files.map(\.name) == ["X", "Z"])
        #expect(catalogue.modules[1].files[1].previews.map(\.id) == ["B/Z/2", "B/Z/1"])
        #expect(catalogue.preview("A/Y/1")?.module == "A")
        #expect(catalogue.preview("A/Y/2") == nil)
    }

    @Test("what has no name is counted within its file")
    @MainActor
    func unnamed() {
        let previews = RegisteredPreview.numbered(
            [(nil, "M/F.swift"), ("Named", "M/F.swift"), (nil, "M/F.swift"), (nil, "M/G.swift")].enumerated().map {
                line,
                preview in
                PreviewDescription(
                    name: preview.0,
                    fileID: preview.1,
                    line: line + 1,
                    column: 1,
                    traits: { [] },
                    body: { EmptyView() }
                )
            }
        )
        let summaries = PreviewSummary.all(of: previews)
        #expect(summaries.map(\.title) == ["Preview", "Named", "Preview 2", "Preview"])
        #expect(summaries.map(\.id) == ["M/F", "M/F/Named", "M/F-2", "M/G"])
        #expect(summaries.map(\.place) == ["M/F.swift:1", "M/F.swift:2", "M/F.swift:3", "M/G.swift:4"])
    }
}
