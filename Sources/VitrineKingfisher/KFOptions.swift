// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI
import Synchronization
import VitrineRemoteImages

/// Options of loads.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// An option of a load.
public enum KingfisherOptionsInfoItem: Sendable {
    /// Processes the image.
    case processor(any ImageProcessor)
    /// The number of pixels per point.
    case scaleFactor(CGFloat)
    /// How the image appears.
    case transition(ImageTransition)
    /// Tries again.
    case retryStrategy(any RetryStrategy)
    /// Passes over what is cached.
    case forceRefresh
    /// Takes what is cached only.
    case onlyFromCache
    /// Caches the original: it always is.
    case cacheOriginalImage
    /// Caches in memory only: there is no disk.
    case cacheMemoryOnly
    /// Decodes elsewhere: browsers do.
    case backgroundDecode
}

/// How an image appears.
public enum ImageTransition: Sendable {
    /// At once.
    case none
    /// It fades in within a time, in seconds.
    case fade(TimeInterval)
}

/// Decides whether a load is tried again.
public protocol RetryStrategy: Sendable {
    /// The time before another attempt after a number of failed ones, in seconds; `nil` to give up.
    func pause(after failures: Int) -> Double?
}

/// Tries again after a delay.
public struct DelayRetryStrategy: RetryStrategy {
    /// The time before another attempt.
    public enum Interval: Sendable {
        /// Always the same, in seconds.
        case seconds(TimeInterval)
        /// The number of failed attempts times as long.
        case accumulated(TimeInterval)
        /// What a closure answers for the number of failed attempts before.
        case custom(block: @Sendable (_ retriedCount: Int) -> TimeInterval)
    }

    /// How many attempts follow the first one.
    public let maxRetryCount: Int
    /// The time before another attempt.
    public let retryInterval: Interval

    /// Creates a strategy.
    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
        self.maxRetryCount = maxRetryCount
        self.retryInterval = retryInterval
    }

    /// The time before another attempt, in seconds.
    public func pause(after failures: Int) -> Double? {
        guard failures <= maxRetryCount else { return nil }
        return switch retryInterval {
        case .seconds(let time): time
        case .accumulated(let time): Double(failures) * time
        case .custom(let block): block(failures - 1)
        }
    }
}

/// The settings of a view or of a load.
public struct KFSettings {
    var source: Source?
    var processors: [any ImageProcessor] = []
    var scale = 1.0
    var isForced = false
    var isOnlyKept = false
    var retry: (any RetryStrategy)?
    var actions = RemoteImageActions()
    var configurations: [(SwiftUI.Image) -> SwiftUI.Image] = []
    var content: ((SwiftUI.Image) -> AnyView)?
    var placeholder: ((Progress) -> AnyView)?
    var failure: (() -> AnyView)?
    var transition: AnyTransition?
    var onSuccess: [(RetrieveImageResult) -> Void] = []
    var onFailure: [(KingfisherError) -> Void] = []
    var onProgress: [(Int64, Int64) -> Void] = []

    init(source: Source?) {
        self.source = source
        actions.cancelsOnDisappear = false
    }

    mutating func apply(_ options: KingfisherOptionsInfo) {
        for option in options {
            switch option {
            case .processor(let processor): processors = [processor]
            case .scaleFactor(let factor): scale = factor
            case .transition(.fade(let time)): fade(time)
            case .retryStrategy(let strategy): retry = strategy
            case .forceRefresh: isForced = true
            case .onlyFromCache: isOnlyKept = true
            case .transition(.none), .cacheOriginalImage, .cacheMemoryOnly, .backgroundDecode: break
            }
        }
    }

    mutating func fade(_ time: Double) {
        transition = .opacity
        actions.animation = .linear(duration: time)
    }

    var processing: RemoteImageProcessing { RemoteImageProcessing(processors.flatMap(\.effects.steps)) }

    var request: RemoteImageRequest? {
        guard let source else { return nil }
        var request = RemoteImageRequest(source: source.remote)
        request.processing = processing
        request.scale = scale
        request.isForced = isForced
        request.isOnlyKept = isOnlyKept
        if let retry { request.pause = { retry.pause(after: $0).map { .seconds($0) } } }
        return request
    }
}

final class TaskBox: Sendable {
    private let value = Mutex<Task<Void, Never>?>(nil)
    var task: Task<Void, Never>? {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
