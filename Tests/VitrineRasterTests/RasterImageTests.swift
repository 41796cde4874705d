// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineRaster

@Suite struct RasterImageTests {
    @Test func pixelsAreComparedOneByOne() {
        let white = RasterImage(width: 1, height: 1, scale: 1, pixels: [255, 255, 255, 255])
        let nearly = RasterImage(width: 1, height: 1, scale: 1, pixels: [255, 255, 254, 255])
        #expect(white == white)
        #expect(white != nearly)
    }
}
