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
    /// Whether the focus is given back that the field did not want.
    private var isRefusing = false

    var isFirst: Bool { isHeld || isAwaited }

    /// Connects the field with the content that shows it.
    func attach(_ binding: FocusState<Bool>.Binding) {
        self.binding = binding
        if isAwaited { binding.wrappedValue = true }
    }

    func detach() { binding = nil }

    /// Asks for the focus.
    ///
    /// - Parameter mayBegin: Asks whether the field may have it.
    /// - Returns: Whether the field has it, or gets it.
    func take(if mayBegin: () -> Bool) -> Bool {
        if isFirst { return true }
        guard mayBegin() else { return false }
        isAwaited = true
        binding?.wrappedValue = true
        return true
    }

    /// Gives the focus away.
    ///
    /// - Parameter mayEnd: Asks whether the field may lose it.
    /// - Returns: Whether the field has it no more.
    func release(if mayEnd: () -> Bool) -> Bool {
        guard isFirst else { return true }
        guard mayEnd() else { return false }
        release()
        return true
    }

    func release() {
        isAwaited = false
        binding?.wrappedValue = false
    }

    /// The changes of the focus, as the field sees them.
    enum Move {
        case began
        case ended
        /// The field does not want what the user gave it, and gives it back.
        case refused
    }

    /// Notes that the focus has moved; what the user gives and the field does not want goes back.
    ///
    /// - Parameters:
    ///   - isHeld: Whether the field has the focus now.
    ///   - mayBegin: Asks whether the field may have it; not asked again where the app has asked for the focus.
    /// - Returns: What it is for the field; `nil` where nothing has moved.
    func move(_ isHeld: Bool, if mayBegin: () -> Bool) -> Move? {
        guard isHeld != self.isHeld else { return nil }
        let isAsked = isAwaited
        isAwaited = false
        self.isHeld = isHeld
        if isHeld {
            if isAsked || mayBegin() { return .began }
            isRefusing = true
            release()
            return .refused
        }
        defer { isRefusing = false }
        return isRefusing ? .refused : .ended
    }
}
