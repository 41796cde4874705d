// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension GraphicsContext {
    /// The way in which a drawing operation is composited with what the canvas has drawn before.
    ///
    /// Those of Porter and Duff's operators that keep nothing of the backdrop where the source is transparent (`sourceIn`,
    /// `sourceOut`, `destinationIn`, `destinationAtop`) change everything within the clip; `clear` and `copy` change what
    /// the operation covers.
    nonisolated public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode, as Core Graphics counts them.
        public let rawValue: Int32

        /// Creates a mode from its number.
        public init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// Draws over the backdrop.
        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        /// Multiplies the colours, which darkens.
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        /// Multiplies the inverted colours, which lightens.
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        /// Multiplies dark backdrops and screens light ones.
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        /// Uses the darker of both in each component.
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        /// Uses the lighter of both in each component.
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        /// Brightens the backdrop by the colours of the operation.
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        /// Darkens the backdrop by the colours of the operation.
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        /// Darkens or lightens the backdrop softly, depending on the colours of the operation.
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        /// Multiplies or screens, depending on the colours of the operation.
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        /// Uses the absolute difference of the components.
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        /// Uses a difference of lower contrast.
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        /// Uses the hue of the operation with the saturation and luminosity of the backdrop.
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        /// Uses the saturation of the operation with the hue and luminosity of the backdrop.
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        /// Uses the hue and saturation of the operation with the luminosity of the backdrop.
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        /// Uses the luminosity of the operation with the hue and saturation of the backdrop.
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        /// Erases what the operation covers, whatever its colours are.
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        /// Replaces what the operation covers.
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        /// Draws where the backdrop is opaque, and keeps nothing of the backdrop.
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        /// Draws where the backdrop is transparent, and keeps nothing of the backdrop.
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        /// Draws over the backdrop, and only where that is opaque.
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        /// Draws behind the backdrop.
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        /// Keeps the backdrop where the operation is opaque.
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        /// Erases the backdrop where the operation is opaque.
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        /// Draws behind the backdrop, of which only what the operation covers is kept.
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        /// Draws where the backdrop is transparent, and keeps the backdrop where the operation is.
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        /// Adds the colours and darkens; not supported by Vitrine's surfaces.
        @available(*, unavailable, message: "Vitrine's surfaces share no plusDarker; use multiply or colorBurn.")
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        /// Adds the components of both, which lightens.
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        /// The blend modes that surfaces draw, by the raw values of the modes.
        private static let displayedModes: [DisplayBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .destinationOut, .plusLighter, .sourceIn,
            .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor,
            .normal, .plusLighter,
        ]

        /// The blend mode that surfaces draw: "clear" becomes an eraser, "copy" an addition after an eraser.
        var displayed: DisplayBlendMode {
            let number = Int(rawValue)
            return Self.displayedModes.indices.contains(number) ? Self.displayedModes[number] : .normal
        }

        /// Returns what erases all that an operation covers, before that is drawn; `nil` where nothing does.
        func eraser(of operation: DisplayDrawing.Operation) -> DisplayDrawing.Operation? {
            guard self == .clear || self == .copy else { return nil }
            return DisplayDrawing.Operation(
                operation.mark.silhouette, blendMode: .destinationOut, clips: operation.clips)
        }
    }
}
