// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore

/// A transition between colours, which a drawing context draws along a line or between circles.
public final class CGGradient: Sendable {
    let gradient: Gradient

    private init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
        gradient = Gradient(
            stops: colors.enumerated().map { index, color in
                let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
                return Gradient.Stop(color: Color(cgColor: color), location: locations?[index] ?? even)
            })
    }

    /// Creates a gradient of colours; `nil` if something else is among them, or nothing.
    ///
    /// - Parameters:
    ///   - space: The colour space in which colours are mixed; always sRGB here.
    ///   - colors: The colours, which are of the type `CGColor`.
    ///   - locations: The location of each colour from 0 to 1; `nil` for equal distances.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let all = colors.compactMap { $0 as? CGColor }
        guard !all.isEmpty, all.count == colors.count else { return nil }
        self.init(all, locations)
    }

    /// Creates a gradient of colours from their components; `nil` without any.
    ///
    /// - Parameters:
    ///   - space: The colour space of the components.
    ///   - components: The components of all colours, each with its opacity.
    ///   - locations: The location of each colour from 0 to 1; `nil` for equal distances.
    ///   - count: The number of colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let all = (0..<max(count, 0)).compactMap { index in
            CGColor(colorSpace: space, components: components + index * (space.numberOfComponents + 1))
        }
        guard !all.isEmpty else { return nil }
        self.init(all, locations)
    }
}

/// The ends beyond which a gradient is continued.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour is drawn before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour is drawn after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
