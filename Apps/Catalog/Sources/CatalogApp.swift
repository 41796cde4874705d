// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Every kind of thing that the surfaces draw, page by page; the tests compare the surfaces on its previews.
@main
struct CatalogApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List(CatalogPage.allCases) { page in
                    NavigationLink(page.rawValue) { page.content.navigationTitle(page.rawValue) }
                }
                .navigationTitle("Catalog")
            }
        }
    }
}

/// A page of the catalog.
enum CatalogPage: String, CaseIterable, Identifiable {
    case shapes = "Shapes"
    case gradients = "Gradients"
    case effects = "Effects"
    case blending = "Blending"
    case materials = "Materials"
    case text = "Text"
    case redaction = "Redaction"
    case symbols = "Symbols"
    case controls = "Controls"
    case pickers = "Pickers"
    case wheels = "Wheels"
    case editing = "Editing"
    case textInput = "Text input"
    case typing = "Typing"
    case lists = "Lists"
    case grids = "Grids"
    case refresh = "Refresh"
    case carousel = "Carousel"
    case pages = "Pages"
    case tabs = "Tabs"
    case longRows = "Long rows"
    case longList = "Long list"
    case kept = "Kept values"
    case presentations = "Presentations"
    case gestures = "Gestures"

    var id: String { rawValue }

    @ViewBuilder var content: some View {
        switch self {
        case .shapes: ShapesPage()
        case .gradients: GradientsPage()
        case .effects: EffectsPage()
        case .blending: BlendingPage()
        case .materials: MaterialsPage()
        case .text: TextPage()
        case .redaction: RedactionPage()
        case .symbols: SymbolsPage()
        case .controls: ControlsPage()
        case .pickers: PickersPage()
        case .wheels: WheelsPage()
        case .editing: EditingPage()
        case .textInput: TextInputPage()
        case .typing: TypingPage()
        case .lists: ListsPage()
        case .grids: GridsPage()
        case .refresh: RefreshPage()
        case .carousel: CarouselPage()
        case .pages: PagesPage()
        case .tabs: TabsPage()
        case .longRows: LongRowsPage()
        case .longList: LongListPage()
        case .kept: KeptPage()
        case .presentations: PresentationsPage()
        case .gestures: GesturesPage()
        }
    }
}
