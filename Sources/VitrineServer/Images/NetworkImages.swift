// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import FoundationNetworking
package import VitrineUI

/// Fetches pictures for sessions over HTTP, checked before anybody decodes them.
///
/// Refused are other schemes than http and https, answers other than 200, more bytes than `byteLimit`, bytes that are
/// no PNG, JPEG, GIF or WebP, and pictures of more pixels than `pixelLimit`.
package struct NetworkImages: ImageLoading {
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case scheme(String)
        case status(Int)
        case tooManyBytes(Int)
        case noPicture
        case tooManyPixels(Int)

        package var description: String {
            switch self {
            case .scheme(let scheme): "Pictures are fetched over http and https, not \(scheme)."
            case .status(let code): "The picture's server answered \(code)."
            case .tooManyBytes(let count): "The picture has \(count) bytes, more than is let in."
            case .noPicture: "The bytes are no PNG, JPEG, GIF or WebP picture."
            case .tooManyPixels(let count): "The picture has \(count) pixels, more than is let in."
            }
        }
    }

    private let byteLimit: Int
    private let pixelLimit: Int

    package init(byteLimit: Int = 10 << 20, pixelLimit: Int = 40_000_000) {
        self.byteLimit = byteLimit
        self.pixelLimit = pixelLimit
    }

    package func load(_ url: URL) async throws -> LoadedImage {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw Failure.scheme(url.scheme ?? "none")
        }
        var request = URLRequest(url: url)
        request.timeoutInterval = 15
        let (data, response) = try await URLSession.shared.data(for: request)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw Failure.status(status) }
        guard data.count <= byteLimit else { throw Failure.tooManyBytes(data.count) }
        guard let header = PictureHeader(data) else { throw Failure.noPicture }
        let pixels = header.width.multipliedReportingOverflow(by: header.height)
        guard !pixels.overflow, pixels.partialValue <= pixelLimit else { throw Failure.tooManyPixels(pixels.partialValue) }
        return LoadedImage(
            data: data, mediaType: header.mediaType, width: header.width, height: header.height,
            hash: ContentHash.hex(data))
    }
}

/// A 128-bit name for bytes: two FNV-1a sums with different offsets (http://www.isthe.com/chongo/tech/comp/fnv/).
///
/// Names pictures of one session; it is no signature.
enum ContentHash {
    static func hex(_ data: Data) -> String {
        var first: UInt64 = 0xcbf2_9ce4_8422_2325
        var second: UInt64 = 0x6c62_272e_07bb_0142
        for byte in data {
            first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
            second = (second ^ UInt64(byte ^ 0x5a)) &* 0x100_0000_01b3
        }
        return [first, second].map { word in
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }
}
