// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineRaster

@Suite struct ImageStampTests {
    @Test func namesFontsAndLibraries() throws {
        let stamp = try ImageStamp(fonts: RasterFixture.fonts.get())
        #expect(stamp.fonts["VitrineSans.ttf"]?.count == 32)
        #expect(stamp.libraries.keys.sorted() == ["cairo", "freetype", "harfbuzz", "libjpeg", "libpng", "pango"])
        #expect(stamp.libraries.values.allSatisfy { !$0.isEmpty && $0 != "0.0.0" })
    }

    @Test func jsonIsStableAndComesBack() throws {
        let stamp = ImageStamp(fonts: ["b": "2", "a": "1"], libraries: ["cairo": "1.16.0"])
        let json = try stamp.json()
        #expect(try stamp.json() == json)
        #expect(String(decoding: json, as: UTF8.self).contains("\"a\" : \"1\",\n    \"b\" : \"2\""))
        #expect(try ImageStamp(json: json) == stamp)
    }

    @Test func differencesAreNamed() {
        let old = ImageStamp(fonts: ["a": "1"], libraries: ["cairo": "1.16.0", "pango": "1"])
        let new = ImageStamp(fonts: ["a": "2"], libraries: ["cairo": "1.18.0", "pango": "1"])
        #expect(new.differences(from: old) == ["cairo: 1.16.0, now 1.18.0", "a: 1, now 2"])
    }
}
