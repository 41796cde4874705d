// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A phase of the loading of an image.
public enum AsyncImagePhase: Sendable {
    /// No image has been loaded.
    case empty
    /// The image was loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The loaded image, or `nil` in the other phases.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error of the load, or `nil` in the other phases.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
