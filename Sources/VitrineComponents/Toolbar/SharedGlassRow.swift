// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A row of views that is one item of a bar: its buttons are in one capsule of glass, as in iOS 26.
///
/// What stands beside the buttons, such as a text, is on no glass; what stands between them is.
nonisolated struct SharedGlassRow<Content: View>: View {
    let content: Content
    /// Whether the glass is drawn; not inside of another row, which draws it.
    var drawsGlass = true

    @MainActor var body: some View {
        content
            .environment(\.sharesBarGlass, true)
            .backgroundPreferenceValue(BarGlassKey.self) { places in
                GeometryReader { proxy in
                    if drawsGlass, let first = places.first {
                        let frame = places.dropFirst().reduce(proxy[first]) { $0.union(proxy[$1]) }
                        BarGlass()
                            .frame(width: frame.width, height: frame.height)
                            .position(x: frame.midX, y: frame.midY)
                    }
                }
            }
    }
}

/// The places of the buttons that share a glass, in reading order.
struct BarGlassKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Whether a view of a type is a row of views, with modifiers or as the body of other views.
func isBarRow(_ type: Any.Type) -> Bool { isView(type) { $0 is any RowType.Type } }

private protocol RowType {}

extension HStack: RowType {}

extension ControlGroup: RowType {}

/// The views of a toolbar without items, each an item.
nonisolated struct ToolbarViews<Content: View>: View {
    let content: Content

    @MainActor @ViewBuilder var body: some View {
        if isBarRow(Content.self) { SharedGlassRow(content: content) } else { content }
    }
}
