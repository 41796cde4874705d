// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

extension View {
    /// Fills the background of this view with a style, which by default extends under bars and device edges that it
    /// touches.
    public nonisolated func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        modifier(
            _OverlayModifier(
                overlay: StyleFill(style: style).ignoresSafeArea(edges: edges), alignment: .center, isBackground: true))
    }

    /// Fills the background of this view with the background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Draws a shape that is filled with a style behind this view.
    public nonisolated func background<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        modifier(_OverlayModifier(overlay: shape.fill(style), alignment: .center, isBackground: true))
    }

    /// Draws a shape that is filled with the background style behind this view.
    public nonisolated func background<S>(in shape: S) -> some View where S: Shape {
        background(.background, in: shape)
    }

    /// Layers a style in front of this view, which by default extends over bars and device edges that it touches.
    public nonisolated func overlay<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        modifier(
            _OverlayModifier(
                overlay: StyleFill(style: style).ignoresSafeArea(edges: edges), alignment: .center, isBackground: false)
        )
    }

    /// Draws a shape that is filled with a style in front of this view.
    public nonisolated func overlay<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
        modifier(_OverlayModifier(overlay: shape.fill(style), alignment: .center, isBackground: false))
    }

    /// Draws a border inside the edges of this view, `width` points wide.
    public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        modifier(
            _OverlayModifier(
                overlay: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBackground: false))
    }
}
