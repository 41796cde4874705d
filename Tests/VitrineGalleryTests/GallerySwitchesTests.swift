// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineGallery

@Suite("GallerySwitches")
struct GallerySwitchesTests {
    @Test(
        "an address reads as what it was made of",
        arguments: [
            "", "?scheme=dark", "?size=accessibility5", "?locale=zh-Hans", "?direction=rtl", "?device=iphone-se",
            "?device=window", "?orientation=landscape",
            "?scheme=dark&size=xSmall&locale=de&direction=ltr&device=ipad&orientation=portrait",
        ]
    )
    func roundTrip(query: String) {
        #expect(GallerySwitches(query: String(query.dropFirst())).query == query)
    }

    @Test(
        "what cannot be meant is the default",
        arguments: [
            "scheme=blue", "size=huge", "locale=%3Cscript%3E", "direction=up", "device=nokia", "orientation=", "x=y",
            "&&=",
        ]
    )
    func nonsense(query: String) {
        #expect(GallerySwitches(query: query).query.isEmpty)
    }

    @Test("the direction follows the language unless it is chosen")
    func direction() {
        #expect(GallerySwitches(query: "locale=ar").isRightToLeft)
        #expect(!GallerySwitches(query: "locale=ar&direction=ltr").isRightToLeft)
        #expect(GallerySwitches(query: "direction=rtl").isRightToLeft)
        #expect(!GallerySwitches(query: nil).isRightToLeft)
    }

    @Test("sizes are steps of the row of Dynamic Type")
    func sizes() {
        #expect(GallerySwitches.sizes.count == 12)
        #expect(GallerySwitches(query: "size=xSmall").sizeStep == 0)
        #expect(GallerySwitches(query: nil).sizeStep == 3)
        #expect(GallerySwitches(query: "size=accessibility5").sizeStep == 11)
    }
}
