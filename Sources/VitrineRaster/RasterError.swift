// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why an image could not be drawn, written or read, and what to do about it.
package struct RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        case badSize = "picture-bad-size"
        case tooLarge = "picture-too-large"
        case tooDeep = "picture-too-deep"
        case badLayer = "picture-bad-layer"
        case unsupportedLayer = "picture-unsupported-layer"
        case imageMissing = "picture-image-missing"
        case imageUnreadable = "picture-image-unreadable"
        case imageFormat = "picture-image-format"
        case fontUnreadable = "picture-font-unreadable"
        case encoding = "picture-encoding"
        case library = "picture-library"
    }

    package var code: Code
    package var message: String
    package var remedy: String

    package init(code: Code, message: String, remedy: String) {
        self.code = code
        self.message = message
        self.remedy = remedy
    }

    package var description: String { "\(code.rawValue): \(message) \(remedy)" }
}
