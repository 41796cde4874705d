// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The gallery's few icons: strokes on a grid of 16, in the colour of the text around them.
enum GalleryIcon {
    case sun, moon, rotate, reload, open, search, warning, list, copy, code, download, close, minus, plus, person, grid

    /// The icon as decoration: what it means is said beside it.
    var svg: String {
        "<svg class=\"icon\" viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" fill=\"none\" stroke=\"currentColor\""
            + " stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\">\(strokes)</svg>"
    }

    private var strokes: String {
        switch self {
        case .sun:
            "<circle cx=\"8\" cy=\"8\" r=\"2.75\"/><path d=\"M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7"
                + "M12.6 3.4l-.7.7M4.1 11.9l-.7.7\"/>"
        case .moon: "<path d=\"M13.5 9.6A5.75 5.75 0 0 1 6.4 2.5a5.75 5.75 0 1 0 7.1 7.1z\"/>"
        case .rotate:
            "<rect x=\"1.75\" y=\"7.25\" width=\"9\" height=\"6.5\" rx=\"1.25\"/><path d=\"M6.5 2.25h4a2.5 2.5 0 0 1 2.5 2.5v2"
                + "M11.25 5.25L13 7l1.75-1.75\"/>"
        case .reload: "<path d=\"M13.25 8a5.25 5.25 0 1 1-1.6-3.75L13.25 5.8M13.25 2.5v3.3h-3.3\"/>"
        case .open:
            "<path d=\"M9.5 2.5h4v4M13.5 2.5l-6 6M11.5 9.5v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3\"/>"
        case .search: "<circle cx=\"7\" cy=\"7\" r=\"4.25\"/><path d=\"M10.25 10.25L13.5 13.5\"/>"
        case .warning: "<path d=\"M8 2.25l6.25 11.25H1.75zM8 6.5v3M8 11.5v.01\"/>"
        case .copy:
            "<rect x=\"5.5\" y=\"5.5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M10.5 3v-.25a.75.75 0 0 0-.75-.75h-7"
                + "a.75.75 0 0 0-.75.75v7c0 .4.35.75.75.75H3\"/>"
        case .code: "<path d=\"M5 4.5L1.5 8 5 11.5M11 4.5L14.5 8 11 11.5\"/>"
        case .download: "<path d=\"M8 2v8M4.75 7L8 10.25 11.25 7M2.5 13.5h11\"/>"
        case .close: "<path d=\"M3.5 3.5l9 9M12.5 3.5l-9 9\"/>"
        case .minus: "<path d=\"M3.5 8h9\"/>"
        case .plus: "<path d=\"M3.5 8h9M8 3.5v9\"/>"
        case .person:
            "<circle cx=\"8\" cy=\"2.75\" r=\"1.25\"/><path d=\"M2.5 5.5l3.5.75h4l3.5-.75M6 6.25v3.5l-1.25 4.5M10 6.25v3.5l1.25 4.5"
                + "M6 9.75h4\"/>"
        case .grid:
            "<rect x=\"2\" y=\"2\" width=\"5\" height=\"5\" rx=\"1\"/><rect x=\"9\" y=\"2\" width=\"5\" height=\"5\" rx=\"1\"/>"
                + "<rect x=\"2\" y=\"9\" width=\"5\" height=\"5\" rx=\"1\"/><rect x=\"9\" y=\"9\" width=\"5\" height=\"5\" rx=\"1\"/>"
        case .list: "<path d=\"M2.5 4h11M2.5 8h11M2.5 12h11\"/>"
        }
    }
}
