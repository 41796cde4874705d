// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What `import SwiftUI` brings on Apple's systems, through one name: the framework itself, Foundation with its
// networking, Observation, and the Combine family.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import VitrineCombine
@_exported public import VitrineComponents
@_exported public import VitrineCore
