// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineLayout

/// A view for reading and editing text of several lines.
///
/// - Support: partial: text, looks, keyboards, delegates and focus; what is set of the selection has no effect.
open class UITextView: UIScrollView {
    private var string = ""
    private let focus = FieldFocus()
    private var textTraits = UITextTraits()

    /// The delegate of the view.
    open weak var delegate: (any UITextViewDelegate)?

    // MARK: - Text

    /// The text; `nil` is taken as an empty one.
    open var text: String! {
        get { string }
        set {
            string = newValue ?? ""
            didChange()
        }
    }

    /// The text with attributes; the first font and the first colour apply to the whole text.
    open var attributedText: NSAttributedString! {
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

    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { didChange() } }
    /// The colour of the text.
    open var textColor: UIColor? = .label { didSet { didChange() } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { didChange() } }
    /// Whether the user can change the text.
    open var isEditable = true { didSet { didChange() } }
    /// Whether the user can select text that is not edited.
    open var isSelectable = true { didSet { didChange() } }
    /// The distances between the edges and the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { didChange() } }
    /// The area in which the text is laid out.
    public let textContainer: NSTextContainer
    /// Whether the font follows the user's text size: fonts of text styles always do.
    open var adjustsFontForContentSizeCategory = false
    /// The kinds of data in the text that can be tapped; without effect.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { noteChange() } }
    /// The attributes of links; without effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { noteChange() } }
    /// The attributes of what is typed next; without effect.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:] { didSet { noteChange() } }
    /// Whether the user can change attributes; without effect.
    open var allowsEditingTextAttributes = false { didSet { noteChange() } }

    /// The range of the selected text, in UTF-16 units: always the end of the text; setting it has no effect.
    open var selectedRange: NSRange {
        get { NSRange(location: string.utf16.count, length: 0) }
        set { noteChange() }
    }

    /// Whether the view has text.
    open var hasText: Bool { !string.isEmpty }

    /// Appends text at the end, as if the user had typed it.
    open func insertText(_ text: String) { userDidType(string + text) }
    /// Removes the last character, as if the user had deleted it.
    open func deleteBackward() { userDidType(String(string.dropLast())) }
    /// Scrolls to a part of the text; without effect.
    open func scrollRangeToVisible(_ range: NSRange) { noteChange() }

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

    private func change<Value>(_ keyPath: WritableKeyPath<UITextTraits, Value>, _ value: Value) {
        textTraits[keyPath: keyPath] = value
        didChange()
    }

    // MARK: - Creating

    /// Creates an empty view.
    ///
    /// - Parameters:
    ///   - frame: The frame, in the superview's coordinates, in points.
    ///   - textContainer: The area in which the text is laid out; `nil` for a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.onChange = { [weak self] in self?.didChange() }
        makeContent = { [weak self] in AnyView(self.map { $0.fitted($0.content(isLive: false)) }) }
        makeLiveContent = { [weak self] in AnyView(self.map { $0.fitted($0.content(isLive: true)) }) }
    }

    /// Creates an empty view with a frame in its superview's coordinates, in points.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    package override var usesTint: Bool { true }
    package override var scrollsSubviews: Bool { false }
    package override var hugsContent: Bool { subviews.isEmpty }
    override var contentAlignment: Alignment { .topLeading }

    /// Returns the size that the text takes in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // An empty text is as high as a line.
        let text = Text(verbatim: string.isEmpty ? " " : string).font(font.map { Font($0) }).padding(insets)
        return (self as? any DrawnView)?.size(of: AnyView(text), inWidth: size.width) ?? frame.size
    }

    /// The distances between the edges and the text.
    fileprivate var insets: EdgeInsets {
        let (inset, padding) = (textContainerInset, textContainer.lineFragmentPadding)
        return EdgeInsets(
            top: inset.top, leading: inset.left + padding, bottom: inset.bottom, trailing: inset.right + padding)
    }

    private func content(isLive: Bool) -> some View {
        TextViewContent(view: self, focus: isLive ? focus : nil, changes: changes)
    }

    fileprivate var traits: UITextTraits { textTraits }

    // MARK: - Focus

    open override var isFirstResponder: Bool { focus.isFirst }
    open override var canBecomeFirstResponder: Bool { isEditable }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        focus.take { canBecomeFirstResponder && mayBegin }
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        focus.release { canResignFirstResponder && delegate?.textViewShouldEndEditing(self) ?? true }
    }

    package override func loseFocus() { focus.release() }

    private var mayBegin: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

    fileprivate func focusDidMove(_ isFocused: Bool) {
        switch focus.move(isFocused, if: { mayBegin }) {
        case .began:
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        case .ended:
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        case .refused, nil: break
        }
    }

    // MARK: - What the user does

    fileprivate func userDidType(_ new: String) {
        guard new != string else { return }
        let change = TextChange(from: string, to: new)
        let isTaken =
            delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        guard isTaken else { return didChange() }
        text = new
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
}

/// Notifications of text views, with the view as their object.
extension UITextView {
    /// Editing has begun.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// The user has changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Editing has ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

/// Kinds of data in a text that can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of these.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The SwiftUI view that shows a text view: an editor, or a text that is not edited.
private struct TextViewContent: View {
    let view: UITextView
    /// The view's focus; `nil` in images.
    let focus: FieldFocus?
    /// The number of changes of the text view, which SwiftUI compares because the view stays the same object.
    let changes: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        Group {
            if view.isEditable {
                editor
            } else if view.isScrollEnabled {
                ScrollView { reader }
            } else {
                reader
            }
        }
        .font(view.font.map { Font($0) })
        .foregroundStyle(Color(uiColor: view.textColor ?? .label))
        .multilineTextAlignment(view.textAlignment.inSwiftUI)
    }

    private var editor: some View {
        let content = content
        return EditableText(content: content, value: view.text, text: text)
            .focused($isFocused)
            .submitScope()
            .modifier(InputAccessory(view: focus == nil ? nil : view.inputAccessoryView))
            .environment(\.fieldTraits, view.traits.traits)
            .environment(\.fieldBackground, nil)
            .environment(\.fieldInsets, content.shape == .editor ? EdgeInsets() : insets)
            .padding(content.shape == .editor ? scrollingInsets : EdgeInsets())
            .onAppear { focus?.attach($isFocused) }
            .onDisappear { focus?.detach() }
    }

    @ViewBuilder private var reader: some View {
        let text = Text(verbatim: view.text)
            .lineLimit(view.textContainer.maximumNumberOfLines == 0 ? nil : view.textContainer.maximumNumberOfLines)
            .frame(maxWidth: .infinity, alignment: alignment)
            .padding(insets)
        if view.isSelectable { text.textSelection(.enabled) } else { text.textSelection(.disabled) }
    }

    private var alignment: Alignment {
        switch view.textAlignment.inSwiftUI {
        case .leading: .topLeading
        case .center: .top
        case .trailing: .topTrailing
        }
    }

    private var text: Binding<String> {
        Binding(
            get: { [weak view] in view?.text ?? "" },
            set: { [weak view] (text: String) in view?.userDidType(text) })
    }

    private var content: FieldContent {
        var content = FieldContent(.text(text), prompt: nil, name: nil)
        content.shape = view.isScrollEnabled ? .editor : .growing
        content.fillsHeight = !view.isScrollEnabled
        content.editingChanged = { [weak view] isFocused in view?.focusDidMove(isFocused) }
        return content
    }

    private var insets: EdgeInsets { view.insets }

    /// The insets that are added to those that an editor has by itself (Documentation/Layout.md 11).
    private var scrollingInsets: EdgeInsets {
        EdgeInsets(
            top: insets.top - 8, leading: insets.leading - 5, bottom: insets.bottom - 8, trailing: insets.trailing - 5)
    }
}
