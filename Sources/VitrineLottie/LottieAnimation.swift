// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The size and duration of the animation in a file. Its layers are not read: see `LottieView`.
public final class LottieAnimation: Sendable {
    /// The file's name without its ending.
    public let name: String
    /// The size, in points.
    public let size: CGSize
    /// The number of the first frame.
    public let startFrame: Double
    /// The number of the last frame.
    public let endFrame: Double
    /// The number of frames in a second.
    public let framerate: Double

    private init(name: String, header: Header) {
        self.name = name
        size = CGSize(width: header.w, height: header.h)
        (startFrame, endFrame, framerate) = (header.ip, header.op, header.fr)
    }

    /// The length, in seconds.
    public var duration: TimeInterval { framerate > 0 ? (endFrame - startFrame) / framerate : 0 }

    private struct Header: Decodable {
        let w, h, ip, op, fr: Double
    }

    private convenience init(name: String, data: Data) throws {
        self.init(name: name, header: try JSONDecoder().decode(Header.self, from: data))
    }

    /// Reads a file of a bundle.
    ///
    /// - Parameters:
    ///   - name: The file's name, with or without ".json".
    ///   - bundle: The bundle.
    ///   - subdirectory: A folder in the bundle.
    /// - Returns: The animation; `nil` for a file that is not there or no animation.
    public static func named(
        _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
    ) -> LottieAnimation? {
        let name = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        // Folders of resources are flattened.
        let url =
            bundle.url(forResource: name, withExtension: "json", subdirectory: subdirectory)
            ?? bundle.url(forResource: name, withExtension: "json")
        return url.flatMap { filepath($0.path) }
    }

    /// Reads a file.
    public static func filepath(_ filepath: String) -> LottieAnimation? {
        guard let data = FileManager.default.contents(atPath: filepath) else { return nil }
        let name = URL(fileURLWithPath: filepath).deletingPathExtension().lastPathComponent
        return try? LottieAnimation(name: name, data: data)
    }

    /// Reads data.
    ///
    /// - Parameter data: A file's data.
    /// - Returns: The animation.
    /// - Throws: `DecodingError` for data that are no animation.
    public static func from(data: Data) throws -> LottieAnimation { try LottieAnimation(name: "animation", data: data) }
}

/// How often an animation is played.
public enum LottieLoopMode: Hashable, Sendable {
    /// Once.
    case playOnce
    /// Again and again.
    case loop
    /// Forwards and backwards, again and again.
    case autoReverse
    /// A number of times.
    case `repeat`(Float)
    /// A number of times, forwards and backwards.
    case repeatBackwards(Float)
}

/// Whether an animation plays, and which part of it.
public enum LottiePlaybackMode: Hashable, Sendable {
    /// The part that is played, in parts of the whole from 0 to 1.
    public enum PlaybackMode: Hashable, Sendable {
        /// From one part to another; `nil` begins with the current one.
        case fromProgress(_ fromProgress: Double?, toProgress: Double, loopMode: LottieLoopMode)
        /// Up to a part.
        case toProgress(_ toProgress: Double, loopMode: LottieLoopMode)
    }

    /// The position at which an animation is paused.
    public enum PausedState: Hashable, Sendable {
        /// Where it is.
        case currentFrame
        /// At a part of the whole.
        case progress(Double)
        /// At a frame.
        case frame(Double)
        /// At a time, in seconds.
        case time(TimeInterval)
    }

    /// The animation is paused at a position.
    case paused(at: PausedState)
    /// A part of the animation is played.
    case playing(PlaybackMode)

    /// The mode that pauses the animation at its current position.
    public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }

    /// After how many seconds an animation is over; `nil` for one that never is.
    package func time(of animation: LottieAnimation) -> TimeInterval? {
        guard case .playing(let mode) = self else { return nil }
        let (part, loop): (Double, LottieLoopMode) =
            switch mode {
            case .fromProgress(let from, let to, let loop): (abs(to - (from ?? 0)), loop)
            case .toProgress(let to, let loop): (to, loop)
            }
        let once = part * animation.duration
        return switch loop {
        case .playOnce: once
        case .loop, .autoReverse: nil
        case .repeat(let count): once * Double(count)
        case .repeatBackwards(let count): once * Double(count) * 2
        }
    }
}
