// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SnapshotTesting
import Testing
import VitrineComponents
import VitrineCore

// The code of the article "Snapshot tests on Linux".

struct Badge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .padding(8)
            .background(.red, in: .capsule)
    }
}

@MainActor
struct BadgeSnapshotTests {
    @Test func twoDigits() {
        assertSnapshot(of: Badge(count: 12), as: .image)
    }

    @Test func isRead() {
        assertSnapshot(of: Badge(count: 12), as: .accessibility)
    }

    @Test func hasAFixedSize() {
        assertSnapshot(
            of: Badge(count: 12), as: .elements(layout: .fixed(width: 100, height: 50)), named: "fixed")
    }
}
