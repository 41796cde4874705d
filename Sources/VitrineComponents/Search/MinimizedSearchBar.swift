// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The round button that stands for a search field while no search is in progress.
struct MinimizedSearchBar: View {
    let height: CGFloat
    let open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            Image(systemName: "magnifyingglass").frame(width: height, height: height)
        }
        .buttonStyle(.plain)
        .background { GlassSurface(in: Capsule()) }
        .accessibilityLabel(Text(SystemWord.search))
        .font(.body.weight(.medium))
        .imageScale(.medium)
        .dynamicTypeSize(SearchBar.sizes)
    }
}
