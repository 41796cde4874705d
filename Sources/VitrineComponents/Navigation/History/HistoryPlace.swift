// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// Where stacks of pages stand: the scene itself, or one page of a tab view.
///
/// The root page of a stack has the place's key and path: a place that builds another stack is still the same entry.
@MainActor
package final class HistoryPlace {
    package let key: Int
    private let outer: HistoryPlace?
    private let group: AppearanceGroup?
    /// What the place adds to the path of the one around; `nil` for the scene and for the first page of a tab view.
    package var component: String?
    /// Chooses this place among those beside it.
    package var select: (@MainActor () -> Void)?

    package init(key: Int, outer: HistoryPlace? = nil, group: AppearanceGroup? = nil) {
        self.key = key
        self.outer = outer
        self.group = group
    }

    package var isVisible: Bool { group?.isVisible ?? true }

    /// The URL path of what stands here before anything is pushed.
    package var path: String {
        let path = outer?.path ?? "/"
        return component.map { RouteComponent.append($0, to: path) } ?? path
    }

    /// How many places there are around this one.
    package var depth: Int { outer.map { $0.depth + 1 } ?? 0 }

    package func reveal() {
        outer?.reveal()
        if !isVisible { select?() }
    }
}
