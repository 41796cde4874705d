// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The operations that bring a surface from the previous batch to this one.
package struct DisplayBatch: Hashable, Sendable {
    /// The number of the batch: 1 for the first one with operations; a batch without operations repeats the last
    /// number.
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
}
