// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file attached to a failure.
///
/// XCTest on Linux has no attachments, so this module defines the name.
public final class XCTAttachment {
    /// The name of the file, such as `difference.png`.
    public var name: String?
    let data: Data

    /// Creates an attachment of data.
    public init(data: Data) {
        self.data = data
    }

    /// Creates an attachment of data of a type.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - uniformTypeIdentifier: The identifier of the type; ignored, because the extension of the name says it.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(data: data)
    }

    convenience init(data: Data, name: String) {
        self.init(data: data)
        self.name = name
    }
}
