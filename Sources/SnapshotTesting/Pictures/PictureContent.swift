// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineRaster

/// Pixels with what was known when they were drawn: the versions they depend on, and the elements they show.
///
/// Both stand in the PNG itself, as text chunks: a reference is one file, and pictures recorded at different times each
/// say
/// the truth about themselves. What cannot be read keeps the reason.
package struct PictureContent: Sendable {
    private static let stampKeyword = "Vitrine stamp"
    private static let elementsKeyword = "Vitrine elements"

    let picture: Picture?
    let stamp: PictureStamp?
    /// The element tree as `.elements` writes it.
    let elements: String?
    /// Why there is no picture.
    let problem: String?
    private let encoded: Data?

    init(picture: Picture, stamp: PictureStamp?, elements: String?) {
        self.picture = picture
        self.stamp = stamp
        self.elements = elements
        problem = nil
        encoded = nil
    }

    init(png data: Data) {
        let bytes = [UInt8](data)
        let texts = PNGText.read(from: bytes)
        stamp = texts[PictureContent.stampKeyword].flatMap { try? PictureStamp(json: Data($0.utf8)) }
        elements = texts[PictureContent.elementsKeyword]
        encoded = data
        do {
            picture = try Picture(png: bytes)
            problem = nil
        } catch {
            picture = nil
            problem = String(describing: error)
        }
    }

    /// The file, as it was read or encoded now.
    func png() throws -> Data {
        if let encoded { return encoded }
        guard let picture else { throw SnapshotFailure(problem ?? "There is no picture.") }
        var texts: [(keyword: String, text: String)] = []
        if let stamp {
            texts.append((PictureContent.stampKeyword, String(decoding: try stamp.json(), as: UTF8.self)))
        }
        if let elements { texts.append((PictureContent.elementsKeyword, elements)) }
        return Data(PNGText.insert(texts, into: try picture.png()))
    }
}
