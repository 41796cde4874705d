// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// A shape style that interpolates colours between the points of a two-dimensional grid.
///
/// As a view it is drawn as an image of 64 × 64 pixels, which surfaces scale smoothly.
///
/// - Support: partial: as a style of a shape or a text it is the gradient of its rows' middle colours from the top to the
///   bottom, and a diagnostic says so; the grid's lines are straight.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The positions of the points, row by row, in the unit square.
    var points: [SIMD2<Float>]
    /// The colours of the points.
    var colors: [Color]
    /// The colour around the grid.
    public var background: Color
    /// Whether colours are interpolated smoothly across the lines of the grid.
    public var smoothsColors: Bool
    private var space: Gradient.ColorSpace

    /// Creates a mesh gradient.
    ///
    /// Unless there are `width * height` points and colours and at least two of both dimensions, a diagnostic is
    /// reported and the background is drawn.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of rows.
    ///   - points: The positions of the points, row by row, in the unit square.
    ///   - colors: The colours of the points, row by row.
    ///   - background: The colour around the grid.
    ///   - smoothsColors: Whether colours are interpolated smoothly across the lines of the grid.
    ///   - colorSpace: The colour space of the interpolation.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        space = colorSpace
    }

    /// The image of the gradient, scaled to the space that the view is offered.
    @MainActor public var body: some View { MeshImage(gradient: self) }

    /// Whether there are as many points and colours as the grid needs, and at least one cell.
    var isWhole: Bool {
        width > 1 && height > 1 && points.count == width * height && colors.count == width * height
    }
}

/// The image of a mesh gradient in an environment.
private struct MeshImage: View {
    let gradient: MeshGradient
    @Environment(\.self) private var environment

    var body: some View {
        let ground = gradient.background.resolved(in: environment)
        if gradient.isWhole {
            let colors = gradient.colors.map { $0.resolved(in: environment) }
            Image(
                source: .loaded(MeshRaster(gradient, colors: colors, background: ground).picture, scale: 1),
                isDecorative: true
            )
            .resizable()
        } else {
            let _ = DeveloperNotes.report(
                .invalidGeometry,
                "A mesh of \(gradient.width) × \(gradient.height) has \(gradient.points.count) points and "
                    + "\(gradient.colors.count) colours.",
                remedy: "Give it as many as the grid has, in rows of at least two.")
            gradient.background
        }
    }
}

extension MeshGradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        DeveloperNotes.withoutEffect(
            "The grid of a MeshGradient as a style", remedy: "Use the gradient as a view, and mask it with the shape.")
        guard isWhole else { return .color(background.resolved(in: environment)) }
        let stops = (0..<height).map { row in
            let colors = (0..<width).map { self.colors[row * width + $0].resolved(in: environment) }
            func mean(_ part: (DisplayColor) -> Double) -> Double { colors.map(part).reduce(0, +) / Double(width) }
            let color = DisplayColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
            return Paint.GradientStop(color: color, location: Double(row) / Double(height - 1))
        }
        return Paint.linearGradient(stops: stops, startX: 0.5, startY: 0, endX: 0.5, endY: 1)
            .opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}
