// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Scrolls a table horizontally where its columns do not fit at their least widths.
struct TableScroller<Content: View>: View {
    /// The least width of the table, in points.
    private let leastWidth: CGFloat
    private let content: Content
    /// The width that there is, in points; `nil` until it is known.
    @State private var width: CGFloat?

    init(leastWidth: CGFloat, @ViewBuilder content: () -> Content) {
        self.leastWidth = leastWidth
        self.content = content()
    }

    var body: some View {
        // Nothing is measured for columns that fit anywhere.
        if leastWidth <= SplitWidth.leastDetail {
            content
        } else {
            Group {
                if let width, leastWidth > width {
                    ScrollView(.horizontal) { content.frame(width: leastWidth) }
                } else {
                    content
                }
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
        }
    }
}
