// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An image whose bytes are in its URL, as RFC 2397 describes: `data:image/png;base64,…`.
///
/// Nothing is fetched for it, so no address is judged. What the bytes are is read from the bytes, whatever media type
/// the URL names.
struct DataImage: Sendable {
    private let text: String

    /// Creates the image of a URL; `nil` if its scheme is another than `data`.
    init?(_ url: URL) {
        guard url.scheme?.lowercased() == "data" else { return nil }
        text = url.absoluteString
    }

    /// Decodes the bytes.
    ///
    /// - Returns: The image.
    /// - Throws: A `URLError`, as on Apple's systems.
    func load() throws -> LoadedImage {
        guard let comma = text.firstIndex(of: ",") else {
            throw error(.badURL, "The URL has no data in it.")
        }
        let isBase64 = text[..<comma].lowercased().hasSuffix(";base64")
        let bytes = Self.unescaped(text[text.index(after: comma)...].utf8)
        guard bytes.count <= FileImage.byteLimit else {
            throw error(.dataLengthExceedsMaximum, "The data is too long.")
        }
        guard let data = isBase64 ? Data(base64Encoded: Data(bytes)) : Data(bytes) else {
            throw error(.cannotDecodeContentData, "The data is not in Base64.")
        }
        do {
            return try ImageHeader.image(of: data)
        } catch {
            throw self.error(.cannotDecodeContentData, error.description)
        }
    }

    /// Returns the bytes with those that are escaped by a percent sign.
    private static func unescaped(_ text: Substring.UTF8View) -> [UInt8] {
        let source = Array(text)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
                let byte = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(source[index])
                index += 1
            }
        }
        return bytes
    }

    private func error(_ code: URLError.Code, _ sentence: String) -> URLError {
        URLError(code, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
