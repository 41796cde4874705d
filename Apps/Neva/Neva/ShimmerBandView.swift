// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The band of `ShimmerModifier`, somewhere on its way.
struct ShimmerBandView: View {
    /// 0 right before the leading edge, 1 right behind the trailing one.
    let progress: CGFloat

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width * Constants.UI.shimmerWidth
            let colors = [color.opacity(0), color, color.opacity(0)]
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                .frame(width: width)
                .offset(x: (geometry.size.width + width) * progress - width)
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private var color: Color {
        (colorScheme == .dark ? Color.black : .white).opacity(Constants.UI.shimmerOpacity)
    }
}

// MARK: - Previews

#Preview("Half of the way") {
    NavigationStack {
        ProductCardView(character: FeedEntity.placeholders[0])
            .redacted(reason: .placeholder)
            .overlay { ShimmerBandView(progress: 0.5) }
            .clipped()
            .frame(width: 180)
    }
    .environment(FeedDetailsBuilder())
    .environment(ImageCache.mock())
}
