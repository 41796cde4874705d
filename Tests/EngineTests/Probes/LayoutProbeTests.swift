// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout
import VitrineTesting

/// Reaches a deprecated modifier without a warning.
@MainActor
private protocol Ignoring {
    var ignoring: AnyView { get }
}

/// Each public modifier of layout, safe areas, scrolling and lists changes something that is shown.
@MainActor
@Suite("Layout and list modifiers")
struct LayoutProbeTests {
    private struct Probe {
        let name: String
        let plain: AnyView
        let changed: AnyView
    }

    private static func probe(
        _ name: String, _ plain: () -> some View, _ changed: () -> some View
    ) -> Probe {
        Probe(name: name, plain: AnyView(plain()), changed: AnyView(changed()))
    }

    @MainActor private static var box: some View { Color.red.frame(width: 40, height: 20) }
    @MainActor private static var wide: some View { Color.red.frame(width: 90, height: 50) }
    /// The first view shares its column with the second one and its row with a box.
    @MainActor private static func gridOf(_ first: some View, _ second: some View) -> some View {
        Grid {
            GridRow {
                first; box
            }
            GridRow {
                second; wide
            }
        }
    }
    @MainActor private static var inner: some View { Text(verbatim: "in") }
    @MainActor private static var tall: some View { Color.red.frame(width: 40, height: 2_000) }
    @MainActor private static var scroll: some View { ScrollView { tall } }
    @MainActor private static var row: some View { Text(verbatim: "row") }

    private static var probes: [Probe] {
        [
            probe("padding(_:)", { Color.red }, { Color.red.padding(4) }),
            probe("padding(_:_:)", { box }, { box.padding(.leading, 4) }),
            probe("frame(width:height:)", { Color.red }, { Color.red.frame(width: 4) }),
            probe("frame(minWidth:)", { box }, { box.frame(minWidth: 90, alignment: .leading) }),
            probe("fixedSize()", { Color.red }, { Color.red.fixedSize() }),
            probe(
                "layoutPriority(_:)",
                {
                    HStack {
                        Color.red; Color.blue
                    }
                },
                {
                    HStack {
                        Color.red; Color.blue.layoutPriority(1)
                    }
                }),
            probe("aspectRatio(_:contentMode:)", { Color.red }, { Color.red.aspectRatio(2, contentMode: .fit) }),
            probe("scaledToFill()", { Color.red }, { Color.red.scaledToFill() }),
            probe("scaledToFit()", { Color.red }, { Color.red.scaledToFit() }),
            probe("position(x:y:)", { box }, { box.position(x: 50, y: 50) }),
            probe(
                "alignmentGuide(_:computeValue:)",
                {
                    VStack(alignment: .leading) {
                        Color.red; box
                    }
                },
                {
                    VStack(alignment: .leading) {
                        Color.red; box.alignmentGuide(.leading) { _ in -9 }
                    }
                }),
            probe("overlay(_:)", { box }, { box.overlay(.blue) }),
            probe(
                "overlay(_:alignment:)", { box.overlay(inner, alignment: .top) },
                {
                    box.overlay(inner, alignment: .bottom)
                }),
            probe("overlay(alignment:content:)", { box }, { box.overlay(alignment: .top) { Color.blue } }),
            probe("overlay(_:in:)", { box }, { box.overlay(.blue, in: Circle()) }),
            probe("background(_:)", { box }, { box.background(.blue) }),
            probe("background(Color)", { box }, { box.background(Color.blue) }),
            probe("background()", { box }, { box.background() }),
            probe("background(_:in:)", { box }, { box.background(.blue, in: Capsule()) }),
            probe("background(in:)", { box }, { box.background(in: Capsule()) }),
            probe("background(alignment:content:)", { box }, { box.background { Color.blue } }),
            probe("border(_:width:)", { box }, { box.border(.blue, width: 2) }),
            probe("ignoresSafeArea(_:edges:)", { Color.red }, { Color.red.ignoresSafeArea() }),
            probe("safeAreaPadding(_:)", { Color.red }, { Color.red.safeAreaPadding(8) }),
            probe(
                "safeAreaPadding(EdgeInsets)", { Color.red },
                {
                    Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                }),
            probe("edgesIgnoringSafeArea(_:)", { Color.red }, { (EdgeIgnoring() as any Ignoring).ignoring }),
            probe("safeAreaInset(edge:)", { Color.red }, { Color.red.safeAreaInset(edge: .bottom) { box } }),
            probe("scrollDisabled(_:)", { scroll }, { scroll.scrollDisabled(true) }),
            probe("refreshable(action:)", { scroll }, { scroll.refreshable {} }),
            probe("scrollClipDisabled(_:)", { scroll }, { scroll.scrollClipDisabled() }),
            probe("scrollDismissesKeyboard(_:)", { scroll }, { scroll.scrollDismissesKeyboard(.never) }),
            probe("defaultScrollAnchor(_:)", { scroll }, { scroll.defaultScrollAnchor(.bottom) }),
            probe(
                "defaultScrollAnchor(_:for:)", { ScrollView { box } },
                {
                    ScrollView { box }.defaultScrollAnchor(.bottom, for: .alignment)
                }),
            probe(
                "containerRelativeFrame(_:)", { ScrollView { box } },
                {
                    ScrollView { box.containerRelativeFrame(.horizontal, alignment: .leading) }
                }),
            probe(
                "tabViewStyle(_:)",
                {
                    TabView {
                        box; wide
                    }
                },
                {
                    TabView {
                        box; wide
                    }.tabViewStyle(.page)
                }),
            probe(
                "indexViewStyle(_:)",
                {
                    TabView {
                        box; wide
                    }.tabViewStyle(.page)
                },
                {
                    TabView {
                        box; wide
                    }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
                }),
            probe("scrollIndicators(_:)", { scroll }, { scroll.scrollIndicators(.hidden) }),
            probe(
                "scrollIndicators(_:axes: .vertical)", { scroll },
                {
                    scroll.scrollIndicators(.hidden, axes: .vertical)
                }),
            probe(
                "scrollIndicators(_:axes: .horizontal)", { ScrollView(.horizontal) { tall } },
                {
                    ScrollView(.horizontal) { tall }.scrollIndicators(.hidden, axes: .horizontal)
                }),
            probe("contentMargins(_:for:)", { scroll }, { scroll.contentMargins(9, for: .scrollContent) }),
            probe("listStyle(_:)", { List { row } }, { List { row }.listStyle(.plain) }),
            probe("scrollContentBackground(_:)", { List { row } }, { List { row }.scrollContentBackground(.hidden) }),
            probe("listRowBackground(_:)", { List { row } }, { List { row.listRowBackground(Color.blue) } }),
            probe("listRowInsets(_:)", { List { row } }, { List { row.listRowInsets(EdgeInsets()) } }),
            probe(
                "listRowSeparator(_:)",
                {
                    List {
                        row; row
                    }
                },
                {
                    List {
                        row.listRowSeparator(.hidden); row
                    }
                }),
            probe(
                "listRowSeparator(_:edges: .bottom)",
                {
                    List {
                        row; row
                    }
                },
                {
                    List {
                        row.listRowSeparator(.hidden, edges: .bottom); row
                    }
                }),
            probe(
                "listRowSeparator(_:edges: .top)",
                {
                    List {
                        row; row
                    }
                },
                {
                    List {
                        row; row.listRowSeparator(.hidden, edges: .top)
                    }
                }),
            probe(
                "listRowSeparator(.visible, edges: .top)", { List { row } },
                {
                    List { row.listRowSeparator(.visible, edges: .top) }
                }),
            probe(
                "listRowSeparator(.visible, edges: .bottom)", { List { row } },
                {
                    List { row.listRowSeparator(.visible, edges: .bottom) }
                }),
            probe(
                "listRowSeparatorTint(_:)",
                {
                    List {
                        row; row
                    }
                },
                {
                    List {
                        row.listRowSeparatorTint(.red); row
                    }
                }),
            probe(
                "listRowSeparatorTint(_:edges: .top)",
                {
                    List {
                        row; row
                    }
                },
                {
                    List {
                        row; row.listRowSeparatorTint(.red, edges: .top)
                    }
                }),
            probe(
                "listRowSeparatorTint(_:edges: .bottom)",
                {
                    List {
                        row; row
                    }
                },
                {
                    List {
                        row.listRowSeparatorTint(.red, edges: .bottom); row
                    }
                }),
            probe("gridCellColumns(_:)", { gridOf(box, box) }, { gridOf(box.gridCellColumns(2), box) }),
            probe("gridCellAnchor(_:)", { gridOf(box, wide) }, { gridOf(box.gridCellAnchor(.bottomTrailing), wide) }),
            probe(
                "gridColumnAlignment(_:)", { gridOf(box, wide) }, { gridOf(box.gridColumnAlignment(.trailing), wide) }),
            probe(
                "gridCellUnsizedAxes(_:)", { gridOf(box, Color.red.frame(height: 9)) },
                {
                    gridOf(box, Color.red.frame(height: 9).gridCellUnsizedAxes(.horizontal))
                }),
            probe("coordinateSpace(name:)", { Measured(named: false) }, { Measured(named: true) }),
            probe(
                "layoutValue(key:value:)", { Indenting()() { box } },
                {
                    Indenting()() { box.layoutValue(key: Indent.self, value: 7) }
                }),
        ]
    }

    @Test("show")
    func changeSomething() {
        for probe in Self.probes {
            #expect(shown(probe.plain) != shown(probe.changed), "\(probe.name) changes nothing")
        }
    }

    @Test("of the other axis leave a scroll view its indicators")
    func indicatorsKeepToTheirAxis() {
        #expect(shown(AnyView(Self.scroll)) == shown(AnyView(Self.scroll.scrollIndicators(.hidden, axes: .horizontal))))
    }

    @Test("of a separator keep to their edges")
    func separatorsKeepToTheirEdges() {
        let plain = shown(
            AnyView(
                List {
                    Self.row; Self.row
                }))
        #expect(
            plain
                == shown(
                    AnyView(
                        List {
                            Self.row.listRowSeparator(.hidden, edges: .top); Self.row
                        })))
        #expect(
            plain
                == shown(
                    AnyView(
                        List {
                            Self.row; Self.row.listRowSeparator(.hidden, edges: .bottom)
                        })))
    }

    private func shown(_ view: AnyView) -> [String] {
        let host = TestHost(
            view, session: SessionContext(textEngine: RecordedTextEngine()),
            viewport: Viewport(
                width: 300, height: 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)))
        return layers(host.scene.display.root)
    }

    /// What every layer is, its number aside.
    private func layers(_ layer: Layer) -> [String] {
        ["\(layer.snapshot)"] + layer.children.flatMap { layers($0) }
    }

    private struct EdgeIgnoring: Ignoring {
        @available(*, deprecated)
        var ignoring: AnyView { AnyView(Color.red.edgesIgnoringSafeArea(.all)) }
    }

    private struct Measured: View {
        let named: Bool

        var body: some View {
            let reader = GeometryReader { proxy in
                Color.red.frame(width: proxy.frame(in: .named("space")).minY + 10, height: 10)
            }.padding(30)
            if named { reader.coordinateSpace(name: "space") } else { reader }
        }
    }

    private struct Indent: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    private struct Indenting: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(
                    at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY), proposal: .unspecified)
            }
        }
    }
}
