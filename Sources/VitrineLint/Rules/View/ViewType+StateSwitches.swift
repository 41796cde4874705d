// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension ViewType {
    /// The switches on `viewModel.state` inside what returns views.
    var stateSwitches: [SwitchExprSyntax] {
        type.properties.filter(\.isView).compactMap(\.accessors).flatMap { accessors in
            accessors.descendants(SwitchExprSyntax.self).filter {
                $0.subject.compactDescription == "\(viewModelName).state"
            }
        }
    }
}
