// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// An item of a bar that scrolls: one capsule of glass, in which buttons have none of their own.
nonisolated struct ScrollingBarItem<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        content
            .environment(\.sharesBarGlass, true)
            .frame(height: 44)
            .clipShape(Capsule())
            .background { BarGlass() }
    }
}

/// Whether a view of a type is a scroll view, with modifiers or as the body of other views.
func isScrollView(_ type: Any.Type) -> Bool { isView(type) { $0 is any ScrollViewType.Type } }

/// Whether a condition holds for a type of views, for what has modifiers in it, or for its body.
func isView(_ type: Any.Type, _ condition: (Any.Type) -> Bool) -> Bool {
    if condition(type) { return true }
    if let outer = type as? any OneViewType.Type { return isView(outer.contentType, condition) }
    guard type != Never.self, let view = type as? any View.Type else { return false }
    return isView(bodyType(of: view), condition)
}

private func bodyType<V: View>(of type: V.Type) -> Any.Type { V.Body.self }

private protocol ScrollViewType {}

extension ScrollView: ScrollViewType {}

/// A view that is another one with something added.
private protocol OneViewType {
    static var contentType: Any.Type { get }
}

extension ModifiedContent: OneViewType {
    fileprivate static var contentType: Any.Type { Content.self }
}

extension ScrollViewReader: OneViewType {
    fileprivate static var contentType: Any.Type { Content.self }
}
