// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineBase
import VitrineCore
import VitrineDisplay

/// The methods that a notification center calls on its delegate, on the main actor.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification is due while the user looks at the app.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - notification: The notification.
    ///   - completionHandler: To be called with how it is shown; not at all by default.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
    /// The same.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The user pressed a notification.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - response: What the user did.
    ///   - completionHandler: To be called when the app has done what it leads to.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
    /// The same.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Asks the other method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let delegate = UncheckedSendable(self)
        Task { @MainActor in
            completionHandler(await delegate.value.userNotificationCenter(center, willPresent: notification))
        }
    }
    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// Tells the other method.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let delegate = UncheckedSendable(self)
        Task { @MainActor in
            await delegate.value.userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// Shows notifications of the user's system, through the browser of the session that asks.
///
/// The browser asks the user. Notifications are shown as long as the page is open, seen or not; one that is due before the
/// user's eyes is shown if the delegate wants that. A browser that shows none for a page shows the text in the page.
///
/// - Support: partial: of the app's own, not of servers; no buttons, no attachments, no badges. They end with the page.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    /// The number of notifications that wait, of which the first ones stay, and that are shown, of which the last ones do; of
    /// Apple's systems.
    private static let limit = 64

    private let state = Mutex(State())
    /// The session, which keeps the center; `nil` for a center of nobody.
    private weak var session: SessionContext?

    private struct State {
        var delegate: WeakDelegate?
        var status: UNAuthorizationStatus?
        var requests = 0
        /// The last request that was answered; all of them once the session has ended.
        var answered = 0
        /// Who waits for the user's answer, and who for what is known.
        var answers: [(request: Int, tell: @Sendable (Bool) -> Void)] = []
        var questions: [@Sendable (UNAuthorizationStatus) -> Void] = []
        var waiting: [Waiting] = []
        var delivered: [Delivered] = []
        var nextKey = 1
    }

    private struct WeakDelegate: @unchecked Sendable {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
    }

    /// A notification that is due later, or that is being shown.
    private struct Waiting {
        let key: Int
        let request: UNNotificationRequest
        let due: Date
        /// Whether the app wants it shown before the user's eyes.
        var isShown = false
    }

    private struct Delivered {
        let key: Int
        let notification: UNNotification
    }

    private init(_ session: SessionContext?) {
        self.session = session
        super.init()
        show()
    }

    /// The center of code that runs in no session, which shows nothing.
    private static let ofNobody = UNUserNotificationCenter(nil)

    /// Returns the center of the session that asks.
    open class func current() -> UNUserNotificationCenter {
        guard let session = SessionContext.current else { return ofNobody }
        return session.sharedObject { UNUserNotificationCenter(session) }
    }

    /// Whether notifications can show views of the app: browsers show texts.
    open var supportsContentExtensions: Bool { false }

    /// The delegate of the center.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0.delegate?.delegate } }
        set { state.withLock { $0.delegate = WeakDelegate(delegate: newValue) } }
    }

    // MARK: - Permission

    /// Asks the user, through the browser, unless the answer is known.
    ///
    /// - Parameters:
    ///   - options: What notifications may do; browsers make no difference.
    ///   - completionHandler: Called with whether the user allows it.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        guard session != nil else { return completionHandler(false, nil) }
        let known = state.withLock { state -> Bool? in
            if state.status == .authorized || state.answered == .max { return state.status == .authorized }
            state.requests += 1
            state.answers.append((state.requests, { completionHandler($0, nil) }))
            return nil
        }
        if let known { return completionHandler(known, nil) }
        show()
    }

    /// Asks the user, through the browser, unless the answer is known.
    ///
    /// - Parameter options: What notifications may do; browsers make no difference.
    /// - Returns: Whether the user allows it.
    /// - Throws: Nothing.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { allowed, _ in continuation.resume(returning: allowed) }
        }
    }

    /// Tells what the user has decided, as soon as the browser has said it.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let known = state.withLock { state -> UNAuthorizationStatus? in
            if session == nil { return .denied }
            if state.answered == .max { return state.status ?? .notDetermined }
            if state.status == nil { state.questions.append { completionHandler(UNNotificationSettings($0)) } }
            return state.status
        }
        if let known { completionHandler(UNNotificationSettings(known)) }
    }

    /// Waits for what the user has decided.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: - Notifications

    /// Shows a notification when it is due.
    ///
    /// - Parameters:
    ///   - request: The notification.
    ///   - completionHandler: Called with an error if it will never be due.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard session != nil else {
            DeveloperNotes.withoutEffect(
                "A notification that is added outside of a session", remedy: "Add it in an action or a task of a view.")
            completionHandler?(nil)
            return
        }
        add(request, after: .now)
        completionHandler?(nil)
    }

    /// Shows a notification when it is due.
    ///
    /// - Throws: Nothing.
    open func add(_ request: UNNotificationRequest) async throws {
        add(request, withCompletionHandler: nil)
    }

    private func add(_ request: UNNotificationRequest, after time: Date) {
        let due = request.trigger == nil ? time : request.trigger?.date(after: time)
        state.withLock { state in
            state.waiting.removeAll { $0.request.identifier == request.identifier }
            // A time of the calendar that is over never comes again.
            guard let due else { return }
            state.waiting.append(Waiting(key: state.nextKey, request: request, due: due))
            state.nextKey += 1
            guard state.waiting.count > Self.limit else { return }
            state.waiting.sort { $0.due < $1.due }
            state.waiting.removeLast(state.waiting.count - Self.limit)
        }
        show()
    }

    /// Tells which notifications will be due.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        completionHandler(state.withLock { $0.waiting.filter { !$0.isShown }.map(\.request) })
    }

    /// Returns which notifications will be due.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        state.withLock { $0.waiting.filter { !$0.isShown }.map(\.request) }
    }

    /// Takes notifications back that are not due yet.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { state in state.waiting.removeAll { identifiers.contains($0.request.identifier) } }
        show()
    }

    /// Takes all notifications back that are not due yet.
    open func removeAllPendingNotificationRequests() {
        state.withLock { $0.waiting = [] }
        show()
    }

    /// Tells which notifications were shown and not closed.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(state.withLock { $0.delivered.map(\.notification) })
    }

    /// Returns which notifications were shown and not closed.
    open func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered.map(\.notification) } }

    /// Closes notifications.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        state.withLock { state in state.delivered.removeAll { identifiers.contains($0.notification.request.identifier) }
        }
        show()
    }

    /// Closes all notifications.
    open func removeAllDeliveredNotifications() {
        state.withLock { $0.delivered = [] }
        show()
    }

    /// Takes the kinds of notifications; browsers show no buttons, and a diagnostic says so.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        guard categories.contains(where: { !$0.actions.isEmpty }) else { return }
        DeveloperNotes.withoutEffect(
            "UNUserNotificationCenter.setNotificationCategories(_:)", remedy: "Browsers show no buttons of a page's.")
    }

    /// Takes the number on the app's icon; browsers show none, and a diagnostic says so.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if newBadgeCount > 0 {
            DeveloperNotes.withoutEffect(
                "UNUserNotificationCenter.setBadgeCount(_:)", remedy: "Pages of a browser have no icon with a number.")
        }
        completionHandler?(nil)
    }

    /// Takes the number on the app's icon; browsers show none, and a diagnostic says so.
    ///
    /// - Throws: Nothing.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        setBadgeCount(newBadgeCount, withCompletionHandler: nil)
    }

    // MARK: - The browser

    /// Shows the browser what is asked and what is due.
    private func show() {
        SessionContext.onMain { [weak self] in
            guard let self, let session else { return }
            let content = state.withLock { state in
                var content = EmbeddedContent.Notifications(request: state.requests)
                content.notices = state.waiting.map { waiting in
                    let words = waiting.request.content
                    return EmbeddedContent.Notice(
                        key: waiting.key,
                        due: waiting.isShown ? 0 : (waiting.due.timeIntervalSince1970 * 1_000).rounded(),
                        title: words.title,
                        body: [words.subtitle, words.body].filter { !$0.isEmpty }.joined(separator: "\n"),
                        isSilent: words.sound == nil)
                }
                // What is shown is closed with its layer's entry.
                content.notices += state.delivered.map {
                    EmbeddedContent.Notice(key: $0.key, due: -1, title: "", body: "", isSilent: true)
                }
                return content
            }
            session.service(SessionEmbeds.self).set(.notifications(content), for: ObjectIdentifier(self)) {
                [weak self] in
                self?.take($0)
            } end: { [weak self] in
                self?.decide(.undecided, .max)
            }
        }
    }

    private func take(_ report: EmbedReport) {
        switch report {
        case .permitted(let permission, let request): decide(permission, request)
        case .notice(let key, let event): note(event, of: key)
        default: break
        }
    }

    private func decide(_ permission: EmbedReport.Permission, _ request: Int) {
        let status: UNAuthorizationStatus =
            switch permission {
            case .undecided: .notDetermined
            case .granted: .authorized
            case .denied: .denied
            }
        let (answers, questions) = state.withLock { state in
            // With its session everything ends as it was.
            if request < .max || state.status == nil { state.status = status }
            state.answered = max(state.answered, request)
            let answered = state.answers.filter { $0.request <= request }
            state.answers.removeAll { $0.request <= request }
            defer { state.questions = [] }
            return (answered, state.questions)
        }
        for question in questions { question(status) }
        for answer in answers { answer.tell(status == .authorized) }
    }

    private func note(_ event: EmbedReport.NoticeEvent, of key: Int) {
        switch event {
        case .due: present(key)
        case .shown, .failed: deliver(key, isSeen: event == .shown)
        case .opened: respond(key)
        case .closed:
            state.withLock { state in state.delivered.removeAll { $0.key == key } }
            show()
        }
    }

    /// Asks the app whether a notification is shown before the user's eyes.
    private func present(_ key: Int) {
        guard let waiting = state.withLock({ state in state.waiting.first { $0.key == key } }) else { return }
        guard let delegate else { return drop(key) }
        delegate.userNotificationCenter(
            self, willPresent: UNNotification(date: waiting.due, request: waiting.request)
        ) { [weak self] options in
            guard let self else { return }
            guard options.isSeen else { return drop(key) }
            state.withLock { state in
                if let index = state.waiting.firstIndex(where: { $0.key == key }) {
                    state.waiting[index].isShown = true
                }
            }
            show()
        }
    }

    /// A notification was due and is not shown.
    private func drop(_ key: Int) {
        guard let waiting = remove(key) else { return }
        again(waiting)
        show()
    }

    private func deliver(_ key: Int, isSeen: Bool) {
        guard let waiting = remove(key) else { return }
        if isSeen {
            let notification = UNNotification(date: waiting.due, request: waiting.request)
            state.withLock { state in
                state.delivered.append(Delivered(key: key, notification: notification))
                if state.delivered.count > Self.limit { state.delivered.removeFirst() }
            }
        }
        again(waiting)
        show()
    }

    private func remove(_ key: Int) -> Waiting? {
        state.withLock { state in
            state.waiting.firstIndex { $0.key == key }.map { state.waiting.remove(at: $0) }
        }
    }

    private func again(_ waiting: Waiting) {
        if waiting.request.trigger?.repeats == true { add(waiting.request, after: max(waiting.due, .now)) }
    }

    private func respond(_ key: Int) {
        guard
            let notification = state.withLock({ state in
                state.delivered.firstIndex { $0.key == key }.map { state.delivered.remove(at: $0).notification }
            })
        else { return }
        show()
        delegate?.userNotificationCenter(
            self,
            didReceive: UNNotificationResponse(
                notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
        ) {}
    }
}

/// The calendar of the user.
enum NotificationCalendar {
    static var current: Calendar { SessionContext.current?.calendar ?? .current }
}
