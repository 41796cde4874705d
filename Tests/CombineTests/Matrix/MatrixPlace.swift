// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

/// A place in a scene in which a number is shown.
enum MatrixPlace: String, CaseIterable {
    case plain, container, valueContainer, erased, overlay, background, modifier, style, identified, equalBranches
    case row, lazyRow, lazyGrid, listRow, sectionHeader, form, grid, table
    case pushedView, pushedValue, pushedBound, oldLink, split, tab, toolbar
    case sheet, itemSheet, cover, popover, alert, dialog, inspector, menu
    case inset, geometry, fitting, subviews, preference, timeline, disclosure, branch

    /// The places that may stand inside of each other.
    static let nestable: [MatrixPlace] = [
        .container, .valueContainer, .erased, .overlay, .background, .modifier, .style, .identified, .row, .lazyRow,
        .listRow, .form, .grid, .pushedValue, .pushedBound, .tab, .sheet, .itemSheet, .cover, .popover, .inset,
        .geometry, .fitting, .subviews, .preference, .disclosure, .branch,
    ]

    /// Whether one of the places, from the outside to the inside, is a list that is given no height: a page of a stack inside
    /// of a row is as high as its bar, and a list on it has no room for rows.
    static func hasListWithoutHeight(_ places: [MatrixPlace]) -> Bool {
        let rows: [MatrixPlace] = [.listRow, .form, .lazyRow]
        let pages: [MatrixPlace] = [.pushedValue, .pushedBound]
        guard let row = places.firstIndex(where: rows.contains),
            let page = places[row...].firstIndex(where: pages.contains)
        else { return false }
        return places[page...].contains { $0 == .listRow || $0 == .form }
    }

    /// Whether what is shown can be hidden and shown again by a write.
    var isOpenable: Bool {
        switch self {
        case .pushedValue, .pushedBound, .tab, .sheet, .itemSheet, .cover, .popover, .alert, .dialog, .inspector,
            .disclosure, .branch:
            true
        default: false
        }
    }

    /// A place that shows texts and buttons, and no views of other kinds.
    var isForTextsOnly: Bool { self == .alert || self == .dialog || self == .menu }

    /// What a user has to tap to see the number.
    var opener: String? {
        switch self {
        case .pushedView, .oldLink: "push"
        case .menu: "menu"
        default: nil
        }
    }

    @MainActor
    func show(_ isOpen: Binding<Bool>, @ViewBuilder _ content: @escaping () -> some View) -> AnyView {
        switch self {
        case .plain: AnyView(content())
        case .container: AnyView(Box { content() })
        case .valueContainer: AnyView(ValueBox(content: content()))
        case .erased: AnyView(VStack { AnyView(content()) })
        case .overlay: AnyView(Text("base").overlay { content() })
        case .background: AnyView(Text("base").background(content()))
        case .modifier: AnyView(content().modifier(Framing()))
        case .style:
            AnyView(
                Button {
                } label: {
                    content()
                }
                .buttonStyle(Framed()))
        case .identified: AnyView(content().id("constant"))
        case .equalBranches: AnyView(Group { if isOpen.wrappedValue { content() } else { content() } })
        case .row: AnyView(VStack { ForEach(0..<1) { _ in content() } })
        case .lazyRow: AnyView(ScrollView { LazyVStack { ForEach(0..<3) { _ in content() } } })
        case .lazyGrid:
            AnyView(ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<2) { _ in content() } } })
        default: showInList(isOpen, content)
        }
    }

    @MainActor
    private func showInList(_ isOpen: Binding<Bool>, @ViewBuilder _ content: @escaping () -> some View) -> AnyView {
        switch self {
        case .listRow: AnyView(List { content() })
        case .sectionHeader:
            AnyView(
                List {
                    Section {
                        Text("row")
                    } header: {
                        content()
                    }
                })
        case .form: AnyView(Form { Section { content() } })
        case .grid: AnyView(Grid { GridRow { content() } })
        case .table:
            AnyView(Table([MatrixItem(id: 1, number: 1)]) { TableColumn("column") { _ in content() } })
        case .inset: AnyView(Text("base").safeAreaInset(edge: .bottom) { content() })
        case .geometry: AnyView(GeometryReader { _ in content() })
        case .fitting: AnyView(ViewThatFits { content() })
        case .subviews: AnyView(VStack { Group(subviews: content()) { ForEach($0) { $0 } } })
        case .preference:
            AnyView(
                Text("base").preference(key: MatrixKey.self, value: 1)
                    .overlayPreferenceValue(MatrixKey.self) { _ in content() })
        case .timeline: AnyView(TimelineView(.explicit([])) { _ in content() })
        case .disclosure: AnyView(DisclosureGroup("group", isExpanded: isOpen) { content() })
        case .branch: AnyView(Group { if isOpen.wrappedValue { content() } })
        default: showOnPage(isOpen, content)
        }
    }

    @MainActor
    private func showOnPage(_ isOpen: Binding<Bool>, @ViewBuilder _ content: @escaping () -> some View) -> AnyView {
        switch self {
        case .pushedView:
            AnyView(
                NavigationStack {
                    NavigationLink("push") { content() }
                })
        case .pushedValue:
            AnyView(
                NavigationStack(
                    path: Binding {
                        isOpen.wrappedValue ? [1] : []
                    } set: {
                        isOpen.wrappedValue = !$0.isEmpty
                    }
                ) {
                    Text("root").navigationDestination(for: Int.self) { _ in content() }
                })
        case .pushedBound:
            AnyView(
                NavigationStack {
                    Text("root").navigationDestination(isPresented: isOpen) { content() }
                })
        case .oldLink: AnyView(NavigationView { NavigationLink(destination: content()) { Text("push") } })
        case .split:
            AnyView(
                NavigationSplitView {
                    content()
                } detail: {
                    Text("detail")
                })
        case .tab:
            AnyView(
                TabView(
                    selection: Binding {
                        isOpen.wrappedValue ? 1 : 0
                    } set: {
                        isOpen.wrappedValue = $0 == 1
                    }
                ) {
                    Text("first").tabItem { Text("First") }.tag(0)
                    content().tabItem { Text("Second") }.tag(1)
                })
        case .toolbar:
            AnyView(
                NavigationStack {
                    Text("root").toolbar { ToolbarItem(placement: .topBarTrailing) { content() } }
                })
        default: present(isOpen, content)
        }
    }

    @MainActor
    private func present(_ isOpen: Binding<Bool>, @ViewBuilder _ content: @escaping () -> some View) -> AnyView {
        let base = Text("base")
        switch self {
        case .sheet: return AnyView(base.sheet(isPresented: isOpen) { content() })
        case .itemSheet:
            let item = Binding<MatrixItem?> {
                isOpen.wrappedValue ? MatrixItem(id: 1, number: 1) : nil
            } set: {
                isOpen.wrappedValue = $0 != nil
            }
            return AnyView(base.sheet(item: item) { _ in content() })
        case .cover: return AnyView(base.fullScreenCover(isPresented: isOpen) { content() })
        case .popover: return AnyView(base.popover(isPresented: isOpen) { content() })
        case .alert:
            return AnyView(
                base.alert("title", isPresented: isOpen) {
                    Button("button") {}
                } message: {
                    content()
                })
        case .dialog:
            return AnyView(
                base.confirmationDialog("title", isPresented: isOpen) {
                    Button("button") {}
                } message: {
                    content()
                })
        case .inspector: return AnyView(base.inspector(isPresented: isOpen) { content() })
        default: return AnyView(Menu("menu") { content() })
        }
    }
}

/// A container as apps write them: keeps the closure.
private struct Box<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() } }
}

/// A container that keeps the view.
private struct ValueBox<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
}

private struct Framing: ViewModifier {
    func body(content: Content) -> some View { content.padding(3) }
}

private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
}
