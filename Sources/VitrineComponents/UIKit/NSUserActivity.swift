// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// An activity of the user in an app, which another device or a search can continue.
///
/// - Support: partial: an activity stays in its session: nothing outside of the app continues it.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The type, a name in reverse order of a domain's parts.
    public let activityType: String
    /// The title.
    open var title: String?
    /// The values that are needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// The page of the web that continues the activity where the app is missing.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// The words by which the activity is found.
    open var keywords: Set<String> = []
    /// The time at which the activity is no longer of use.
    open var expirationDate: Date?
    /// The identifier of the activity's content, which distinguishes it from others of its type.
    open var targetContentIdentifier: String?
    /// The identifier by which the activity can be deleted.
    open var persistentIdentifier: String?
    /// Whether another device may continue the activity.
    open var isEligibleForHandoff = true
    /// Whether the activity may be found in a search.
    open var isEligibleForSearch = false
    /// Whether other users may find the activity.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be suggested.
    open var isEligibleForPrediction = false
    /// Whether the activity has changes that are not saved.
    open var needsSave = false

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what is needed to continue the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes the activity the current one; without effect, and a diagnostic says so.
    open func becomeCurrent() {
        DeveloperNotes.withoutEffect(
            "NSUserActivity.becomeCurrent()", remedy: "Nothing outside of the app continues an activity.")
    }
    /// Makes the activity no longer the current one, which none is.
    open func resignCurrent() {}
    /// Ends the activity, which nothing outside of the app knows of.
    open func invalidate() {}
}

/// The type of an activity that begins with a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
    /// Tells the system what the user does in the view.
    ///
    /// - Support: partial: the activity is made and updated; nothing outside of the app continues it.
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - isActive: Whether the user does it.
    ///   - update: Describes the activity.
    /// - Returns: A view with the activity.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(UserActivityModifier(type: activityType, isActive: isActive, update: UncheckedSendable(update)))
    }

    /// Tells the system what the user does in the view, with a value that is part of it.
    ///
    /// - Support: partial: the activity is made and updated; nothing outside of the app continues it.
    /// - Parameters:
    ///   - activityType: The type of the activity.
    ///   - element: The value; `nil` while the user does something else.
    ///   - update: Describes the activity.
    /// - Returns: A view with the activity.
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in if let element { update(element, activity) }
        }
    }

    /// Runs an action when an activity of a type is continued; it never runs here.
    ///
    /// - Support: partial: nothing outside of the app continues an activity, and a diagnostic says so.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        DeveloperNotes.withoutEffect(
            "onContinueUserActivity(_:perform:)", remedy: "A browser opens an app with a path, which URLRoute maps.")
        return self
    }
}

private nonisolated struct UserActivityModifier: ViewModifier {
    let type: String
    let isActive: Bool
    let update: UncheckedSendable<(NSUserActivity) -> Void>

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: isActive, initial: true) { _, isActive in
            if isActive { update.value(NSUserActivity(activityType: type)) }
        }
    }
}
