// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import VitrineSnapshots

struct SnapshotProgressTests {
    @Test
    func theBarFitsIntoEightyColumns() {
        let bar = SnapshotProgress.bar(done: 34, failed: 2, of: 120, doing: String(repeating: "x", count: 200))
        #expect(bar.count <= 79 && bar.hasPrefix("[========") && bar.contains("34/120, 2 failed"))
        #expect(SnapshotProgress.bar(done: 0, failed: 0, of: 0, doing: "").contains("0/0"))
    }
}
