// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineLayout
import VitrineTesting

/// A square of 100 points.
struct Square: View {
    var body: some View { Color.red.frame(width: 100, height: 100) }
}

/// Places its subview by a proposal of choice.
private struct Proposing: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 300, height: 300)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
    }
}

/// Asks for a distance of choice around itself.
private struct Spaced: Layout {
    let spacing: ViewSpacing?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 30, height: 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing ?? ViewSpacing() }
}

private struct Aligned: Identifiable {
    let id = 1
}

@MainActor let layoutOptions: [OptionTable] = [
    looks(
        Alignment.self,
        [
            "bottom": .bottom, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "center": .center,
            "centerFirstTextBaseline": .centerFirstTextBaseline, "centerLastTextBaseline": .centerLastTextBaseline,
            "leading": .leading, "leadingFirstTextBaseline": .leadingFirstTextBaseline,
            "leadingLastTextBaseline": .leadingLastTextBaseline, "top": .top, "topLeading": .topLeading,
            "topTrailing": .topTrailing, "trailing": .trailing, "trailingFirstTextBaseline": .trailingFirstTextBaseline,
            "trailingLastTextBaseline": .trailingLastTextBaseline,
        ]
    ) { alignment in
        ZStack(alignment: alignment) {
            Square()
            Text("A\nB").font(.largeTitle)
            Text("C").font(.caption2)
        }
    },
    looks(
        HorizontalAlignment.self,
        [
            "center": .center, "leading": .leading, "trailing": .trailing,
            "listRowSeparatorLeading": .listRowSeparatorLeading, "listRowSeparatorTrailing": .listRowSeparatorTrailing,
        ]
    ) { alignment in
        VStack(alignment: alignment) {
            Square()
            Text("C")
        }
        List {
            Text("A").alignmentGuide(alignment) { _ in 77 }
            Text("B")
        }
    },
    looks(
        VerticalAlignment.self,
        [
            "bottom": .bottom, "center": .center, "firstTextBaseline": .firstTextBaseline,
            "lastTextBaseline": .lastTextBaseline, "top": .top,
        ]
    ) { alignment in
        HStack(alignment: alignment) {
            Square()
            Text("A\nB").font(.largeTitle)
            Text("C").font(.caption2)
        }
    },
    looks(Axis.self, ["horizontal": .horizontal, "vertical": .vertical]) { axis in
        TextField("A", text: .constant("B"), axis: axis)
    },
    looks(Axis.Set.self, ["horizontal": .horizontal, "vertical": .vertical]) { axes in
        ScrollView(axes) { Square() }
    },
    outcomes(Edge.self, ["bottom": .bottom, "leading": .leading, "top": .top, "trailing": .trailing]) { edge in
        change(.linear) { isOn in if isOn { Square().transition(.move(edge: edge)) } }
    },
    looks(
        Edge.Set.self,
        [
            "all": .all, "bottom": .bottom, "horizontal": .horizontal, "leading": .leading, "top": .top,
            "trailing": .trailing, "vertical": .vertical,
        ]
    ) { edges in
        Square().padding(edges, 10).background(.blue)
    },
    looks(HorizontalEdge.self, ["leading": .leading, "trailing": .trailing]) { edge in
        Color.red.safeAreaInset(edge: edge) { Text("A") }
    },
    outcomes(HorizontalEdge.Set.self, ["all": .all, "leading": .leading, "trailing": .trailing]) { edges in
        "\(edges.contains(HorizontalEdge.Set(.leading))) \(edges.contains(HorizontalEdge.Set(.trailing)))"
    },
    looks(VerticalEdge.self, ["bottom": .bottom, "top": .top]) { edge in
        Color.red.safeAreaInset(edge: edge) { Text("A") }
    },
    looks(VerticalEdge.Set.self, ["all": .all, "bottom": .bottom, "top": .top]) { edges in
        List {
            Text("A")
            Text("B").listRowSeparator(.hidden, edges: edges)
            Text("C")
        }
    },
    looks(LayoutDirection.self, ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]) { direction in
        HStack {
            Square()
            Text("A")
        }
        .environment(\.layoutDirection, direction)
    },
    looks(
        ProposedViewSize.self, ["infinity": .infinity, "unspecified": .unspecified, "zero": .zero]
    ) { proposal in
        Proposing(proposal: proposal) { Color.red.frame(minWidth: 5, idealWidth: 50, maxWidth: 500) }
    },
    looks(
        UnitPoint.self,
        [
            "bottom": .bottom, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "center": .center,
            "leading": .leading, "top": .top, "topLeading": .topLeading, "topTrailing": .topTrailing,
            "trailing": .trailing, "zero": .zero,
        ]
    ) { anchor in
        Square().rotationEffect(.degrees(45), anchor: anchor)
    }
    .alike("topLeading", "zero", because: "both are 0, 0"),
    looks("ViewSpacing", ["~of the system": nil, "zero": ViewSpacing.zero as ViewSpacing?]) { spacing in
        VStack {
            Spaced(spacing: spacing) { Square() }
            Spaced(spacing: spacing) { Square() }
        }
    },
    looks(ContentMode.self, ["fill": .fill, "fit": .fit]) { mode in
        Color.red.aspectRatio(2, contentMode: mode)
    },
    views(
        "CoordinateSpaceProtocol",
        [
            "global": { Framed { $0.frame(in: .global) } },
            "local": { Framed { $0.frame(in: .local) } },
            "named(_:)": { Framed { $0.frame(in: .named("outer")) } },
            "scrollView": { Framed { $0.frame(in: .scrollView) } },
            "scrollView(axis:)": { Framed { $0.frame(in: .scrollView(axis: .horizontal)) } },
        ]),
    looks(CoordinateSpace.self, ["global": .global, "local": .local, "named(_:)": .named("outer")]) { space in
        Framed { $0.frame(in: space) }
    },
    looks(
        GridItem.Size.self,
        [
            "adaptive(minimum:maximum:)": .adaptive(minimum: 40), "fixed(_:)": .fixed(70),
            "flexible(minimum:maximum:)": .flexible(),
        ]
    ) { size in
        LazyVGrid(columns: [GridItem(size), GridItem(.fixed(20))]) {
            Color.red.frame(height: 10)
            Color.blue.frame(height: 10)
            Color.green.frame(height: 10)
        }
    },
    looks(
        PinnedScrollableViews.self,
        ["~none": [], "sectionFooters": .sectionFooters, "sectionHeaders": .sectionHeaders]
    ) { pinned in
        ScrollView {
            LazyVStack(pinnedViews: pinned) {
                Section {
                    ForEach(0..<40, id: \.self) { Text("\($0)") }
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
            }
        }
    },
    outcomes(SafeAreaRegions.self, ["all": .all, "container": .container, "keyboard": .keyboard]) { regions in
        look(viewport: Viewport(safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))) {
            Color.red.ignoresSafeArea(regions)
        }
    }
    .alike(
        "all", "container", because: "a browser's window ends where its keyboard begins: no inset is the keyboard's"),
    looks("ScenePadding", ["~none": nil, "minimum": ScenePadding.minimum as ScenePadding?]) { padding in
        if let padding {
            Square().scenePadding(padding, edges: .all).background(.blue)
        } else {
            Square().background(.blue)
        }
    },
    looks(
        TableColumnAlignment.self,
        [
            "automatic": .automatic, "center": .center, "leading": .leading, "numeric": .numeric,
            "numeric(_:)": .numeric(Locale.NumberingSystem("arab")), "trailing": .trailing,
        ]
    ) { alignment in
        Table([Aligned()]) { TableColumn("Label") { _ in Text("Cell") }.alignment(alignment) }
            .environment(\.horizontalSizeClass, .regular)
    }
    .alike("automatic", "leading", because: "columns begin at the leading edge")
    .alike("numeric", "numeric(_:)", "trailing", because: "the last digits of numbers are below each other"),
    views(
        "SpacerSizing",
        [
            "fixed": { Barred { ToolbarSpacer(.fixed) } },
            "flexible": { Barred { ToolbarSpacer(.flexible) } },
        ]),
    looks(
        UserInterfaceSizeClass.self, ["compact": .compact, "regular": .regular]
    ) { size in
        NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Detail")
        }
        .environment(\.horizontalSizeClass, size)
    },
    outcomes(
        "Anchor.Source",
        [
            "bottom": Anchor<CGPoint>.Source.bottom, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing, "center": .center, "leading": .leading, "top": .top,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "trailing": .trailing,
            "point(_:)": .point(CGPoint(x: 3, y: 4)), "unitPoint(_:)": .unitPoint(UnitPoint(x: 0.2, y: 0.3)),
        ]
    ) { source in
        look {
            Square().anchorPreference(key: PointKey.self, value: source) { $0 }
                .overlayPreferenceValue(PointKey.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor { Text(verbatim: "\(proxy[anchor])") }
                    }
                }
        }
    },
    outcomes(
        "Anchor.Source",
        ["bounds": Anchor<CGRect>.Source.bounds, "rect(_:)": .rect(CGRect(x: 1, y: 2, width: 3, height: 4))]
    ) { source in
        look {
            Square().anchorPreference(key: BoxKey.self, value: source) { $0 }
                .overlayPreferenceValue(BoxKey.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor { Text(verbatim: "\(proxy[anchor])") }
                    }
                }
        }
    },
]

/// Says the frame that a view reads of itself, inside of scroll views and of a named space.
private struct Framed: View {
    let read: (GeometryProxy) -> CGRect

    var body: some View {
        ScrollView(.horizontal) {
            VStack {
                Color.blue.frame(width: 20, height: 15)
                ScrollView(.vertical) {
                    VStack {
                        Color.green.frame(width: 20, height: 25)
                        VStack {
                            Color.green.frame(width: 20, height: 35)
                            GeometryReader { proxy in Text(verbatim: "\(read(proxy))") }.frame(width: 300, height: 40)
                        }
                        .coordinateSpace(.named("outer"))
                        .padding(7)
                    }
                }
                .frame(width: 320, height: 300)
            }
            .padding(11)
        }
        .padding(5)
    }
}

/// A bar with something between two buttons.
private struct Barred<Between: ToolbarContent>: View {
    @ToolbarContentBuilder let between: () -> Between

    var body: some View {
        NavigationStack {
            Text("Page")
                .toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("A") {} }
                    between()
                    ToolbarItem(placement: .bottomBar) { Button("B") {} }
                }
        }
    }
}

private struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
    }
}

private struct BoxKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
