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

    @Test func `a keychain that all share has one key, and each visitor's its own`() {
        let visitors: [String?] = [nil, nil, "ada", "ada", "bob", "shared"]
        let key = [UInt8](repeating: 1, count: 32)
        let keys = visitors.map { AppLauncher.secretsKey(of: $0, under: key) }
        #expect(keys[0] == keys[1] && keys[2] == keys[3] && Set(keys).count == 4)
        #expect(AppLauncher.secretsKey(of: nil, under: [UInt8](repeating: 2, count: 32)) != keys[0])
        // One half encrypts, the other one seals.
        #expect(keys.allSatisfy { $0.count == 64 && $0.prefix(32) != $0.suffix(32) })
    }

    @Test func `a program without a list of an app's has no name of it`() {
        #expect(AppLauncher.displayName([:]) == nil)
        #expect(AppLauncher.displayName(app) == nil)
        #expect(AppLauncher.displayName(["CFBundleName": "shop-app"]) == nil)
    }
}
