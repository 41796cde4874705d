// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
    /// The events of a control for which actions can be registered.
    ///
    /// - Support: partial: fields send those of editing, buttons `touchDown`, `touchUpInside` and
    ///   `primaryActionTriggered`, sliders `touchDown`, `touchUpInside` and `valueChanged`, the others `valueChanged`.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger is put down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger taps more than once.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system ends a touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user has done what the control is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control is shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A field has got the focus.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text of a field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field has lost the focus.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user has pressed Return in a field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for events of the app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that belong to the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
