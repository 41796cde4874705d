// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Writes the bytes of navigation values into addresses, and reads them back.
///
/// An address is seen by others (histories, logs, whoever looks at the screen) and may be made up by anybody. So a text
/// says nothing of its bytes, and no bytes are read but those that were written for the same person.
package protocol AddressCodec: Sendable {
    /// The text for the bytes of a value: letters, digits, `-` and `_` only, always the same for the same parameters.
    ///
    /// - Parameters:
    ///   - type: The name that stands before the text in the address.
    ///   - path: The path of the page below.
    /// - Returns: `nil` where the value has no address.
    func text(for bytes: [UInt8], of type: String, below path: String) -> String?

    /// The bytes that a text was made for; `nil` unless it was made with the same parameters and can still be read.
    func bytes(of text: String, of type: String, below path: String) -> [UInt8]?
}

/// No addresses: for pages whose links nobody can follow.
package struct NoAddresses: AddressCodec {
    package init() {}
    package func text(for bytes: [UInt8], of type: String, below path: String) -> String? { nil }
    package func bytes(of text: String, of type: String, below path: String) -> [UInt8]? { nil }
}
