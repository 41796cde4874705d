// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineRemoteImages

/// An image that is asked for, and how.
public struct ImageRequest: Sendable, Hashable, ExpressibleByStringLiteral {
    /// How soon an image is wanted: loads have no priorities here.
    public enum Priority: Int, Sendable, Comparable {
        /// The lowest.
        case veryLow
        /// Below the default.
        case low
        /// The default.
        case normal
        /// Above the default.
        case high
        /// The highest.
        case veryHigh

        /// Whether one priority is below another.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// Options for the use of the cache.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt16
        /// Creates options from bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// Cached images are passed over.
        public static let disableMemoryCacheReads = Options(rawValue: 1)
        /// The image is not cached.
        public static let disableMemoryCacheWrites = Options(rawValue: 2)
        /// Cached images are passed over.
        public static let reloadIgnoringCachedData = Options(rawValue: 4)
        /// Only cached images are taken.
        public static let returnCacheDataDontLoad = Options(rawValue: 8)
    }

    /// A key of further values.
    public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Creates a key.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates a key.
        public init(stringLiteral value: String) { rawValue = value }
        /// The number of pixels per point, a `Float` or `CGFloat`.
        public static let scaleKey: UserInfoKey = "scale"
    }

    /// The address of the image.
    public let url: URL?
    /// The processors that change the image.
    public var processors: [any ImageProcessing]
    /// How soon the image is wanted.
    public var priority: Priority
    /// The options for the use of the cache.
    public var options: Options
    private var scale = 1.0

    /// Creates a request.
    public init(
        url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = [],
        userInfo: [UserInfoKey: any Sendable]? = nil
    ) {
        self.url = url
        self.processors = processors
        self.priority = priority
        self.options = options
        let value = userInfo?[.scaleKey]
        scale = (value as? CGFloat).map { Double($0) } ?? (value as? Float).map { Double($0) } ?? 1
    }

    /// Creates a request from an address.
    public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

    /// Whether two requests ask for the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.url == right.url && left.processing == right.processing && left.priority == right.priority
            && left.options == right.options && left.scale == right.scale
    }

    /// Hashes the address and the processors.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(processing)
    }

    package var processing: RemoteImageProcessing { RemoteImageProcessing(processors.flatMap(\.effects.steps)) }

    /// What is loaded; `nil` without an address.
    package var remote: RemoteImageRequest? {
        guard let url else { return nil }
        var request = RemoteImageRequest(source: RemoteImageSource(url: url))
        request.processing = processing
        request.scale = scale
        request.isForced = !options.isDisjoint(with: [.disableMemoryCacheReads, .reloadIgnoringCachedData])
        request.isKept = !options.contains(.disableMemoryCacheWrites)
        request.isOnlyKept = options.contains(.returnCacheDataDontLoad)
        return request
    }
}

/// Changes how a loaded image is shown: its size in points, or an effect of the view.
///
/// Pixels are not changed, so an app cannot write one.
public protocol ImageProcessing: Sendable {
    /// The name of what is done.
    var identifier: String { get }
    /// What is done.
    var effects: ImageProcessingEffects { get }
}

/// The changes that a processor makes to an image.
public struct ImageProcessingEffects: Sendable {
    let steps: [RemoteImageProcessing.Step]
}

/// The processors.
public enum ImageProcessors {
    /// Makes an image as large as a size, with its own proportions; never larger than it is.
    public struct Resize: ImageProcessing {
        /// How the size is understood.
        public enum ContentMode: Sendable {
            /// The image fills the size.
            case aspectFill
            /// The image fits into the size.
            case aspectFit
        }

        /// The name with the size.
        public let identifier: String
        /// The size.
        public let effects: ImageProcessingEffects

        /// Creates a processor.
        public init(size: CGSize, contentMode: ContentMode = .aspectFill) {
            identifier = "resize(\(size), \(contentMode))"
            effects = ImageProcessingEffects(steps: [contentMode == .aspectFill ? .filling(size) : .within(size)])
        }

        /// Creates a processor for a width.
        public init(width: CGFloat) {
            identifier = "resize(width \(width))"
            effects = ImageProcessingEffects(steps: [.within(CGSize(width: width, height: .greatestFiniteMagnitude))])
        }

        /// Creates a processor for a height.
        public init(height: CGFloat) {
            identifier = "resize(height \(height))"
            effects = ImageProcessingEffects(steps: [.within(CGSize(width: .greatestFiniteMagnitude, height: height))])
        }
    }

    /// Shows the largest circle in the middle of the view.
    public struct Circle: ImageProcessing {
        /// Creates a processor.
        public init() {}
        /// The name.
        public var identifier: String { "circle" }
        /// The circle.
        public var effects: ImageProcessingEffects { ImageProcessingEffects(steps: [.circle]) }
    }

    /// Gives the view round corners.
    public struct RoundedCorners: ImageProcessing {
        private let radius: CGFloat
        /// Creates a processor with a radius, in points of the view.
        public init(radius: CGFloat) { self.radius = radius }
        /// The name with the radius.
        public var identifier: String { "corners(\(radius))" }
        /// The corners.
        public var effects: ImageProcessingEffects { ImageProcessingEffects(steps: [.corners(radius)]) }
    }

    /// Blurs the view.
    public struct GaussianBlur: ImageProcessing {
        private let radius: Int
        /// Creates a processor with a radius, in points.
        public init(radius: Int = 8) { self.radius = radius }
        /// The name with the radius.
        public var identifier: String { "blur(\(radius))" }
        /// The blur.
        public var effects: ImageProcessingEffects { ImageProcessingEffects(steps: [.blur(CGFloat(radius))]) }
    }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
    /// Makes an image as large as a size.
    public static func resize(size: CGSize, contentMode: ImageProcessors.Resize.ContentMode = .aspectFill) -> Self {
        Self(size: size, contentMode: contentMode)
    }

    /// Makes an image as wide as a width.
    public static func resize(width: CGFloat) -> Self { Self(width: width) }

    /// Makes an image as high as a height.
    public static func resize(height: CGFloat) -> Self { Self(height: height) }
}

extension ImageProcessing where Self == ImageProcessors.Circle {
    /// Shows the largest circle in the middle of the view.
    public static func circle() -> Self { Self() }
}

extension ImageProcessing where Self == ImageProcessors.RoundedCorners {
    /// Gives the view round corners.
    public static func roundedCorners(radius: CGFloat) -> Self { Self(radius: radius) }
}

extension ImageProcessing where Self == ImageProcessors.GaussianBlur {
    /// Blurs the view.
    public static func gaussianBlur(radius: Int = 8) -> Self { Self(radius: radius) }
}
