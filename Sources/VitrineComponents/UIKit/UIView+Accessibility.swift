// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The accessibility texts of a view of UIKit, for screen readers and tests.
struct AssistiveText: Equatable {
    /// Whether the view is one element; `nil` where the app has not said so.
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var isHidden = false
}

/// The accessibility traits of a view of UIKit.
///
/// - Support: partial: those that SwiftUI has too have an effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from the bits of its traits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the app's state.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// An element that is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element whose label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field that searches.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts to play or record media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// An element whose value can be changed in steps.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// An element that receives touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// An element after whose reading the page is turned.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

    /// Reports the traits that have no effect on a view.
    func note() {
        if contains(.notEnabled) {
            DeveloperNotes.withoutEffect("accessibilityTraits(.notEnabled)", remedy: "Disable the control.")
        }
        if contains(.adjustable) {
            DeveloperNotes.withoutEffect("accessibilityTraits(.adjustable)", remedy: "Use a UISlider or a UIStepper.")
        }
    }

    /// The traits as SwiftUI has them.
    fileprivate var inSwiftUI: AccessibilityTraits {
        let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
            (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
            (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
            (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
            (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.tabBar, .isTabBar), (.header, .isHeader),
        ]
        var traits: AccessibilityTraits = []
        for (own, other) in pairs where contains(own) { traits.formUnion(other) }
        return traits
    }
}

extension UIView {
    /// Returns the view as it is shown, with what the app says of it to screen readers and tests.
    final func described(_ content: AnyView) -> AnyView {
        guard assistiveText != AssistiveText() else { return content }
        var whole = content
        // A view that only groups others is no element, and its label is not read.
        let groups = makeContent == nil && assistiveText.isElement != true
        if assistiveText.isElement == true, makeContent == nil {
            whole = AnyView(whole.accessibilityElement(children: .ignore))
        }
        if !groups {
            if let label = assistiveText.label, !namesItself {
                whole = AnyView(whole.accessibilityLabel(Text(verbatim: label)))
            }
            if let hint = assistiveText.hint { whole = AnyView(whole.accessibilityHint(Text(verbatim: hint))) }
            if let value = assistiveText.value { whole = AnyView(whole.accessibilityValue(Text(verbatim: value))) }
            let traits = assistiveText.traits.inSwiftUI
            if !traits.isEmpty { whole = AnyView(whole.accessibilityAddTraits(traits)) }
        }
        if let identifier = assistiveText.identifier { whole = AnyView(whole.accessibilityIdentifier(identifier)) }
        if assistiveText.isHidden || (assistiveText.isElement == false && makeContent != nil) {
            whole = AnyView(whole.accessibilityHidden(true))
        }
        return whole
    }
}
