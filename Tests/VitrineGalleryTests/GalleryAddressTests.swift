// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineGallery

@Suite("GalleryAddress")
struct GalleryAddressTests {
    @Test(
        "an address leads to the preview that it was made for",
        arguments: ["M/F", "M/F/Loaded state", "M/F/50 % <b>\"&?#", "M/F/Größe ✓", "M/F/-2"]
    )
    func roundTrip(id: String) throws {
        let page = GalleryAddress.page(id)
        #expect(page.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != 63 && $0 != 35 })
        #expect(GalleryAddress.preview(.page, of: page) == id)
        let frame = GalleryAddress.frame(id, GallerySwitches(query: "scheme=dark"))
        #expect(frame.hasSuffix("?scheme=dark"))
        #expect(GalleryAddress.preview(.frame, of: String(frame.prefix { $0 != "?" })) == id)
    }

    @Test("other paths and broken encodings are no previews")
    func others() {
        #expect(GalleryAddress.preview(.page, of: "/frame/M") == nil)
        #expect(GalleryAddress.preview(.frame, of: "/frame/%ff") == nil)
        #expect(GalleryAddress.page(ofState: "/_gallery/state/p/M/F") == "/p/M/F")
    }
}
