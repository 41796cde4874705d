// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineComponents

@MainActor
@Suite("Files of images")
struct UIImageFileTests {
    private static let size = CGSize(width: 40, height: 20)

    private func image(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test func `a drawn image becomes one that can be read, and stays what it was read from`() throws {
        let file = try #require(image(.red).jpegData(compressionQuality: 0.9))
        #expect(file.starts(with: [0xFF, 0xD8, 0xFF]))
        let read = try #require(UIImage(data: file))
        #expect(read.size == Self.size)
        #expect(read.jpegData(compressionQuality: 0.1) == file)
        let picture = try #require(read.pngData())
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(UIImage(data: picture)?.size == Self.size)
    }

    @Test func `less quality makes smaller files`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawing = UIGraphicsImageRenderer(size: Self.size, format: format)
        func count(_ quality: CGFloat) -> Int {
            drawing.jpegData(withCompressionQuality: quality) { context in
                for x in 0..<20 {
                    UIColor(hue: CGFloat(x) / 20, saturation: 1, brightness: 1, alpha: 1).setFill()
                    context.fill(CGRect(x: x * 2, y: x, width: 3, height: 7))
                }
            }.count
        }
        #expect(count(0) < count(0.5) && count(0.5) < count(1))
        #expect(count(-3) == count(0) && count(7) == count(1))
    }

    @Test func `an image without pixels has no file`() {
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        #expect(UIImage().pngData() == nil)
    }
}
