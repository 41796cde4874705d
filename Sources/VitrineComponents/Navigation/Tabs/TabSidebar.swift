// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The tabs of a tab view in a column beside its pages: those of a section below its header, and the actions of the section
/// behind them. The button above them makes a bar of it.
///
/// Its width is that of a split view's sidebar, and its rows are those of a sidebar's list (decision 0070).
struct TabSidebar: View {
    let items: [TabBar.Item]
    let hide: (@MainActor () -> Void)?
    @Environment(\.tabSidebar) private var parts
    @Environment(\.windowTopInset) private var topInset

    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    /// The items of one section, or of none, that follow each other.
    private struct Run {
        let section: TabSectionLook?
        var indices: [Int]
    }

    private var runs: [Run] {
        var runs: [Run] = []
        for index in items.indices {
            let section = items[index].section
            if let last = runs.last, last.section === section {
                runs[runs.count - 1].indices.append(index)
            } else {
                runs.append(Run(section: section, indices: [index]))
            }
        }
        return runs
    }

    var body: some View {
        HStack(spacing: 0) {
            column(runs)
            Divider().ignoresSafeArea()
        }
    }

    private func column(_ runs: [Run]) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if let hide { SidebarButton(action: hide).frame(width: Self.rowHeight, height: Self.rowHeight) }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    if let header = parts.header { header }
                    ForEach(runs.indices, id: \.self) { rows(of: runs[$0]) }
                    if let footer = parts.footer { footer }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let bottomBar = parts.bottomBar { bottomBar }
        }
        .modifier(TabsSemantics())
        .padding(.horizontal, Self.margin)
        .padding(.top, topInset == 0 ? 10 : 0)
        .frame(width: SplitWidth.sidebar)
        .frame(maxHeight: .infinity)
        .background(Color(.system(.secondaryBackground)))
    }

    @ViewBuilder private func rows(of run: Run) -> some View {
        if let header = run.section?.header {
            header
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
                .padding(EdgeInsets(top: 16, leading: Self.margin, bottom: 6, trailing: Self.margin))
        }
        ForEach(run.indices, id: \.self) { index in
            TabBarButton(item: items[index], index: index, count: items.count) {
                SidebarTabLook(item: items[index])
                    .padding(.horizontal, Self.margin)
                    .frame(maxWidth: .infinity, minHeight: Self.rowHeight, alignment: .leading)
            }
        }
        if run.section != nil, let actions = run.indices.first.flatMap({ items[$0].sectionActions }) {
            actions.padding(.horizontal, Self.margin).frame(minHeight: Self.rowHeight)
        }
    }
}

/// An icon, a title and a badge.
private struct SidebarTabLook: View {
    /// The metrics of a list's rows: titles begin in one column, whatever the widths of the icons.
    private static let metrics = LabelMetrics.listRow

    let item: TabBar.Item

    var body: some View {
        HStack(spacing: Self.metrics.spacing) {
            if let icon = item.look?.icon {
                icon.modifier(IconSlot(width: Self.metrics.iconSlot ?? 0, reach: Self.metrics.spacing / 2))
                    .accessibilityHidden(item.look?.title != nil)
            }
            if let title = item.look?.title { title.labelStyle(.titleAndIcon) }
            Spacer(minLength: 0)
            if let badge = item.badge { badge.foregroundStyle(.secondary) }
        }
        .lineLimit(1)
        .environment(\.labelMetrics, Self.metrics)
    }
}

/// The views that an app adds to the sidebar of a tab view, and whether the sidebar is shown at first.
nonisolated struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
    var isShownAtFirst = false
}

private struct TabSidebarKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
    var tabSidebar: TabSidebarParts {
        get { self[TabSidebarKey.self] }
        set { self[TabSidebarKey.self] = newValue }
    }
}

extension View {
    /// Sets where the tabs of a tab view with the style `sidebarAdaptable` are until the user chooses.
    ///
    /// - Parameter defaultPlacement: The place; the system's choice is the bar.
    /// - Returns: A view whose tab views begin with the place.
    public nonisolated func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.tabSidebar) { $0.isShownAtFirst = defaultPlacement == .sidebar }
    }

    /// Adds a view above the tabs in the sidebar of a tab view.
    public nonisolated func tabViewSidebarHeader<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebar) { $0.header = view }
    }

    /// Adds a view below the tabs in the sidebar of a tab view, which scrolls with them.
    public nonisolated func tabViewSidebarFooter<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebar) { $0.footer = view }
    }

    /// Adds a view at the bottom of the sidebar of a tab view, where it stays while the tabs scroll.
    public nonisolated func tabViewSidebarBottomBar<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebar) { $0.bottomBar = view }
    }
}
