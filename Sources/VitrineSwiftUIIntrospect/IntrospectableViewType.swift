// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// A type that names a kind of views.
public protocol IntrospectableViewType: Sendable {}

/// Views of UIKit.
public typealias PlatformView = UIView
/// Controllers of UIKit.
public typealias PlatformViewController = UIViewController
