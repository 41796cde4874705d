// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// The decoded images of a rasterizer, by the hash of their content.
///
/// Bounded: when they take more than `mostBytes`, all of them are let go of.
final class ImageCache {
    static let mostBytes = 96 << 20

    private let source: (String) -> [UInt8]?
    private var images: [String: Result<PixelSurface, RasterError>] = [:]
    private var bytes = 0

    init(source: @escaping (String) -> [UInt8]?) {
        self.source = source
    }

    func image(_ hash: String) -> Result<PixelSurface, RasterError> {
        if let known = images[hash] { return known }
        let result = Result { try decode(hash) }.mapError { error in
            error as? RasterError
                ?? RasterError(
                    code: .imageUnreadable, message: "An image cannot be read: \(error).", remedy: "Check the file.")
        }
        if case .success(let surface) = result {
            let cost = surface.frame.width * surface.frame.height * 4
            if bytes + cost > Self.mostBytes {
                images.removeAll()
                bytes = 0
            }
            bytes += cost
            images[hash] = result
        }
        return result
    }

    private func decode(_ hash: String) throws -> PixelSurface {
        guard let data = source(hash) else {
            throw RasterError(
                code: .imageMissing, message: "The bytes of the image \(hash) are not there.",
                remedy: "Give the rasterizer the image store of the session that laid the tree out.")
        }
        let picture = try Picture(encodedImage: data)
        let surface = try PixelSurface(frame: PixelRect(x: 0, y: 0, width: picture.width, height: picture.height))
        surface.withPixels { pixels, count in
            picture.pixels.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                pixels.update(from: start, count: count * 4)
            }
        }
        return surface
    }
}
