// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI
import VitrineRemoteImages

/// Changes how a loaded image is shown: its size in points, or an effect of the view.
///
/// Pixels are not changed, so an app cannot write one.
public protocol ImageProcessor: Sendable {
    /// The name of what is done, which is a part of the cache's key.
    var identifier: String { get }
    /// What is done.
    var effects: ImageProcessorEffects { get }
}

/// The changes that a processor makes to an image.
public struct ImageProcessorEffects: Sendable {
    let steps: [RemoteImageProcessing.Step]
}

/// Leaves the image as it is.
public struct DefaultImageProcessor: ImageProcessor {
    /// The only one.
    public static let `default` = DefaultImageProcessor()
    /// Creates a processor.
    public init() {}
    /// The name, empty.
    public var identifier: String { "" }
    /// The changes of this processor: none.
    public var effects: ImageProcessorEffects { ImageProcessorEffects(steps: []) }
}

/// Makes an image not larger than a size.
public struct DownsamplingImageProcessor: ImageProcessor {
    /// The size, in points.
    public let size: CGSize
    /// Creates a processor.
    public init(size: CGSize) { self.size = size }
    /// The name with the size.
    public var identifier: String { "Downsampling(\(size))" }
    /// The size.
    public var effects: ImageProcessorEffects { ImageProcessorEffects(steps: [.within(size)]) }
}

/// How an image takes another size.
public enum ContentMode: Sendable {
    /// It fits into the size.
    case aspectFit
    /// It fills the size.
    case aspectFill
}

/// Gives an image another size with its own proportions.
public struct ResizingImageProcessor: ImageProcessor {
    /// The size, in points.
    public let referenceSize: CGSize
    /// How the image takes the size.
    public let targetContentMode: ContentMode

    /// Creates a processor. There is no mode that changes an image's proportions.
    public init(referenceSize: CGSize, mode: ContentMode) {
        self.referenceSize = referenceSize
        targetContentMode = mode
    }

    /// The name with the size.
    public var identifier: String { "Resizing(\(referenceSize), \(targetContentMode))" }
    /// The size.
    public var effects: ImageProcessorEffects {
        let isFit = targetContentMode == .aspectFit
        return ImageProcessorEffects(steps: [isFit ? .fitting(referenceSize) : .filling(referenceSize)])
    }
}

/// Gives a view of an image round corners.
public struct RoundCornerImageProcessor: ImageProcessor {
    /// The radius, in points of the view.
    public let cornerRadius: CGFloat
    /// Creates a processor.
    public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
    /// The name with the radius.
    public var identifier: String { "RoundCorner(\(cornerRadius))" }
    /// The corners.
    public var effects: ImageProcessorEffects { ImageProcessorEffects(steps: [.corners(cornerRadius)]) }
}

/// Blurs the view of an image.
public struct BlurImageProcessor: ImageProcessor {
    /// The radius, in points.
    public let blurRadius: CGFloat
    /// Creates a processor.
    public init(blurRadius: CGFloat) { self.blurRadius = blurRadius }
    /// The name with the radius.
    public var identifier: String { "Blur(\(blurRadius))" }
    /// The blur.
    public var effects: ImageProcessorEffects { ImageProcessorEffects(steps: [.blur(blurRadius)]) }
}

/// Takes the colours out of an image.
public struct BlackWhiteProcessor: ImageProcessor {
    /// Creates a processor.
    public init() {}
    /// The name.
    public var identifier: String { "BlackWhite" }
    /// No colours.
    public var effects: ImageProcessorEffects { ImageProcessorEffects(steps: [.gray]) }
}

/// One processor after another.
private struct ProcessorChain: ImageProcessor {
    let first: any ImageProcessor
    let second: any ImageProcessor
    var identifier: String { first.identifier + "|>" + second.identifier }
    var effects: ImageProcessorEffects { ImageProcessorEffects(steps: first.effects.steps + second.effects.steps) }
}

infix operator |> : AdditionPrecedence

/// One processor after another.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    ProcessorChain(first: left, second: right)
}

extension ImageProcessor {
    /// Another processor after this one.
    public func append(another: any ImageProcessor) -> any ImageProcessor { self |> another }
}
