// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents
public import VitrineCore

/// An action that asks the user for a review in the App Store, which may show nothing.
///
/// - Support: without effect: an app on the web is not in the App Store; a diagnostic says so.
@MainActor
public struct RequestReviewAction {
    nonisolated init() {}

    /// Asks for a review.
    public func callAsFunction() { AppStore.noteReview() }
}

private struct RequestReviewKey: EnvironmentKey {
    static var defaultValue: RequestReviewAction { RequestReviewAction() }
}

extension EnvironmentValues {
    /// The action that asks the user for a review.
    public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}

/// The controller that asks the user for a review, in apps before SwiftUI had an action for it.
///
/// - Support: without effect: an app on the web is not in the App Store; a diagnostic says so.
@MainActor
public enum SKStoreReviewController {
    /// Asks for a review.
    public static func requestReview() { AppStore.noteReview() }

    /// Asks for a review.
    ///
    /// - Parameter windowScene: The scene that would show the request.
    public static func requestReview(in windowScene: UIWindowScene) { AppStore.noteReview() }
}
