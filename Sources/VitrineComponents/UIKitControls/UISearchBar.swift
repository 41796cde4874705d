// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A search field with a button that cancels the search.
///
/// - Support: partial: without scopes, bookmarks and results.
open class UISearchBar: UIView {
    /// The styles of a search bar.
    public enum Style: UInt, Hashable, Sendable {
        /// The default style.
        case `default` = 0
        /// On a background of its own.
        case prominent = 1
        /// Without a background around the field.
        case minimal = 2
    }

    private var string = ""
    private let focus = FieldFocus()
    private var textTraits = UITextTraits()

    /// The delegate of the search bar.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text; `nil` is taken as an empty one.
    open var text: String? {
        get { string }
        set {
            string = newValue ?? ""
            didChange()
        }
    }

    /// The text that is shown while the field is empty; `nil` for "Search".
    open var placeholder: String? { didSet { didChange() } }
    /// Whether the button that cancels the search is shown.
    open var showsCancelButton = false { didSet { didChange() } }
    /// The style of the search bar; without effect.
    open var searchBarStyle = Style.default { didSet { noteChange() } }
    /// The text above the field; without effect.
    open var prompt: String? { didSet { noteChange() } }
    /// The colour of the background; without effect.
    open var barTintColor: UIColor? { didSet { noteChange() } }
    /// Whether content shows through the bar; without effect.
    open var isTranslucent = true { didSet { noteChange() } }
    /// The image of the background; without effect.
    open var backgroundImage: UIImage? { didSet { noteChange() } }

    private var ownField: UISearchTextField?

    /// The field of the search bar.
    open var searchTextField: UISearchTextField {
        if let ownField { return ownField }
        let made = UISearchTextField(frame: .zero)
        made.bar = self
        made.onChange = { [weak self] in self?.didChange() }
        ownField = made
        return made
    }

    /// How the app has made the field look; `nil` where it has not asked for it.
    fileprivate var fieldLook: SearchFieldLook? { ownField?.look }

    /// Shows or hides the button that cancels.
    ///
    /// - Parameters:
    ///   - showsCancelButton: Whether it is shown.
    ///   - animated: Whether it moves in; the page decides.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

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
    /// Whether spelling is checked; without effect.
    open var spellCheckingType = UITextSpellCheckingType.default { didSet { noteChange() } }
    /// Whether Return is dimmed while there is no text; without effect.
    open var enablesReturnKeyAutomatically = true { didSet { noteChange() } }
    /// The view above the keyboard, at the bottom of the window in browsers: the items of a toolbar, or another view.
    open var inputAccessoryView: UIView? { didSet { didChange() } }

    private func change<Value>(_ keyPath: WritableKeyPath<UITextTraits, Value>, _ value: Value) {
        textTraits[keyPath: keyPath] = value
        didChange()
    }

    // MARK: - Creating

    /// Creates an empty search bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        textTraits.returnKey = .search
        textTraits.isSearch = true
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        makeContent = { [weak self] in AnyView(self.map { $0.fitted($0.content(isLive: false)) }) }
        makeLiveContent = { [weak self] in AnyView(self.map { $0.fitted($0.content(isLive: true)) }) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    package override var usesTint: Bool { true }
    package override var hugsContent: Bool { subviews.isEmpty }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

    private func content(isLive: Bool) -> some View {
        SearchBarContent(bar: self, focus: isLive ? focus : nil, changes: changes)
    }

    fileprivate var traits: UITextTraits { textTraits }

    // MARK: - Focus

    open override var isFirstResponder: Bool { focus.isFirst }
    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        focus.take { mayBegin }
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        focus.release { delegate?.searchBarShouldEndEditing(self) ?? true }
    }

    package override func loseFocus() { focus.release() }

    private var mayBegin: Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }

    fileprivate func focusDidMove(_ isFocused: Bool) {
        switch focus.move(isFocused, if: { mayBegin }) {
        case .began:
            delegate?.searchBarTextDidBeginEditing(self)
        case .ended:
            delegate?.searchBarTextDidEndEditing(self)
        case .refused, nil: break
        }
    }

    // MARK: - What the user does

    fileprivate func userDidType(_ new: String) {
        guard new != string else { return }
        let change = TextChange(from: string, to: new)
        let isTaken =
            delegate?.searchBar(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        guard isTaken else { return didChange() }
        text = new
        delegate?.searchBar(self, textDidChange: new)
    }

    fileprivate func userDidSubmit() { delegate?.searchBarSearchButtonClicked(self) }
    fileprivate func userDidCancel() { delegate?.searchBarCancelButtonClicked(self) }
}

/// SwiftUI's search field.
private struct SearchBarContent: View {
    let bar: UISearchBar
    /// The bar's focus; `nil` in images.
    let focus: FieldFocus?
    /// The number of the bar's changes; the bar itself is the same object after each.
    let changes: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        SearchBar(
            text: text, prompt: bar.placeholder.map { Text(verbatim: $0) }, isActive: bar.showsCancelButton,
            height: 36, look: bar.fieldLook, focus: $isFocused, cancel: { [weak bar] in bar?.userDidCancel() }
        )
        .onSubmit(of: .search) { [weak bar] in bar?.userDidSubmit() }
        .submitScope()
        .modifier(InputAccessory(view: focus == nil ? nil : bar.inputAccessoryView))
        .environment(\.fieldTraits, bar.traits.traits)
        .padding(.horizontal, 8)
        .padding(.vertical, 10)
        .onChange(of: isFocused) { [weak bar] _, isFocused in bar?.focusDidMove(isFocused) }
        .onAppear { focus?.attach($isFocused) }
        .onDisappear { [bar, focus] in
            focus?.detach()
            // The state has gone with the view.
            if focus != nil { bar.focusDidMove(false) }
        }
    }

    private var text: Binding<String> {
        Binding(
            get: { [weak bar] in bar?.text ?? "" }, set: { [weak bar] (text: String) in bar?.userDidType(text) })
    }
}
