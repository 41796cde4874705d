// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// Colours of UIKit are the colours of SwiftUI.
@MainActor
@Suite("UIColor and colours of catalogues")
struct UIColorTests {
    private func components(_ color: Color, _ scheme: ColorScheme = .light) -> [Double] {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        let found = color.resolved(in: values)
        return [found.red, found.green, found.blue, found.alpha].map { ($0 * 255).rounded() }
    }

    @Test("System colours follow the appearance, in both spellings")
    func system() {
        #expect(components(Color(.systemBackground)) == [255, 255, 255, 255])
        #expect(components(Color(UIColor.systemBackground), .dark) == [0, 0, 0, 255])
        #expect(components(Color(uiColor: .systemGray6)) == [242, 242, 247, 255])
        #expect(components(Color(uiColor: .systemGray6), .dark) == [28, 28, 30, 255])
        // Black, and a little of it.
        #expect(components(Color(uiColor: .separator)) == [0, 0, 0, 31])
    }

    @Test("A dynamic colour asks its closure for each appearance")
    func dynamic() {
        let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
        #expect(components(color) == [0, 0, 0, 255])
        #expect(components(color, .dark) == [255, 255, 255, 255])
    }

    @Test("A dynamic colour knows whether it is on a page or in a sheet")
    func level() {
        struct Level: View {
            let place: String
            @Environment(\.self) private var environment

            var body: some View {
                let color = Color(uiColor: UIColor { $0.userInterfaceLevel == .elevated ? .white : .black })
                let level = UITraitCollection.current.userInterfaceLevel
                Text(verbatim: "\(place) red \(color.resolve(in: environment).red), \(level)")
            }
        }
        let view = Level(place: "page").sheet(isPresented: .constant(true)) { Level(place: "sheet") }
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 600, height: 600))
        scene.flush()
        #expect(scene.strings.contains("page red 0.0, base"), "\(scene.strings)")
        #expect(scene.strings.contains("sheet red 1.0, elevated"), "\(scene.strings)")
    }

    @Test("A colour is resolved for the level, the contrast and all other traits that are given")
    func resolution() {
        func white(_ color: UIColor, _ mutations: (inout any UIMutableTraits) -> Void) -> CGFloat {
            var grey: CGFloat = 0
            color.resolvedColor(with: UITraitCollection(mutations: mutations)).getWhite(&grey, alpha: nil)
            return grey
        }
        #expect(white(.systemBackground) { $0.userInterfaceStyle = .dark } == 0)
        #expect(
            white(.systemBackground) {
                $0.userInterfaceStyle = .dark
                $0.userInterfaceLevel = .elevated
            } > 0)
        let weighted = UIColor { $0.legibilityWeight == .bold ? .white : .black }
        #expect(white(weighted) { $0.legibilityWeight = .bold } == 1)
        #expect(white(weighted) { $0.userInterfaceStyle = .dark } == 0)
        let wide = UIColor { $0.userInterfaceIdiom == .pad && $0.displayGamut == .P3 ? .white : .black }
        #expect(
            white(wide) {
                $0.userInterfaceIdiom = .pad
                $0.displayGamut = .P3
            } == 1)
        let normal = UIColor.systemBlue.resolvedColor(with: UITraitCollection(accessibilityContrast: .normal))
        #expect(normal != UIColor.systemBlue.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)))
    }

    @Test("Colours may differ between levels and kinds of display")
    func colorAppearance() {
        let base = UITraitCollection(userInterfaceLevel: .base)
        #expect(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceLevel: .elevated)))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.displayGamut = .P3 }))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.legibilityWeight = .bold }))
    }

    @Test("A grey is read from a colour")
    func grey() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha)
        #expect(white == 0.25 && alpha == 0.5)
        UIColor.green.getWhite(&white, alpha: &alpha)
        #expect(abs(white - 0.587) < 1e-9 && alpha == 1)
    }

    @Test("Components are read as they were written")
    func parts() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(Color(red: 0.25, green: 0.5, blue: 0.75)).withAlphaComponent(0.5)
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.7, saturation: 0.6, brightness: 0.9, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.7) < 1e-9 && abs(saturation - 0.6) < 1e-9 && abs(brightness - 0.9) < 1e-9)
    }

    @Test("A colour set is read in light and dark, in every way its components are written")
    func catalogue() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("Assets.xcassets/Brand/Accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let json = """
            {"colors":[
              {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"128","blue":"0.000","alpha":"1.000"}}},
              {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
               "color":{"platform":"ios","reference":"systemGray6Color"}}
            ],"info":{"author":"xcode","version":1}}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(url: folder))
        #expect(components(Color("Accent", bundle: bundle)) == [255, 128, 0, 255])
        #expect(components(Color("Accent", bundle: bundle), .dark) == [28, 28, 30, 255])
        #expect(components(Color("Missing", bundle: bundle)) == [0, 0, 0, 0])
        #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Mixed colours lie between the two")
    func mix() {
        #expect(components(.black.mix(with: .white, by: 0)) == [0, 0, 0, 255])
        #expect(components(.black.mix(with: .white, by: 1)) == [255, 255, 255, 255])
        #expect(components(.black.mix(with: .white, by: 0.5, in: .device)) == [128, 128, 128, 255])
        // The middle of perceived lightness is darker than the middle of the numbers.
        #expect(components(.black.mix(with: .white, by: 0.5))[0] == 99)
    }

    @Test("A bezier path becomes a path")
    func bezier() {
        let path = Path(
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft],
                cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 39.5, y: 19.5)))
    }

    @Test("The screen is the session's window")
    func screen() {
        struct Screen: View {
            var body: some View {
                Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10)
            }
        }
        let scene = SceneHost(Screen(), session: .fixture(), viewport: Viewport(width: 300, height: 600))
        scene.flush()
        #expect(scene.display.description.contains("150"))
        // A body that asks runs again.
        scene.resize(Viewport(width: 500, height: 600))
        scene.flush()
        #expect(scene.display.description.contains("250"))
    }

    @Test("A body that asks for traits runs again when they change")
    func traits() {
        struct Traits: View {
            var body: some View {
                let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
                var red: CGFloat = 0
                _ = color.getRed(&red, green: nil, blue: nil, alpha: nil)
                let isDark = UITraitCollection.current.userInterfaceStyle == .dark
                let size = UIFont.preferredFont(forTextStyle: .body).pointSize
                return Text(verbatim: "red \(red), dark \(isDark), size \(size)")
            }
        }
        let scene = SceneHost(Traits(), session: .fixture(), viewport: Viewport(width: 300, height: 600))
        scene.flush()
        #expect(scene.strings == ["red 0.0, dark false, size 17.0"])
        scene.resize(Viewport(width: 300, height: 600, isDark: true))
        scene.flush()
        #expect(scene.strings == ["red 1.0, dark true, size 17.0"])
        scene.resize(Viewport(width: 300, height: 600, isDark: true, textSizeStep: 1))
        scene.flush()
        #expect(scene.strings == ["red 1.0, dark true, size 19.0"])
    }
}
