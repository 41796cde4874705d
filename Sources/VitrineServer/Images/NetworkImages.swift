// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore
import VitrineWeb

/// Fetches images for sessions over HTTP, and checks them before they are decoded.
///
/// The addresses come from an app's data, so they may be hostile. The server is part of a network and must not become a
/// way into it: every connection is checked by the address that it really goes to (whatever name led there, and
/// whatever that name meant a moment ago), at every redirection anew. Only origins that were configured, such as that
/// of the app's own API, may lie at an address that is not public.
///
/// Refused are further: other schemes than http and https, addresses with a user's name, answers other than 200, more
/// bytes than `byteLimit`, bytes that are no PNG, JPEG, GIF or WebP whatever they call themselves, images of more
/// pixels than `pixelLimit` or of a longer side than any that is shown, and whatever takes longer than `timeLimit`.
package struct NetworkImages: ImageLoading {
    /// The reason why an image is not fetched.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        /// The address has another scheme than http and https.
        case scheme(String)
        /// The address has a user's name in it.
        case userInAddress
        /// The address, or a redirection, leads to a network that is not public.
        case privateAddress
        /// There were more redirections than `redirections`.
        case tooManyRedirections
        /// The answer had another status than 200.
        case status(Int)
        /// The answer had more bytes than this limit.
        case tooManyBytes(Int)
        /// The bytes are no image that is shown.
        case refused(ImageHeader.Refusal)
        /// The fetch took longer than its limit.
        case tooLate
        /// The transfer failed, with curl's own message.
        case transfer(String)

        package var description: String {
            switch self {
            case .scheme(let scheme): "Images are fetched over http and https, not \(scheme)."
            case .userInAddress: "The image's address has a user's name in it."
            case .privateAddress:
                "The image's address leads to a private network; name its origin in "
                    + "\(NetworkImages.originsVariable) if it may."
            case .tooManyRedirections: "The image's server redirects more than \(NetworkImages.redirections) times."
            case .status(let code): "The image's server answered \(code)."
            case .tooManyBytes(let count): "The image has more than \(count) bytes, the limit."
            case .refused(let refusal): refusal.description
            case .tooLate: "The image's server took too long."
            case .transfer(let message): "The image could not be fetched: \(message)."
            }
        }
    }

    /// The environment's list of origins with private addresses that images may come from, separated by commas.
    package static let originsVariable = "VITRINE_IMAGE_ORIGINS"
    /// The maximum number of redirections on the way to an image.
    package static let redirections = 5

    /// Bytes of images that are remembered, so that equal ones of several sessions are one.
    package static let sharedBytes = 32 << 20

    private let pool = ImagePool(limit: NetworkImages.sharedBytes)
    /// Bytes of images that are remembered at the moment.
    package var cachedBytes: Int { pool.byteCount }
    /// Names of images are made with it.
    private let key: [UInt8]
    private let pixelLimit: Int
    private let fetcher: ImageFetcher
    private let onRefusal: @Sendable (String) -> Void

    /// Creates a loader with limits.
    ///
    /// - Parameters:
    ///   - byteLimit: The maximum size of an encoded image.
    ///   - pixelLimit: The maximum number of pixels of an image.
    ///   - timeLimit: The maximum duration of a fetch.
    ///   - privateOrigins: The origins that may have addresses that are not public.
    ///   - resolutions: Names with fixed addresses, as `name:port:address`, for tests of names.
    ///   - onRefusal: Called with each address that is refused.
    package init(
        byteLimit: Int = 10 << 20,
        pixelLimit: Int = 40_000_000,
        timeLimit: Duration = .seconds(15),
        privateOrigins: some Sequence<Origin> = [Origin](),
        resolutions: [String] = [],
        onRefusal: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.onRefusal = onRefusal
        self.pixelLimit = pixelLimit
        var generator = SystemRandomNumberGenerator()
        key = (0..<MessageCode.length).map { _ in UInt8.random(in: 0...255, using: &generator) }
        fetcher = ImageFetcher(
            byteLimit: byteLimit, timeLimit: timeLimit, privateOrigins: Set(privateOrigins), resolutions: resolutions)
    }

    /// Returns the origins of the environment's list; what is none of the form `https://host[:port]` is left out and
    /// returned.
    package static func origins(environment: [String: String]) -> (origins: [Origin], invalid: [String]) {
        let words = (environment[originsVariable] ?? "").split(separator: ",").map { word in
            String(word.filter { $0 != " " })
        }
        let known = words.map { (text: $0, origin: Origin($0)) }
        return (known.compactMap(\.origin), known.filter { $0.origin == nil }.map(\.text))
    }

    package func ready(_ url: URL) -> LoadedImage? { pool.image(at: url.absoluteString) }

    package func load(_ url: URL) async throws -> LoadedImage {
        let address = url.absoluteString
        if let image = pool.image(at: address) { return image }
        // The caller may be cancelled: the fetch ends by its own limits, and its result is then dropped.
        let (data, lifetime) = try await fetch(address)
        return pool.one(try image(in: data), at: address, until: .now + lifetime)
    }

    private func image(in data: Data) throws(Failure) -> LoadedImage {
        do {
            return try ImageHeader.image(of: data, mostPixels: pixelLimit, name: name)
        } catch {
            throw .refused(error)
        }
    }

    private func fetch(_ address: String) async throws -> (data: Data, lifetime: Duration) {
        do {
            return try await fetcher.fetch(address)
        } catch let failure as Failure {
            switch failure {
            case .scheme, .userInAddress, .privateAddress: onRefusal("\(failure) (\(LogText.path(address)))")
            default: break
            }
            throw failure
        }
    }

    /// Returns the name of an image, keyed: other sessions are served by this name too, so no other image can be made
    /// with the same name, and the name cannot be derived from guessed content.
    private func name(_ data: Data) -> String {
        MessageCode.hmac(Array(data), key: key).prefix(16).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
