// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Content that comes to rest at its views, and at whole pages.
struct CarouselPage: View {
    private let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Aligned to views").font(.headline).padding(.horizontal)
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(colors.indices, id: \.self) { index in
                        card(index).frame(width: 220, height: 140)
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 16, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .accessibilityIdentifier("carousel.aligned")
            Text("Page by page").font(.headline).padding(.horizontal)
            GeometryReader { proxy in
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 0) {
                        ForEach(colors.indices, id: \.self) { index in
                            card(index).padding(.horizontal).frame(width: proxy.size.width)
                        }
                    }
                }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("carousel.paged")
            }
            .frame(height: 180)
            Spacer()
        }
        .padding(.vertical)
    }

    private func card(_ index: Int) -> some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(colors[index].gradient)
            .overlay { Text("\(index + 1)").font(.largeTitle.bold()).foregroundStyle(.white) }
    }
}

#Preview("Carousel") { CarouselPage() }
