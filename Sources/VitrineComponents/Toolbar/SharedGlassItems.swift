// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore

/// The items of a group in a bar: neighbours are in one capsule of glass, as in iOS 26.
///
/// Space, a text, which is on no glass, and what scrolls end a capsule. One item alone has its own.
nonisolated struct SharedGlassItems<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        Group(subviews: content) { items in
            ForEach(GlassRun.runs(of: items)) { run in
                if run.isRow, run.items.count == 1 {
                    ForEach(run.items) { SharedGlassRow(content: $0) }
                } else if run.isShared {
                    // One item is a row as well: it keeps its state when another one comes beside it.
                    let isOne = run.items.count == 1
                    HStack(spacing: 0) { ForEach(run.items) { $0 } }
                        .environment(\.sharesBarGlass, !isOne)
                        .background { if !isOne { BarGlass() } }
                        // In a narrow bar texts shrink before buttons.
                        .layoutPriority(run.isText ? 0 : 1)
                } else if run.scrolls {
                    ForEach(run.items) { ScrollingBarItem(content: $0) }
                } else {
                    ForEach(run.items) { $0 }
                }
            }
        }
    }
}

/// Neighbouring items on one glass, or one that shares none.
private nonisolated struct GlassRun: Identifiable {
    enum ID: Hashable {
        /// The place among all that have a glass: their items come and go.
        case glass(Int)
        case item(Subview.ID)
    }

    let id: ID
    var items: [Subview]
    /// Whether the items may be on one glass with others.
    let isShared: Bool
    /// Whether the one item is a scroll view.
    var scrolls = false
    /// Whether the first item is a row of views.
    var isRow = false
    /// Whether the one item is a text with modifiers.
    @MainActor var isText: Bool {
        guard items.count == 1 else { return false }
        return isView(items[0].holder.factory.viewType) { $0 == Text.self }
    }

    @MainActor static func runs(of items: SubviewsCollection) -> [GlassRun] {
        var runs: [GlassRun] = []
        var glasses = 0
        var isOpen = false
        for item in items {
            let type = item.holder.factory.viewType
            let scrolls = isScrollView(type)
            let isShared = type != Spacer.self && type != Text.self && !scrolls
            if isShared, isOpen {
                runs[runs.count - 1].items.append(item)
            } else {
                let id: ID = isShared ? .glass(glasses) : .item(item.id)
                if isShared { glasses += 1 }
                runs.append(
                    GlassRun(id: id, items: [item], isShared: isShared, scrolls: scrolls, isRow: isBarRow(type)))
            }
            isOpen = isShared
        }
        return runs
    }
}

private struct SharesBarGlassKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is an item of a bar on glass that others share, and draws none itself.
    var sharesBarGlass: Bool {
        get { self[SharesBarGlassKey.self] }
        set { self[SharesBarGlassKey.self] = newValue }
    }
}
