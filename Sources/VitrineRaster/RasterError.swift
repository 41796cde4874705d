// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why an image could not be drawn, written or read, and what to do about it.
package struct RasterError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Code: String, Hashable, Sendable {
        case badSize = "render-bad-size"
        case tooLarge = "render-too-large"
        case tooDeep = "render-too-deep"
        case badLayer = "render-bad-layer"
        case unsupportedLayer = "render-unsupported-layer"
        case imageMissing = "render-image-missing"
        case imageUnreadable = "render-image-unreadable"
        case imageFormat = "render-image-format"
        case fontUnreadable = "render-font-unreadable"
        case encoding = "render-encoding"
        case library = "render-library"
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
