// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore

/// A view with a text of its own for assistive technology, such as the label of a control.
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
    /// The text of a label for assistive technology, if it has one.
    package nonisolated var spokenName: Text? { (self as? any Spoken)?.spokenText }
}
