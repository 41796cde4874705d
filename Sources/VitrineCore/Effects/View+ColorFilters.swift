// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
import VitrineLayout

/// Changes every colour that a view draws.
nonisolated public struct _ColorFilterEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never

    package enum Filter: Equatable, Sendable {
        case plain(ColorFilter)
        /// Resolved where the view stands.
        case multiply(Color)
    }

    package let filter: Filter
}

extension View {
    /// Adds to every colour component, from -1 (black) to 1 (white).
    public nonisolated func brightness(_ amount: Double) -> some View {
        filtered(.brightness(amount))
    }

    /// Spreads the colours from the middle grey: 1 changes nothing, 0 leaves grey, less inverts.
    public nonisolated func contrast(_ amount: Double) -> some View {
        filtered(.contrast(amount))
    }

    /// Strengthens the colours or takes them out: 1 changes nothing, 0 leaves greys.
    public nonisolated func saturation(_ amount: Double) -> some View {
        filtered(.saturation(amount))
    }

    /// Takes the colours out: 0 changes nothing, 1 leaves greys.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        filtered(.saturation(1 - amount))
    }

    /// Turns the hue of every colour.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        filtered(.hueRotation(angle.radians))
    }

    /// Inverts the colours.
    public nonisolated func colorInvert() -> some View {
        filtered(.invert)
    }

    /// Multiplies every colour by a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(_ColorFilterEffect(filter: .multiply(color)))
    }

    /// Draws black, as opaque as the view is bright: a mask.
    public nonisolated func luminanceToAlpha() -> some View {
        filtered(.luminanceToAlpha)
    }

    private nonisolated func filtered(_ filter: ColorFilter) -> some View {
        modifier(_ColorFilterEffect(filter: .plain(filter)))
    }
}

extension _ColorFilterEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        switch filter {
        case .plain(let filter): .colorFilter(filter)
        case .multiply(let color): .colorFilter(.multiply(color.resolved(in: environment)))
        }
    }
}
