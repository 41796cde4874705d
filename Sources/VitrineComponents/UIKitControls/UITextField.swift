// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineLayout

/// A field for a line of text.
///
/// - Support: partial: text, looks, keyboards, delegates and focus; what is set of the selection has no effect.
open class UITextField: UIControl {
    /// The border of a field.
    public enum BorderStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// A line around.
        case line = 1
        /// A thicker line around.
        case bezel = 2
        /// A rounded one.
        case roundedRect = 3
    }

    /// When something is shown beside the text.
    public enum ViewMode: Int, Hashable, Sendable {
        /// Never.
        case never = 0
        /// While the field has the focus.
        case whileEditing = 1
        /// While the field has no focus.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }

    /// The reasons for which editing ends.
    public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The focus went elsewhere.
        case committed = 0
        /// The user took the change back.
        case cancelled = 1
    }

    private var string = ""
    private let focus = FieldFocus()
    private var textTraits = UITextTraits()

    /// The delegate of the field.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Text

    /// The text; `nil` is taken as an empty one.
    open var text: String? {
        get { string }
        set {
            string = newValue ?? ""
            didChange()
        }
    }

    /// The text with attributes, of which the first font and colour count.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: string) }
        set {
            if let newValue {
                let look = TextLook(of: newValue)
                if let font = look.font { self.font = font }
                if let color = look.color { textColor = color }
            }
            text = newValue?.string
        }
    }

    /// The text that is shown while the field is empty.
    open var placeholder: String? { didSet { didChange() } }
    /// The text that is shown while the field is empty, of which the first colour counts.
    open var attributedPlaceholder: NSAttributedString? { didSet { didChange() } }
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { didChange() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { didChange() } }
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural { didSet { didChange() } }
    /// The border.
    open var borderStyle = BorderStyle.none { didSet { didChange() } }
    /// Whether the text becomes smaller to fit; without effect.
    open var adjustsFontSizeToFitWidth = false { didSet { noteChange() } }
    /// How small the text may become; without effect.
    open var minimumFontSize: CGFloat = 0 { didSet { noteChange() } }
    /// Whether the font follows the user's text size: fonts of text styles always do.
    open var adjustsFontForContentSizeCategory = false
    /// The attributes of text without any: the font and the colour count.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font as Any, .foregroundColor: textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    override func baselines(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        guard let font else { return (height, height) }
        let line = (height - font.lineHeight) / 2 + font.ascender
        return (line, line)
    }

    /// Whether the field has text.
    open var hasText: Bool { !string.isEmpty }

    /// Adds text at the end, as if the user had typed it.
    open func insertText(_ text: String) { userDidType(string + text) }
    /// Removes the last character, as if the user had.
    open func deleteBackward() { userDidType(String(string.dropLast())) }

    // MARK: - The keyboard

    /// The type of the software keyboard.
    open var keyboardType: UIKeyboardType {
        get { textTraits.keyboard }
        set { change(\.keyboard, newValue) }
    }
    /// The label of the Return key.
    open var returnKeyType: UIReturnKeyType {
        get { textTraits.returnKey }
        set { change(\.returnKey, newValue) }
    }
    /// Which letters the keyboard capitalizes.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { textTraits.capitalization }
        set { change(\.capitalization, newValue) }
    }
    /// Whether typed words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { textTraits.correction }
        set { change(\.correction, newValue) }
    }
    /// The meaning of the text, so that the browser can fill it in; `nil` for nothing.
    open var textContentType: UITextContentType! {
        get { textTraits.contentType }
        set { change(\.contentType, newValue) }
    }
    /// Whether the text is hidden, as passwords are.
    open var isSecureTextEntry = false { didSet { didChange() } }
    /// Whether spelling is checked; without effect.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { noteChange() } }
    /// Whether quotation marks become typographic ones; without effect.
    open var smartQuotesType = UITextSmartQuotesType.default { didSet { noteChange() } }
    /// Whether hyphens become dashes; without effect.
    open var smartDashesType = UITextSmartDashesType.default { didSet { noteChange() } }
    /// The look of the keyboard; without effect.
    open var keyboardAppearance = UIKeyboardAppearance.default { didSet { noteChange() } }
    /// Whether Return is dimmed while there is no text; without effect.
    open var enablesReturnKeyAutomatically = false { didSet { noteChange() } }
    /// The view in place of the keyboard; without effect.
    open var inputView: UIView? { didSet { noteChange() } }
    /// The view above the keyboard, at the bottom of the window in browsers: the items of a toolbar, or another view.
    open var inputAccessoryView: UIView? { didSet { didChange() } }
    /// Whether the text goes when editing begins.
    open var clearsOnBeginEditing = false

    private func change<Value>(_ keyPath: WritableKeyPath<UITextTraits, Value>, _ value: Value) {
        textTraits[keyPath: keyPath] = value
        didChange()
    }

    // MARK: - Beside the text

    /// When a button that clears the text is shown.
    open var clearButtonMode = ViewMode.never { didSet { didChange() } }
    /// The view at the left of the text.
    open var leftView: UIView? { didSet { show(leftView, insteadOf: oldValue) } }
    /// When the view at the left is shown.
    open var leftViewMode = ViewMode.never { didSet { didChange() } }
    /// The view at the right of the text.
    open var rightView: UIView? { didSet { show(rightView, insteadOf: oldValue) } }
    /// When the view at the right is shown.
    open var rightViewMode = ViewMode.never { didSet { didChange() } }

    private func show(_ view: UIView?, insteadOf old: UIView?) {
        old?.onChange = nil
        view?.onChange = { [weak self] in self?.didChange() }
        didChange()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    fileprivate var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
    fileprivate var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }
    fileprivate var showsClearButton: Bool { isShown(clearButtonMode) && hasText }

    // MARK: - Creating

    /// Creates an empty field with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeContent = { [weak self] in AnyView(self.map { $0.fitted($0.content(isLive: false)) }) }
        makeLiveContent = { [weak self] in AnyView(self.map { $0.fitted($0.content(isLive: true)) }) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    private func content(isLive: Bool) -> some View {
        TextFieldContent(field: self, focus: isLive ? focus : nil, changes: changes).disabled(!isEnabled)
    }

    fileprivate var traits: UITextTraits { textTraits }

    // MARK: - Focus

    /// Whether the field has the focus.
    open var isEditing: Bool { focus.isHeld }
    open override var isFirstResponder: Bool { focus.isFirst }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        focus.take { canBecomeFirstResponder && mayBegin }
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        focus.release { canResignFirstResponder && delegate?.textFieldShouldEndEditing(self) ?? true }
    }

    package override var namesItself: Bool { true }

    package override func loseFocus() { focus.release() }

    private var mayBegin: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    fileprivate func focusDidMove(_ isFocused: Bool) {
        switch focus.move(isFocused, if: { mayBegin }) {
        case .began:
            if clearsOnBeginEditing { text = "" }
            sendActions(for: .editingDidBegin)
            delegate?.textFieldDidBeginEditing(self)
            NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        case .ended:
            sendActions(for: .editingDidEnd)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        case .refused: break
        case nil: return
        }
        didChange()
    }

    // MARK: - What the user does

    fileprivate func userDidType(_ new: String) {
        guard new != string else { return }
        let change = TextChange(from: string, to: new)
        let isTaken =
            delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
            ?? true
        guard isTaken else { return didChange() }
        text = new
        tellOfChange()
    }

    fileprivate func userDidClear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        tellOfChange()
    }

    fileprivate func userDidSubmit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    private func tellOfChange() {
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }
}

/// Notifications of fields, with the field as their object.
extension UITextField {
    /// Editing has begun.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The user has changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// Editing has ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

/// The field of SwiftUI, with what stands beside its text.
private struct TextFieldContent: View {
    let field: UITextField
    /// The field's focus; `nil` in images.
    let focus: FieldFocus?
    /// The number of the field's changes; the field itself is the same object after each.
    let changes: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 6) {
            if let view = field.shownLeftView { view.drawing(isLive: focus != nil) }
            input
            if field.showsClearButton {
                Button(action: { [weak field] in field?.userDidClear() }) {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(SystemWord.clearText))
                .padding(.trailing, hasBorder ? 6 : 0)
            }
            if let view = field.shownRightView { view.drawing(isLive: focus != nil) }
        }
        .background { border }
    }

    private var input: some View {
        TextField(content: content, label: name)
            .textFieldStyle(.plain)
            .focused($isFocused)
            .submitScope()
            .modifier(InputAccessory(view: focus == nil ? nil : field.inputAccessoryView))
            .environment(\.fieldTraits, field.traits.traits)
            .environment(\.fieldInsets, insets)
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(uiColor: field.textColor ?? .label))
            .multilineTextAlignment(field.textAlignment.inSwiftUI)
            // A field of another kind: what is hidden is never written into a page.
            .id(field.isSecureTextEntry)
            .onAppear { focus?.attach($isFocused) }
            .onDisappear { focus?.detach() }
    }

    private var name: Text {
        Text(verbatim: field.accessibilityLabel ?? field.placeholder ?? field.attributedPlaceholder?.string ?? "")
    }

    private var prompt: Text? {
        guard let placeholder = field.attributedPlaceholder else {
            // Without a prompt of its own the field would show its name.
            return field.accessibilityLabel == nil ? nil : Text(verbatim: field.placeholder ?? "")
        }
        let text = Text(verbatim: placeholder.string)
        guard let color = TextLook(of: placeholder).color else { return text }
        return text.foregroundStyle(Color(uiColor: color))
    }

    private var content: FieldContent {
        let text = Binding(
            get: { [weak field] in field?.text ?? "" },
            set: { [weak field] (text: String) in field?.userDidType(text) })
        var content = FieldContent(.text(text), prompt: prompt, name: name)
        content.isSecure = field.isSecureTextEntry
        content.editingChanged = { [weak field] isFocused in field?.focusDidMove(isFocused) }
        content.commit = { [weak field] in field?.userDidSubmit() }
        return content
    }

    private var hasBorder: Bool { field.borderStyle != .none }

    /// The insets of the text, which are part of the field, so that taps near the border focus it.
    private var insets: EdgeInsets {
        hasBorder ? EdgeInsets(top: 6, leading: 7.5, bottom: 6, trailing: 7.5) : EdgeInsets()
    }

    @ViewBuilder private var border: some View {
        switch field.borderStyle {
        case .none: EmptyView()
        case .line: Rectangle().strokeBorder(Color.primary, lineWidth: 1)
        case .bezel: Rectangle().strokeBorder(Color.secondary, lineWidth: 2)
        case .roundedRect:
            RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground))
                .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color.primary.opacity(0.2), lineWidth: 1) }
        }
    }
}
