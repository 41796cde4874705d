// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The audio session of the app, with its settings: browsers decide how sounds are mixed.
///
/// - Support: partial: every setting is kept and has no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The purpose of the app's sound.
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

    /// The kind of content that is played or recorded.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a mode from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The mode of every category.
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

        /// Other apps go on being heard.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other apps are heard more quietly.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// The phone's loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// Options for the sessions of other apps when a session begins or ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other apps are told that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The rules by which a route is chosen and shared with other apps.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// The default rules.
        case `default` = 0
        /// The route of long audio.
        case longFormAudio = 1
        /// The system's own choice.
        case independent = 2
        /// The route of long video.
        case longFormVideo = 3
    }

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable {
        /// The interruption has begun: another app is heard.
        case began = 1
        /// Nobody else is heard any more.
        case ended = 0
    }

    /// Hints on what an app should do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The app may go on.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The reasons for a change of the route.
    public enum RouteChangeReason: UInt, Sendable {
        /// The reason is not known.
        case unknown = 0
        /// A device was connected.
        case newDeviceAvailable = 1
        /// The device in use was disconnected.
        case oldDeviceUnavailable = 2
        /// Another category.
        case categoryChange = 3
        /// The app's own choice.
        case override = 4
        /// The device woke up.
        case wakeFromSleep = 6
        /// No route fits the category.
        case noSuitableRouteForCategory = 7
        /// The same route in another form.
        case routeConfigurationChange = 8
    }

    /// Posted when somebody else is heard instead.
    ///
    /// - Support: partial: never posted; the browser pauses players by itself.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Posted when sound goes another way.
    ///
    /// - Support: partial: never posted; a page does not learn of it.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Posted when others may or may not be heard.
    ///
    /// - Support: partial: never posted; a page does not learn of it.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
    /// Posted when sound has to be set up anew.
    ///
    /// - Support: partial: never posted; the browser does so by itself.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")

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
    /// Takes what sound is for and who shares its route; without effect.
    ///
    /// - Throws: Nothing.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {}
    /// Takes what sound is like; without effect.
    ///
    /// - Throws: Nothing.
    open func setMode(_ mode: Mode) throws {}
    /// Takes whether the app is heard; without effect.
    ///
    /// - Throws: Nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// The key of an interruption's type in a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what an app may do after an interruption, in a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the reason for a change of route, in a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
