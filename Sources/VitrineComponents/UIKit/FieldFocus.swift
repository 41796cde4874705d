// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The keyboard's focus of a field of UIKit, which the app moves and the user, too.
@MainActor
final class FieldFocus {
    private var binding: FocusState<Bool>.Binding?
    /// Whether the app has asked for the focus and the field has not got it yet.
    private(set) var isAwaited = false
    /// Whether the field has the focus.
    private(set) var isHeld = false

    var isFirst: Bool { isHeld || isAwaited }

    /// Connects the field with the content that shows it.
    func attach(_ binding: FocusState<Bool>.Binding) {
        self.binding = binding
        if isAwaited { binding.wrappedValue = true }
    }

    func detach() { binding = nil }

    func take() {
        guard !isHeld else { return }
        isAwaited = true
        binding?.wrappedValue = true
    }

    func release() {
        isAwaited = false
        binding?.wrappedValue = false
    }

    /// Notes that the focus has moved, and returns whether the app had asked for that.
    func move(_ isHeld: Bool) -> Bool {
        defer { isAwaited = false }
        self.isHeld = isHeld
        return isAwaited
    }
}
