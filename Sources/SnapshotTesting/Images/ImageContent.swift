// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineRaster

/// Pixels with their metadata: the versions that they depend on, and the elements that they show.
///
/// Both are stored in the PNG itself, as text chunks: a reference is one file, and images that were recorded at
/// different times have their own versions. For data that cannot be read the reason is kept.
package struct ImageContent: Sendable {
    private static let stampKeyword = "Vitrine stamp"
    private static let elementsKeyword = "Vitrine elements"

    let picture: RasterImage?
    let stamp: ImageStamp?
    /// The element tree in the form of `.elements`.
    let elements: String?
    /// The reason why there is no image.
    let problem: String?
    private let encoded: Data?

    init(picture: RasterImage, stamp: ImageStamp?, elements: String?) {
        self.picture = picture
        self.stamp = stamp
        self.elements = elements
        problem = nil
        encoded = nil
    }

    init(png data: Data) {
        let bytes = [UInt8](data)
        let texts = PNGText.read(from: bytes)
        stamp = texts[ImageContent.stampKeyword].flatMap { try? ImageStamp(json: Data($0.utf8)) }
        elements = texts[ImageContent.elementsKeyword]
        encoded = data
        do {
            picture = try RasterImage(png: bytes)
            problem = nil
        } catch {
            picture = nil
            problem = String(describing: error)
        }
    }

    /// Returns the PNG file, as it was read or by encoding it now.
    func png() throws -> Data {
        if let encoded { return encoded }
        guard let picture else { throw SnapshotFailure(problem ?? "There is no image.") }
        var texts: [(keyword: String, text: String)] = []
        if let stamp {
            texts.append((ImageContent.stampKeyword, String(decoding: try stamp.json(), as: UTF8.self)))
        }
        if let elements { texts.append((ImageContent.elementsKeyword, elements)) }
        return Data(PNGText.insert(texts, into: try picture.png()))
    }
}
