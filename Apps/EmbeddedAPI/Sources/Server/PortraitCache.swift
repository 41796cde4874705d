// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Drawn portraits by identifier: each is drawn once, and there are never more than there are characters.
actor PortraitCache {
    private var pictures: [Int: Task<ByteBuffer, any Error>] = [:]

    func picture(of record: CharacterRecord) async throws -> ByteBuffer {
        if let picture = pictures[record.id] { return try await picture.value }
        let traits = PortraitTraits(id: record.id, species: record.species)
        let picture = Task { ByteBuffer(bytes: try await Portrait.png(of: traits)) }
        pictures[record.id] = picture
        do {
            return try await picture.value
        } catch {
            // What failed may work when it is asked for again.
            pictures[record.id] = nil
            throw error
        }
    }
}
