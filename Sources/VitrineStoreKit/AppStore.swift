// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
import VitrineCore

/// The App Store, which an app on the web has none of.
///
/// - Support: partial: nothing is for sale, and nobody has bought anything; a diagnostic says so.
public enum AppStore {
    /// Whether the user may buy something: never.
    public static var canMakePayments: Bool { false }

    /// Brings transactions up to date with the App Store, which there is none of.
    ///
    /// - Throws: Always `StoreKitError.unsupported`.
    public static func sync() async throws { throw StoreKitError.unsupported }

    /// Asks the user for a review.
    ///
    /// - Parameter scene: The scene that would show the request.
    @MainActor public static func requestReview(in scene: UIWindowScene) { noteReview() }

    /// Shows the user's subscriptions, of which there are none.
    ///
    /// - Parameter scene: The scene that would show them.
    /// - Throws: Always `StoreKitError.unsupported`.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
        throw StoreKitError.unsupported
    }

    /// Asks for a code of an offer, of which there are none.
    ///
    /// - Parameter scene: The scene that would ask.
    /// - Throws: Always `StoreKitError.unsupported`.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
        throw StoreKitError.unsupported
    }

    @MainActor static func noteReview() {
        DeveloperNotes.withoutEffect(
            "A request for a review", remedy: "There is no App Store on the web; ask for words of the user's by a form."
        )
    }

    static func noteSale() {
        Task { @MainActor in
            DeveloperNotes.withoutEffect(
                "StoreKit",
                remedy: "There is no App Store on the web: no product is found, and nobody has bought anything.")
        }
    }
}

/// An error of the App Store.
public enum StoreKitError: Error, Sendable {
    /// An error of another kind.
    case unknown
    /// The user has cancelled.
    case userCancelled
    /// The network does not answer.
    case networkError(URLError)
    /// The system reports an error.
    case systemError(any Error)
    /// The product is not for sale where the user is.
    case notAvailableInStorefront
    /// The app may not do this.
    case notEntitled
    /// There is nothing of the kind here.
    case unsupported
}

extension StoreKitError: LocalizedError {
    /// A sentence for the user.
    public var errorDescription: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .userCancelled: "The purchase was cancelled."
        case .unknown, .notAvailableInStorefront, .notEntitled, .unsupported: "Nothing can be bought here."
        }
    }
}
