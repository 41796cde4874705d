// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What brings a surface from the last batch to this one.
package struct DisplayBatch: Hashable, Sendable {
    /// 1 for the first batch with operations; a batch without any repeats the last number.
    package var sequence: Int
    package var operations: [DisplayOperation]
    /// The checksum of the surface's copy after this batch.
    package var checksum: UInt64

    package init(sequence: Int, operations: [DisplayOperation], checksum: UInt64) {
        self.sequence = sequence
        self.operations = operations
        self.checksum = checksum
    }

    package var isEmpty: Bool { operations.isEmpty }

    /// The checksum as it goes over the wire.
    package var checksum32: UInt32 { LayerMix.fold(checksum) }
}
