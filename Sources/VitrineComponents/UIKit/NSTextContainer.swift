// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The room of a text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    var onChange: (@MainActor () -> Void)?

    /// Creates a room of a size, which that of the text's view replaces.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    /// The size, in points; without effect, because the text's view has one.
    open var size: CGSize
    /// The distance at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
    /// How many lines there may be in a text that is not edited; 0 for any number.
    open var maximumNumberOfLines = 0 { didSet { onChange?() } }
}
