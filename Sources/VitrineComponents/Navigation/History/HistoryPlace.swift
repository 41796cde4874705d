// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A place of navigation stacks: the scene itself, or a page of a tab view.
///
/// The root page of a stack has the key and path of its place: a place that creates another stack is still the same
/// history entry. Pages that are swiped have the key of the place around them: they are one entry.
@MainActor
package final class HistoryPlace {
    package let key: Int
    private let outer: HistoryPlace?
    private let group: AppearanceGroup?
    /// The component that the place adds to the outer path; `nil` for the scene and for the first page of a tab view.
    package var component: String?
    /// Selects this place among its siblings.
    package var select: (@MainActor () -> Void)?
    /// Makes the views of a page that has not been shown yet; `nil` once they exist.
    package var load: (@MainActor () -> Void)?

    package init(key: Int, outer: HistoryPlace? = nil, group: AppearanceGroup? = nil) {
        self.key = key
        self.outer = outer
        self.group = group
    }

    package var isVisible: Bool { group?.isVisible ?? true }
    /// Whether the place is the one of its siblings that is shown where they are.
    package var isShown: Bool { group?.isShown ?? true }

    /// The URL path of the place before anything is pushed.
    package var path: String {
        let path = outer?.path ?? "/"
        return component.map { RouteComponent.append($0, to: path) } ?? path
    }

    /// The number of enclosing places.
    package var depth: Int { outer.map { $0.depth + 1 } ?? 0 }

    package func reveal() {
        outer?.reveal()
        if !isVisible { select?() }
    }
}
