// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A view that is read with a text of its own: what a control is called whose label is one.
nonisolated package protocol Spoken {
    var spokenText: Text? { get }
}

extension Text: Spoken {
    package nonisolated var spokenText: Text? { self }
}

extension Label: Spoken {
    package nonisolated var spokenText: Text? { (title as? any Spoken)?.spokenText }
}

extension _ConfigurationLabel: Spoken {
    package nonisolated var spokenText: Text? { name }
}

extension View {
    /// The text that a label is read with, where it is one.
    package nonisolated var spokenName: Text? { (self as? any Spoken)?.spokenText }
}
