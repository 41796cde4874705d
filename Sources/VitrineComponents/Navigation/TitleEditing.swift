// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
@_spi(Engine) import VitrineCore

/// Whether the user is changing the title of a page, which a rename button in the title's menu begins.
@MainActor @Observable
final class TitleEditing {
    /// Whether the title can be changed: the app has given a binding to it.
    var isPossible = false
    var isActive = false
}

extension EnvironmentValues {
    /// The editing of the enclosing page's title.
    var titleEditing: TitleEditing? { object(of: TitleEditing.self) }
}
