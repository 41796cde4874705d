// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The processor that keeps keys on Apple's devices, which is not here.
///
/// - Support: partial: `isAvailable` is false; its keys are not there.
public enum SecureEnclave {
    /// Whether there is one: never.
    public static var isAvailable: Bool { false }
}
