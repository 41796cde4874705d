// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineLayout
import VitrineTesting

/// Builds the views that a case describes.
@MainActor
final class CaseBuilder {
    let recorder = FrameRecorder()
    /// Whether something of the case stands below a navigation bar.
    private(set) var hasBar = false
    private(set) var recordings: [String: RecordedTextEngine.Recording] = [:]
    private let metrics: [String: Notation]
    private var metricNames: [String] = []

    /// The least row height of the recording, in points.
    private let rowMinimum: CGFloat

    init(metrics: [String: Notation], constants: Notation) {
        self.metrics = metrics
        rowMinimum = constants["rowMin"].optionalNumber ?? 52
    }

    /// Distances by font: each set of metrics has a point size of its own.
    func engine() -> RecordedTextEngine {
        let sets = metricNames.map { name in
            let values = metrics[name] ?? Notation(nil)
            return TextSpacing(
                below: values["spaceBelowText"].number, above: values["spaceAboveText"].number,
                textToText: values["textToText"].number)
        }
        return RecordedTextEngine(recordings) { font, _ in
            let index = Int(font.size) - CaseBuilder.firstSize
            return sets.indices.contains(index) ? sets[index] : TextSpacing(below: 0, above: 0, textToText: 0)
        }
    }

    private nonisolated static let firstSize = 1_000

    // MARK: - Views

    func view(_ node: Notation) throws -> AnyView {
        var view = try plain(node[0].string, node[1], node)
        for modifier in node[3].array { view = try modified(view, modifier) }
        return view
    }

    private func children(_ node: Notation) throws -> AnyView {
        let views = try expanded(node[2].array).map { (node: $0, view: try view($0)) }
        if views.count == 1 { return views[0].view }
        // A row's cells carry what they ask of their grid.
        let isList =
            node[0].string == "row"
            || views.contains { ["group", "section", "repeat", "row"].contains($0.node[0].string) }
        let rows = views.enumerated().map { index, child in
            let tag = child.node[3].array.last { $0[0].string == "tag" }?[1].optionalString
            return Row(id: tag ?? "row \(index)", view: child.view)
        }
        if isList { return AnyView(ForEach(rows) { $0.view }) }
        return AnyView(ForEach(rows) { SingleElement(content: $0.view) })
    }

    private struct Row: Identifiable {
        let id: String
        let view: AnyView
    }

    private func expanded(_ nodes: [Notation]) -> [Notation] {
        nodes.flatMap { node -> [Notation] in
            guard node[0].string == "repeat" else { return [node] }
            return (0..<Int(node[1]["count"].number)).flatMap { index in node[2].array.map { $0.numbered(index) } }
        }
    }

    private func plain(_ kind: String, _ a: Notation, _ node: Notation) throws -> AnyView {
        switch kind {
        case "color", "canvas": return AnyView(Color.red)
        case "rect": return AnyView(Rectangle())
        case "rrect": return AnyView(RoundedRectangle(cornerRadius: a["r"].number))
        case "capsule": return AnyView(Capsule())
        case "ellipse": return AnyView(Ellipse())
        case "circle": return circle(a)
        case "path":
            return AnyView(
                Path(
                    CGRect(
                        x: a["rect"][0].number, y: a["rect"][1].number, width: a["rect"][2].number,
                        height: a["rect"][3].number)))
        case "shapeMod":
            return AnyView(
                SizedLeaf(
                    kind: a["base"].string == "circle" && a["mod"].string == "trim" ? .square : .flexible))
        case "image": return AnyView(SizedLeaf(kind: .rigid(size(a["size"]))))
        case "imageResizable": return AnyView(SizedLeaf(kind: .resizable(ideal: size(a["ideal"]))))
        case "spacer": return AnyView(Spacer(minLength: a["min"].optionalNumber.map { CGFloat($0) }))
        case "divider": return AnyView(Divider())
        case "text": return text(a)
        case "hstack":
            let content = try children(node)
            return AnyView(HStack(alignment: alignment(a["align"]).vertical, spacing: gap(a)) { content })
        case "vstack":
            let content = try children(node)
            return AnyView(VStack(alignment: alignment(a["align"]).horizontal, spacing: gap(a)) { content })
        case "zstack":
            let content = try children(node)
            return AnyView(ZStack(alignment: alignment(a["align"])) { content })
        case "group":
            let content = try children(node)
            return AnyView(Group { content })
        case "scroll":
            let content = try children(node)
            let axes: Axis.Set =
                a["axes"].string == "h" ? .horizontal : a["axes"].string == "hv" ? [.horizontal, .vertical] : .vertical
            return AnyView(ScrollView(axes) { content })
        case "lazyV":
            let content = try children(node)
            return AnyView(
                LazyVStack(
                    alignment: alignment(a["align"]).horizontal, spacing: gap(a), pinnedViews: pinned(a)
                ) { content })
        case "lazyH":
            let content = try children(node)
            return AnyView(
                LazyHStack(
                    alignment: alignment(a["align"]).vertical, spacing: gap(a), pinnedViews: pinned(a)
                ) { content })
        case "section": return try section(a, node)
        case "layout": return try layout(a, node)
        case "list":
            let content = try children(node)
            return AnyView(
                styled(List { content }, a["style"].string).environment(\.defaultMinListRowHeight, rowMinimum))
        case "form":
            let content = try children(node)
            return AnyView(Form { content }.environment(\.defaultMinListRowHeight, rowMinimum))
        case "lazyVGrid":
            let content = try children(node)
            return AnyView(
                LazyVGrid(
                    columns: tracks(a), alignment: alignment(a["align"]).horizontal, spacing: gap(a),
                    pinnedViews: pinned(a)
                ) { content })
        case "lazyHGrid":
            let content = try children(node)
            return AnyView(
                LazyHGrid(
                    rows: tracks(a), alignment: alignment(a["align"]).vertical, spacing: gap(a), pinnedViews: pinned(a)
                ) { content })
        case "grid":
            let content = try children(node)
            return AnyView(
                Grid(
                    alignment: alignment(a["align"]),
                    horizontalSpacing: a["hspacing"].optionalNumber.map { CGFloat($0) },
                    verticalSpacing: a["vspacing"].optionalNumber.map { CGFloat($0) }
                ) { content })
        case "row":
            let content = try children(node)
            return AnyView(GridRow { content })
        case "navStack":
            // The recordings are of windows without a status bar.
            guard a["safeTop"].number == 0, a["safeBottom"].number == 0 else {
                throw NotationError.notBuilt("safe areas")
            }
            hasBar = true
            let content = try children(node)
            let mode: NavigationBarItem.TitleDisplayMode =
                switch a["display"].string {
                case "inline": .inline
                case "large": .large
                default: .automatic
                }
            return AnyView(
                NavigationStack {
                    content.navigationTitle(a["title"].string).navigationBarTitleDisplayMode(mode)
                })
        case "toggle", "textField", "stepper", "slider", "picker", "button": return try control(kind, a)
        default: throw NotationError.unknown(kind)
        }
    }

    private func circle(_ a: Notation) -> AnyView {
        if let width = a["stroke"].optionalNumber { return AnyView(Circle().stroke(lineWidth: width)) }
        if let width = a["strokeBorder"].optionalNumber { return AnyView(Circle().strokeBorder(lineWidth: width)) }
        return AnyView(Circle())
    }

    /// Each text is a string of its own, so that equal words may have been recorded in two fonts.
    private func text(_ a: Notation) -> AnyView {
        let string = "\(recordings.count) \(a["s"].string)"
        recordings[string] = RecordedTextEngine.Recording(
            size: size(a["stub"]), baseline: a["base"].optionalNumber.map { CGFloat($0) })
        let name = a["metrics"].string
        if !metricNames.contains(name) { metricNames.append(name) }
        let font = CaseBuilder.firstSize + (metricNames.firstIndex(of: name) ?? 0)
        return AnyView(Text(verbatim: string).font(.system(size: CGFloat(font))))
    }

    /// A control of the recorded size, without the engine's own chrome; "fill" takes the width that is offered.
    private func control(_ kind: String, _ a: Notation) throws -> AnyView {
        let stub = a["stub"]
        let height = CGFloat(a["stubH"].optionalNumber ?? stub[1].number)
        if a["stubH"].isNull, let width = stub[0].optionalNumber {
            if kind == "button", a["style"].string == "automatic" {
                // Above itself a borderless button spaces like its label.
                let label = text(Notation(["s": "Button", "stub": [width, Double(height)], "metrics": "iOSbodyTall"]))
                return AnyView(
                    Button {
                    } label: {
                        label
                    })
            }
            return AnyView(SizedLeaf(kind: .rigid(CGSize(width: width, height: height))))
        }
        return AnyView(SizedLeaf(kind: .flexible).frame(height: height))
    }

    private func section(_ a: Notation, _ node: Notation) throws -> AnyView {
        let content = try children(node)
        let header = a["header"].isNull ? nil : SingleElement(content: try view(a["header"]))
        let footer = a["footer"].isNull ? nil : SingleElement(content: try view(a["footer"]))
        if !a["headerText"].isNull {
            // Recorded in the body style's line of the host; only its height matters.
            let header = text(
                Notation([
                    "s": a["headerText"].string, "stub": [40.0, Double(rowMinimum - 31.5)], "metrics": "iOSbodyTall",
                ]))
            return AnyView(
                Section {
                    content
                } header: {
                    header
                })
        }
        switch (header, footer) {
        case (nil, nil): return AnyView(Section { content })
        case (let header?, nil):
            return AnyView(
                Section {
                    content
                } header: {
                    header
                })
        case (nil, let footer?):
            return AnyView(
                Section {
                    content
                } footer: {
                    footer
                })
        case (let header?, let footer?):
            return AnyView(
                Section {
                    content
                } header: {
                    header
                } footer: {
                    footer
                })
        }
    }

    private func styled(_ list: some View, _ style: String) -> AnyView {
        switch style {
        case "plain": AnyView(list.listStyle(.plain))
        case "grouped": AnyView(list.listStyle(.grouped))
        case "insetGrouped": AnyView(list.listStyle(.insetGrouped))
        default: AnyView(list)
        }
    }

    private func layout(_ a: Notation, _ node: Notation) throws -> AnyView {
        let content = try children(node)
        switch a["name"].string {
        case "flow":
            return AnyView(CaseFlow(itemGap: a["itemGap"].number, lineGap: a["lineGap"].number)() { content })
        case "radial": return AnyView(CaseRadial(inset: a["inset"].number)() { content })
        case "values": return AnyView(CaseValues()() { content })
        default: throw NotationError.unknown("layout \(a["name"].string)")
        }
    }

    // MARK: - Values

    private func gap(_ a: Notation) -> CGFloat? { a["spacing"].optionalNumber.map { CGFloat($0) } }

    private func size(_ value: Notation) -> CGSize { CGSize(width: value[0].number, height: value[1].number) }

    /// `["fixed", n, {align, spacing}?]`, `["flexible", min, max]`, `["adaptive", min, max, {spacing}?]`.
    private func tracks(_ a: Notation) -> [GridItem] {
        a["tracks"].array.map { track in
            let options = track.array.last ?? Notation(nil)
            let minimum = CGFloat(track.array.count > 1 ? track[1].optionalNumber ?? 10 : 10)
            let maximum = CGFloat(track.array.count > 2 ? track[2].optionalNumber ?? .infinity : .infinity)
            let size: GridItem.Size =
                switch track[0].string {
                case "fixed": .fixed(minimum)
                case "adaptive": .adaptive(minimum: minimum, maximum: maximum)
                default: .flexible(minimum: minimum, maximum: maximum)
                }
            let isNamed = !options.object.isEmpty
            return GridItem(
                size, spacing: isNamed ? options["spacing"].optionalNumber.map { CGFloat($0) } : nil,
                alignment: isNamed && !options["align"].isNull ? alignment(options["align"]) : nil)
        }
    }

    private func pinned(_ a: Notation) -> PinnedScrollableViews {
        var views: PinnedScrollableViews = []
        for name in a["pinned"].array.map(\.string) {
            if name == "headers" { views.insert(.sectionHeaders) }
            if name == "footers" { views.insert(.sectionFooters) }
        }
        return views
    }
}
