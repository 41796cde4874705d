// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineUI

/// An element as it was read when it was looked for.
@MainActor
public struct TestElement {
    package let element: DisplayElement
    private let host: TestHost

    package init(_ element: DisplayElement, host: TestHost) {
        self.element = element
        self.host = host
    }

    /// What is read.
    public var label: String { element.label }
    public var value: String? { element.value }
    public var identifier: String? { element.identifier }
    public var isDisabled: Bool { element.isDisabled }
    public var isSelected: Bool { element.isSelected }

    /// Where it is seen, in the window's coordinates.
    public var frame: CGRect {
        CGRect(x: element.frame.x, y: element.frame.y, width: element.frame.width, height: element.frame.height)
    }

    /// What a person's tap does; the view is up to date afterwards. Throws where nothing takes the tap.
    public func tap() throws {
        let display = host.scene.display
        guard let layer = display.eventLayer(for: element) else {
            throw TestHost.NotFound(description: "\(label) takes no taps.")
        }
        let outcome = host.scene.tap(layer: layer.id)
        host.scene.flush()
        guard outcome == .handled else {
            throw TestHost.NotFound(description: "The tap on \(label) was not handled: \(outcome).")
        }
    }

    /// Scrolls the scroll view that this element is, or lies in, to an offset from rest, in points, where it rests.
    public func scroll(to offset: CGPoint) throws {
        var layer = host.scene.display.layer(id: element.layerID)
        while let current = layer {
            if case .scroll = current.content {
                host.scene.scroll(layer: current.id, x: offset.x, y: offset.y)
                host.scene.flush()
                host.scene.comeToRest(layer: current.id)
                host.scene.flush()
                return
            }
            layer = current.parent
        }
        throw TestHost.NotFound(description: "\(label) lies in no scroll view.")
    }
}
