// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The size, the frames and the duration of an animation file. Its layers are not read: see `LottieView`.
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

    /// Reads an animation from a bundle's resources.
    ///
    /// - Parameters:
    ///   - name: The file's name, with or without ".json".
    ///   - bundle: The bundle.
    ///   - subdirectory: The folder in the bundle; `nil` for the bundle itself.
    /// - Returns: The animation; `nil` if the file does not exist or holds no animation.
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

    /// Reads an animation from a file; `nil` if the file does not exist or holds no animation.
    public static func filepath(_ filepath: String) -> LottieAnimation? {
        guard let data = FileManager.default.contents(atPath: filepath) else { return nil }
        let name = URL(fileURLWithPath: filepath).deletingPathExtension().lastPathComponent
        return try? LottieAnimation(name: name, data: data)
    }

    /// Reads an animation from the data of a file.
    ///
    /// - Parameter data: A file's data.
    /// - Returns: The animation.
    /// - Throws: `DecodingError` if the data hold no animation.
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
    /// The part of an animation that is played, as fractions from 0 to 1.
    public enum PlaybackMode: Hashable, Sendable {
        /// From one fraction to another; `nil` begins at the current one.
        case fromProgress(_ fromProgress: Double?, toProgress: Double, loopMode: LottieLoopMode)
        /// From the current fraction to another.
        case toProgress(_ toProgress: Double, loopMode: LottieLoopMode)
    }

    /// The position at which an animation is paused.
    public enum PausedState: Hashable, Sendable {
        /// The current frame.
        case currentFrame
        /// A fraction of the animation, from 0 to 1.
        case progress(Double)
        /// The number of a frame.
        case frame(Double)
        /// A time from the start, in seconds.
        case time(TimeInterval)
    }

    /// The animation is paused at a position.
    case paused(at: PausedState)
    /// A part of the animation is played.
    case playing(PlaybackMode)

    /// The mode that pauses the animation at its current position.
    public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }

    /// Returns the seconds that an animation plays in this mode; `nil` if it is paused or never ends.
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
