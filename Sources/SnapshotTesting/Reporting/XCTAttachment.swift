// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file that says more about a failure. XCTest on Linux has no attachments, so the name is ours to give here.
public final class XCTAttachment {
    /// The file's name: `difference.png`.
    public var name: String?
    let data: Data

    public init(data: Data) {
        self.data = data
    }

    /// The identifier is not needed: the name's extension says what the data are.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(data: data)
    }

    convenience init(data: Data, name: String) {
        self.init(data: data)
        self.name = name
    }
}
