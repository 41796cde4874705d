// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineGallery

@Suite("GalleryArrangement")
struct GalleryArrangementTests {
    private static let preview = PreviewSummary(id: "M/F/A", title: "A", module: "M", file: "F", place: "M/F.swift:3")

    private func state(_ query: String, _ subject: GallerySubject = .preview(preview)) -> GalleryState {
        GalleryState(
            subject, GallerySwitches(query: query), GalleryArrangement(query: query), languages: ["en", "ar", "de"])
    }

    @Test(
        "an address reads as what it was made of",
        arguments: [
            "", "?columns=scheme", "?columns=size&rows=scheme", "?zoom=150", "?panel=elements",
            "?scheme=dark&device=ipad&columns=locale&rows=orientation&zoom=50&panel=elements",
        ])
    func roundTrip(query: String) {
        let text = String(query.dropFirst())
        #expect(GallerySwitches(query: text).query(GalleryArrangement(query: text)) == query)
    }

    @Test(
        "what cannot be meant is the default",
        arguments: ["columns=colour", "rows=", "zoom=13", "zoom=fit", "panel=none", "columns=x&columns="])
    func nonsense(query: String) {
        #expect(GallerySwitches().query(GalleryArrangement(query: query)).isEmpty)
    }

    @Test("an axis that is on both sides is on one")
    func oneSide() {
        #expect(state("columns=scheme&rows=scheme").cells.map(\.label) == ["Light", "Dark"])
    }

    @Test("every value of an axis is what the switch of that name says", arguments: GalleryAxis.allCases)
    func axes(axis: GalleryAxis) {
        let cells = state("columns=\(axis.rawValue)").cells
        #expect(cells.count >= 2)
        #expect(Set(cells.map(\.frame)).count == cells.count)
        #expect(Set(cells.map(\.label)).count == cells.count)
        for (cell, variant) in zip(cells, axis.variants(languages: ["en", "ar", "de"])) {
            #expect(cell.frame == GalleryAddress.frame("M/F/A", GallerySwitches().with(axis, variant)))
        }
    }

    @Test("two axes are a table, row by row")
    func table() {
        let state = state("columns=scheme&rows=direction")
        #expect(state.columns == 2)
        #expect(
            state.cells.map(\.label) == [
                "Left to right · Light", "Left to right · Dark", "Right to left · Light", "Right to left · Dark",
            ])
        #expect(state.cells.map(\.isDark) == [false, true, false, true])
    }

    @Test("devices are a compact phone, a large one and an iPad, and can lie on their side")
    func devices() {
        let cells = state("columns=device&rows=orientation").cells
        #expect(cells.map(\.look) == ["phone", "phone", "phone", "pad", "phone", "phone", "phone", "pad"])
        #expect(cells.map(\.isLandscape) == [false, false, false, false, true, true, true, true])
        #expect(cells[0].width < cells[2].width)
    }

    @Test("a preview alone is called by its screen")
    func single() {
        let state = state("zoom=75")
        #expect(state.columns == 0)
        #expect(state.cells.map(\.label) == ["iPhone 17"])
        #expect(state.cells[0].file == "M-F-A.png")
        #expect(state.address == "/p/M/F/A?zoom=75")
    }

    @Test("a file shows all of its previews, and an axis varies each of them")
    func file() throws {
        var second = Self.preview
        second.id = "M/F/B"
        second.title = "B"
        var other = Self.preview
        (other.id, other.file) = ("M/G", "G")
        let catalogue = GalleryCatalogue(appName: "App", previews: [Self.preview, second, other], languages: ["en"])
        let subject = try #require(GallerySubject(path: "/f/M/F", in: catalogue))
        #expect(state("", subject).cells.map(\.label) == ["A", "B"])
        #expect(state("", subject).place == "M/F.swift")
        let varied = state("columns=scheme&rows=size", subject)
        #expect(varied.columns == 2)
        #expect(varied.cells.map(\.label) == ["A · Light", "A · Dark", "B · Light", "B · Dark"])
        #expect(GallerySubject(path: "/f/M/H", in: catalogue) == nil)
        #expect(GallerySubject(path: "/p/M/F/C", in: catalogue) == nil)
        #expect(GallerySubject(path: "/p/M/G", in: catalogue) == .preview(other))
    }
}
