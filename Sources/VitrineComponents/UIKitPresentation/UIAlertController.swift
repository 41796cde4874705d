// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A controller that shows an alert, or a list of actions, while it is presented.
///
/// - Support: partial: its view shows nothing; a list of actions stands next to its popover's source, or at the lower edge.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// The presentations that a controller can have: an alert or an action sheet.
    public enum Style: Int, Hashable, Sendable {
        /// A list of actions.
        case actionSheet = 0
        /// An alert in the middle of the window.
        case alert = 1
    }

    /// The text below the title.
    open var message: String? { didSet { changes.increase() } }
    /// The presentation: an alert or an action sheet.
    open private(set) var preferredStyle = Style.alert
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, in the order in which they were added; `nil` for none.
    open private(set) var textFields: [UITextField]?
    /// The button that Return presses, which is emphasised; `nil` for the cancelling one.
    open var preferredAction: UIAlertAction? { didSet { changes.increase() } }

    /// The action that the user has chosen.
    private var chosen: UIAlertAction?

    /// Creates an alert without buttons, which the app dismisses.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - preferredStyle: What is shown.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        action.changes = changes
        actions.append(action)
        changes.increase()
    }

    /// Adds a field to an alert.
    ///
    /// - Parameter configurationHandler: A closure that receives the field before it is shown.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            DeveloperNotes.withoutEffect(
                "addTextField(configurationHandler:) of an action sheet", remedy: "Use the style alert.")
            return
        }
        let field = UITextField(frame: .zero)
        field.setContentHuggingPriority(.required, for: .vertical)
        field.onChange = { [weak changes] in changes?.increase() }
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        changes.increase()
    }

    override var hasPopover: Bool { preferredStyle == .actionSheet }

    override var presentationKind: PresentationKind {
        let name = title.map { Text(verbatim: $0) }
        return preferredStyle == .alert ? .alert(name) : .confirmation(name)
    }

    override func makeSurface(_ parts: PresentationParts) -> AnyView? {
        if viewIfLoaded?.subviews.isEmpty == false {
            DeveloperNotes.withoutEffect(
                "A subview of UIAlertController.view", remedy: "Present a UIHostingController with what is to be seen.")
        }
        let content = DialogContent(
            title: text(title), message: text(message).map { AnyView($0) },
            actions: AnyView(AlertControllerActions(controller: self, accept: parts.accept)), offersButton: false)
        guard preferredStyle == .actionSheet else { return AnyView(AlertSurface(parts: parts, content: content)) }
        return AnyView(
            ConfirmationSurface(parts: parts.anchored(at: { [weak self] in self?.anchor ?? .zero }), content: content))
    }

    private func text(_ words: String?) -> Text? {
        guard let words, !words.isEmpty else { return nil }
        return Text(verbatim: words)
    }

    fileprivate func choose(_ action: UIAlertAction) { chosen = action }

    override func didAppearInPresentation() {
        tellAppearance(true)
        textFields?.first?.becomeFirstResponder()
        super.didAppearInPresentation()
    }

    override func didEndPresentation() {
        tellAppearance(false)
        super.didEndPresentation()
        let action = chosen
        chosen = nil
        action?.perform()
    }
}

/// The fields and buttons of an alert.
private struct AlertControllerActions: View {
    let controller: UIAlertController
    let accept: @MainActor () -> Void

    var body: some View {
        _ = controller.changes.value
        let fields = controller.textFields ?? []
        return Group {
            ForEach(fields.indices, id: \.self) { index in field(fields[index]) }
            ForEach(controller.actions.indices, id: \.self) { index in button(controller.actions[index]) }
        }
    }

    private func field(_ field: UITextField) -> some View {
        let accept = accept
        field.addAction(
            UIAction(identifier: UIAction.Identifier("org.vitrine.alert.accept")) { _ in accept() },
            for: .editingDidEndOnExit)
        return (field.makeLiveContent?() ?? AnyView(EmptyView()))
            // The button that clears the text is none of the dialog's.
            .environment(\.forcedButtonStyle, nil)
            .padding(EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
            .background { RoundedRectangle(cornerRadius: 10, style: .continuous).fill(Color.primary.opacity(0.06)) }
            .modifier(DialogActionModifier(action: DialogAction(part: .field)))
    }

    private func button(_ action: UIAlertAction) -> some View {
        let controller = controller
        return Button(role: action.style.role) {
            controller.choose(action)
        } label: {
            Text(verbatim: action.title ?? "")
        }
        .keyboardShortcut(action === controller.preferredAction ? .defaultAction : nil)
        .disabled(!action.isEnabled)
    }
}

extension UIAlertAction.Style {
    fileprivate var role: ButtonRole? {
        switch self {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
