// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

/// A modifier that says what a part of a control looks like in the control's other state.
///
/// A surface shows that state from the moment when the user presses the control until the answer comes.
nonisolated package struct OtherStateModifier: ViewModifier {
    package typealias Body = Never
    /// The distance to the other place towards the trailing edge, in points.
    let offset: CGFloat
    let opacity: Double?
    let fill: Color?
    /// The further rotation, clockwise.
    let rotation: Angle
}

extension OtherStateModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        return .interaction(
            .otherState(
                OtherStateLook(
                    offsetX: offset * direction, opacity: opacity, fill: fill?.resolved(in: environment),
                    rotation: rotation.radians)))
    }
}

extension View {
    /// Says what the view looks like in the other state of the control that it is part of.
    ///
    /// - Parameters:
    ///   - offset: The distance to the view's other place towards the trailing edge, in points.
    ///   - opacity: The other opacity; `nil` for the same.
    ///   - fill: The other colour of a shape that is filled with a colour; `nil` for the same.
    ///   - rotation: The further rotation, clockwise.
    /// - Returns: A view that surfaces can show in the other state.
    package nonisolated func otherState(
        offset: CGFloat = 0, opacity: Double? = nil, fill: Color? = nil, rotation: Angle = .zero
    ) -> some View {
        modifier(OtherStateModifier(offset: offset, opacity: opacity, fill: fill, rotation: rotation))
    }
}
