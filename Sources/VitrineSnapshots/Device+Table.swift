// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

/// The sizes (in points), scales and safe areas that Apple's devices report to a full-screen app.
extension Device {
    /// All known devices, phones first, older ones before newer ones.
    package static let all: [Device] = phones + pads

    /// The default device of previews.
    package static let standard = iPhone17

    package static let iPhoneSE = homeButton("iphone-se", "iPhone SE (1st generation)", 320, 568, 2)
    package static let iPhone8 = homeButton("iphone-8", "iPhone 8", 375, 667, 2)
    package static let iPhone8Plus = homeButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3)
    package static let iPhoneSE3 = homeButton("iphone-se-3", "iPhone SE (3rd generation)", 375, 667, 2)
    package static let iPhoneX = phone("iphone-x", "iPhone X", 375, 812, 3, top: 44)
    package static let iPhoneXr = phone("iphone-xr", "iPhone Xr", 414, 896, 2, top: 48)
    package static let iPhoneXsMax = phone("iphone-xs-max", "iPhone Xs Max", 414, 896, 3, top: 44)
    package static let iPhone11 = phone("iphone-11", "iPhone 11", 414, 896, 2, top: 48)
    package static let iPhone12 = phone("iphone-12", "iPhone 12", 390, 844, 3, top: 47)
    package static let iPhone12ProMax = phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, top: 47)
    package static let iPhone13 = phone("iphone-13", "iPhone 13", 390, 844, 3, top: 47)
    package static let iPhone13Mini = phone("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, top: 50)
    package static let iPhone13ProMax = phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, top: 47)
    package static let iPhone14 = phone("iphone-14", "iPhone 14", 390, 844, 3, top: 47)
    package static let iPhone14Plus = phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, top: 47)
    package static let iPhone15 = phone("iphone-15", "iPhone 15", 393, 852, 3, top: 59)
    package static let iPhone15ProMax = phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, top: 59)
    package static let iPhone16 = phone("iphone-16", "iPhone 16", 393, 852, 3, top: 59)
    package static let iPhone16Pro = phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, top: 62)
    package static let iPhone16ProMax = phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, top: 62)
    package static let iPhone17 = phone("iphone-17", "iPhone 17", 402, 874, 3, top: 62)
    package static let iPhone17ProMax = phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, top: 62)
    package static let iPhoneAir = phone("iphone-air", "iPhone Air", 420, 912, 3, top: 68)

    package static let iPad9 = pad("ipad-9", "iPad (9th generation)", 810, 1_080, top: 20, bottom: 0)
    package static let iPad = pad("ipad", "iPad (A16)", 820, 1_180, top: 24, bottom: 20)
    package static let iPadMini = pad("ipad-mini", "iPad mini (A17 Pro)", 744, 1_133, top: 24, bottom: 20)
    package static let iPadAir11 = pad("ipad-air-11", "iPad Air 11-inch", 820, 1_180, top: 24, bottom: 20)
    package static let iPadPro11 = pad("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1_210, top: 24, bottom: 20)
    package static let iPadPro13 = pad("ipad-pro-13", "iPad Pro 13-inch (M4)", 1_032, 1_376, top: 24, bottom: 20)

    private static let phones = [
        iPhoneSE, iPhone8, iPhone8Plus, iPhoneSE3, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone11, iPhone12, iPhone12ProMax,
        iPhone13, iPhone13Mini, iPhone13ProMax, iPhone14, iPhone14Plus, iPhone15, iPhone15ProMax, iPhone16, iPhone16Pro,
        iPhone16ProMax, iPhone17, iPhone17ProMax, iPhoneAir,
    ]
    private static let pads = [iPad9, iPad, iPadMini, iPadAir11, iPadPro11, iPadPro13]

    /// A phone with a home button: in landscape orientation there is no status bar.
    private static func homeButton(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double
    ) -> Device {
        Device(
            id, name, .phone, width: width, height: height, scale: scale,
            portrait: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), landscape: EdgeInsets())
    }

    /// A phone without a home button: in landscape orientation both sides are inset by the camera housing.
    private static func phone(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double
    ) -> Device {
        Device(
            id, name, .phone, width: width, height: height, scale: scale,
            portrait: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0),
            landscape: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top))
    }

    private static func pad(
        _ id: String, _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double
    ) -> Device {
        let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        return Device(
            id, name, .pad, width: width, height: height, scale: 2, portrait: insets, landscape: insets)
    }
}
