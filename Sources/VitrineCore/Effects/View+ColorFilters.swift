// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
import VitrineLayout

/// A modifier that changes the colours of a view.
nonisolated public struct _ColorFilterEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never

    package enum Filter: Equatable, Sendable {
        case plain(ColorFilter)
        /// Multiplies by a colour, which is resolved in the view's environment.
        case multiply(Color)
    }

    package let filter: Filter
}

extension View {
    /// Adds an amount to every colour component, from -1 (black) to 1 (white).
    public nonisolated func brightness(_ amount: Double) -> some View {
        filtered(.brightness(amount))
    }

    /// Multiplies the contrast: 1 changes nothing, 0 is grey, and negative values invert.
    public nonisolated func contrast(_ amount: Double) -> some View {
        filtered(.contrast(amount))
    }

    /// Multiplies the saturation: 1 changes nothing, 0 is grey.
    public nonisolated func saturation(_ amount: Double) -> some View {
        filtered(.saturation(amount))
    }

    /// Removes colour: 0 changes nothing, 1 is grey.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        filtered(.saturation(1 - amount))
    }

    /// Rotates the hue of every colour by an angle.
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

    /// Converts the luminance of the view to the opacity of black, as for a mask.
    public nonisolated func luminanceToAlpha() -> some View {
        filtered(.luminanceToAlpha)
    }

    /// Shows white where the view has at least an opacity, and nothing elsewhere.
    nonisolated func alphaThreshold(_ limit: Double) -> some View {
        filtered(.alphaThreshold(limit))
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
