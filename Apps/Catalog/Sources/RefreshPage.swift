// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A list that gets a row each time that it is refreshed.
struct RefreshPage: View {
    @State private var rows = 30

    var body: some View {
        List((0..<rows).reversed(), id: \.self) { index in
            Text("Entry \(index)").accessibilityIdentifier("refresh.row.\(index)")
        }
        .refreshable {
            try? await Task.sleep(for: .milliseconds(300))
            rows += 1
        }
    }
}

#Preview("Refresh") { RefreshPage() }
