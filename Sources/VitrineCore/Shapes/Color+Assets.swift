// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Color {
    /// A colour of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle: (bundle ?? .main).bundleURL))
    }

    /// A colour of an asset catalogue, by the name that Xcode gives it in code.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// This colour mixed with another one: 0 is all of this one, 1 all of the other.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mix(provider, rhs.provider, by: fraction, colorSpace))
    }
}

/// A colour of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String
    private let path: URL

    var bundle: Bundle { Bundle(url: path) ?? .main }

    /// The colour of a name in the catalogues of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        path = bundle.bundleURL
    }
}

/// A picture of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    private let path: URL

    package var bundle: Bundle { Bundle(url: path) ?? .main }

    /// The picture of a name in the catalogues of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        path = bundle.bundleURL
    }
}

extension Image {
    /// A picture of an asset catalogue, by the name that Xcode gives it in code.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
