// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

#Preview {
    Text(GreeterPreviewMock().greeting())
}

private final class GreeterPreviewMock: Greeter {
    func greeting() -> String { "from another private mock of the same name" }
}
