// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
public import VitrineComponents
import VitrineCore
import VitrineDisplay

/// The methods that a browser's controller calls on its delegate.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// The user has closed the controller.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The first page was opened.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - didLoadSuccessfully: Whether it was: what becomes of another tab is not known.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// A controller that opens a page of the web in a tab of its own.
///
/// The app's page says so, with a button for browsers that open no tab unasked.
///
/// - Support: partial: colours and bars are the browser's own.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// The configuration of a controller.
    open class Configuration: NSObject {
        /// Whether the page is shown for reading; without effect.
        open var entersReaderIfAvailable = false
        /// Whether bars become smaller; without effect.
        open var barCollapsingEnabled = true

        /// Creates a configuration.
        public override init() { super.init() }
    }

    /// The button that closes the controller.
    public enum DismissButtonStyle: Int, Sendable {
        /// "Done".
        case done = 0
        /// "Close".
        case close = 1
        /// "Cancel".
        case cancel = 2
    }

    /// The object that is told what happens.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The configuration of the controller.
    public let configuration: Configuration
    /// The colour of the bars; without effect.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons; without effect.
    open var preferredControlTintColor: UIColor?
    /// The button that closes the controller.
    open var dismissButtonStyle = DismissButtonStyle.done

    private let address: URL

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - URL: The address, of http or https.
    ///   - configuration: What the controller is like.
    public init(url URL: URL, configuration: Configuration) {
        address = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        makeRoot = { [weak self] in AnyView(self?.opened) }
    }

    /// Creates a controller.
    ///
    /// - Parameter URL: The address, of http or https.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    private var opened: OpenedPage {
        OpenedPage(address: address, closing: dismissButtonStyle == .cancel ? .cancel : .done) { [weak self] dismiss in
            guard let self, endPresentation == nil else { return }
            endPresentation = dismiss
            open()
            delegate?.safariViewController(self, didCompleteInitialLoad: true)
        } open: { [weak self] in
            self?.open()
        } close: { [weak self] in
            guard let self else { return }
            delegate?.safariViewControllerDidFinish(self)
            dismiss(animated: true)
        }
    }

    private func open() {
        guard ["http", "https"].contains(address.scheme?.lowercased()), PageRequest.mayFollow(address) else {
            DeveloperNotes.report(
                .addressRefused, "SFSafariViewController does not open \(address.absoluteString).",
                remedy: "Its address begins with http or https.")
            return
        }
        SessionContext.current?.ask(.openTab(address.absoluteString))
    }
}

extension Diagnostic.Code {
    /// An address that is no page of the web.
    static let addressRefused = Self("address-refused")
}

/// What stands where a page was opened in another tab.
nonisolated private struct OpenedPage: View {
    let address: URL
    let closing: SystemWord
    let appeared: @MainActor (@escaping @MainActor () -> Void) -> Void
    let open: @MainActor () -> Void
    let close: @MainActor () -> Void
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        let (dismiss, appeared) = (dismiss, appeared)
        VStack(spacing: 16) {
            Image(systemName: "safari").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
            Text(verbatim: address.host() ?? address.absoluteString).font(.headline)
            Button(action: open) { Text(SystemWord.openInNewTab) }.buttonStyle(.borderedProminent)
            Button(action: close) { Text(closing) }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { appeared { dismiss() } }
    }
}
