// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBase

/// The codes of why an image could not be drawn, written or read.
extension Diagnostic.Code {
    /// A size or a scale with which there is no image.
    package static let renderBadSize = Self("render-bad-size")
    /// An image of more pixels than an image may have.
    package static let renderTooLarge = Self("render-too-large")
    /// More layers inside each other than are drawn.
    package static let renderTooDeep = Self("render-too-deep")
    /// A layer or a drawing whose numbers say nothing that can be drawn.
    package static let renderBadLayer = Self("render-bad-layer")
    /// A layer that browsers show and images do not.
    package static let renderUnsupportedLayer = Self("render-unsupported-layer")
    /// An image whose bytes are not in the store.
    package static let renderImageMissing = Self("render-image-missing")
    /// A damaged image.
    package static let renderImageUnreadable = Self("render-image-unreadable")
    /// A format of images that is not drawn.
    package static let renderImageFormat = Self("render-image-format")
    /// A font that cannot be opened for drawing.
    package static let renderFontUnreadable = Self("render-font-unreadable")
    /// A file of an image that cannot be written.
    package static let renderEncoding = Self("render-encoding")
    /// A library that fails for a reason of its own.
    package static let renderLibrary = Self("render-library")
}
