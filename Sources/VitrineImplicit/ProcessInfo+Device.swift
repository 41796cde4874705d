// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
    /// How hot a device is.
    public enum ThermalState: Int, Sendable {
        /// As it should be.
        case nominal
        /// A little warm.
        case fair
        /// So warm that apps should do less.
        case serious
        /// So warm that apps should do as little as they can.
        case critical
    }

    /// How hot the device is: a server is cooled.
    public var thermalState: ThermalState { .nominal }

    /// Whether the device saves power: a server does not.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether an app for iPhone runs on a Mac.
    public var isiOSAppOnMac: Bool { false }

    /// Whether an app for iPad runs on a Mac by Catalyst.
    public var isMacCatalystApp: Bool { false }

    /// Whether an app for iPhone or iPad runs on a headset.
    public var isiOSAppOnVision: Bool { false }

    /// Posted when `thermalState` changes: never.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// Posted when `isLowPowerModeEnabled` changes: never.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
