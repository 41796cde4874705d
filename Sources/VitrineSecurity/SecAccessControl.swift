// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// The conditions under which an item can be read.
///
/// - Support: partial: items that ask for a user's presence are refused, since nobody can be authenticated.
public final class SecAccessControl: Sendable {
    /// When the item can be read.
    let accessible: String
    /// What has to be fulfilled.
    let flags: SecAccessControlCreateFlags

    init(accessible: String, flags: SecAccessControlCreateFlags) {
        self.accessible = accessible
        self.flags = flags
    }
}

/// The conditions that have to be fulfilled for an item to be read.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
    /// The bits, as on Apple's systems.
    public let rawValue: UInt

    /// Creates flags from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user is there: biometry or the passcode.
    public static let userPresence = Self(rawValue: 1 << 0)
    /// Biometry, of any finger or face.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// Biometry, of those that are known now.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The passcode.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// One of the conditions is enough.
    public static let or = Self(rawValue: 1 << 14)
    /// All conditions have to be fulfilled.
    public static let and = Self(rawValue: 1 << 15)
    /// A private key is used where it is.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// The app has a password of its own.
    public static let applicationPassword = Self(rawValue: 1 << 31)

    /// Whether somebody has to be authenticated.
    var asksForSomebody: Bool {
        !isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .applicationPassword])
    }
}

/// Creates the conditions under which an item can be read.
///
/// - Parameters:
///   - allocator: Nothing.
///   - protection: One of the constants `kSecAttrAccessible…`.
///   - flags: What has to be fulfilled.
///   - error: Set for a protection that is none.
/// - Returns: The conditions; `nil` with an error.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let accessible = protection as? String else {
        error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(accessible: accessible, flags: flags)
}
