// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineLayout

/// A view with two or three columns, in which the selection in a column determines the content of the next one.
///
/// In regular widths the columns are shown side by side, each with a navigation stack of its own, and what links of the
/// column before the last one lead to is shown in the last one; in compact widths they form one stack, and selecting a
/// row pushes the next column. A window that is too narrow for all columns shows the last ones first; a column that is
/// shown nevertheless moves the last one partly out of the window. An inspector that opens hides the columns that leave
/// it no room. In the style `prominentDetail` the last column has the window to itself, and the others lie over it until
/// the user presses beside them.
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var depth = 0
    /// The visibility of the columns that the user has chosen, if the app has no binding to it.
    @State private var chosen = NavigationSplitViewVisibility.automatic
    /// Joins the stack of the column before the last one to that one.
    @State private var joined = SplitColumns()
    /// The width of all columns together, in points; `nil` until it is known.
    @State private var totalWidth: CGFloat?
    @State private var sidebarWidth: CGFloat?
    @State private var contentWidth: CGFloat?
    /// The width of an inspector in the columns, in points.
    @State private var inspectorWidth: CGFloat = 0
    /// Whether columns that do not fit are hidden, whoever asked for them: since an inspector opened, until the user shows
    /// a column.
    @State private var makesRoom = false
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.inspectorBeside) private var inspectorBeside
    @Environment(\.isSplitDetailProminent) private var isDetailProminent

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

    /// Creates a split view with three columns.
    ///
    /// - Parameters:
    ///   - sidebar: A view builder of the first column.
    ///   - content: A view builder of the second column.
    ///   - detail: A view builder of the last column.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Creates a split view with three columns and a binding to the visible ones.
    ///
    /// - Parameters:
    ///   - columnVisibility: A binding to the visible columns.
    ///   - sidebar: A view builder of the first column.
    ///   - content: A view builder of the second column.
    ///   - detail: A view builder of the last column.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
    }

    /// Creates a split view with three columns and a binding to the column on top in compact widths.
    ///
    /// - Parameters:
    ///   - preferredCompactColumn: A binding to the column on top in compact widths.
    ///   - sidebar: A view builder of the first column.
    ///   - content: A view builder of the second column.
    ///   - detail: A view builder of the last column.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Creates a split view with three columns and bindings to the visible ones and to the one on top in compact
    /// widths.
    ///
    /// - Parameters:
    ///   - columnVisibility: A binding to the visible columns.
    ///   - preferredCompactColumn: A binding to the column on top in compact widths.
    ///   - sidebar: A view builder of the first column.
    ///   - content: A view builder of the second column.
    ///   - detail: A view builder of the last column.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }

    /// The columns side by side, or as one stack in compact widths.
    @MainActor public var body: some View {
        if width == .regular {
            // Their bars are not in the row of a tab bar: it lies over more than one of them.
            columns.environment(\.topTabBarWidth, 0)
        } else {
            NavigationStack {
                sidebar
                    .carryingState(by: joined.sidebar)
                    .environment(\.splitColumn, SplitColumn { show(1) })
                    .environment(\.splitContent, place(0, isRegular: false))
                    .navigationDestination(isPresented: isShown(1)) { second }
            }
            .environment(\.splitView, place(0, isRegular: false))
            .onAppear {
                joined.showLast = lastColumnShower
                if joined.takesLastColumn(of: lastDepth + 1) { depth = lastDepth }
                showPreferredColumn()
            }
            .onChange(of: compactColumn?.wrappedValue) { showPreferredColumn() }
        }
    }

    @MainActor @ViewBuilder private var second: some View {
        if let content {
            content
                .carryingState(by: joined.content)
                .environment(\.splitColumn, SplitColumn { show(2) })
                .environment(\.splitContent, place(1, isRegular: false))
                .navigationDestination(isPresented: isShown(2)) { last }
        } else {
            last
        }
    }

    @MainActor private var last: some View {
        detail
            .carryingState(by: joined.detail)
            .environment(\.splitColumn, nil)
            .environment(\.splitSelection, nil)
            .environment(\.splitContent, place(lastDepth, isRegular: false))
    }

    @MainActor private func place(_ column: Int, isRegular: Bool) -> SplitPlace {
        SplitPlace(columns: joined, column: column, isRegular: isRegular)
    }

    // MARK: - Compact width

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

    /// Shows the last column for an address; it keeps bindings and not the view, which keeps what it is given to.
    @MainActor private var lastColumnShower: @MainActor () -> Bool {
        let (depth, column, last) = ($depth, compactColumn, lastDepth)
        return {
            guard depth.wrappedValue < last else { return false }
            depth.wrappedValue = last
            if let column, column.wrappedValue != .detail { column.wrappedValue = .detail }
            return true
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

    // MARK: - Regular width

    /// Which columns before the last one are shown.
    private struct Shown {
        let sidebar: Bool
        let content: Bool
    }

    /// The columns that the app or the user asks for, and without either those that leave the last one enough room, or
    /// none if they would cover it.
    @MainActor private var shown: Shown {
        let fitting = fitting
        let visibility = visibility?.wrappedValue ?? chosen
        if visibility == .automatic {
            return isDetailProminent ? Shown(sidebar: false, content: false) : fitting
        }
        let isThree = content != nil
        let sidebar = isThree ? visibility == .all : visibility != .detailOnly
        let content = isThree && visibility != .detailOnly
        guard makesRoom else { return Shown(sidebar: sidebar, content: content) }
        return Shown(sidebar: sidebar && fitting.sidebar, content: content && fitting.content)
    }

    /// The columns that leave the last one and its inspector enough room.
    @MainActor private var fitting: Shown {
        let room = (totalWidth ?? .infinity) - SplitWidth.leastDetail - inspectorWidth
        let first = sidebarWidth ?? SplitWidth.sidebar
        guard content != nil else { return Shown(sidebar: first <= room, content: false) }
        let second = contentWidth ?? SplitWidth.content
        return Shown(sidebar: first + second <= room, content: second <= room)
    }

    /// Notes the width of an inspector in the columns; it keeps bindings and not the view, as `lastColumnShower` does.
    @MainActor private var inspectorObserver: @MainActor (CGFloat) -> Void {
        let (noted, makesRoom) = ($inspectorWidth, $makesRoom)
        return { width in
            guard width != noted.wrappedValue else { return }
            if noted.wrappedValue == 0 || width == 0 { makesRoom.wrappedValue = width > 0 }
            noted.wrappedValue = width
        }
    }

    @MainActor @ViewBuilder private var columns: some View {
        if isDetailProminent {
            covered(shown)
        } else {
            beside(shown)
        }
    }

    /// All columns beside each other.
    @MainActor private func beside(_ shown: Shown) -> some View {
        HStack(spacing: 0) {
            first(shown)
            detailColumn(shown)
                .frame(minWidth: shown.sidebar || shown.content ? SplitWidth.leastDetail : nil, maxWidth: .infinity)
        }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            totalWidth = $0
        }
        .environment(\.inspectedColumns, joined)
        .onAppear {
            joined.onInspector = inspectorObserver
            inspectorObserver(joined.inspectorWidth)
        }
        .onChange(of: inspectorBeside, initial: true) { old, new in
            if old == 0 || new == 0 { makesRoom = new > 0 || inspectorWidth > 0 }
        }
    }

    /// The last column, and over it the others; a press beside those hides them.
    @MainActor private func covered(_ shown: Shown) -> some View {
        detailColumn(shown)
            .frame(minWidth: 0, maxWidth: .infinity)
            .overlay {
                if shown.sidebar || shown.content {
                    DimmingView { choose(.detailOnly) }.ignoresSafeArea()
                }
            }
            .overlay(alignment: .leading) {
                HStack(spacing: 0) { first(shown) }
                    .background {
                        if shown.sidebar || shown.content { Color(.system(.background)).ignoresSafeArea() }
                    }
            }
    }

    /// The columns before the last one.
    @MainActor @ViewBuilder private func first(_ shown: Shown) -> some View {
        SizedColumn(wanted: $sidebarWidth, standard: SplitWidth.sidebar, content: sidebarContent)
            .environment(\.splitStack, content == nil ? joined : nil)
            .environment(\.splitView, place(0, isRegular: true))
            .modifier(KeptColumn(isShown: shown.sidebar))
        if shown.sidebar { ColumnLine() }
        if let content {
            SizedColumn(
                wanted: $contentWidth, standard: SplitWidth.content,
                content: middle(content, hasToggle: !shown.sidebar)
            )
            .environment(\.splitStack, joined)
            .environment(\.splitView, place(1, isRegular: true))
            .environment(\.rootDecoration, nil)
            .modifier(KeptColumn(isShown: shown.content))
            if shown.content { ColumnLine() }
        }
    }

    @MainActor private func detailColumn(_ shown: Shown) -> some View {
        let isAlone = !shown.sidebar && !shown.content
        var showSidebar: (@MainActor () -> Void)?
        if isAlone { showSidebar = { toggle() } }
        return SplitDetail(
            columns: joined, showSidebar: showSidebar, content: NavigationStack { last(hasToggle: isAlone) }
        )
        .environment(\.splitView, place(lastDepth, isRegular: true))
        .environment(\.rootDecoration, nil)
    }

    @MainActor private var sidebarContent: some View {
        sidebar
            .carryingState(by: joined.sidebar)
            .environment(\.listKind, .sidebar)
            .toolbar { ToolbarItem(placement: .topBarLeading) { toggleButton } }
            .environment(\.splitColumn, SplitColumn { depth = max(depth, 1) })
            .environment(\.splitContent, place(0, isRegular: true))
    }

    @MainActor private func middle(_ content: Content, hasToggle: Bool) -> some View {
        content
            .carryingState(by: joined.content)
            .toolbar {
                if hasToggle { ToolbarItem(placement: .topBarLeading) { toggleButton } }
            }
            .environment(\.splitColumn, SplitColumn { depth = max(depth, 2) })
            .environment(\.splitContent, place(1, isRegular: true))
    }

    @MainActor private func last(hasToggle: Bool) -> some View {
        detail
            .carryingState(by: joined.detail)
            .toolbar {
                if hasToggle { ToolbarItem(placement: .topBarLeading) { toggleButton } }
            }
            .environment(\.splitContent, place(lastDepth, isRegular: true))
    }

    @MainActor private var toggleButton: some View { SidebarButton { toggle() } }

    /// Hides the sidebar, or shows it again.
    @MainActor private func toggle() {
        let hidden: NavigationSplitViewVisibility = content == nil ? .detailOnly : .doubleColumn
        let new = shown.sidebar ? hidden : shown.content || content == nil ? .all : .doubleColumn
        makesRoom = false
        choose(new)
    }

    @MainActor private func choose(_ columns: NavigationSplitViewVisibility) {
        if let visibility { visibility.wrappedValue = columns } else { chosen = columns }
    }
}

/// The button that hides and shows the first column of a split view.
nonisolated struct SidebarButton: View {
    let action: @MainActor () -> Void

    @MainActor var body: some View {
        Button(action: action) { Image(systemName: "sidebar.leading") }
            .accessibilityLabel(Text(SystemWord.sidebar))
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a split view with two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: nil)
    }

    /// Creates a split view with two columns and a binding to the visible ones.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility, compactColumn: nil)
    }

    /// Creates a split view with two columns and a binding to the column on top in compact widths.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: preferredCompactColumn)
    }

    /// Creates a split view with two columns and bindings to the visible ones and to the one on top in compact widths.
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

/// The line between two columns, in front of both: where it is thinner than a pixel of the screen, and is shown as thick as
/// one, the column behind it would cover it.
private nonisolated struct ColumnLine: View {
    @MainActor var body: some View { Divider().ignoresSafeArea().zIndex(1) }
}
