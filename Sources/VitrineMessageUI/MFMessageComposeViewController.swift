// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

/// The outcome of composing a message.
public enum MessageComposeResult: Int, Sendable {
    /// The user has written none.
    case cancelled = 0
    /// It was sent.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}

/// The methods that a controller for messages calls on its delegate.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// The user has closed the controller.
    ///
    /// - Parameters:
    ///   - controller: The controller, which the delegate dismisses.
    ///   - result: What has become of the message: always `failed`.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A controller for messages, which a browser does not send: it fails as soon as it appears.
///
/// - Support: partial: `canSendText()` is `false`.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UIViewController {
    /// Returns `false`: a browser sends no messages.
    open class func canSendText() -> Bool { false }
    /// Returns `false`: a browser sends no messages.
    open class func canSendAttachments() -> Bool { false }
    /// Returns `false`: a browser sends no messages.
    open class func canSendSubject() -> Bool { false }

    /// The object that is told that the user has finished.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?

    /// Creates an empty message.
    public override init() { super.init(nibName: nil, bundle: nil) }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DeveloperNotes.withoutEffect(
            "MFMessageComposeViewController", remedy: "Ask canSendText(), or open an address that begins with sms:.")
        guard let messageComposeDelegate else { return dismiss(animated: true) }
        messageComposeDelegate.messageComposeViewController(self, didFinishWith: .failed)
    }
}
