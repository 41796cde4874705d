// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Encodes the bytes of navigation values as text of a URL, and decodes them.
///
/// A URL is visible to others (histories, logs, bystanders) and may be forged. So the text must not reveal its bytes,
/// and only bytes that were encoded for the same user are decoded.
package protocol AddressCodec: Sendable {
    /// Encodes the bytes of a value as text: letters, digits, `-` and `_` only, always the same for the same
    /// parameters.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the value.
    ///   - type: The name that precedes the text in the URL.
    ///   - path: The path of the page below.
    /// - Returns: The text, or `nil` if the value has no URL.
    func text(for bytes: [UInt8], of type: String, below path: String) -> String?

    /// Decodes the bytes of a text; `nil` unless it was encoded with the same parameters and is still known.
    func bytes(of text: String, of type: String, below path: String) -> [UInt8]?
}

/// A codec that encodes nothing, for pages whose links cannot be followed.
package struct NoAddresses: AddressCodec {
    package init() {}
    package func text(for bytes: [UInt8], of type: String, below path: String) -> String? { nil }
    package func bytes(of text: String, of type: String, below path: String) -> [UInt8]? { nil }
}
