// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// One thing of a page with its name below.
struct Sample<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 6) {
            content.frame(width: 84, height: 64)
            Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
        .frame(width: 100)
    }
}

/// Samples in rows of three.
struct SampleRows<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 18) { content }
                .padding(.vertical, 20)
                .frame(maxWidth: .infinity)
        }
    }
}
