// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Each public modifier of drawing, controls and accessibility changes what is shown.
@MainActor
@Suite("Probes of drawing modifiers")
struct DrawingProbes {
    private struct Probe {
        let before: AnyView
        let after: AnyView
        let effects: [ProbeEffect]
    }

    private static let subject = VStack {
        Button("Save") {}; Image(systemName: "bell"); ProgressView("Wait")
    }

    nonisolated static let names = [
        "opacity", "hidden", "offset(x:y:)", "offset(_:)", "scaleEffect(_:)", "scaleEffect(x:y:)", "scaleEffect(size)",
        "rotationEffect", "zIndex", "clipShape", "clipped", "cornerRadius", "shadow", "blur", "allowsHitTesting",
        "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply",
        "luminanceToAlpha", "blendMode", "compositingGroup", "drawingGroup", "drawingGroup(opaque)", "mask", "mask(_:)",
        "rotation3DEffect", "transformEffect", "projectionEffect", "redacted", "unredacted", "privacySensitive",
        "preferredColorScheme", "contentShape", "contentShape(_:_:)",
        "onTapGesture", "disabled", "buttonStyle", "buttonStyle(primitive)", "controlSize", "buttonBorderShape",
        "progressViewStyle", "imageScale", "accessibilityIdentifier", "accessibilityLabel", "accessibilityLabel(Text)",
        "accessibilityValue", "accessibilityHint", "accessibilityHidden", "accessibilityAddTraits",
        "accessibilityRemoveTraits", "accessibilityElement", "accessibilitySortPriority", "accessibilityHeading",
    ]

    private func modified(_ name: String) -> Probe? {
        let view = Self.subject
        func pair(_ effects: ProbeEffect..., after: () -> some View) -> Probe {
            Probe(before: AnyView(view), after: AnyView(after()), effects: effects)
        }
        func pair(_ effects: ProbeEffect..., before: some View, after: some View) -> Probe {
            Probe(before: AnyView(before), after: AnyView(after), effects: effects)
        }
        return switch name {
        case "opacity": pair("?") { view.opacity(0.5) }
        case "hidden": pair("?") { view.hidden() }
        case "offset(x:y:)": pair("?") { view.offset(x: 3) }
        case "offset(_:)": pair("?") { view.offset(CGSize(width: 0, height: 2)) }
        case "scaleEffect(_:)": pair("?") { view.scaleEffect(2) }
        case "scaleEffect(x:y:)": pair("?") { view.scaleEffect(y: 2) }
        case "scaleEffect(size)": pair("?") { view.scaleEffect(CGSize(width: 2, height: 1)) }
        case "rotationEffect": pair("?") { view.rotationEffect(.degrees(10)) }
        case "zIndex": pair("?") { view.zIndex(1) }
        case "clipShape": pair("?") { view.clipShape(Circle()) }
        case "clipped": pair("?") { view.clipped() }
        case "cornerRadius": pair("?") { view.cornerRadius(8) }
        case "shadow": pair("?") { view.shadow(radius: 4) }
        case "blur": pair("?") { view.blur(radius: 4) }
        case "brightness": pair("?") { view.brightness(0.1) }
        case "contrast": pair("?") { view.contrast(2) }
        case "saturation": pair("?") { view.saturation(0.5) }
        case "grayscale": pair("?") { view.grayscale(0.5) }
        case "hueRotation": pair("?") { view.hueRotation(.degrees(90)) }
        case "colorInvert": pair("?") { view.colorInvert() }
        case "colorMultiply": pair("?") { view.colorMultiply(.red) }
        case "luminanceToAlpha": pair("?") { view.luminanceToAlpha() }
        case "blendMode": pair("?") { view.blendMode(.screen) }
        case "compositingGroup": pair("?") { view.compositingGroup() }
        case "drawingGroup": pair("?") { view.drawingGroup() }
        case "drawingGroup(opaque)": pair("?", before: view.drawingGroup(), after: view.drawingGroup(opaque: true))
        case "mask": pair("?") { view.mask { Circle() } }
        case "mask(_:)": pair("?") { view.mask(Circle()) }
        case "rotation3DEffect": pair("?") { view.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)) }
        case "transformEffect": pair("?") { view.transformEffect(.init(translationX: 3, y: 0)) }
        case "projectionEffect": pair("?") { view.projectionEffect(ProjectionTransform(.init(scaleX: 2, y: 1))) }
        case "redacted": pair("?") { view.redacted(reason: .placeholder) }
        case "unredacted":
            pair("?", before: view.redacted(reason: .placeholder), after: view.unredacted().redacted(reason: .placeholder))
        case "privacySensitive":
            pair("?", before: view.redacted(reason: .privacy), after: view.privacySensitive().redacted(reason: .privacy))
        case "preferredColorScheme": pair("?") { view.preferredColorScheme(.dark) }
        case "contentShape": pair("?") { view.contentShape(Rectangle()) }
        case "contentShape(_:_:)": pair("?") { view.contentShape(.interaction, Rectangle()) }
        case "allowsHitTesting": pair("?") { view.allowsHitTesting(false) }
        case "onTapGesture": pair("?") { view.onTapGesture {} }
        case "disabled": pair("?") { view.disabled(true) }
        case "buttonStyle": pair("?") { view.buttonStyle(Wide()) }
        case "buttonStyle(primitive)": pair("?") { view.buttonStyle(.borderedProminent) }
        case "controlSize":
            pair("?", before: view.buttonStyle(.bordered), after: view.controlSize(.large).buttonStyle(.bordered))
        case "buttonBorderShape":
            pair("?", before: view.buttonStyle(.bordered), after: view.buttonBorderShape(.roundedRectangle).buttonStyle(.bordered))
        case "progressViewStyle": pair("?") { view.progressViewStyle(.linear) }
        case "imageScale": pair("?") { view.imageScale(.large) }
        case "accessibilityIdentifier": pair("?") { view.accessibilityIdentifier("x") }
        case "accessibilityLabel": pair("?") { view.accessibilityLabel("x") }
        case "accessibilityLabel(Text)": pair("?") { view.accessibilityLabel(Text(verbatim: "x")) }
        case "accessibilityValue": pair("?") { view.accessibilityValue("x") }
        case "accessibilityHint": pair("?") { view.accessibilityHint("x") }
        case "accessibilityHidden": pair("?") { view.accessibilityHidden(true) }
        case "accessibilityAddTraits": pair("?") { view.accessibilityAddTraits(.isButton) }
        case "accessibilityRemoveTraits":
            pair("?", before: Button("x") {}, after: Button("x") {}.accessibilityRemoveTraits(.isButton))
        case "accessibilityElement": pair("?") { view.accessibilityElement(children: .combine) }
        case "accessibilitySortPriority": pair("?") { view.accessibilitySortPriority(2) }
        case "accessibilityHeading": pair("?") { view.accessibilityHeading(.h2) }
        default: nil
        }
    }

    @Test("show", arguments: names)
    func shows(_ name: String) throws {
        let probe = try #require(modified(name))
        #expect(describe(probe.before) == describe(probe.before))
        expectEffects(probe.effects, of: describe(probe.after), over: describe(probe.before), name)
    }

    private func describe(_ view: AnyView) -> String {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        return scene.display.description
    }
}

private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(30) }
}
