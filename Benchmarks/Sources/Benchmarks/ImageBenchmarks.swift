// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineRaster
import VitrineText

/// A phone's screen as a picture: drawn, compared with its reference, written as a file.
@MainActor
enum ImageBenchmarks {
    private static let width = 390.0
    private static let height = 844.0
    private static let scale = 3.0

    static func run(_ stage: Stage) throws {
        let fonts = try RasterFonts(library: stage.library)
        let avatar = try photograph().png()
        let scene = stage.mount(PhonePage())
        addAvatars(to: scene.display)
        // As a test run has it: fonts open, and one rasterizer for each picture.
        func draw() throws -> RasterImage {
            try Rasterizer(fonts: fonts, images: { _ in avatar })
                .picture(of: scene.display, width: width, height: height, scale: scale)
        }
        let first = ContinuousClock().measure { _ = try? draw() }
        try Measurement(
            "raster the first phone screen at 3x",
            milliseconds(first),
            "ms",
            against: "fresh Chromium 1,200 ms"
        ).report()
        let reference = try draw()
        var isEqual = true
        let drawing = Samples(30) { _ in _ = try? draw() }
        try Measurement(
            "raster one phone screen at 3x",
            drawing.median,
            "ms",
            against: "floor 4.4 ms: Cairo's fills alone"
        ).report()
        let verifying = Samples(30) { _ in
            guard let picture = try? draw() else { return }
            isEqual = isEqual && ImageComparison(picture, reference: reference).isMatch
        }
        precondition(isEqual, "the same tree was drawn in two ways")
        try Measurement(
            "verify one phone screen at 3x",
            verifying.median,
            "ms",
            against: "goal 12 ms; long-lived Chromium 209 ms"
        ).report()
        var bytes = 0
        let writing = Samples(20) { _ in bytes = (try? reference.png().count) ?? 0 }
        try Measurement(
            "record one phone screen at 3x as PNG",
            writing.median,
            "ms",
            against: "goal 45 ms; Cairo's writer 135 ms"
        ).report()
        try Measurement("bytes of that PNG", Double(bytes), "B", against: "").report()
        let file = try reference.png()
        let reading = Samples(20) { _ in _ = try? RasterImage(png: file) }
        try Measurement("read that PNG", reading.median, "ms", against: "").report()
        scene.unmount()
    }

    private static func milliseconds(_ time: Duration) -> Double {
        Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
    }

    /// Something like a photograph: 300 by 300 pixels, no two rows alike.
    private static func photograph() -> RasterImage {
        var pixels: [UInt8] = []
        for y in 0..<300 {
            for x in 0..<300 {
                pixels += [UInt8(x * 255 / 300), UInt8(y * 255 / 300), UInt8((x * y / 7) & 255), 255]
            }
        }
        return RasterImage(width: 300, height: 300, scale: 1, pixels: pixels)
    }

    /// Round pictures at the rows, as an app's list has them.
    private static func addAvatars(to tree: DisplayTree) {
        for row in 0..<9 {
            let layer = Layer(tree: tree, content: .image(DisplayImage(source: .stored(hash: "avatar"))))
            layer.placement = LayerPlacement(x: 330, y: 130 + Double(row) * 75, width: 44, height: 44)
            layer.effects.clip = .circle
            tree.root.append(layer)
        }
    }
}

/// A title, cards with shadows and gradients, rows of text.
struct PhonePage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Characters").font(.largeTitle).bold()
            ForEach(0..<9, id: \.self) { index in
                HStack(spacing: 12) {
                    RoundedRectangle(cornerRadius: 10)
                        .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                        .frame(width: 44, height: 44)
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Character number \(index)").font(.headline)
                        Text("Alive on planet \(index), last seen in episode 12").font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
                .padding(9)
                .frame(width: 358, height: 63, alignment: .leading)
                .background(Color.white)
                .clipShape(RoundedRectangle(cornerRadius: 14))
                .shadow(radius: 4)
            }
        }
        .padding(16)
    }
}
