// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineGallery
import VitrineSnapshots

@Suite("GalleryScreen")
struct GalleryScreenTests {
    private func screen(
        _ layout: PreviewSummary.Layout = .device,
        landscape: Bool = false,
        device: String? = nil,
        query: String = ""
    ) -> GalleryScreen {
        let preview = PreviewSummary(
            id: "M/F",
            title: "F",
            module: "M",
            file: "F",
            place: "M/F.swift:1",
            layout: layout,
            isLandscape: landscape,
            device: device
        )
        return GalleryScreen(preview, GallerySwitches(query: query))
    }

    @Test("a preview fills the standard device, or the one that it asks for")
    func device() {
        #expect(screen().device == .standard)
        #expect(screen().height == Device.standard.height)
        #expect(screen(device: "iPhone 16 Pro").width == 402)
        #expect(screen(device: "Nokia 3310").device == .standard)
        #expect(screen(device: "iPad mini (A17 Pro)").frame == .pad)
    }

    @Test("a user's choice beats what the preview asks for")
    func choice() {
        #expect(screen(device: "iPhone 16 Pro", query: "device=iphone-8").width == 375)
        #expect(screen(landscape: true).width > screen(landscape: true).height)
        #expect(screen(landscape: true, query: "orientation=portrait").width < screen().height)
        #expect(screen(.fixed(width: 10, height: 10), query: "device=iphone-8").frame == .phone)
        #expect(screen(query: "device=window").frame == .window)
    }

    @Test("a fixed size is a card of it, whatever is asked for")
    func fixed() {
        let card = screen(.fixed(width: 200, height: 100))
        #expect((card.frame, card.width, card.height) == (.card, 200, 100))
        let absurd = screen(.fixed(width: 1e9, height: -4))
        #expect((absurd.width, absurd.height) == (4_000, 1))
        #expect(screen(.sizeThatFits).frame == .card)
        #expect(screen(.sizeThatFits).width == Device.standard.width)
    }
}
