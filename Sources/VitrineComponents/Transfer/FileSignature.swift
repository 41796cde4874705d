// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The first bytes of files, by which formats are told (their specifications; IANA's registry of media types).
enum FileSignature {
    /// The number of bytes that are looked at.
    static let length = 16

    /// Whether the first bytes of a file are those of its type; true for a type without a signature.
    static func fits(_ bytes: Data, _ type: UTType) -> Bool {
        let bytes = [UInt8](bytes)
        func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count
                && bytes[offset..<(offset + signature.count)].elementsEqual(signature)
        }
        return switch type {
        case .png: begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: begins([0xFF, 0xD8, 0xFF])
        case .gif: begins(Array("GIF8".utf8))
        case .webP: begins(Array("RIFF".utf8)) && begins(Array("WEBP".utf8), at: 8)
        case .bmp: begins(Array("BM".utf8))
        case .tiff: begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A])
        case .heic, .heif, .mpeg4Movie, .mpeg4Audio: begins(Array("ftyp".utf8), at: 4)
        case .pdf: begins(Array("%PDF-".utf8))
        case .zip: begins(Array("PK".utf8))
        case .gzip: begins([0x1F, 0x8B])
        default: true
        }
    }
}
