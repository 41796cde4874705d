// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the app's sound stands beside that of others: browsers decide that themselves.
///
/// - Support: partial: every setting is kept and has no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a category from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Sound beside that of others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound instead of that of others.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that the app is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// A recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Sound and a recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is like.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Nothing special.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// A conversation.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A conversation with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A measurement.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// How sound is mixed.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Others are heard too.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// The phone's loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// What happens to others afterwards.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Others may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let shared = AVAudioSession()

    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// Takes what sound is for; without effect.
    ///
    /// - Throws: Nothing.
    open func setCategory(_ category: Category) throws {}
    /// Takes what sound is for; without effect.
    ///
    /// - Throws: Nothing.
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    /// Takes what sound is for; without effect.
    ///
    /// - Throws: Nothing.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// Takes what sound is like; without effect.
    ///
    /// - Throws: Nothing.
    open func setMode(_ mode: Mode) throws {}
    /// Takes whether the app is heard; without effect.
    ///
    /// - Throws: Nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
