// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A colour space, which says what the components of a colour mean.
///
/// - Support: partial: greys, sRGB, linear sRGB and Display P3; what is drawn is sRGB.
public final class CGColorSpace: Hashable, Sendable {
    enum Model {
        case gray
        case rgb(Color.RGBColorSpace)
    }

    let model: Model
    /// The name of the colour space.
    public let name: CFString?

    init(_ model: Model, name: CFString) {
        self.model = model
        self.name = name
    }

    /// Creates a colour space; `nil` if there is none with the name.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(.rgb(.sRGB), name: name)
        case Self.linearSRGB, Self.extendedLinearSRGB: self.init(.rgb(.sRGBLinear), name: name)
        case Self.displayP3, Self.extendedDisplayP3: self.init(.rgb(.displayP3), name: name)
        case Self.genericGrayGamma2_2, Self.extendedGray: self.init(.gray, name: name)
        default: return nil
        }
    }

    /// The number of a colour's components without its opacity.
    public var numberOfComponents: Int {
        if case .gray = model { 1 } else { 3 }
    }

    /// Returns whether two colour spaces have the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0 and 1, which are cut off here.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The name of linear sRGB with components beyond 0 and 1, which are cut off here.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name of Display P3 with components beyond 0 and 1, which are cut off here.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// The name of greys with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of greys beyond 0 and 1, which are cut off here.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
}

/// Returns the colour space of devices with red, green and blue: sRGB.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(.rgb(.sRGB), name: "kCGColorSpaceDeviceRGB")
}

/// Returns the colour space of devices with greys.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(.gray, name: "kCGColorSpaceDeviceGray")
}

extension CGColor {
    /// Creates a colour from the components in a colour space, the opacity last; its own components are in sRGB.
    ///
    /// - Parameters:
    ///   - space: The colour space.
    ///   - components: The components from 0 to 1.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.model {
        case .gray: self.init(gray: components[0], alpha: components[1])
        case .rgb(let model):
            let color = Color(
                model, red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
                opacity: Double(components[3]))
            guard let parts = color.cgColor?.components else { return nil }
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }

    /// The colour space of the components: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}
