// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// Results of the Keychain's functions: Apple's numbers.

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function that was called is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The keychain has no room left.
public let errSecDiskFull: OSStatus = -34
/// A query that makes no sense.
public let errSecParam: OSStatus = -50
/// There is no memory left.
public let errSecAllocate: OSStatus = -108
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// A bad parameter.
public let errSecBadReq: OSStatus = -909
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// There is no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303
/// A user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The stored data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// A signature does not fit.
public let errSecVerifyFailed: OSStatus = -67808
/// The app may not do this.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns what a result means.
///
/// - Parameters:
///   - status: A result.
///   - reserved: Nothing.
/// - Returns: A sentence in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecDiskFull: "Disk Full error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecAllocate: "Failed to allocate memory."
    case errSecUserCanceled: "User canceled the operation."
    case errSecBadReq: "Bad parameter or invalid state for operation."
    case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecNoSuchAttr: "The specified attribute does not exist."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "Unable to decode the provided data."
    case errSecVerifyFailed: "A cryptographic verification failure has occurred."
    case errSecMissingEntitlement: "A required entitlement isn't present."
    default: "OSStatus \(status)"
    }
}
