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
        // In a task that nobody cancels: a cancellation that meets the answer locks swift-corelibs-foundation up, and
        // the thread that cancels is the one of all sessions. A picture that nobody waits for any more ends unused.
        let (data, response) = try await Task.detached { [request] in
            try await URLSession.shared.data(for: request)
        }.value
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw Failure.status(status) }
        guard data.count <= byteLimit else { throw Failure.tooManyBytes(data.count) }
        guard let picture = PictureHeader.image(of: data) else { throw Failure.noPicture }
        let pixels = picture.width.multipliedReportingOverflow(by: picture.height)
        guard !pixels.overflow, pixels.partialValue <= pixelLimit else { throw Failure.tooManyPixels(pixels.partialValue) }
        return picture
    }
}
