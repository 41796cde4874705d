// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Color {
    /// Creates a colour from an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle: (bundle ?? .main).bundleURL))
    }

    /// Creates a colour from the resource that Xcode generates for an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// Returns this colour mixed with another one: 0 is only this colour, 1 only the other.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mix(provider, rhs.provider, by: fraction, colorSpace))
    }
}

/// A colour of an asset catalogue, as Xcode generates names for it.
public struct ColorResource: Hashable, Sendable {
    let name: String
    private let path: URL

    var bundle: Bundle { Bundle(url: path) ?? .main }

    /// Creates a resource from the name of a colour and the bundle of its catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        path = bundle.bundleURL
    }
}

/// An image of an asset catalogue, as Xcode generates names for it.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    private let path: URL

    package var bundle: Bundle { Bundle(url: path) ?? .main }

    /// Creates a resource from the name of an image and the bundle of its catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        path = bundle.bundleURL
    }
}

extension Image {
    /// Creates an image from the resource that Xcode generates for an asset catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
