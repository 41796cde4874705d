// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The user's purchase of the app in the App Store.
///
/// - Support: partial: an app on the web is not in the App Store, and there is none.
public struct AppTransaction: Hashable, Sendable {
    /// The bundle identifier of the app.
    public let bundleID: String
    /// The app's version.
    public let appVersion: String
    /// The version that the user got first.
    public let originalAppVersion: String
    /// The time at which the user got the app.
    public let originalPurchaseDate: Date

    /// The user's purchase of the app.
    ///
    /// - Throws: Always `StoreKitError.unsupported`.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.unsupported }
    }

    /// Asks the App Store how the user came by the app.
    ///
    /// - Returns: The answer.
    /// - Throws: Always `StoreKitError.unsupported`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.unsupported
    }
}

/// The App Store of a country.
///
/// - Support: partial: an app on the web is in none.
public struct Storefront: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The country's code of three letters.
    public let countryCode: String

    /// The App Store of the user's country: none.
    public static var current: Storefront? { get async { nil } }
}
