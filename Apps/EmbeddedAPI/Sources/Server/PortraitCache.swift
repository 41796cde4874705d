// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Painted portraits by identifier: each is painted once, and there are never more than there are characters.
actor PortraitCache {
    private var pictures: [Int: ByteBuffer] = [:]

    func picture(of record: CharacterRecord) -> ByteBuffer {
        if let picture = pictures[record.id] { return picture }
        let traits = PortraitTraits(id: record.id, species: record.species)
        let picture = ByteBuffer(bytes: Portrait.png(of: traits))
        pictures[record.id] = picture
        return picture
    }
}
