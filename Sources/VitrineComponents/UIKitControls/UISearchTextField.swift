// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The field of a search bar.
///
/// - Support: partial: the text, its looks, the background, the keyboard, the focus and what screen readers read; the search bar's
///   delegate is told of events.
open class UISearchTextField: UITextField {
    /// The search bar that shows the field.
    weak var bar: UISearchBar?
    /// The font that the app has set; `nil` for the search bar's.
    private(set) var ownFont: UIFont?
    /// The colour of the text that the app has set; `nil` for the search bar's.
    private(set) var ownTextColor: UIColor?

    package override var namesItself: Bool { false }

    open override var text: String? {
        get { bar?.text ?? super.text }
        set { if let bar { bar.text = newValue } else { super.text = newValue } }
    }
    open override var hasText: Bool { text?.isEmpty == false }
    open override var placeholder: String? {
        get { bar?.placeholder ?? super.placeholder }
        set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
    }
    open override var font: UIFont? { didSet { ownFont = font } }
    open override var textColor: UIColor? { didSet { ownTextColor = textColor } }
    open override var leftView: UIView? { didSet { noteChange() } }
    open override var rightView: UIView? { didSet { noteChange() } }
    open override var clearButtonMode: UITextField.ViewMode { didSet { noteChange() } }

    open override var keyboardType: UIKeyboardType {
        get { bar?.keyboardType ?? super.keyboardType }
        set { if let bar { bar.keyboardType = newValue } else { super.keyboardType = newValue } }
    }
    open override var returnKeyType: UIReturnKeyType {
        get { bar?.returnKeyType ?? super.returnKeyType }
        set { if let bar { bar.returnKeyType = newValue } else { super.returnKeyType = newValue } }
    }
    open override var autocapitalizationType: UITextAutocapitalizationType {
        get { bar?.autocapitalizationType ?? super.autocapitalizationType }
        set { if let bar { bar.autocapitalizationType = newValue } else { super.autocapitalizationType = newValue } }
    }
    open override var autocorrectionType: UITextAutocorrectionType {
        get { bar?.autocorrectionType ?? super.autocorrectionType }
        set { if let bar { bar.autocorrectionType = newValue } else { super.autocorrectionType = newValue } }
    }

    open override var isEditing: Bool { bar?.isFirstResponder ?? super.isEditing }
    open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        bar?.resignFirstResponder() ?? super.resignFirstResponder()
    }

    /// The look of the field in SwiftUI's search bar.
    var look: SearchFieldLook {
        SearchFieldLook(
            font: ownFont.map { Font($0) }, color: ownTextColor.map { Color(uiColor: $0) },
            ground: backgroundColor.map { Color(uiColor: $0) }, describe: { [weak self] in self?.described($0) ?? $0 })
    }
}
