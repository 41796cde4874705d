// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

// Xcode writes `#colorLiteral` and `#imageLiteral`; the compiler looks up these type names for them.

/// The type of a colour literal without a context.
public typealias _ColorLiteralType = UIColor

/// The type of an image literal without a context.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
