// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The device that shows the app, as far as a browser tells.
@MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() {}

    /// A window as narrow as a phone's belongs to a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UserDeviceKind.of(SessionContext.current) }

    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    /// Without an entitlement an app gets the model's name here.
    public var name: String { model }
    public var systemName: String { "iOS" }
    /// The version that the engine looks and behaves like.
    public var systemVersion: String { "26.0" }

    /// The same for every session of one browser, for as long as it keeps what the app stores.
    public var identifierForVendor: UUID? {
        guard let defaults = SessionContext.current.map({ _ in UserDefaults.standard }) else { return nil }
        let key = "vitrine.identifierForVendor"
        if let known = defaults.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
        let made = UUID()
        defaults.set(made.uuidString, forKey: key)
        return made
    }

    public var orientation: UIDeviceOrientation {
        guard let viewport = SessionContext.current?.viewport else { return .portrait }
        return viewport.width > viewport.height ? .landscapeLeft : .portrait
    }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
