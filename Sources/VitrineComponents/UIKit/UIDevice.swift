// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The device that shows the app, as far as the browser reports it.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The device of the session whose code is running.
    public static let current = UIDevice()

    private override init() {}

    /// A phone for narrow windows, a tablet for wide ones.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UserDeviceKind.of(SessionContext.current) }

    /// "iPad" or "iPhone".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model's name in the user's language; here that of `model`, since the names are not translated.
    public var localizedModel: String { model }
    /// The model: without an entitlement, apps get no other name.
    public var name: String { model }
    /// Always "iOS".
    public var systemName: String { "iOS" }
    /// The version of iOS that the engine reproduces.
    public var systemVersion: String { "26.0" }

    /// A UUID that is the same for all sessions of a browser, as long as it keeps the app's storage; `nil` outside of a
    /// session.
    public var identifierForVendor: UUID? {
        guard let defaults = SessionContext.current.map({ _ in UserDefaults.standard }) else { return nil }
        let key = "vitrine.identifierForVendor"
        if let known = defaults.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
        let made = UUID()
        defaults.set(made.uuidString, forKey: key)
        return made
    }

    /// Portrait or landscape, by the shape of the window.
    public var orientation: UIDeviceOrientation {
        guard let viewport = SessionContext.current?.seenViewport else { return .portrait }
        return viewport.width > viewport.height ? .landscapeLeft : .portrait
    }

    /// Whether changes of the orientation are announced: always.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
    /// Does nothing: changes of the orientation are always announced.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing: changes of the orientation are always announced.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Posted when the window has become higher than wide, or wider than high.
    public nonisolated static let orientationDidChangeNotification = SettingNotification.orientation.name

    /// Whether several apps can run beside each other: always.
    public var isMultitaskingSupported: Bool { true }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned to the left.
    case landscapeLeft = 3
    /// Turned to the right.
    case landscapeRight = 4
    /// Flat with the screen up.
    case faceUp = 5
    /// Flat with the screen down.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface can have this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
