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
        let effects: [ProbeEffect]
        let plain: AnyView
        let changed: AnyView
    }

    private static func probe(
        _ name: String, _ effects: ProbeEffect..., plain: () -> some View, changed: () -> some View
    ) -> Probe {
        Probe(name: name, effects: effects, plain: AnyView(plain()), changed: AnyView(changed()))
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
            probe(
                "padding(_:)", "fill rectangle #ff383c (4, 24, 292, 362)", plain: { Color.red },
                changed: { Color.red.padding(4) }),
            probe(
                "padding(_:_:)", "fill rectangle #ff383c (132, 195, 40, 20)", plain: { box },
                changed: { box.padding(.leading, 4) }),
            probe(
                "frame(width:height:)", "fill rectangle #ff383c (148, 20, 4, 370)", plain: { Color.red },
                changed: { Color.red.frame(width: 4) }),
            probe(
                "frame(minWidth:)", "fill rectangle #ff383c (105, 195, 40, 20)", plain: { box },
                changed: { box.frame(minWidth: 90, alignment: .leading) }),
            probe(
                "fixedSize()", "fill rectangle #ff383c (145, 200, 10, 10)", plain: { Color.red },
                changed: { Color.red.fixedSize() }),
            probe(
                "layoutPriority(_:)", "fill rectangle #0088ff (8, 20, 292, 370)",
                plain: {
                    HStack {
                        Color.red; Color.blue
                    }
                },
                changed: {
                    HStack {
                        Color.red; Color.blue.layoutPriority(1)
                    }
                }),
            probe(
                "aspectRatio(_:contentMode:)", "fill rectangle #ff383c (0, 130, 300, 150)", plain: { Color.red },
                changed: { Color.red.aspectRatio(2, contentMode: .fit) }),
            probe(
                "scaledToFill()", "fill rectangle #ff383c (-35, 20, 370, 370)", plain: { Color.red },
                changed: { Color.red.scaledToFill() }),
            probe(
                "scaledToFit()", "fill rectangle #ff383c (0, 55, 300, 300)", plain: { Color.red },
                changed: { Color.red.scaledToFit() }),
            probe(
                "position(x:y:)", "fill rectangle #ff383c (30, 60, 40, 20)", plain: { box },
                changed: { box.position(x: 50, y: 50) }),
            probe(
                "alignmentGuide(_:computeValue:)", "(9, 350, 40, 20)",
                plain: {
                    VStack(alignment: .leading) {
                        Color.red; box
                    }
                },
                changed: {
                    VStack(alignment: .leading) {
                        Color.red; box.alignmentGuide(.leading) { _ in -9 }
                    }
                }),
            probe(
                "overlay(_:)", "fill rectangle #0088ff (130, 195, 40, 20)", plain: { box },
                changed: { box.overlay(.blue) }),
            probe(
                "overlay(_:alignment:)", "(141.5, 209.67, 17, 20.33)", .loses("(141.5, 180, 17, 20.33)"),
                plain: { wide.overlay(inner, alignment: .top) },
                changed: {
                    wide.overlay(inner, alignment: .bottom)
                }),
            probe(
                "overlay(alignment:content:)", "fill rectangle #0088ff (145, 195, 10, 10)", plain: { box },
                changed: { box.overlay(alignment: .top) { Color.blue.frame(width: 10, height: 10) } }),
            probe(
                "overlay(_:in:)", "fill circle #0088ff (140, 195, 20, 20)", plain: { box },
                changed: { box.overlay(.blue, in: Circle()) }),
            probe(
                "background(_:)", "fill rectangle #0088ff (130, 195, 40, 20)", plain: { box },
                changed: { box.background(.blue) }),
            probe(
                "background(Color)", "fill rectangle #0088ff (130, 195, 40, 20)", plain: { box },
                changed: { box.background(Color.blue) }),
            probe(
                "background()", "fill rectangle #ffffff (130, 195, 40, 20)", plain: { box },
                changed: { box.background() }),
            probe(
                "background(_:in:)", "fill capsule #0088ff (130, 195, 40, 20)", plain: { box },
                changed: { box.background(.blue, in: Capsule()) }),
            probe(
                "background(in:)", "fill capsule #ffffff (130, 195, 40, 20)", plain: { box },
                changed: { box.background(in: Capsule()) }),
            probe(
                "background(alignment:content:)", "fill rectangle #0088ff (130, 195, 40, 20)", plain: { box },
                changed: { box.background { Color.blue } }),
            probe(
                "border(_:width:)", "stroke rectangle #0088ff 2 (130, 195, 40, 20)", plain: { box },
                changed: { box.border(.blue, width: 2) }),
            probe(
                "ignoresSafeArea(_:edges:)", "fill rectangle #ff383c (0, 0, 300, 400)", plain: { Color.red },
                changed: { Color.red.ignoresSafeArea() }),
            probe(
                "safeAreaPadding(_:)", "fill rectangle #ff383c (8, 28, 284, 354)", plain: { Color.red },
                changed: { Color.red.safeAreaPadding(8) }),
            probe(
                "safeAreaPadding(EdgeInsets)", "fill rectangle #ff383c (2, 21, 294, 366)", plain: { Color.red },
                changed: {
                    Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                }),
            probe(
                "edgesIgnoringSafeArea(_:)", "fill rectangle #ff383c (0, 0, 300, 400)", plain: { Color.red },
                changed: { (EdgeIgnoring() as any Ignoring).ignoring }),
            probe(
                "safeAreaInset(edge:)", "fill rectangle #ff383c (0, 20, 300, 342)",
                "fill rectangle #ff383c (130, 370, 40, 20)", plain: { Color.red },
                changed: { Color.red.safeAreaInset(edge: .bottom) { box } }),
            probe(
                "scrollDisabled(_:)", "isEnabled: false", plain: { scroll }, changed: { scroll.scrollDisabled(true) }),
            probe(
                "refreshable(action:)", "[button \"Refresh\"] on tap", plain: { scroll },
                changed: { scroll.refreshable {} }),
            probe(
                "scrollClipDisabled(_:)", "isClipped: false", plain: { scroll },
                changed: { scroll.scrollClipDisabled() }),
            probe(
                "scrollDismissesKeyboard(_:)", "putsKeyboardAway: false", plain: { scroll },
                changed: { scroll.scrollDismissesKeyboard(.never) }),
            probe(
                "defaultScrollAnchor(_:)", "at 0,1630", plain: { scroll },
                changed: { scroll.defaultScrollAnchor(.bottom) }),
            probe(
                "defaultScrollAnchor(_:for:)", "fill rectangle #ff383c (0, 350, 40, 20)", plain: { ScrollView { box } },
                changed: {
                    ScrollView { box }.defaultScrollAnchor(.bottom, for: .alignment)
                }),
            probe(
                "containerRelativeFrame(_:)", "scroll y 300x30", plain: { ScrollView { box } },
                changed: {
                    ScrollView { box.containerRelativeFrame(.horizontal, alignment: .leading) }
                }),
            probe(
                "tabViewStyle(_:)", "snapping: VitrineDisplay.DisplayScroll.Snapping.pages", .loses("\"Tab Bar\""),
                plain: {
                    TabView {
                        box; wide
                    }
                },
                changed: {
                    TabView {
                        box; wide
                    }.tabViewStyle(.page)
                }),
            probe(
                "indexViewStyle(_:)", "fill capsule #000000@0.3 (0, 0, 50, 26)",
                plain: {
                    TabView {
                        box; wide
                    }.tabViewStyle(.page)
                },
                changed: {
                    TabView {
                        box; wide
                    }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
                }),
            probe(
                "scrollIndicators(_:)", "showsIndicators: false", plain: { scroll },
                changed: { scroll.scrollIndicators(.hidden) }),
            probe(
                "scrollIndicators(_:axes: .vertical)", "showsIndicators: false", plain: { scroll },
                changed: {
                    scroll.scrollIndicators(.hidden, axes: .vertical)
                }),
            probe(
                "scrollIndicators(_:axes: .horizontal)", "showsIndicators: false",
                plain: { ScrollView(.horizontal) { tall } },
                changed: {
                    ScrollView(.horizontal) { tall }.scrollIndicators(.hidden, axes: .horizontal)
                }),
            probe(
                "contentMargins(_:for:)", "scroll y 58x2028", "fill rectangle #ff383c (9, 9, 40, 2000)",
                plain: { scroll },
                changed: { scroll.contentMargins(9, for: .scrollContent) }),
            probe(
                "listStyle(_:)", .loses("fill rounded 26"), "(0, 0, 300, 52) [list", plain: { List { row } },
                changed: { List { row }.listStyle(.plain) }),
            probe(
                "scrollContentBackground(_:)", .loses("#f2f2f7"), plain: { List { row } },
                changed: { List { row }.scrollContentBackground(.hidden) }),
            probe(
                "listRowBackground(_:)", "fill rectangle #0088ff (0, 0, 268, 52) clip rounded 26,26,26,26",
                plain: { List { row } },
                changed: { List { row.listRowBackground(Color.blue) } }),
            probe(
                "listRowInsets(_:)", "\"row\" 17/400 #000000 (0, 15.83", plain: { List { row } },
                changed: { List { row.listRowInsets(EdgeInsets()) } }
            ),
            probe(
                "listRowSeparator(_:)", .loses("fill rectangle #3c3c43@0.12 (16, 51, 236, 1)"),
                plain: {
                    List {
                        row; row
                    }
                },
                changed: {
                    List {
                        row.listRowSeparator(.hidden); row
                    }
                }),
            probe(
                "listRowSeparator(_:edges: .bottom)", .loses("fill rectangle #3c3c43@0.12 (16, 51, 236, 1)"),
                plain: {
                    List {
                        row; row
                    }
                },
                changed: {
                    List {
                        row.listRowSeparator(.hidden, edges: .bottom); row
                    }
                }),
            probe(
                "listRowSeparator(_:edges: .top)", .loses("fill rectangle #3c3c43@0.12 (16, 51, 236, 1)"),
                plain: {
                    List {
                        row; row
                    }
                },
                changed: {
                    List {
                        row; row.listRowSeparator(.hidden, edges: .top)
                    }
                }),
            probe(
                "listRowSeparator(.visible, edges: .top)", "fill rectangle #3c3c43@0.12 (16, 0, 236, 1)",
                plain: { List { row } },
                changed: {
                    List { row.listRowSeparator(.visible, edges: .top) }
                }),
            probe(
                "listRowSeparator(.visible, edges: .bottom)", "fill rectangle #3c3c43@0.12 (16, 51, 236, 1)",
                plain: { List { row } },
                changed: {
                    List { row.listRowSeparator(.visible, edges: .bottom) }
                }),
            probe(
                "listRowSeparatorTint(_:)", "fill rectangle #ff383c (16, 51, 236, 1)",
                plain: {
                    List {
                        row; row
                    }
                },
                changed: {
                    List {
                        row.listRowSeparatorTint(.red); row
                    }
                }),
            probe(
                "listRowSeparatorTint(_:edges: .top)", "fill rectangle #ff383c (16, 51, 236, 1)",
                plain: {
                    List {
                        row; row
                    }
                },
                changed: {
                    List {
                        row; row.listRowSeparatorTint(.red, edges: .top)
                    }
                }),
            probe(
                "listRowSeparatorTint(_:edges: .bottom)", "fill rectangle #ff383c (16, 51, 236, 1)",
                plain: {
                    List {
                        row; row
                    }
                },
                changed: {
                    List {
                        row.listRowSeparatorTint(.red, edges: .bottom); row
                    }
                }),
            probe(
                "gridCellColumns(_:)", "fill rectangle #ff383c (106, 166, 40, 20)",
                "fill rectangle #ff383c (203, 166, 40, 20)", plain: { gridOf(box, box) },
                changed: { gridOf(box.gridCellColumns(2), box) }),
            probe(
                "gridCellAnchor(_:)", "fill rectangle #ff383c (106, 166, 40, 20)", plain: { gridOf(box, wide) },
                changed: { gridOf(box.gridCellAnchor(.bottomTrailing), wide) }),
            probe(
                "gridColumnAlignment(_:)", "fill rectangle #ff383c (106, 166, 40, 20)", plain: { gridOf(box, wide) },
                changed: { gridOf(box.gridColumnAlignment(.trailing), wide) }),
            probe(
                "gridCellUnsizedAxes(_:)", "fill rectangle #ff383c (81, 214.5, 40, 9)",
                plain: { gridOf(box, Color.red.frame(height: 9)) },
                changed: {
                    gridOf(box, Color.red.frame(height: 9).gridCellUnsizedAxes(.horizontal))
                }),
            probe(
                "coordinateSpace(name:)", "fill rectangle #ff383c (30, 50, 40, 10)", plain: { Measured(named: false) },
                changed: { Measured(named: true) }),
            probe(
                "layoutValue(key:value:)", "fill rectangle #ff383c (7, 20, 40, 20)", plain: { Indenting()() { box } },
                changed: {
                    Indenting()() { box.layoutValue(key: Indent.self, value: 7) }
                }),
        ]
    }

    @Test("show")
    func changeSomething() {
        for probe in Self.probes {
            expectEffects(probe.effects, of: printed(probe.changed), over: printed(probe.plain), probe.name)
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

    private func shown(_ view: AnyView) -> [String] { layers(host(view).scene.display.root) }

    private func host(_ view: AnyView) -> TestHost {
        TestHost(
            view, session: SessionContext(textEngine: RecordedTextEngine()),
            viewport: Viewport(
                width: 300, height: 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)))
    }

    /// A line for each layer; those of scroll views tell all of their properties.
    private func printed(_ view: AnyView) -> String {
        func lines(_ layer: Layer) -> [String] {
            var line = layer.summary
            if case .scroll(let scroll) = layer.content { line += " \(scroll)" }
            return [line] + layer.children.flatMap(lines)
        }
        return lines(host(view).scene.display.root).joined(separator: "\n")
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
