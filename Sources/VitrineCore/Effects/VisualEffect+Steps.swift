// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

extension VisualEffect {
    private nonisolated func adding(_ step: VisualEffectStep) -> VisualEffectChain {
        VisualEffectChain(VisualEffectChain.steps(of: self) + [step])
    }

    /// Draws the view moved, in points.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
        adding(.offset(x: offset.width, y: offset.height))
    }

    /// Draws the view moved, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: x, y: y))
    }

    /// Draws the view scaled around a point of it.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: scale.width, y: scale.height, anchor: anchor))
    }

    /// Draws the view scaled by the same factor both ways.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: s, y: s, anchor: anchor))
    }

    /// Draws the view scaled by a factor for each axis.
    public nonisolated func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(.scale(x: x, y: y, anchor: anchor))
    }

    /// Draws the view turned clockwise around a point of it.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(radians: angle.radians, anchor: anchor))
    }

    /// Draws the view turned in space around an axis through a point of it.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .rotation3D(
                _Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws the view under a map of the plane.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform(ProjectionTransform(transform)))
    }

    /// Draws the view under a map of the plane with perspective.
    public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.transform(transform))
    }

    /// Multiplies the opacity of the view, 0 (gone from sight) to 1.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
        adding(.opacity(opacity))
    }

    /// Blurs the view; its edges are let through.
    public nonisolated func blur(radius: CGFloat) -> some VisualEffect {
        adding(.blur(radius))
    }

    /// Blurs the view.
    ///
    /// - Support: partial: the edges are let through whatever `opaque` says, and a diagnostic says so.
    public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some VisualEffect {
        if opaque { _BlurEffect.noteTransparentEdges() }
        return blur(radius: radius)
    }

    /// Adds to every colour component, from -1 (black) to 1 (white).
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.brightness, amount))
    }

    /// Spreads the colours from the middle grey: 1 changes nothing, 0 leaves grey, less inverts.
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
        adding(.filter(.contrast, amount))
    }

    /// Strengthens the colours or takes them out: 1 changes nothing, 0 leaves greys.
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation, amount))
    }

    /// Takes the colours out: 0 changes nothing, 1 leaves greys.
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation, 1 - amount))
    }

    /// Turns the hue of every colour.
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation, angle.radians))
    }
}
