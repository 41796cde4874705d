// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Which notifications the observers of a session receive: those that code of the session posts, and those that code
/// outside of any session posts. Observers outside of any session receive all.
///
/// A phone has one user, and apps announce with notifications what concerns that user: a login, a message. Here a process
/// serves many. The linker replaces Foundation's method by this one (`foundationWrappers` in Package.swift), which all
/// forms of observation call, those of Combine, selectors and asynchronous sequences among them.
extension NotificationCenter {
    // swift-format-ignore: LineLength
    @_silgen_name(
        "__wrap_$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    nonisolated package func _addSessionObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let session = _SessionCarrier.session
        let isOfNone = session == nil
        // Without a queue, because the session that posts is known on its own thread only.
        let observer = _addFoundationObserver(forName: name, object: object, queue: nil) {
            [weak session] notification in
            let poster = SessionContext.current
            guard isOfNone || session != nil && (poster == nil || poster === session) else { return }
            let posted = UncheckedSendable(notification)
            let receive: @Sendable () -> Void = { [session = session ?? poster] in
                SessionContext.$current.withValue(session) { block(posted.value) }
            }
            // The main actor may run on a thread that the main queue does not know as its own: it would wait for itself.
            let isThere = queue === OperationQueue.current || queue === OperationQueue.main && isOnMainActor
            guard let queue, !isThere else { return receive() }
            queue.addOperations([BlockOperation(block: receive)], waitUntilFinished: true)
        }
        if let session, self === NotificationCenter.default { SessionObservers.add(observer, of: session) }
        return observer
    }

    /// Removes an observer, also from those that are removed with the end of their session.
    @_silgen_name("__wrap_$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
    nonisolated package func _removeSessionObserver(_ observer: Any) {
        _removeFoundationObserver(observer)
        SessionObservers.forget(observer as AnyObject)
    }

    @_silgen_name("__real_$s20FoundationEssentials18NotificationCenterC0A0E14removeObserveryyypF")
    nonisolated private func _removeFoundationObserver(_ observer: Any)

    // swift-format-ignore: LineLength
    @_silgen_name(
        "__real_$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF"
    )
    nonisolated private func _addFoundationObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol
}
