// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

// `#colorLiteral` and `#imageLiteral` are written by Xcode; the compiler asks the types of these names for them.

/// The type of a colour literal without a context.
public typealias _ColorLiteralType = UIColor

/// The type of a picture literal without a context.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
