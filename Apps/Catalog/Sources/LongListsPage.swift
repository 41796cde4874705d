// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Rows of unequal heights, far more than fit: their true lengths are learned on the way.
struct LongRowsPage: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4) {
                ForEach(0..<2_000) { LongRow(index: $0) }
            }
        }
    }
}

/// The same rows in a list; each opens a page.
struct LongListPage: View {
    var body: some View {
        List(0..<2_000, id: \.self) { index in
            NavigationLink {
                Text("Detail \(index)").navigationTitle("Row \(index)")
            } label: {
                LongRow(index: index)
            }
        }
    }
}

struct LongRow: View {
    let index: Int

    var body: some View {
        Text("Row \(index)")
            .frame(height: CGFloat(index < 3 ? 20 : 30 + index * 37 % 90))
            .accessibilityIdentifier("long.row.\(index)")
    }
}
