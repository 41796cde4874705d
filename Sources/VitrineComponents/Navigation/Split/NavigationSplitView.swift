// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// Two or three columns, of which what is chosen in one decides what the next one shows.
///
/// Where there is room the columns stand side by side, each a stack of its own; else they are one stack, and choosing
/// pushes the next column.
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var depth = 0
    @Environment(\.horizontalSizeClass) private var width

    private init(
        sidebar: Sidebar, content: Content?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>?,
        compactColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.compactColumn = compactColumn
    }

    /// Three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Three columns, some of which a binding hides.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
    }

    /// Three columns, of which a binding says the one on top where there is room for one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Three columns, some of which a binding hides, and of which another one says the one on top.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }

    @MainActor public var body: some View {
        if width == .regular {
            columns
        } else {
            NavigationStack {
                sidebar
                    .environment(\.splitColumn, SplitColumn { show(1) })
                    .navigationDestination(isPresented: isShown(1)) { second }
            }
            .onAppear(perform: showPreferredColumn)
            .onChange(of: compactColumn?.wrappedValue) { showPreferredColumn() }
        }
    }

    @MainActor @ViewBuilder private var second: some View {
        if let content {
            content
                .environment(\.splitColumn, SplitColumn { show(2) })
                .navigationDestination(isPresented: isShown(2)) { last }
        } else {
            last
        }
    }

    private var last: some View {
        detail.environment(\.splitColumn, nil).environment(\.splitSelection, nil)
    }

    // MARK: - One column

    private var lastDepth: Int { content == nil ? 1 : 2 }

    @MainActor private func show(_ depth: Int) {
        self.depth = max(self.depth, depth)
        tellColumn()
    }

    @MainActor private func isShown(_ level: Int) -> Binding<Bool> {
        Binding {
            depth >= level
        } set: { isOn in
            depth = isOn ? max(depth, level) : min(depth, level - 1)
            tellColumn()
        }
    }

    @MainActor private func tellColumn() {
        guard let compactColumn else { return }
        let column: NavigationSplitViewColumn =
            depth == 0 ? .sidebar : depth == lastDepth ? .detail : .content
        if compactColumn.wrappedValue != column { compactColumn.wrappedValue = column }
    }

    @MainActor private func showPreferredColumn() {
        guard let column = compactColumn?.wrappedValue else { return }
        let wanted = column == .sidebar ? 0 : column == .detail ? lastDepth : 1
        if depth != wanted { depth = wanted }
    }

    // MARK: - Side by side

    @MainActor private var columns: some View {
        let shown = visibility?.wrappedValue ?? .automatic
        return HStack(spacing: 0) {
            if shown != .detailOnly, shown != .doubleColumn || content == nil {
                SizedColumn(standard: 320, content: sidebar.environment(\.splitColumn, SplitColumn {}))
                Divider().ignoresSafeArea()
            }
            if let content, shown != .detailOnly {
                SizedColumn(standard: 360, content: content.environment(\.splitColumn, SplitColumn {}))
                Divider().ignoresSafeArea()
            }
            NavigationStack { detail }.frame(maxWidth: .infinity)
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Two columns, of which a binding may hide one.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, compactColumn: nil)
    }

    /// Two columns, of which a binding says the one on top where there is room for one.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: preferredCompactColumn)
    }

    /// Two columns, of which a binding may hide one, and another one says the one on top.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }
}
