// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

/// The outcome of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user has written none.
    case cancelled = 0
    /// The user's program for mails has it; whether it is sent is not known.
    case saved = 1
    /// It was sent.
    case sent = 2
    /// It could not be sent.
    case failed = 3
}

/// The methods that a controller for mails calls on its delegate.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// The user has closed the controller.
    ///
    /// - Parameters:
    ///   - controller: The controller, which the delegate dismisses.
    ///   - result: What has become of the mail: `saved` or `cancelled`.
    ///   - error: An error; always `nil`.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A controller that opens the user's program for mails by a `mailto:` address.
///
/// The server sends no mails, so `canSendMail()` is `false`, and apps open such an address by themselves.
///
/// - Support: partial: recipients, subject and text; no attachments.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIViewController {
    /// Returns `false`: the app itself sends no mails.
    open class func canSendMail() -> Bool { false }

    /// The object that is told that the user has finished.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    private var recipients: [String] = []
    private var fields: [(name: String, value: String)] = []
    private var wasOpened = false

    /// Creates an empty mail.
    public override init() {
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [weak self] in AnyView(self?.page) }
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    /// Sets the subject.
    open func setSubject(_ subject: String) { set("subject", subject) }
    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    /// Sets those who get a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { set("cc", (ccRecipients ?? []).joined(separator: ",")) }
    /// Sets those who get a copy unseen.
    open func setBccRecipients(_ bccRecipients: [String]?) { set("bcc", (bccRecipients ?? []).joined(separator: ",")) }

    /// Sets the text.
    ///
    /// - Parameters:
    ///   - body: The text.
    ///   - isHTML: Whether it is HTML, which is written as it is.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        set("body", body)
        if isHTML {
            DeveloperNotes.withoutEffect(
                "HTML in MFMailComposeViewController", remedy: "An address of a mail has a text without looks.")
        }
    }

    /// Attaches a file; without effect.
    ///
    /// - Parameters:
    ///   - attachment: The file's content.
    ///   - mimeType: Its media type.
    ///   - filename: Its name.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        DeveloperNotes.withoutEffect(
            "MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)",
            remedy: "Offer the file by a ShareLink, which saves it.")
    }

    private func set(_ name: String, _ value: String) {
        fields.removeAll { $0.name == name }
        if !value.isEmpty { fields.append((name, value)) }
    }

    private var address: URL? {
        let query = fields.map { "\($0.name)=\(Self.escaped($0.value))" }.joined(separator: "&")
        let to = recipients.map(Self.escaped).joined(separator: ",")
        return URL(string: "mailto:" + to + (query.isEmpty ? "" : "?" + query))
    }

    private static func escaped(_ text: String) -> String {
        let kept = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@,")
        return text.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
    }

    private var page: MailPage {
        let subject = fields.first { $0.name == "subject" }?.value
        return MailPage(
            title: subject ?? recipients.joined(separator: ", "), appeared: { [weak self] in self?.openOnce() },
            open: { [weak self] in self?.open() }, close: { [weak self] in self?.close() })
    }

    private func openOnce() {
        if !wasOpened { open() }
    }

    private func open() {
        guard let address else { return }
        wasOpened = SessionContext.current?.open(address) ?? false
    }

    private func close() {
        let result = wasOpened ? MFMailComposeResult.saved : .cancelled
        wasOpened = false
        guard let mailComposeDelegate else { return dismiss(animated: true) }
        mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// What stands where a mail was handed to the user's program.
private struct MailPage: View {
    let title: String
    let appeared: @MainActor () -> Void
    let open: @MainActor () -> Void
    let close: @MainActor () -> Void

    var body: some View {
        let appeared = appeared
        return VStack(spacing: 16) {
            Image(systemName: "envelope").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
            Text(verbatim: title).font(.headline)
            Button(action: open) { Text(SystemWord.share) }.buttonStyle(.borderedProminent)
            Button(action: close) { Text(SystemWord.done) }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { appeared() }
    }
}
