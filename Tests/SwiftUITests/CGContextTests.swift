// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineComponents
import VitrineCore

/// What contexts and paths draw, compared with drawings that look the same and with others that do not.
@MainActor
@Suite("Contexts and paths of Core Graphics and UIKit")
struct CGContextTests {
    private static let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func png(_ draw: (CGContext) -> Void) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: Self.bounds, format: format).image { draw($0.cgContext) }
        let data = try #require(image.pngData())
        #expect(data.count > 8)
        return data
    }

    private func fill(_ color: UIColor, _ rect: CGRect, in context: CGContext) {
        context.setFillColor(color.cgColor)
        context.fill(rect)
    }

    private func gradient(_ first: UIColor, _ last: UIColor) throws -> CGGradient {
        try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [first.cgColor, last.cgColor] as CFArray,
                locations: [0, 1]))
    }

    @Test("What is drawn meets what is there by the blend mode, until the state is restored")
    func blendModes() throws {
        let black = try png { fill(.black, Self.bounds, in: $0) }
        let blue = try png { fill(.blue, Self.bounds, in: $0) }
        let multiplied = try png {
            fill(.red, Self.bounds, in: $0)
            $0.setBlendMode(.multiply)
            fill(.blue, Self.bounds, in: $0)
        }
        #expect(multiplied == black)
        let restored = try png {
            $0.saveGState()
            $0.setBlendMode(.multiply)
            $0.restoreGState()
            fill(.red, Self.bounds, in: $0)
            fill(.blue, Self.bounds, in: $0)
        }
        #expect(restored == blue)
        let path = try png {
            fill(.red, Self.bounds, in: $0)
            UIColor.blue.setFill()
            UIBezierPath(rect: Self.bounds).fill(with: .multiply, alpha: 1)
        }
        #expect(path == black)
    }

    private func canvas(_ draw: @escaping (GraphicsContext) -> Void) throws -> Data {
        let view = Canvas { context, _ in
            context.translateBy(x: 4, y: 0)
            draw(context)
        }
        return try #require(ImageRenderer(content: view.frame(width: 20, height: 20)).uiImage?.pngData())
    }

    @Test("A canvas is drawn into with Core Graphics, from where it has been moved to")
    func canvases() throws {
        let box = CGRect(x: 2, y: 2, width: 8, height: 8)
        let plain = try canvas { $0.fill(Path(box), with: .color(Color(uiColor: .red))) }
        let drawn = try canvas { context in
            context.withCGContext { inner in
                inner.translateBy(x: 2, y: 2)
                inner.setFillColor(UIColor.red.cgColor)
                inner.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
        }
        #expect(drawn == plain)
        #expect(try plain != canvas { _ in })
    }

    @Test("Images are drawn on any thread")
    func threads() async throws {
        func draw() -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.pngData()
        }
        let elsewhere = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }
                continuation.resume(returning: image.pngData())
            }
        }
        #expect(elsewhere != nil && elsewhere == draw())
    }

    @Test("A gradient along a line fills the band between its ends, and with options what lies beyond")
    func linear() throws {
        let plain = try gradient(.red, .red)
        let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
        func drawn(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) throws -> Data {
            try png { $0.drawLinearGradient(gradient, start: start, end: end, options: options) }
        }
        func red(_ x: CGFloat, _ width: CGFloat) throws -> Data {
            try png { fill(.red, CGRect(x: x, y: 0, width: width, height: 20), in: $0) }
        }
        #expect(try drawn(plain, []) == red(5, 10))
        #expect(try drawn(plain, .drawsBeforeStartLocation) == red(0, 15))
        #expect(try drawn(plain, [.drawsBeforeStartLocation, .drawsAfterEndLocation]) == red(0, 20))
        #expect(try drawn(gradient(.red, .blue), []) != drawn(gradient(.blue, .red), []))
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    }

    @Test("A gradient between circles fills the ring, and with options what lies inside and outside")
    func radial() throws {
        let plain = try gradient(.red, .red)
        let center = CGPoint(x: 10, y: 10)
        func drawn(_ options: CGGradientDrawingOptions, from radius: CGFloat = 0) throws -> Data {
            try png {
                $0.drawRadialGradient(
                    plain, startCenter: center, startRadius: radius, endCenter: center, endRadius: 8, options: options)
            }
        }
        let disk = try png {
            $0.setFillColor(UIColor.red.cgColor)
            $0.fillEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
        }
        #expect(try drawn([]) == disk)
        #expect(try drawn([], from: 4) != disk)
        #expect(try drawn(.drawsBeforeStartLocation, from: 4) == disk)
        #expect(try drawn(.drawsAfterEndLocation) == png { fill(.red, Self.bounds, in: $0) })
    }

    @Test("Clips, dashes, shadows and rules of filling change what is drawn, and states are restored")
    func states() throws {
        let plain = try gradient(.red, .red)
        let left = CGRect(x: 0, y: 0, width: 10, height: 20)
        let clipped = try png {
            $0.saveGState()
            $0.addRect(left)
            $0.clip()
            $0.drawLinearGradient(
                plain, start: .zero, end: CGPoint(x: 20, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            $0.restoreGState()
        }
        #expect(try clipped == png { fill(.red, left, in: $0) })
        func line(_ set: (CGContext) -> Void) throws -> Data {
            try png {
                set($0)
                $0.setLineWidth(4)
                $0.strokeLineSegments(between: [CGPoint(x: 2, y: 10), CGPoint(x: 18, y: 10)])
            }
        }
        let solid = try line { _ in }
        #expect(try line { $0.setLineDash(phase: 0, lengths: [3, 3]) } != solid)
        let below = CGSize(width: 0, height: 4)
        #expect(try line { $0.setShadow(offset: below, blur: 0, color: UIColor.blue.cgColor) } != solid)
        #expect(
            try line {
                $0.saveGState()
                $0.setShadow(offset: below, blur: 2)
                $0.setLineDash(phase: 1, lengths: [2])
                $0.restoreGState()
            } == solid)
        func rings(_ rule: CGPathFillRule) throws -> Data {
            try png {
                $0.addRect(Self.bounds)
                $0.addRect(Self.bounds.insetBy(dx: 5, dy: 5))
                $0.fillPath(using: rule)
            }
        }
        #expect(try rings(.evenOdd) != rings(.winding))
        #expect(
            try rings(.evenOdd)
                == png {
                    $0.addRect(Self.bounds)
                    $0.addRect(Self.bounds.insetBy(dx: 5, dy: 5))
                    $0.drawPath(using: .eoFill)
                })
    }

    @Test("A path of UIKit is drawn with its own line and rule, and knows what is inside")
    func paths() throws {
        let path = UIBezierPath(rect: Self.bounds.insetBy(dx: 3, dy: 3))
        path.append(UIBezierPath(rect: Self.bounds.insetBy(dx: 6, dy: 6)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
        let whole = try png { _ in path.fill() }
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 10, y: 10)) && path.contains(CGPoint(x: 4, y: 4)))
        #expect(try png { _ in path.fill() } != whole)
        path.lineWidth = 4
        let solid = try png { _ in path.stroke() }
        path.lineJoinStyle = .round
        #expect(try png { _ in path.stroke() } != solid)
        path.lineJoinStyle = .miter
        path.setLineDash([2, 3], count: 2, phase: 1)
        #expect(try png { _ in path.stroke() } != solid)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [2, 3] && count == 2 && phase == 1)
        path.setLineDash(nil, count: 0, phase: 0)
        #expect(try png { _ in path.stroke() } == solid)
        path.apply(CGAffineTransform(translationX: 2, y: 1))
        #expect(path.bounds == CGRect(x: 5, y: 4, width: 14, height: 14))
        #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
        path.removeAllPoints()
        #expect(path.isEmpty && path.currentPoint == .zero)
    }

    @Test("Components are those of their colour space")
    func spaces() throws {
        let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]))
        #expect(gray.components == [0.5, 0.5, 0.5, 1])
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let green = try #require(CGColor(colorSpace: wide, components: [0.2, 0.5, 0.2, 1]))
        #expect(green.components != [0.2, 0.5, 0.2, 1] && wide.numberOfComponents == 3)
        #expect(CGColorSpace(name: "none") == nil && CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    }

    @Test("A thumbnail fits into its size and keeps its shape, whoever asks")
    func thumbnails() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
            fill(.red, CGRect(x: 0, y: 0, width: 40, height: 20), in: $0.cgContext)
        }
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
        #expect(small.size == CGSize(width: 10, height: 5) && small.scale == image.scale)
        let other = await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        #expect(other?.pngData() == small.pngData())
        let handed = await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 10, height: 10)) { continuation.resume(returning: $0) }
        }
        #expect(handed?.size == small.size)
        #expect(image.preparingThumbnail(of: .zero) == nil)
    }

    @Test("A tinted image is drawn in its colour")
    func tints() throws {
        let white = UIGraphicsImageRenderer(bounds: Self.bounds).image { fill(.white, Self.bounds, in: $0.cgContext) }
        let red = try png { fill(.red, Self.bounds, in: $0) }
        #expect(try png { _ in white.withTintColor(.red).draw(in: Self.bounds) } == red)
        #expect(try png { _ in white.draw(in: Self.bounds) } != red)
    }
}
