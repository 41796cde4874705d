// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay
import VitrineText

@testable import VitrineRaster

private typealias F = RasterFixture

/// An image depends on nothing but its tree, fonts and libraries: not on the environment, not on the process, not on
/// what was drawn before.
@Suite(.serialized) struct DeterminismTests {
    /// Everything that goes through a library: text of many scripts, curves, gradients, blurs, images.
    private func bytes() throws -> [UInt8] {
        let tree = F.tree { tree in
            let fade: [Paint.GradientStop] = [.init(color: .clear, location: 0), .init(color: F.red, location: 1)]
            return [
                F.layer(
                    tree, .fill(.circle, .angularGradient(stops: fade, centerX: 0.5, centerY: 0.5, angle: 1)),
                    width: 40, height: 40),
                F.layer(
                    tree,
                    .fill(
                        .roundedRectangle(radiusX: 9, radiusY: 9, isContinuous: true),
                        .linearGradient(stops: fade, startX: 0, startY: 0, endX: 1, endY: 1)),
                    x: 45, y: 5, width: 50, height: 30
                ) {
                    $0.shadow = .init(color: .black, radius: 3, x: 1, y: 2)
                    $0.rotation = 0.2
                },
                F.layer(
                    tree, F.text("Hello Привет Việt 日本 👩‍👩‍👧 \u{5E9}\u{5DC}\u{5D5}\u{5DD} 12"), x: 4.3, y: 40,
                    width: 90, height: 20),
                F.layer(tree, F.text("Rotated", size: 23, weight: 600), x: 10, y: 60, width: 90, height: 30) {
                    $0.rotation = -0.3
                },
                F.layer(tree, .image(DisplayImage(source: .stored(hash: "jpeg"))), x: 60, y: 60, width: 33, height: 20),
                F.layer(tree, .activity(), x: 5, y: 75, width: 20, height: 20) { $0.blurRadius = 1.3 },
            ]
        }
        let jpeg = Data(base64Encoded: Samples.jpeg).map { [UInt8]($0) }
        // Fonts of its own: nothing that was drawn before is known.
        let fonts = try RasterFonts(library: FontLibrary(fontDirectory: F.fontFolder))
        return try [1.0, 2, 3].flatMap { scale in
            try Rasterizer(fonts: fonts, images: { _ in jpeg })
                .picture(of: tree, width: 100, height: 100, scale: scale).png()
        }
    }

    @Test func earlierPicturesLeaveNoTrace() throws {
        let fonts = try F.fonts.get()
        func picture() throws -> RasterImage {
            try Rasterizer(fonts: fonts).picture(
                of: F.tree { tree in [F.layer(tree, F.text("Trace"), x: 0.4, width: 60, height: 20)] }, width: 60,
                height: 20, scale: 3)
        }
        let before = try picture()
        for size in [11.0, 17, 18, 40] {
            _ = try F.picture(width: 60, height: 40) { tree in
                [F.layer(tree, F.text("ecarT", size: size), width: 9, height: 9)]
            }
        }
        #expect(try picture() == before)
    }

    @Test func anotherEnvironmentGivesTheSameBytes() async throws {
        let expected = try bytes()
        #expect(try bytes() == expected)
        await #expect(processExitsWith: .success) { [expected = expected as [UInt8]] in
            for (name, value) in [
                ("LANG", "ja_JP.UTF-8"), ("LC_ALL", "ar_EG.UTF-8"), ("LANGUAGE", "he"), ("HOME", "/nonexistent"),
                ("FONTCONFIG_FILE", "/dev/null"), ("FONTCONFIG_PATH", "/nonexistent"), ("TZ", "Asia/Tokyo"),
                ("FREETYPE_PROPERTIES", "truetype:interpreter-version=35"), ("PANGO_LANGUAGE", "ja"),
                ("SWIFT_DETERMINISTIC_HASHING", "1"),
            ] {
                setenv(name, value, 1)
            }
            setlocale(LC_ALL, "")
            let found = try DeterminismTests().bytes()
            precondition(found == expected, "another process draws another picture")
        }
    }
}
