// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineCore
@testable import VitrineSnapshots

struct PreviewMatrixTests {
    @Test
    func withoutAxesThereIsOnePlainCell() {
        #expect(PreviewMatrix().cells == [PreviewCell()])
        #expect(PreviewCell().suffix.isEmpty)
    }

    @Test
    func everyCombinationHasANameOfItsOwn() throws {
        let cells = try PreviewMatrix(argument: "scheme,size,locale,direction,device").cells
        #expect(cells.count == 2 * 3 * 3 * 2 * 3)
        #expect(Set(cells).count == cells.count)
        // A locale that is written from the right needs no word for it, one that is turned around does.
        #expect(Set(cells.map(\.suffix)).count == cells.count)
    }

    @Test
    func aCellIsNamedByWhatSetsItApart() throws {
        let cells = try PreviewMatrix(argument: "device=ipad-pro-11,scheme=light+dark,locale=ar_EG").cells
        #expect(cells.map(\.suffix) == [".ar_EG.ipad-pro-11", ".dark.ar_EG.ipad-pro-11"])
    }

    @Test
    func traitsComeFromTheCellAndItsDevice() throws {
        let cell = try #require(
            try PreviewMatrix(argument: "scheme=dark,size=accessibility1,locale=ar_EG,device=iphone-se").cells.first)
        let traits = cell.traits(orientation: .landscape)
        #expect(traits.layout == .fixed(width: 568, height: 320))
        #expect(traits.isDark && traits.isRightToLeft)
        #expect(traits.dynamicTypeSize == .accessibility1 && traits.scale == 2)
        #expect(traits.locale.identifier == "ar_EG")
    }
}
