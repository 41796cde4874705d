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
        case "opacity": pair("opacity 0.5") { view.opacity(0.5) }
        case "hidden": pair(" hidden") { view.hidden() }
        case "offset(x:y:)": pair("offset 3,0") { view.offset(x: 3) }
        case "offset(_:)": pair("offset 0,2") { view.offset(CGSize(width: 0, height: 2)) }
        case "scaleEffect(_:)": pair("scale 2,2") { view.scaleEffect(2) }
        case "scaleEffect(x:y:)": pair("scale 1,2") { view.scaleEffect(y: 2) }
        case "scaleEffect(size)": pair("scale 2,1") { view.scaleEffect(CGSize(width: 2, height: 1)) }
        case "rotationEffect": pair("rotation 0.17") { view.rotationEffect(.degrees(10)) }
        case "zIndex": pair("z 1") { view.zIndex(1) }
        case "clipShape": pair("clip circle") { view.clipShape(Circle()) }
        case "clipped": pair("clip rectangle") { view.clipped() }
        case "cornerRadius": pair("clip rounded 8") { view.cornerRadius(8) }
        case "shadow": pair("shadow 4 #000000@0.33") { view.shadow(radius: 4) }
        case "blur": pair("blur 4") { view.blur(radius: 4) }
        case "brightness": pair("brightness 0.1") { view.brightness(0.1) }
        case "contrast": pair("contrast 2") { view.contrast(2) }
        case "saturation": pair("saturation 0.5") { view.saturation(0.5) }
        case "grayscale": pair("saturation 0.5") { view.grayscale(0.5) }
        case "hueRotation": pair("hue 1.57") { view.hueRotation(.degrees(90)) }
        case "colorInvert": pair("inverted") { view.colorInvert() }
        case "colorMultiply": pair("multiply #ff383c") { view.colorMultiply(.red) }
        case "luminanceToAlpha": pair("luminance to alpha") { view.luminanceToAlpha() }
        case "blendMode": pair("blend screen") { view.blendMode(.screen) }
        case "compositingGroup": pair("composited") { view.compositingGroup() }
        case "drawingGroup": pair("composited") { view.drawingGroup() }
        case "drawingGroup(opaque)":
            pair(
                "fill rectangle #000000 (0, 0, 34, 102.43)", before: view.drawingGroup(),
                after: view.drawingGroup(opaque: true))
        case "mask": pair(" masked", "fill circle", " mask") { view.mask { Circle() } }
        case "mask(_:)": pair(" masked", "fill circle", " mask") { view.mask(Circle()) }
        case "rotation3DEffect": pair("projection ") { view.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0)) }
        case "transformEffect":
            pair("projection 1,0,0,0,1,0,3,0,1") { view.transformEffect(.init(translationX: 3, y: 0)) }
        case "projectionEffect":
            pair("projection 2,0,0,0,1,0,0,0,1") { view.projectionEffect(ProjectionTransform(.init(scaleX: 2, y: 1))) }
        case "redacted":
            pair(.loses("text \"Save\""), "fill path of 10 #0088ff@0.16 (0, 0, 34, 20.33)") {
                view.redacted(reason: .placeholder)
            }
        case "unredacted":
            pair(
                "text \"Save\"", .loses("fill path of 10 #0088ff@0.16"), before: view.redacted(reason: .placeholder),
                after: view.unredacted().redacted(reason: .placeholder))
        case "privacySensitive":
            pair(
                .loses("text \"Save\""), "fill path of 10 #0088ff@0.16 (0, 0, 34, 20.33)",
                before: view.redacted(reason: .privacy), after: view.privacySensitive().redacted(reason: .privacy))
        case "preferredColorScheme":
            pair("fill rectangle #000000 (0, 0, 390, 844)", "#ffffff (7.5, 28.33, 19, 19.33) [image \"Bell\"]") {
                view.preferredColorScheme(.dark)
            }
        case "contentShape": pair("touched in rectangle") { view.contentShape(Rectangle()) }
        case "contentShape(_:_:)": pair("touched in rectangle") { view.contentShape(.interaction, Rectangle()) }
        case "allowsHitTesting": pair("untouchable") { view.allowsHitTesting(false) }
        case "onTapGesture": pair("on tap") { view.onTapGesture {} }
        case "disabled": pair("disabled") { view.disabled(true) }
        case "buttonStyle":
            pair("\"Save\" 17/400 #000000 (30, 30, 34, 20.33)", "(0, 0, 94, 80.33) [button] on tap") {
                view.buttonStyle(Wide())
            }
        case "buttonStyle(primitive)":
            pair("fill capsule #0088ff (0, 0, 58, 34.33)", "\"Save\" 17/400 #ffffff") {
                view.buttonStyle(.borderedProminent)
            }
        case "controlSize":
            pair(
                "fill capsule #787880@0.16 (0, 0, 74, 50.33)", before: view.buttonStyle(.bordered),
                after: view.controlSize(.large).buttonStyle(.bordered))
        case "buttonBorderShape":
            pair(
                "fill rounded 8 continuous #787880@0.16 (0, 0, 58, 34.33)", before: view.buttonStyle(.bordered),
                after: view.buttonBorderShape(.roundedRectangle).buttonStyle(.bordered))
        case "progressViewStyle": pair(.loses("activity"), "fill capsule") { view.progressViewStyle(.linear) }
        case "imageScale": pair("symbol bell 21.76/400") { view.imageScale(.large) }
        case "accessibilityIdentifier": pair("id x") { view.accessibilityIdentifier("x") }
        case "accessibilityLabel": pair("\"x\"") { view.accessibilityLabel("x") }
        case "accessibilityLabel(Text)": pair("\"x\"") { view.accessibilityLabel(Text(verbatim: "x")) }
        case "accessibilityValue": pair("value \"x\"") { view.accessibilityValue("x") }
        case "accessibilityHint": pair("hint \"x\"") { view.accessibilityHint("x") }
        case "accessibilityHidden": pair("unread") { view.accessibilityHidden(true) }
        case "accessibilityAddTraits": pair("[button") { view.accessibilityAddTraits(.isButton) }
        case "accessibilityRemoveTraits":
            pair(.loses("[button"), before: Button("x") {}, after: Button("x") {}.accessibilityRemoveTraits(.isButton))
        case "accessibilityElement": pair("element") { view.accessibilityElement(children: .combine) }
        case "accessibilitySortPriority": pair("priority 2") { view.accessibilitySortPriority(2) }
        case "accessibilityHeading": pair("heading(2)") { view.accessibilityHeading(.h2) }
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
