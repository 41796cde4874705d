// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A service of the app's own for what is shared.
///
/// - Support: partial: not shown among what the user can do.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The name of a service.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a service's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a service's name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// The system's services.
extension UIActivity.ActivityType {
    /// A post on Facebook.
    public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A post on Twitter.
    public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A post on Weibo.
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// A message.
    public static let message = UIActivity.ActivityType("com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = UIActivity.ActivityType("com.apple.UIKit.activity.Mail")
    /// A print.
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
    /// A copy on the pasteboard.
    public static let copyToPasteboard = UIActivity.ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The image of a contact.
    public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// An image in the user's library.
    public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// An entry of the reading list.
    public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A post on Flickr.
    public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// A post on Vimeo.
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// A post on Tencent Weibo.
    public static let postToTencentWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// A transfer to a device nearby.
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A book.
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A PDF with notes.
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// SharePlay, in which several users look at the same content.
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
    /// An invitation to work together.
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// A copy of a link to work together.
    public static let collaborationCopyLink = UIActivity.ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// An icon on the home screen.
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
}

/// A controller that shares texts, addresses, images and files.
///
/// - Support: partial: texts and addresses go to the system's sheet or into a mail, images and files are saved.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// A closure that is called when the user has finished: the service if one is known, and whether it was done.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called when the user has closed the controller.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Services that are not offered; without effect, because the browser's sheet has its own.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet {
            DeveloperNotes.withoutEffect(
                "UIActivityViewController.excludedActivityTypes", remedy: "The browser's sheet has its own services.")
        }
    }

    private let items: [SharedItem]
    /// Whether the user has closed the controller by its button.
    private var isDone = false

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - activityItems: Texts, URLs, images, or values that can be transferred; a diagnostic names any other.
    ///   - applicationActivities: Services of the app's own, which are not shown.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems.compactMap(Self.item)
        super.init(nibName: nil, bundle: nil)
        if applicationActivities?.isEmpty == false {
            DeveloperNotes.withoutEffect(
                "UIActivityViewController's applicationActivities", remedy: "Offer them as buttons of the app.")
        }
        makeRoot = { [weak self] in AnyView(self?.content(of: self?.items ?? [])) }
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    override var hasPopover: Bool { true }

    override func didEndPresentation() {
        super.didEndPresentation()
        if !isDone { completionWithItemsHandler?(nil, false, nil, nil) }
        isDone = false
    }

    /// Returns `nil`: Vitrine has no archives of controllers.
    public required init?(coder: NSCoder) { nil }

    private static func item(_ item: Any) -> SharedItem? {
        switch item {
        case let url as URL: return SharedItem(url)
        case let text as String: return .text(text)
        case let image as UIImage:
            let jpeg = image.jpegFile
            guard let data = jpeg ?? image.pngFile else { break }
            let provider = NSItemProvider()
            let type: UTType = jpeg == nil ? .png : .jpeg
            provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
                done(data, nil)
                return nil
            }
            return .value(TransferPayload(provider), title: Text(verbatim: "Image"))
        case let value as any Transferable:
            return .value(TransferPayload(value), title: Text(verbatim: "\(type(of: value))"))
        default: break
        }
        DeveloperNotes.withoutEffect(
            "UIActivityViewController of \(type(of: item))", remedy: "Share a text, a URL, an image or a Transferable.")
        return nil
    }

    private func content(of items: [SharedItem]) -> ActivityList {
        ActivityList(texts: items.filter { !$0.isFile }, files: items.filter(\.isFile)) { [weak self] dismiss in
            self?.endPresentation = dismiss
        } done: { [weak self] in
            guard let self else { return }
            isDone = true
            dismiss(animated: true)
            completionWithItemsHandler?(nil, true, nil, nil)
        }
    }
}

/// The view of a share sheet, with a button for texts and one for files.
nonisolated private struct ActivityList: View {
    let texts: [SharedItem]
    let files: [SharedItem]
    let appeared: @MainActor (@escaping @MainActor () -> Void) -> Void
    let done: @MainActor () -> Void
    @Environment(\.dismiss) private var dismiss
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        let (dismiss, appeared, done) = (dismiss, appeared, done)
        VStack(spacing: 16) {
            ForEach(texts.indices, id: \.self) { index in
                Text(verbatim: texts[index].text(in: environment))
                    .lineLimit(3)
            }
            if !texts.isEmpty { link(texts) }
            ForEach(files.indices, id: \.self) { index in
                Label {
                    Text(verbatim: files[index].text(in: environment))
                } icon: {
                    Image(systemName: "doc")
                }
                link([files[index]])
            }
            Button {
                done()
            } label: {
                Text(SystemWord.done)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { appeared { dismiss() } }
    }

    @MainActor private func link(_ items: [SharedItem]) -> some View {
        ShareLink<[String], Never, Never, DefaultShareLinkLabel>(
            items: items, subject: nil, message: nil, label: DefaultShareLinkLabel(nil)
        )
        .buttonStyle(.borderedProminent)
    }
}
