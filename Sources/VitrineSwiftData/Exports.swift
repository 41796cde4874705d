// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What SwiftData lets its users see.
@_exported public import Foundation
@_exported public import Observation
// What `#Predicate` writes for searches in texts.
@_exported public import VitrineCore
