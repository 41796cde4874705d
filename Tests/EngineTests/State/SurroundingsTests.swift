// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineTesting

/// What an author shows is one view while what is around it changes: it keeps its state, and neither appears nor begins
/// its task again.
@MainActor
@Suite("Author state survives changes of surroundings")
struct SurroundingsTests {
    /// A place for an author's view, and what changes around it.
    struct Surroundings: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The width of the window, in points.
        fileprivate let width: CGFloat
        fileprivate let show: @MainActor @Sendable (CountingView, Bool) -> AnyView

        fileprivate init(
            _ name: String, width: CGFloat = 390,
            _ show: @escaping @MainActor @Sendable (CountingView, Bool) -> AnyView
        ) {
            testDescription = name
            self.width = width
            self.show = show
        }
    }

    nonisolated static let values: [Surroundings] = [
        Surroundings("it is disabled") { view, isOn in AnyView(view.disabled(isOn)) },
        Surroundings("it is not touched") { view, isOn in AnyView(view.allowsHitTesting(!isOn)) },
        Surroundings("the colour scheme") { view, isOn in
            let scheme: ColorScheme = isOn ? .dark : .light
            return AnyView(view.environment(\.colorScheme, scheme))
        },
        Surroundings("the direction of the language") { view, isOn in
            let direction: LayoutDirection = isOn ? .rightToLeft : .leftToRight
            return AnyView(
                List { view.swipeActions { Button("Archive") {} } }.environment(\.layoutDirection, direction))
        },
        Surroundings("the size of texts") { view, isOn in
            let size: DynamicTypeSize = isOn ? .accessibility3 : .large
            return AnyView(Form { LabeledContent("Name") { view } }.environment(\.dynamicTypeSize, size))
        },
        Surroundings("an effect of a symbol begins") { view, isOn in
            AnyView(view.symbolEffect(.pulse, isActive: isOn))
        },
        Surroundings("an effect of a symbol ends") { view, isOn in
            AnyView(view.symbolEffect(.pulse, isActive: !isOn))
        },
    ]

    nonisolated static let lists: [Surroundings] = [
        Surroundings("a list is edited") { view, isOn in
            AnyView(List { view }.environment(\.editMode, mode(isOn)))
        },
        Surroundings("a list with a selection is edited") { view, isOn in
            AnyView(
                List(selection: Binding<Set<Int>>.constant([])) { view.tag(1) }.environment(\.editMode, mode(isOn)))
        },
        Surroundings("a row may not be selected") { view, isOn in
            AnyView(List(selection: Binding<Int?>.constant(nil)) { view.tag(1).selectionDisabled(isOn) })
        },
        Surroundings("a row may not be deleted") { view, isOn in
            AnyView(List { ForEach([1], id: \.self) { _ in view.deleteDisabled(isOn) }.onDelete { _ in } })
        },
        Surroundings("a row has actions") { view, isOn in
            AnyView(List { view.swipeActions { if isOn { Button("Archive") {} } } })
        },
        Surroundings("a row has a badge") { view, isOn in AnyView(List { view.badge(isOn ? 1 : 0) }) },
        Surroundings("the label of a link in a list that is edited") { view, isOn in
            AnyView(
                NavigationStack {
                    List {
                        NavigationLink {
                            Text(verbatim: "Page")
                        } label: {
                            view
                        }
                    }
                }
                .environment(\.editMode, mode(isOn)))
        },
        Surroundings("a header in a list that is edited") { view, isOn in
            AnyView(
                List {
                    Section {
                        Text(verbatim: "Row")
                    } header: {
                        view
                    }
                }
                .environment(\.editMode, mode(isOn)))
        },
        Surroundings("the label of a group that is opened") { view, isOn in
            AnyView(
                Form {
                    DisclosureGroup(isExpanded: Binding<Bool>.constant(isOn)) {
                        Text(verbatim: "Row")
                    } label: {
                        view
                    }
                })
        },
        Surroundings("another column of a table is hidden", width: 800) { view, isOn in
            var columns = TableColumnCustomization<Line>()
            columns[visibility: "first"] = isOn ? .hidden : .visible
            return AnyView(
                Table([Line(id: 1)], columnCustomization: Binding<TableColumnCustomization<Line>>.constant(columns)) {
                    TableColumn("First") { (_: Line) in Text(verbatim: "first") }.customizationID("first")
                    TableColumn("Second") { (_: Line) in view }.customizationID("second")
                }
                .environment(\.horizontalSizeClass, .regular))
        },
        Surroundings("a table becomes a list", width: 800) { view, isOn in
            let width: UserInterfaceSizeClass = isOn ? .compact : .regular
            return AnyView(
                Table([Line(id: 1)]) {
                    TableColumn("First") { (_: Line) in view }
                    TableColumn("Second") { (_: Line) in Text(verbatim: "second") }
                }
                .environment(\.horizontalSizeClass, width))
        },
    ]

    nonisolated static let controls: [Surroundings] = [
        Surroundings("a choice of a list may not be chosen") { view, isOn in
            AnyView(
                Form {
                    Picker("Choice", selection: Binding<Int>.constant(1)) { view.tag(2).selectionDisabled(isOn) }
                        .pickerStyle(.inline)
                })
        },
        Surroundings("a segment may not be chosen") { view, isOn in
            AnyView(
                Picker("Choice", selection: Binding<Int>.constant(1)) { view.tag(2).selectionDisabled(isOn) }
                    .pickerStyle(.segmented))
        },
        Surroundings("the label of a button that is disabled") { view, isOn in
            AnyView(
                Button {
                } label: {
                    view
                }
                .buttonStyle(.bordered)
                .disabled(isOn))
        },
        Surroundings("the label of a toggle that is turned on") { view, isOn in
            AnyView(Form { Toggle(isOn: Binding<Bool>.constant(isOn)) { view } })
        },
    ]

    nonisolated static let pages: [Surroundings] = [
        Surroundings("an item of a bar gets a neighbour before it") { view, isOn in
            AnyView(
                NavigationStack {
                    Text(verbatim: "Page").toolbar {
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            if isOn { Button("New") {} }
                            view
                        }
                    }
                })
        },
        Surroundings("an item of a bar gets a neighbour after it") { view, isOn in
            AnyView(
                NavigationStack {
                    Text(verbatim: "Page").toolbar {
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            view
                            if isOn { Button("New") {} }
                        }
                    }
                })
        },
        Surroundings("a search begins") { view, isOn in
            AnyView(
                NavigationStack {
                    view.searchable(
                        text: Binding<String>.constant(""), isPresented: Binding<Bool>.constant(isOn))
                })
        },
        Surroundings("the bar is hidden") { view, isOn in
            let visibility: Visibility = isOn ? .hidden : .visible
            return AnyView(NavigationStack { view.toolbar(visibility, for: .navigationBar) })
        },
        Surroundings("the title becomes small") { view, isOn in
            AnyView(
                NavigationStack {
                    view.navigationTitle("Page").navigationBarTitleDisplayMode(isOn ? .inline : .large)
                })
        },
        Surroundings("a sheet is presented") { view, isOn in
            AnyView(view.sheet(isPresented: Binding<Bool>.constant(isOn)) { Text(verbatim: "Sheet") })
        },
        Surroundings("an inspector opens", width: 1_000) { view, isOn in
            AnyView(
                view.inspector(isPresented: Binding<Bool>.constant(isOn)) { Text(verbatim: "Inspector") }
                    .environment(\.horizontalSizeClass, .regular))
        },
        Surroundings("the width class with an inspector", width: 1_000) { view, isOn in
            let width: UserInterfaceSizeClass = isOn ? .compact : .regular
            return AnyView(
                view.inspector(isPresented: Binding<Bool>.constant(true)) { Text(verbatim: "Inspector") }
                    .environment(\.horizontalSizeClass, width))
        },
        Surroundings("the columns before the last one are hidden", width: 1_000) { view, isOn in
            let visibility: NavigationSplitViewVisibility = isOn ? .detailOnly : .all
            return AnyView(
                NavigationSplitView(columnVisibility: Binding<NavigationSplitViewVisibility>.constant(visibility)) {
                    Text(verbatim: "Sidebar")
                } detail: {
                    view
                }
                .environment(\.horizontalSizeClass, .regular))
        },
        Surroundings("the width class with tabs", width: 1_000) { view, isOn in
            let width: UserInterfaceSizeClass = isOn ? .regular : .compact
            return AnyView(
                TabView { view.tabItem { Text(verbatim: "First") } }.environment(\.horizontalSizeClass, width))
        },
        Surroundings("a bar of tabs may become a sidebar", width: 1_000) { view, isOn in
            let width: UserInterfaceSizeClass = isOn ? .regular : .compact
            return AnyView(
                TabView { view.tabItem { Text(verbatim: "First") } }
                    .tabViewStyle(.sidebarAdaptable)
                    .environment(\.horizontalSizeClass, width))
        },
        Surroundings("a bar of tabs gets an accessory") { view, isOn in
            AnyView(
                TabView { view.tabItem { Text(verbatim: "First") } }
                    .tabViewBottomAccessory(isEnabled: isOn) { Text(verbatim: "Now") })
        },
    ]

    nonisolated static let all: [Surroundings] = values + lists + controls + pages

    private static func mode(_ isEditing: Bool) -> Binding<EditMode> { .constant(isEditing ? .active : .inactive) }

    @Test("a view keeps its state and its task", arguments: all)
    func state(_ surroundings: Surroundings) async {
        let log = CountingLog()
        let host = TestHost(Surrounded(surroundings: surroundings, log: log), width: surroundings.width)
        await host.waitUntilIdle()
        log.add()
        host.scene.flush()
        #expect(log.count == 1)
        let before = log.events
        #expect(before.contains("appeared") && before.contains("began"))
        log.change()
        host.scene.flush()
        await host.waitUntilIdle()
        #expect(log.count == 1)
        #expect(log.events == before)
        host.unmount()
    }
}

/// What the views of one scene tell the test, and how it writes to them.
@MainActor
private final class CountingLog {
    /// The number that is shown.
    var count = 0
    var events: [String] = []
    /// Writes the view's state.
    var add: () -> Void = {}
    /// Changes what is around it.
    var change: () -> Void = {}
}

/// A view of an author, with a state and a task.
private struct CountingView: View {
    let log: CountingLog
    @State private var count = 0

    var body: some View {
        let (log, binding) = (log, $count)
        log.count = count
        log.add = { binding.wrappedValue += 1 }
        return Text(verbatim: "count \(count)")
            .onAppear { log.events.append("appeared") }
            .onDisappear { log.events.append("disappeared") }
            .task { log.events.append("began") }
    }
}

private struct Surrounded: View {
    let surroundings: SurroundingsTests.Surroundings
    let log: CountingLog
    @State private var isChanged = false

    var body: some View {
        let binding = $isChanged
        log.change = { binding.wrappedValue = true }
        return surroundings.show(CountingView(log: log), isChanged)
    }
}

private struct Line: Identifiable {
    let id: Int
}
