// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public enum ItemNavigation: Navigation {
    case list
    case detail(identifier: Int)
}
