// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// An event of a layer, such as a tap, as a surface reports it.
package enum LayerEvent: Hashable, Sendable {
    /// A tap, a click, or a key that presses what has the focus.
    case tap
    /// A tap of a mouse, with how it was made.
    case click(MouseClick)
    /// The key that leaves something presented.
    case dismiss
    /// The secondary button, a long press or the menu key.
    case menu
    /// A tap that brought what the user had copied.
    case paste(Pasted)
    /// A tap that brought the files that the user chose; none if the user cancelled.
    case choose([OfferedFile])
    /// The keyboard's focus moved to the layer.
    case focus
    /// Typing in a field; the app's answer is in the layer after the next flush.
    case edit(FieldEdit)
    /// The selection of a field that was typed in or has the keyboard's focus.
    case select(FieldSelectionReport)
    /// The return key in a field.
    case submit
    /// A change of a control's value; the app's answer is in the layer after the next flush.
    case adjust(ControlChange)
    /// Movements of pointers, or a time that a gesture waited for.
    case point([PointerSample])
    /// A key while the focus is in the layer.
    case press(KeyInput)
    /// A movement of a scroll view.
    case scroll(ScrollReport)
    /// The exit of a removed layer was shown to its end.
    case exitEnded
    /// The surface could not decode the layer's image.
    case imageError
    /// A drag from outside of the page.
    case drag(OutsideDrag)
    /// A report on content that the browser shows, or on a task that it carries out, by itself.
    case report(EmbedReport)

    /// The event's name in diagnostics.
    package var name: String {
        switch self {
        case .tap: "tap"
        case .click: "click"
        case .dismiss: "dismissal"
        case .menu: "request for a menu"
        case .paste: "paste"
        case .choose: "choice of files"
        case .focus: "focus"
        case .edit: "edit"
        case .select: "selection"
        case .submit: "submission"
        case .adjust: "change of a value"
        case .point: "pointer"
        case .press: "key"
        case .scroll: "scroll"
        case .exitEnded: "end of an exit"
        case .imageError: "image error"
        case .drag: "drag"
        case .report: "report"
        }
    }
}
