// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import VitrineDisplay
@testable import VitrineSnapshots

struct SpokenElementsTests {
    private func element(
        _ role: Semantics.Role, _ label: String, _ change: (inout DisplayElement) -> Void = { _ in }
    ) -> DisplayElement {
        var element = DisplayElement(role: role, label: label, frame: DisplayRect(), layerID: 0)
        change(&element)
        return element
    }

    @Test
    func everyStopIsALineInReadingOrder() {
        let root = element(.none, "") {
            $0.children = [
                element(.heading(level: 1), "Rick and Morty"),
                element(.list, "") {
                    $0.children = [
                        element(.button, "Rick Sanchez, Alive") {
                            $0.positionInSet = 1; $0.sizeOfSet = 20
                        },
                        element(.staticText, "two\nlines"),
                    ]
                },
                element(.toggle, "Wi-Fi") {
                    $0.value = "On"; $0.isDisabled = true; $0.hint = "Turns it off"
                },
                element(.none, "") { $0.identifier = "only.for.tests" },
                element(.progress, "Loading") { $0.isBusy = true },
                element(.button, "") { $0.isSelected = true },
            ]
        }
        #expect(
            SpokenElements.text(of: root) == """
                Rick and Morty, Heading
                Rick Sanchez, Alive, Button, 1 of 20
                two lines
                Wi-Fi, On, Dimmed, Switch button, Turns it off
                Loading, In progress
                Selected, Button

                """)
    }

    @Test
    func nothingIsReadOfNothing() {
        #expect(SpokenElements.text(of: element(.none, "")).isEmpty)
    }

    @Test
    func aDialogIsAnnouncedBeforeWhatItHolds() {
        let root = element(.none, "") {
            $0.children = [element(.alert, "Delete?") { $0.children = [element(.button, "OK")] }]
        }
        #expect(SpokenElements.text(of: root) == "Delete?, Alert\nOK, Button\n")
    }
}
