// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineLaunch

@Suite struct AppLauncherTests {
    private let app = ["CFBundlePackageType": "APPL"]

    @Test func `an app's pages are called as its Info.plist says`() {
        #expect(AppLauncher.displayName(app.merging(["CFBundleName": "Shop"]) { $1 }) == "Shop")
        let named = ["CFBundleName": "Shop", "CFBundleDisplayName": "My Shop"]
        #expect(AppLauncher.displayName(app.merging(named) { $1 }) == "My Shop")
        let empty = ["CFBundleName": "Shop", "CFBundleDisplayName": ""]
        #expect(AppLauncher.displayName(app.merging(empty) { $1 }) == "Shop")
    }

    @Test func `a program without a list of an app's has no name of it`() {
        #expect(AppLauncher.displayName([:]) == nil)
        #expect(AppLauncher.displayName(app) == nil)
        #expect(AppLauncher.displayName(["CFBundleName": "shop-app"]) == nil)
    }
}
