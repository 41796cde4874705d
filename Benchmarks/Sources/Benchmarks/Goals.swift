// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What several measurements are held against.
enum Goals {
    static let firstRender = "goal 20 ms; SwiftCrossUI 404 ms"
    static let creation = "goal 35 KB; ReactPy 217 KB, NiceGUI 428 KB"
    static let textChange = "goal 80 B; NiceGUI 80 B, ReactPy 412 B"
    static let rowBytes = "goal 80 B at every size"
}
