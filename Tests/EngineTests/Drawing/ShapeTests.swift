// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Shapes")
struct ShapeTests {
    private func layer<V: View>(_ view: V, width: Double = 100, height: Double = 40) throws -> Layer {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: width, height: height))
        scene.flush()
        return try #require(scene.display.root.children.first)
    }

    @Test("fill their outline with the foreground style")
    func foreground() throws {
        #expect(try layer(Capsule()).content == .fill(.capsule, .color(.black)))
        #expect(try layer(Rectangle().foregroundStyle(Color.white)).content == .fill(.rectangle, .color(.white)))
    }

    @Test("take the proposal, a circle its smaller side")
    func sizes() throws {
        let circle = try layer(Circle())
        #expect(circle.placement == LayerPlacement(x: 30, y: 0, width: 40, height: 40))
        #expect(try layer(Ellipse()).placement == LayerPlacement(width: 100, height: 40))
    }

    @Test("stroke centred, and inside for a border")
    func strokes() throws {
        guard
            case .stroke(.circle, .color(.black), let stroke) = try layer(Circle().stroke(Color.black, lineWidth: 3))
                .content
        else {
            Issue.record("a stroked circle")
            return
        }
        #expect(stroke.width == 3)
        #expect(!stroke.isInside)
        guard case .stroke(_, _, let border) = try layer(Rectangle().strokeBorder(Color.black, lineWidth: 2)).content
        else {
            Issue.record("a bordered rectangle")
            return
        }
        #expect(border.isInside)
    }

    @Test("stroked without a style are shapes, which draw lines, are filled, clip and animate")
    func strokedShapes() throws {
        for (view, color) in [
            (AnyView(Circle().stroke(lineWidth: 3)), DisplayColor.black),
            (AnyView(Circle().stroke(style: StrokeStyle(lineWidth: 3)).fill(Color.white)), DisplayColor.white),
        ] {
            guard case .stroke(.circle, .color(color), let line) = try layer(view).content else {
                Issue.record("a stroked circle")
                return
            }
            #expect(line.width == 3)
        }
        var ring = Circle().inset(by: 20).stroke(lineWidth: 20)
        let path = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 85, y: 50)) && path.contains(CGPoint(x: 50, y: 15)))
        #expect(!path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 5, y: 5)))
        #expect(try layer(Color.red.clipShape(ring)).effects.clip != nil)
        #expect(try layer(Color.red.contentShape(ring)).effects.hitOutline != nil)
        ring.style.animatableData.scale(by: 3)
        #expect(ring.style.lineWidth == 60)
    }

    @Test("are drawn over what was drawn of them before")
    func chains() throws {
        let layer = try layer(Circle().fill(Color.white).stroke(Color.black, lineWidth: 2))
        #expect(layer.children.isEmpty)
        let scene = SceneHost(
            Circle().fill(Color.white).stroke(Color.black, lineWidth: 2), session: .fixture(),
            viewport: Viewport(width: 40, height: 40))
        scene.flush()
        #expect(scene.display.root.children.count == 2)
        guard case .fill = scene.display.root.children[0].content else {
            Issue.record("the fill lies behind")
            return
        }
    }

    @Test("of an app follow their size")
    func ownShapes() throws {
        let scene = SceneHost(Corner(), session: .fixture(), viewport: Viewport(width: 100, height: 40))
        scene.flush()
        let expected: (Double, Double) -> LayerContent = { width, height in
            .fill(
                .path([.move(x: 0, y: 0), .line(x: width, y: 0), .line(x: width, y: height), .close]), .color(.black))
        }
        #expect(scene.display.root.children.first?.content == expected(100, 40))
        scene.resize(Viewport(width: 60, height: 30))
        scene.flush()
        #expect(scene.display.root.children.first?.content == expected(60, 30))
    }

    @Test("of an app are mirrored from right to left")
    func mirrors() throws {
        let scene = SceneHost(
            Corner(), session: .fixture(), viewport: Viewport(width: 100, height: 40, isRightToLeft: true))
        scene.flush()
        #expect(
            scene.display.root.children.first?.content
                == .fill(.path([.move(x: 100, y: 0), .line(x: 0, y: 0), .line(x: 0, y: 40), .close]), .color(.black)))
    }

    @Test("fill what an odd number of outlines surrounds where they are asked to")
    func evenOdd() throws {
        let ring = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        guard case .fill(let outline, _) = try layer(ring.fill(.red, style: FillStyle(eoFill: true))).content else {
            Issue.record("not filled")
            return
        }
        #expect(outline.isEvenOdd)
        #expect(!outline.contains(x: 15, y: 15, width: 30, height: 30))
        #expect(outline.contains(x: 5, y: 5, width: 30, height: 30))
        #expect(try layer(Color.red.clipShape(ring, style: FillStyle(eoFill: true))).effects.clip?.isEvenOdd == true)
    }

    @Test("are turned, scaled and sized inside their frame")
    func transformed() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect.isNear(x: 5, y: -5, width: 10, height: 20))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect.isNear(x: 5, y: 2.5, width: 10, height: 5))
        #expect(
            Rectangle().scale(x: 2, anchor: .leading).path(in: rect).boundingRect.isNear(
                x: 0, y: 0, width: 40, height: 10))
        #expect(
            Rectangle().size(width: 3, height: 4).path(in: rect).boundingRect.isNear(x: 0, y: 0, width: 3, height: 4))
        #expect(
            Rectangle().size(width: 4, height: 4, anchor: .bottomTrailing).path(in: rect).boundingRect.isNear(
                x: 16, y: 6, width: 4, height: 4))
        #expect(
            Rectangle().size(CGSize(width: 4, height: 4), anchor: .center).path(in: rect).boundingRect.isNear(
                x: 8, y: 3, width: 4, height: 4))
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    }

    @Test("are moved and transformed as shapes")
    func moved() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let moved = Rectangle().path(in: CGRect(x: 3, y: -2, width: 20, height: 10)).boundingRect
        #expect(Rectangle().offset(x: 3, y: -2).path(in: rect).boundingRect == moved)
        #expect(Rectangle().offset(CGSize(width: 3, height: -2)).path(in: rect).boundingRect == moved)
        #expect(Rectangle().offset(CGPoint(x: 3, y: -2)).path(in: rect).boundingRect == moved)
        let transform = CGAffineTransform(translationX: 3, y: -2)
        #expect(Rectangle().transform(transform).path(in: rect).boundingRect == moved)
        #expect(Rectangle().transform(transform).shape.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        // The left part of the rectangle is left.
        let rest = Rectangle().subtracting(Rectangle().offset(x: 5)).path(in: rect).boundingRect
        #expect(rest.isNear(x: 0, y: 0, width: 5, height: 10))
        #expect(
            Rectangle().offset(x: 3, y: -2).inset(by: 1).path(in: rect).boundingRect.isNear(
                x: 4, y: -1, width: 18, height: 8))
        #expect(
            Rectangle().rotation(.degrees(90)).inset(by: 1).path(in: rect).boundingRect.isNear(
                x: 6, y: -4, width: 8, height: 18))
        var shape = Rectangle().offset(x: 3, y: -2)
        shape.animatableData = Rectangle().offset(x: 8).animatableData
        #expect(shape.offset == CGSize(width: 8, height: 0))
    }

    @Test("are drawn moved without a new outline")
    func drawnMoved() throws {
        #expect(try layer(Capsule().offset(x: 3)).content == .fill(.capsule, .color(.black)))
        guard case .fill(.path, .color(.black)) = try layer(Capsule().offset(x: 3).fill(Color.black)).content else {
            Issue.record("a path")
            return
        }
    }

    @Test("hide their types, and not their data")
    func hiddenData() {
        var arc = AnyShape(Circle().trim(from: 0, to: 0.5))
        arc.animatableData = AnyShape(Circle().trim(from: 0, to: 0.25)).animatableData
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(arc.path(in: rect) == Circle().trim(from: 0, to: 0.25).path(in: rect))
        // Data of another shape change nothing.
        arc.animatableData = AnyShape(RoundedRectangle(cornerRadius: 3)).animatableData
        #expect(arc.path(in: rect) == Circle().trim(from: 0, to: 0.25).path(in: rect))
    }

    @Test("clip by an outline that follows the size")
    func clips() throws {
        #expect(try layer(Color.red.clipShape(Circle())).effects.clip == .circle)
        guard case .path = try layer(Color.red.clipShape(Corner())).effects.clip else {
            Issue.record("a path")
            return
        }
        #expect(
            try layer(Color.red.clipShape(Corner())).effects.clip
                == .path([.move(x: 0, y: 0), .line(x: 100, y: 0), .line(x: 100, y: 40), .close]))
    }

    @Test("trimmed are as large as the whole and draw a part")
    func trimmed() throws {
        let layer = try layer(Circle().trim(from: 0, to: 0.25).stroke(Color.black, lineWidth: 1))
        #expect(layer.placement.width == 40)
        guard case .stroke(.path(let elements), _, _) = layer.content else {
            Issue.record("a stroked path")
            return
        }
        #expect(elements.count == 2)
        #expect(elements.first == .move(x: 40, y: 20))
    }

    @Test("inset shrink their radii")
    func insets() {
        let path = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(
            in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.boundingRect == CGRect(x: 4, y: 4, width: 92, height: 42))
        #expect(path.elements.first == .move(to: CGPoint(x: 90, y: 4)))
    }
}

nonisolated private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

extension CGRect {
    fileprivate func isNear(x: Double, y: Double, width: Double, height: Double) -> Bool {
        abs(minX - x) < 1e-6 && abs(minY - y) < 1e-6 && abs(self.width - width) < 1e-6
            && abs(self.height - height) < 1e-6
    }
}
