// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// A page with a title in a stack, in front of another one.
@MainActor private func page(@ViewBuilder _ content: @escaping () -> some View) -> some View {
    NavigationStack(path: .constant(NavigationPath([1]))) {
        Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in content().navigationTitle("Title") }
    }
}

private let wide = Viewport(width: 1180, height: 820)

private struct ThreeColumns: View {
    let visibility: NavigationSplitViewVisibility

    var body: some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Text("Side")
        } content: {
            Text("Content")
        } detail: {
            Text("Detail")
        }
    }
}

private struct TwoColumns: View {
    var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
            Text("Side")
        } detail: {
            Text("Detail")
        }
    }
}

private struct Tabs: View {
    var body: some View {
        TabView {
            Tab("A", systemImage: "star") { Text("One") }
            Tab("B", systemImage: "heart") { Text("Two") }
        }
    }
}

private struct Pages: View {
    let count: Int
    var body: some View {
        TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
}

/// A sheet that is shown from the beginning.
@MainActor private func sheet(@ViewBuilder _ content: @escaping () -> some View) -> some View {
    Text("Below").sheet(isPresented: .constant(true)) { content() }
}

@MainActor let navigationOptions: [OptionTable] = [
    looks(
        NavigationBarItem.TitleDisplayMode.self, ["automatic": .automatic, "inline": .inline, "large": .large]
    ) { mode in
        page { Text("Page").navigationBarTitleDisplayMode(mode) }
    }
    .alike("automatic", "large", because: "a page has the mode of the one below (decision 0047)"),
    looks(
        ToolbarTitleDisplayMode.self,
        ["automatic": .automatic, "inline": .inline, "inlineLarge": .inlineLarge, "large": .large]
    ) { mode in
        page { Text("Page").toolbarTitleDisplayMode(mode) }
    }
    .alike("automatic", "large", because: "a page has the mode of the one below (decision 0047)"),
    outcomes(
        NavigationSplitViewColumn.self, ["content": .content, "detail": .detail, "sidebar": .sidebar]
    ) { column in
        look {
            NavigationSplitView(preferredCompactColumn: .constant(column)) {
                Text("Side")
            } content: {
                Text("Content")
            } detail: {
                Text("Detail")
            }
        }
    },
    outcomes(
        NavigationSplitViewVisibility.self,
        ["all": .all, "automatic": .automatic, "detailOnly": .detailOnly, "doubleColumn": .doubleColumn]
    ) { visibility in
        look(viewport: wide) { ThreeColumns(visibility: visibility) }
    }
    .alike("automatic", "all", because: "a wide window has room for every column"),
    outcomes(
        "NavigationSplitViewStyle", ["automatic": 0, "balanced": 1, "prominentDetail": 2]
    ) { style in
        look(viewport: wide) {
            switch style {
            case 0: TwoColumns().navigationSplitViewStyle(.automatic)
            case 1: TwoColumns().navigationSplitViewStyle(.balanced)
            default: TwoColumns().navigationSplitViewStyle(.prominentDetail)
            }
        }
    }
    .alike("automatic", "balanced", because: "columns beside each other share the width"),
    outcomes("NavigationViewStyle", ["automatic": 0, "columns": 1, "stack": 2]) { style in
        look(viewport: wide) {
            let view = NavigationView {
                Text("Side")
                Text("Detail")
            }
            switch style {
            case 0: view.navigationViewStyle(.automatic)
            case 1: view.navigationViewStyle(.columns)
            default: view.navigationViewStyle(.stack)
            }
        }
    }
    .alike("automatic", "stack", because: "one page lies on top of the other, and columns says that it does nothing"),
    views(
        "NavigationTransition",
        [
            "automatic": { NavigationStack { Text("A").navigationTransition(.automatic) } },
            "zoom(sourceID:in:)": {
                NavigationStack { Text("A").navigationTransition(.zoom(sourceID: 1, in: Namespace().wrappedValue)) }
            },
        ]),
    looks(
        ToolbarItemPlacement.self,
        [
            "automatic": .automatic, "bottomBar": .bottomBar, "cancellationAction": .cancellationAction,
            "confirmationAction": .confirmationAction, "destructiveAction": .destructiveAction,
            "keyboard": .keyboard, "navigation": .navigation, "navigationBarLeading": .navigationBarLeading,
            "navigationBarTrailing": .navigationBarTrailing, "primaryAction": .primaryAction,
            "principal": .principal, "secondaryAction": .secondaryAction, "status": .status,
            "topBarLeading": .topBarLeading, "topBarTrailing": .topBarTrailing,
        ]
    ) { placement in
        page {
            TextField("Field", text: .constant("")).toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("First") {} }
                ToolbarItem(placement: .topBarLeading) { Button("Second") {} }
                ToolbarItem(placement: placement) { Button("Item") {} }
                ToolbarItem(placement: .bottomBar) { Button("Third") {} }
            }
        }
    }
    .alike(
        "automatic", "destructiveAction", "navigationBarTrailing", "primaryAction", "topBarTrailing",
        because: "iOS puts all of them at the trailing end of the navigation bar"
    )
    .alike(
        "cancellationAction", "navigation", "navigationBarLeading", "topBarLeading",
        because: "iOS puts all of them at the leading end of the navigation bar"),
    looks(
        ToolbarPlacement.self,
        [
            "automatic": .automatic, "bottomBar": .bottomBar, "navigationBar": .navigationBar, "tabBar": .tabBar,
        ]
    ) { placement in
        TabView {
            Tab("A", systemImage: "star") {
                NavigationStack {
                    Text("Page").navigationTitle("Title")
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Item") {} } }
                        .toolbar(.hidden, for: placement)
                }
            }
        }
    }
    .alike("automatic", "navigationBar", because: "the system's choice on iOS is the navigation bar"),
    looks(
        ToolbarRole.self,
        ["automatic": .automatic, "browser": .browser, "editor": .editor, "navigationStack": .navigationStack]
    ) { role in
        page { Text("Page").navigationBarTitleDisplayMode(.inline).toolbarRole(role) }
    }
    .alike("automatic", "navigationStack", because: "what a stack's bar is for is the system's choice")
    .alike("browser", "editor", because: "both put the title beside the back button"),
    looks(
        "ToolbarDefaultItemKind",
        [
            "~none": nil, "search": .search,
            "sidebarToggle": ToolbarDefaultItemKind.sidebarToggle as ToolbarDefaultItemKind?,
            "title": .title,
        ]
    ) {
        kind in
        NavigationSplitView(columnVisibility: .constant(.all)) {
            Text("Side").navigationTitle("Title").searchable(text: .constant("")).toolbar(removing: kind)
        } detail: {
            Text("Detail")
        }
        .environment(\.horizontalSizeClass, .regular)
    }
    .alike("sidebarToggle", "~none", because: "no bar has a button for a sidebar"),
    views(
        "TabViewStyle",
        [
            "automatic": { Tabs().tabViewStyle(.automatic) }, "page": { Tabs().tabViewStyle(.page) },
            "page(indexDisplayMode:)": { Tabs().tabViewStyle(.page(indexDisplayMode: .never)) },
            "sidebarAdaptable": { Tabs().tabViewStyle(.sidebarAdaptable) },
            "tabBarOnly": { Tabs().tabViewStyle(.tabBarOnly) },
        ]
    )
    .alike("automatic", "sidebarAdaptable", "tabBarOnly", because: "on a phone all are a bar of tabs"),
    outcomes("TabViewStyle", ["automatic": 0, "sidebarAdaptable": 1, "tabBarOnly": 2]) { style in
        look(viewport: wide) {
            switch style {
            case 0: Tabs().tabViewStyle(.automatic)
            case 1: Tabs().tabViewStyle(.sidebarAdaptable)
            default: Tabs().tabViewStyle(.tabBarOnly)
            }
        }
    }
    .alike("automatic", "tabBarOnly", because: "without being asked, iPadOS 18 and later show a bar of tabs"),
    looks(
        PageTabViewStyle.IndexDisplayMode.self, ["always": .always, "automatic": .automatic, "never": .never]
    ) { mode in
        VStack {
            Pages(count: 1).tabViewStyle(.page(indexDisplayMode: mode))
            Pages(count: 2).tabViewStyle(.page(indexDisplayMode: mode))
        }
    },
    looks(
        PageIndexViewStyle.BackgroundDisplayMode.self,
        ["always": .always, "automatic": .automatic, "interactive": .interactive, "never": .never]
    ) { mode in
        Pages(count: 2).tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
    }
    .alike("automatic", "never", because: "the system's choice is a ground only while a finger is on the dots"),
    views(
        "IndexViewStyle",
        [
            "page": { Pages(count: 2).tabViewStyle(.page).indexViewStyle(.page) },
            "page(backgroundDisplayMode:)": {
                Pages(count: 2).tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
            },
        ]),
    looks(
        TabBarMinimizeBehavior.self,
        ["automatic": .automatic, "never": .never, "onScrollDown": .onScrollDown, "onScrollUp": .onScrollUp]
    ) { Tabs().tabBarMinimizeBehavior($0) }
    .alike("automatic", "never", because: "on an iPhone a bar of tabs keeps its size unless it is asked"),
    views(
        "TabRole",
        [
            "~none": { TabView { Tab("Search", systemImage: "heart") { Text("One") } } },
            "search": { TabView { Tab(role: .search) { Text("One") } } },
        ]),
    looks(
        ToolbarCustomizationBehavior.self, ["default": .default, "disabled": .disabled, "reorderable": .reorderable]
    ) { behavior in
        page {
            Text("A").toolbar(id: "a") { ToolbarItem(id: "a") { Button("A") {} }.customizationBehavior(behavior) }
        }
    }
    .alike("default", "disabled", "reorderable", because: "users cannot change toolbars"),
    looks(
        ToolbarCustomizationOptions.self, ["~none": [], "alwaysAvailable": .alwaysAvailable]
    ) { options in
        page {
            Text("A").toolbar(id: "a") {
                ToolbarItem(id: "a") { Button("A") {} }.defaultCustomization(options: options)
            }
        }
    }
    .alike("~none", "alwaysAvailable", because: "users cannot change toolbars"),
    looks(
        GlassEffectTransition.self,
        ["identity": .identity, "matchedGeometry": .matchedGeometry, "materialize": .materialize]
    ) { transition in
        Text("A").glassEffectTransition(transition)
    }
    .alike("identity", "materialize", because: "both are said to have no effect"),
    looks(
        PaletteSelectionEffect.self,
        ["automatic": .automatic, "custom": .custom, "symbolVariant(_:)": .symbolVariant(.fill)]
    ) { effect in
        Text("A").paletteSelectionEffect(effect)
    }
    .alike("custom", "symbolVariant(_:)", because: "both are said to have no effect"),
    looks(
        ScrollEdgeEffectStyle.self, ["automatic": .automatic, "hard": .hard, "soft": .soft]
    ) { style in
        ScrollView { Text("A") }.scrollEdgeEffectStyle(style, for: .top)
    }
    .alike("automatic", "soft", because: "iOS decides for a soft edge under bars"),
    looks(
        "TextSelection.Indices",
        [
            "multiSelection(_:)": TextSelection(ranges: RangeSet()),
            "selection(_:)": TextSelection(insertionPoint: "".startIndex),
        ]
    ) { selection in
        TextEditor(text: .constant("A"), selection: .constant(selection))
    }
    .alike("multiSelection(_:)", "selection(_:)", because: "a browser selects one range"),
    told(
        "AttributedTextSelection.Indices",
        [
            "insertionPoint(_:)": { place(AttributedTextSelection()) },
            "ranges(_:)": { place(AttributedTextSelection(range: styled.startIndex..<styled.endIndex)) },
        ]),
    looks(
        TextSelectionAffinity.self, ["automatic": .automatic, "downstream": .downstream, "upstream": .upstream]
    ) { affinity in
        Text("A").textSelectionAffinity(affinity)
    }
    .alike("downstream", "upstream", because: "both are said to have no effect"),
    looks(
        AccessibilitySystemRotor.self,
        [
            "boldText": .boldText, "headings": .headings, "images": .images, "italicText": .italicText,
            "landmarks": .landmarks, "links": .links, "lists": .lists, "tables": .tables, "textFields": .textFields,
        ]
    ) { rotor in
        Text("A").accessibilityRotor(rotor) { AccessibilityRotorEntry("A", id: 1) }
    }
    .alike(
        "boldText", "headings", "images", "italicText", "landmarks", "links", "lists", "tables", "textFields",
        because: "screen readers of browsers find them by themselves"),
    looks(
        TabPlacement.self, ["automatic": .automatic, "pinned": .pinned, "sidebarOnly": .sidebarOnly]
    ) { placement in
        TabView {
            Tab("A", systemImage: "star") { Text("One") }
            Tab("B", systemImage: "heart") { Text("Two") }.tabPlacement(placement)
        }
        .tabViewStyle(.sidebarAdaptable)
    }
    .alike(
        "automatic", "pinned", because: "both have an item in the bar; a pinned one the user could not take out of it"),
    looks(
        TabCustomizationBehavior.self,
        ["automatic": .automatic, "disabled": .disabled, "reorderable": .reorderable]
    ) { behavior in
        TabView {
            Tab("A", systemImage: "star") { Text("One") }.customizationBehavior(behavior, for: .sidebar)
        }
    }
    .alike("automatic", "disabled", because: "tabs cannot be moved unless the app lets them"),
    looks(
        AdaptableTabBarPlacement.self, ["automatic": .automatic, "sidebar": .sidebar, "tabBar": .tabBar]
    ) { placement in
        TabView {
            Tab("A", systemImage: "star") { Text("One") }.customizationBehavior(.reorderable, for: placement)
        }
    },
    looks(
        ContainerBackgroundPlacement.self,
        [
            "navigation": .navigation, "navigationSplitView": .navigationSplitView, "widget": .widget,
        ]
    ) { placement in
        NavigationStack { Text("A").containerBackground(.red, for: placement) }
    }
    .alike("navigation", "navigationSplitView", because: "both lie behind the page, which is all of a stack"),
    views(
        "SearchFieldPlacement",
        [
            "automatic": { Searchable(placement: .automatic) },
            "navigationBarDrawer": { Searchable(placement: .navigationBarDrawer) },
            "navigationBarDrawer(displayMode:)": { Searchable(placement: .navigationBarDrawer(displayMode: .always)) },
            "sidebar": { Searchable(placement: .sidebar) }, "toolbar": { Searchable(placement: .toolbar) },
        ]
    )
    .alike("automatic", "sidebar", "toolbar", because: "on a phone all three are the bar below the page"),
    looks(
        SearchFieldPlacement.NavigationBarDrawerDisplayMode.self, ["always": .always, "automatic": .automatic]
    ) { Searchable(placement: .navigationBarDrawer(displayMode: $0)) },
    looks(
        SearchPresentationToolbarBehavior.self, ["automatic": .automatic, "avoidHidingContent": .avoidHidingContent]
    ) { Searchable(placement: .automatic).searchPresentationToolbarBehavior($0) }
    .alike("automatic", "avoidHidingContent", because: "the bar stays while a search is in progress"),
    looks(SearchToolbarBehavior.self, ["automatic": .automatic, "minimize": .minimize]) {
        Searchable(placement: .automatic).searchToolbarBehavior($0)
    },
    looks(
        BadgeProminence.self, ["decreased": .decreased, "increased": .increased, "standard": .standard]
    ) { prominence in List { Text("Inbox").badge(3).badgeProminence(prominence) } },
    told(
        "TabViewBottomAccessoryPlacement",
        [
            "expanded": {
                let host = TestHost(
                    TabView { Text("A").tabItem { Text("One") } }.tabViewBottomAccessory { AccessoryPlace() })
                return host.contains(label: "expanded") ? "expanded" : "none"
            }
        ]
    )
    .never("inline", because: "tab bars keep their size"),
    told("AccessibilityZoomGestureAction.Direction", [:])
        .never("zoomIn", "zoomOut", because: "screen readers of the web have no gesture to zoom"),
    outcomes(
        SearchScopeActivation.self,
        ["automatic": .automatic, "onSearchPresentation": .onSearchPresentation, "onTextEntry": .onTextEntry]
    ) { activation in
        let host = TestHost { Searching(activation: activation) }
        var seen = ["\(host.contains(label: "Scope A"))"]
        try host.find(role: .textField, label: "Search").focus()
        seen.append("\(host.contains(label: "Scope A"))")
        try host.type("a", into: "Search")
        seen.append("\(host.contains(label: "Scope A"))")
        return seen.joined(separator: " ")
    }
    .alike("automatic", "onTextEntry", because: "on iOS scopes come with the first letter"),
    looks(
        PresentationDetent.self,
        [
            "custom(_:)": .custom(Third.self), "fraction(_:)": .fraction(0.7), "height(_:)": .height(200),
            "large": .large, "medium": .medium,
        ]
    ) { detent in
        sheet { Text("Sheet").presentationDetents([detent]) }
    },
    outcomes("PresentationSizing", ["automatic": 0, "fitted": 1, "form": 2, "page": 3]) { sizing in
        look(viewport: wide) {
            sheet {
                switch sizing {
                case 0: Text("Sheet").presentationSizing(.automatic)
                case 1: Text("Sheet").presentationSizing(.fitted)
                case 2: Text("Sheet").presentationSizing(.form)
                default: Text("Sheet").presentationSizing(.page)
                }
            }
        }
    }
    .alike("automatic", "form", because: "a sheet of iPadOS 18 and later is a form"),
    looks(
        PresentationAdaptation.self,
        [
            "automatic": .automatic, "fullScreenCover": .fullScreenCover, "none": .none, "popover": .popover,
            "sheet": .sheet,
        ]
    ) { adaptation in
        Text("Below").popover(isPresented: .constant(true)) {
            Text("Popover").presentationCompactAdaptation(adaptation)
        }
    }
    .alike("automatic", "sheet", because: "a popover is a sheet in a narrow window")
    .alike("none", "popover", because: "both keep the popover"),
    looks(
        PresentationBackgroundInteraction.self,
        [
            "automatic": .automatic, "disabled": .disabled, "enabled": .enabled,
            "enabled(upThrough:)": .enabled(upThrough: .height(100)),
        ]
    ) { interaction in
        sheet {
            Text("Sheet").presentationDetents([.medium, .height(100)], selection: .constant(.medium))
                .presentationBackgroundInteraction(interaction)
        }
    }
    .alike(
        "automatic", "disabled", "enabled(upThrough:)",
        because: "the sheet covers more than the detent up to which what is behind it answers"),
    looks(
        PresentationContentInteraction.self, ["automatic": .automatic, "resizes": .resizes, "scrolls": .scrolls]
    ) { interaction in
        sheet {
            ScrollView { Text("Sheet") }.presentationDetents([.medium, .large])
                .presentationContentInteraction(interaction)
        }
    }
    .alike("automatic", "scrolls", because: "a swipe over content scrolls it here, and resizes says that it does not"),
    looks(PopoverAttachmentAnchor.self, ["point(_:)": .point(.top), "rect(_:)": .rect(.bounds)]) { anchor in
        Color.red.frame(width: 100, height: 100)
            .popover(isPresented: .constant(true), attachmentAnchor: anchor) {
                Text("Popover").presentationCompactAdaptation(.popover)
            }
    },
    outcomes(
        OpenURLAction.Result.self,
        [
            "discarded": .discarded, "handled": .handled, "systemAction": .systemAction,
            "systemAction(_:)": .systemAction(URL(string: "https://b.org")!),
        ]
    ) { result in
        let host = TestHost {
            Opening().environment(\.openURL, OpenURLAction { _ in result })
        }
        try host.find(label: "Open").tap()
        return "\(host.labels) \(host.scene.graph.session.takeRequests())"
    },
]

private struct AccessoryPlace: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .expanded ? "expanded" : "inline") }
}

private struct Searchable: View {
    let placement: SearchFieldPlacement

    var body: some View {
        NavigationStack {
            ScrollView { Color.red.frame(height: 2000) }.navigationTitle("Title")
                .searchable(text: .constant(""), placement: placement)
        }
    }
}

private struct Opening: View {
    @Environment(\.openURL) private var openURL
    @State private var isAccepted: Bool?

    var body: some View {
        Button("Open") { openURL(URL(string: "https://a.org")!) { isAccepted = $0 } }
        Text(verbatim: "\(String(describing: isAccepted))")
    }
}

private struct Third: CustomPresentationDetent {
    nonisolated static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Searching: View {
    let activation: SearchScopeActivation
    @State private var text = ""
    @State private var scope = 1

    var body: some View {
        NavigationStack {
            Text("Page").searchable(text: $text)
                .searchScopes($scope, activation: activation) {
                    Text("Scope A").tag(1)
                    Text("Scope B").tag(2)
                }
        }
    }
}

@MainActor private let styled = AttributedString("A")

@MainActor private func place(_ selection: AttributedTextSelection) -> String {
    switch selection.indices(in: styled) {
    case .insertionPoint: "insertionPoint"
    case .ranges: "ranges"
    }
}
