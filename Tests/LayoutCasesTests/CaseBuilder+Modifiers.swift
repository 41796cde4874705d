// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineLayout

extension CaseBuilder {
    func modified(_ view: AnyView, _ m: Notation) throws -> AnyView {
        let a = m[1]
        switch m[0].string {
        case "id": return AnyView(view.modifier(FrameProbe(id: a.string, recorder: recorder)))
        case "tag": return AnyView(view.id(a.string))
        case "frame":
            return AnyView(view.frame(width: length(a["w"]), height: length(a["h"]), alignment: alignment(a["align"])))
        case "flexFrame":
            return AnyView(
                view.frame(
                    minWidth: length(a["minW"]), idealWidth: length(a["idealW"]), maxWidth: length(a["maxW"]),
                    minHeight: length(a["minH"]), idealHeight: length(a["idealH"]), maxHeight: length(a["maxH"]),
                    alignment: alignment(a["align"])))
        case "padding": return padded(view, a)
        case "fixedSize":
            return AnyView(
                view.fixedSize(
                    horizontal: a.isNull ? true : a.bool, vertical: m[2].isNull ? true : m[2].bool))
        case "priority": return AnyView(view.layoutPriority(a.number))
        case "background":
            let behind = try self.view(a)
            return AnyView(view.background(alignment: alignment(m[2])) { behind })
        case "overlay":
            let over = try self.view(a)
            return AnyView(view.overlay(alignment: alignment(m[2])) { over })
        case "aspect": return aspect(view, a, m[2].string == "fill" ? .fill : .fit)
        case "position": return AnyView(view.position(x: a.number, y: m[2].number))
        case "offset": return AnyView(view.offset(x: a.number, y: m[2].number))
        case "opacity": return AnyView(view.opacity(a.number))
        case "rotate": return AnyView(view.rotationEffect(.degrees(a.number)))
        case "scale":
            return AnyView(view.scaleEffect(a.isArray ? a[0].number : a.number))
        case "clip": return AnyView(view.clipped())
        case "shadow": return AnyView(view.shadow(radius: a.optionalNumber ?? 4))
        case "zIndex": return AnyView(view.zIndex(a.number))
        case "affine": return AnyView(view.transformEffect(affine(a)))
        case "rotate3D": return AnyView(view.rotation3DEffect(.degrees(a.number), axis: (x: 0, y: 1, z: 0)))
        case "projection": return AnyView(view.projectionEffect(ProjectionTransform(affine(a))))
        case "skew":
            return AnyView(view.transformEffect(CGAffineTransform(a: 1, b: 0, c: a.number, d: 1, tx: 0, ty: 0)))
        case "direction":
            return AnyView(view.environment(\.layoutDirection, a.string == "rtl" ? .rightToLeft : .leftToRight))
        case "alignmentGuide": return try guided(view, a.string, m[2])
        case "safeAreaInset": return try inset(view, a, m[2])
        case "safeAreaPadding": return AnyView(view.safeAreaPadding(insets(a)))
        case "ignoresSafeArea": return AnyView(view.ignoresSafeArea(edges: a.isNull ? .all : edges(a.string)))
        case "contentMargins": return margined(view, a, m[2].optionalString)
        case "scrollIndicators": return AnyView(view.scrollIndicators(a.string == "hidden" ? .hidden : .automatic))
        case "scrollDisabled": return AnyView(view.scrollDisabled(true))
        case "layoutValue": return AnyView(view.layoutValue(key: CaseIndent.self, value: CGFloat(m[2].number)))
        case "gridColumns": return AnyView(view.gridCellColumns(Int(a.number)))
        case "gridColumnAlign": return AnyView(view.gridColumnAlignment(alignment(a).horizontal))
        case "gridAnchor": return AnyView(view.gridCellAnchor(unitPoint(a)))
        case "gridUnsized":
            return AnyView(
                view.gridCellUnsizedAxes(
                    a.string == "h" ? .horizontal : a.string == "v" ? .vertical : [.horizontal, .vertical]))
        case "scrollAnchor": return AnyView(anchored(view, unitPoint(a), m[2].optionalString))
        case "scrollPosition":
            return AnyView(
                view.scrollPosition(id: .constant(a.optionalString), anchor: m[2].isNull ? nil : unitPoint(m[2])))
        default: throw NotationError.unknown(m[0].string)
        }
    }

    // MARK: - Values

    private func length(_ value: Notation) -> CGFloat? { value.optionalNumber.map { CGFloat($0) } }

    func alignment(_ value: Notation) -> Alignment {
        switch value.string {
        case "leading": .leading
        case "trailing": .trailing
        case "top": .top
        case "bottom": .bottom
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        case "firstTextBaseline": Alignment(horizontal: .center, vertical: .firstTextBaseline)
        case "lastTextBaseline": Alignment(horizontal: .center, vertical: .lastTextBaseline)
        default: .center
        }
    }

    private func unitPoint(_ value: Notation) -> UnitPoint {
        let place = alignment(value)
        return UnitPoint(
            x: place.horizontal == .leading ? 0 : place.horizontal == .trailing ? 1 : 0.5,
            y: place.vertical == .top ? 0 : place.vertical == .bottom ? 1 : 0.5)
    }

    /// The six numbers of a map; the identity for none.
    private func affine(_ value: Notation) -> CGAffineTransform {
        let n = value.array.map { CGFloat($0.number) }
        guard n.count == 6 else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    private func anchored(_ view: AnyView, _ anchor: UnitPoint, _ role: String?) -> AnyView {
        switch role {
        case "initialOffset": AnyView(view.defaultScrollAnchor(anchor, for: .initialOffset))
        case "sizeChanges": AnyView(view.defaultScrollAnchor(anchor, for: .sizeChanges))
        case "alignment": AnyView(view.defaultScrollAnchor(anchor, for: .alignment))
        default: AnyView(view.defaultScrollAnchor(anchor))
        }
    }

    private func edges(_ name: String) -> Edge.Set {
        switch name {
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "horizontal": .horizontal
        case "vertical": .vertical
        default: .all
        }
    }

    private func insets(_ value: Notation) -> EdgeInsets {
        if let length = value.optionalNumber { return EdgeInsets(length, edges: .all) }
        if value.isNull { return EdgeInsets(16, edges: .all) }
        var result = EdgeInsets()
        for (name, length) in value.object {
            let own = EdgeInsets(length.optionalNumber ?? 16, edges: edges(name))
            result.top += own.top
            result.leading += own.leading
            result.bottom += own.bottom
            result.trailing += own.trailing
        }
        return result
    }

    private func padded(_ view: AnyView, _ value: Notation) -> AnyView {
        if value.isNull { return AnyView(view.padding()) }
        if let length = value.optionalNumber { return AnyView(view.padding(length)) }
        return AnyView(view.padding(insets(value)))
    }

    private func aspect(_ view: AnyView, _ value: Notation, _ mode: ContentMode) -> AnyView {
        if value.isArray {
            return AnyView(
                view.aspectRatio(
                    CGSize(width: value[1].number, height: value[2].number), contentMode: mode))
        }
        return AnyView(view.aspectRatio(length(value), contentMode: mode))
    }

    private func margined(_ view: AnyView, _ value: Notation, _ placement: String?) -> AnyView {
        let to: ContentMarginPlacement =
            switch placement {
            case "content": .scrollContent
            case "indicators": .scrollIndicators
            default: .automatic
            }
        guard value.optionalNumber == nil else { return AnyView(view.contentMargins(value.number, for: to)) }
        var names: Edge.Set = []
        for name in value.object.keys { names.formUnion(edges(name)) }
        return AnyView(view.contentMargins(names, insets(value), for: to))
    }

    private func inset(_ view: AnyView, _ value: Notation, _ bar: Notation) throws -> AnyView {
        let content = try self.view(bar)
        let gap = length(value["spacing"])
        switch value["edge"].string {
        case "top": return AnyView(view.safeAreaInset(edge: .top, spacing: gap) { content })
        case "bottom": return AnyView(view.safeAreaInset(edge: .bottom, spacing: gap) { content })
        case "leading": return AnyView(view.safeAreaInset(edge: .leading, spacing: gap) { content })
        default: return AnyView(view.safeAreaInset(edge: .trailing, spacing: gap) { content })
        }
    }

    private func guided(_ view: AnyView, _ name: String, _ expression: Notation) throws -> AnyView {
        if let guide = horizontalGuide(name) {
            return AnyView(view.alignmentGuide(guide) { self.value(of: expression, $0) })
        }
        guard let guide = verticalGuide(name) else { throw NotationError.unknown("guide \(name)") }
        return AnyView(view.alignmentGuide(guide) { self.value(of: expression, $0) })
    }

    private func horizontalGuide(_ name: String) -> HorizontalAlignment? {
        ["leading": .leading, "center": .center, "hcenter": .center, "trailing": .trailing][name]
    }

    private func verticalGuide(_ name: String) -> VerticalAlignment? {
        [
            "top": VerticalAlignment.top, "vcenter": .center, "bottom": .bottom,
            "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
        ][name]
    }

    private nonisolated func value(of expression: Notation, _ d: ViewDimensions) -> CGFloat {
        switch expression[0].string {
        case "guide":
            let name = expression[1].string
            if let guide = MainActor.assumeIsolated({ horizontalGuide(name) }) { return d[guide] }
            return MainActor.assumeIsolated { verticalGuide(name) }.map { d[$0] } ?? 0
        case "width": return d.width
        case "height": return d.height
        case "div": return value(of: expression[1], d) / CGFloat(expression[2].number)
        default: return CGFloat(expression[1].number)
        }
    }
}
