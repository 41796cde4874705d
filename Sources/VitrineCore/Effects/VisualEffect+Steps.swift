// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

extension VisualEffect {
    private nonisolated func adding(_ step: VisualEffectStep) -> VisualEffectChain {
        VisualEffectChain(VisualEffectChain.steps(of: self) + [step])
    }

    /// Draws the view with an offset in points.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
        adding(.offset(x: offset.width, y: offset.height))
    }

    /// Draws the view with an offset in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(x: x, y: y))
    }

    /// Draws the view scaled around an anchor.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: scale.width, y: scale.height, anchor: anchor))
    }

    /// Draws the view scaled by the same factor in both dimensions.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(x: s, y: s, anchor: anchor))
    }

    /// Draws the view scaled by a factor for each dimension.
    public nonisolated func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        adding(.scale(x: x, y: y, anchor: anchor))
    }

    /// Draws the view rotated clockwise around an anchor.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(radians: angle.radians, anchor: anchor))
    }

    /// Draws the view rotated in space around an axis.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .rotation3D(
                _Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws the view with an affine transform.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform(ProjectionTransform(transform)))
    }

    /// Draws the view with a projection transform.
    public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.transform(transform))
    }

    /// Multiplies the opacity of the view by a factor from 0 (invisible) to 1.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
        adding(.opacity(opacity))
    }

    /// Blurs the view with a radius in points; its edges become translucent.
    public nonisolated func blur(radius: CGFloat) -> some VisualEffect {
        adding(.blur(radius))
    }

    /// Blurs the view with a radius in points.
    ///
    /// - Support: partial: edges are transparent whatever `opaque` is, and a diagnostic says so.
    public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some VisualEffect {
        if opaque { _BlurEffect.noteTransparentEdges() }
        return blur(radius: radius)
    }

    /// Adds an amount to every colour component, from -1 (black) to 1 (white).
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.brightness, amount))
    }

    /// Multiplies the contrast: 1 changes nothing, 0 is grey, and negative values invert.
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
        adding(.filter(.contrast, amount))
    }

    /// Multiplies the saturation: 1 changes nothing, 0 is grey.
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation, amount))
    }

    /// Removes colour: 0 changes nothing, 1 is grey.
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation, 1 - amount))
    }

    /// Rotates the hue of every colour by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation, angle.radians))
    }
}
