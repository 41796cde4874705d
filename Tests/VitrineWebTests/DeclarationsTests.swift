// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay
import VitrineWeb
import WebTestSupport

@Suite struct DeclarationsTests {
    private let size = WireSize(width: 200, height: 100)
    private let stops = [Paint.GradientStop(color: .black, location: 0), .init(color: .white, location: 1)]

    private func effects(_ change: (inout LayerEffects) -> Void) -> LayerEffects {
        var effects = LayerEffects()
        change(&effects)
        return effects
    }

    private func css(_ change: (inout LayerEffects) -> Void) -> String { Declarations.effects(effects(change), size) }

    @Test("a linear gradient lies on the line between its points, whatever the box")
    func linear() {
        func paint(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) -> String {
            Declarations.paint(
                .linearGradient(stops: stops, startX: startX, startY: startY, endX: endX, endY: endY), size)
        }
        #expect(paint(0, 0.5, 1, 0.5) == "linear-gradient(90deg,#000000 0%,#ffffff 100%)")
        #expect(paint(0.5, 1, 0.5, 0) == "linear-gradient(0deg,#000000 0%,#ffffff 100%)")
        #expect(paint(0.5, 0.25, 0.5, 0.75) == "linear-gradient(180deg,#000000 25%,#ffffff 75%)")
        // From corner to corner of 2:1 the line falls by 26.6 degrees.
        #expect(paint(0, 0, 1, 1).hasPrefix("linear-gradient(116.56"))
        #expect(paint(0, 0, 1, 1).hasSuffix("deg,#000000 0%,#ffffff 100%)"))
        #expect(Declarations.dependsOnSize(Paint.linearGradient(stops: [], startX: 0, startY: 0, endX: 1, endY: 1)))
        #expect(!Declarations.dependsOnSize(Paint.linearGradient(stops: [], startX: 0, startY: 0, endX: 1, endY: 0)))
    }

    @Test("a box that draws nothing is hit inside of the corners of its content shape")
    func contentShapes() {
        let tree = DisplayTree()
        func css(
            _ outline: Outline, _ content: LayerContent = .group, height: Double = 100, clip: Outline? = nil
        ) -> String {
            var layer = tree.root.snapshot
            layer.content = content
            layer.events = .tap
            layer.effects = effects {
                $0.hitOutline = outline
                $0.clip = clip
            }
            return Declarations.effects(of: layer, WireSize(width: 200, height: height))
        }
        var clear = DisplayColor.black
        clear.alpha = 0
        #expect(css(.capsule) == "border-radius:99999px;")
        #expect(css(.ellipse) == "border-radius:50%;")
        #expect(css(.roundedRectangle(radiusX: 8, radiusY: 8, isContinuous: false)) == "border-radius:8px;")
        #expect(css(.capsule, .fill(.rectangle, .color(clear))) == "border-radius:99999px;")
        // A circle touches all sides of a square only.
        #expect(css(.circle, height: 200) == "border-radius:50%;")
        #expect(css(.circle) == "")
        #expect(css(.rectangle) == "")
        #expect(css(.path([])) == "")
        // The corners of what is drawn and of what clips are not changed.
        #expect(css(.capsule, .fill(.rectangle, .color(.black))) == "")
        #expect(css(.capsule, clip: .rectangle) == "overflow:clip;box-shadow:var(--shade);")
        #expect(Declarations.dependsOnSize(effects { $0.hitOutline = .circle }))
        #expect(!Declarations.dependsOnSize(effects { $0.hitOutline = .capsule }))
    }

    @Test("a line that is thinner than a pixel may be is as thick as one, and moves nothing below it")
    func hairlines() {
        func fill(_ width: Double, _ height: Double, _ outline: Outline = .rectangle) -> String {
            Declarations.fill(outline, .color(.black), WireSize(width: width, height: height)) ?? ""
        }
        #expect(
            fill(100, 0.5)
                == "background:#000000;min-height:var(--px,0px);margin-bottom:calc(0.5px - max(0.5px,var(--px,0px)));")
        #expect(fill(1.0 / 3, 100) == "background:#000000;min-width:var(--px,0px);")
        for plain in [fill(100, 1), fill(100, 0), fill(1, 100)] { #expect(plain == "background:#000000;") }
        #expect(!fill(100, 0.5, .capsule).contains("--px"))
    }

    @Test("gradients around a point have CSS's names")
    func around() {
        let radial = Paint.radialGradient(stops: stops, centerX: 0.5, centerY: 0, startRadius: 10, endRadius: 40)
        #expect(Declarations.paint(radial, size) == "radial-gradient(circle at 50% 0%,#000000 10px,#ffffff 40px)")
        let ellipse = Paint.ellipticalGradient(
            stops: stops, centerX: 0.5, centerY: 0.5, startRadius: 0.25, endRadius: 0.5)
        #expect(
            Declarations.paint(ellipse, size) == "radial-gradient(50% 50% at 50% 50%,#000000 50%,#ffffff 100%)")
        let angular = Paint.angularGradient(stops: stops, centerX: 0, centerY: 1, angle: .pi / 2)
        #expect(
            Declarations.paint(angular, size) == "conic-gradient(from 180deg at 0% 100%,#000000 0%,#ffffff 100%)")
    }

    @Test("what lies behind a fill is blurred, or covered where that is not possible or not wanted")
    func backdrops() {
        var backdrop = Backdrop(radius: 10, saturation: 1.8, solid: DisplayColor(red: 1, green: 0.5, blue: 0))
        let filter = "backdrop-filter:blur(10px) saturate(1.8);"
        let solid = "background-image:linear-gradient(rgb(255 128 0/var(--solid)),rgb(255 128 0/var(--solid)));"
        let shade = "--shade:inherit;box-shadow:var(--shade);"
        #expect(css { $0.backdrop = backdrop } == "-webkit-\(filter)\(filter)\(solid)\(shade)")
        backdrop.shadow = .init(color: DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.2), radius: 8, x: 0, y: 3)
        #expect(css { $0.backdrop = backdrop }.hasSuffix("\(solid)box-shadow:0px 3px 16px #00000033;"))
        backdrop.shadow = nil
        backdrop.fullEdge = .top
        let mask = "mask-image:linear-gradient(to bottom,#000 45%,#0000);"
        #expect(css { $0.backdrop = backdrop }.hasSuffix("\(solid)-webkit-\(mask)\(mask)"))
        backdrop.fullEdge = nil
        backdrop.outline = .path([.move(x: 0, y: 0), .line(x: 9, y: 0), .line(x: 0, y: 9), .close])
        #expect(css { $0.backdrop = backdrop }.contains("clip-path:path("))
    }

    @Test("a filter on hover takes nothing from what lies behind a material")
    func hoveredBackdrop() {
        let declarations = css { $0.backdrop = Backdrop(radius: 1, saturation: 1, solid: .white) }
        var table = StyleTable()
        #expect(table.number(.effects, declarations) == 1)
        let rules = table.takeRules()
        #expect(rules.contains("@layer base{.v:has(.e1){--hover:none}}"))
        // What an app says of a view around stays as it is.
        #expect(!rules.contains("!important"))
    }

    @Test("a shadow around what lies on a material is one of the material's box, and takes nothing from behind it")
    func shadowOfBackdrop() {
        let tree = DisplayTree()
        var layer = tree.root.snapshot
        layer.content = .group
        layer.effects = effects { $0.shadow = .init(color: .black, radius: 8, x: 0, y: 3) }
        let filter = "drop-shadow(0px 3px 8px #000000)"
        #expect(
            Declarations.effects(of: layer, size)
                .hasPrefix("--cast:0px 3px 16px #000000;filter:var(--lit,\(filter));"))
        // With another filter around, nothing behind is seen anyway; and what draws by itself holds no material.
        layer.effects.blurRadius = 2
        #expect(Declarations.effects(of: layer, size).hasPrefix("filter:blur(2px) \(filter);"))
        layer.effects.blurRadius = 0
        layer.content = .fill(.capsule, .color(.white))
        #expect(Declarations.effects(of: layer, size).hasPrefix("filter:\(filter);"))

        var table = StyleTable()
        #expect(table.number(.effects, css { $0.backdrop = Backdrop(radius: 1, saturation: 1, solid: .white) }) == 1)
        #expect(
            table.takeRules().hasSuffix(
                "@layer base{.v:has(>.e1:first-child,>:only-child>.e1:first-child)"
                    + "{--lit:none;--shade:var(--cast,inherit)}}"))
        // What fades out or is cut by a path has no box.
        var backdrop = Backdrop(radius: 1, saturation: 1, solid: .white, fullEdge: .top)
        #expect(!css { $0.backdrop = backdrop }.contains("--shade"))
        backdrop.fullEdge = nil
        backdrop.outline = .path([.move(x: 0, y: 0), .line(x: 9, y: 0), .line(x: 0, y: 9), .close])
        #expect(!css { $0.backdrop = backdrop }.contains("--shade"))
    }

    @Test("a clip between a material and a shadow has the shadow, and makes no rule for other shadows")
    func shadowOfClippedBackdrop() {
        let tree = DisplayTree()
        var layer = tree.root.snapshot
        layer.content = .group
        layer.effects = effects { $0.clip = .roundedRectangle(radiusX: 8, radiusY: 8, isContinuous: false) }
        let declarations = Declarations.effects(of: layer, size)
        #expect(declarations.contains("overflow:clip;border-radius:8px;box-shadow:var(--shade);"))
        var table = StyleTable()
        #expect(table.number(.effects, declarations) == 1)
        #expect(!table.takeRules().contains(":has("))
        // A path has no box, and what draws by itself holds no material: its own line is a shadow of a box, too.
        layer.effects.clip = .path([.move(x: 0, y: 0), .line(x: 9, y: 0), .line(x: 0, y: 9), .close])
        #expect(!Declarations.effects(of: layer, size).contains("--shade"))
        layer.effects.clip = .capsule
        layer.content = .fill(.capsule, .color(.white))
        #expect(!Declarations.effects(of: layer, size).contains("--shade"))
    }

    @Test("a gradient of one colour or none is still a gradient")
    func fewStops() {
        let one = Paint.linearGradient(stops: [stops[1]], startX: 0, startY: 0, endX: 1, endY: 0)
        #expect(Declarations.paint(one, size) == "linear-gradient(90deg,#ffffff 100%,#ffffff 100%)")
        let none = Paint.linearGradient(stops: [], startX: 0, startY: 0, endX: 1, endY: 0)
        #expect(Declarations.paint(none, size) == "linear-gradient(90deg,#0000,#0000)")
    }

    @Test("filters are CSS's functions where the formulas agree, and matrices elsewhere")
    func filters() {
        #expect(css { $0.colorFilters = [.saturation(0.5), .contrast(2)] } == "filter:saturate(0.5) contrast(2);")
        #expect(css { $0.colorFilters = [.invert, .hueRotation(1)] } == "filter:invert(1) hue-rotate(1rad);")
        let matrix = css { $0.colorFilters = [.brightness(0.25)] }
        #expect(matrix == "filter:url(#m1_0_0_0_0.25_0_1_0_0_0.25_0_0_1_0_0.25_0_0_0_1_0);")
        #expect(
            SurfaceFilter.names(in: matrix).compactMap(SurfaceFilter.markup) == [
                """
                <filter id="m1_0_0_0_0.25_0_1_0_0_0.25_0_0_1_0_0.25_0_0_0_1_0" x="-1" y="-5" width="3" height="7" \
                color-interpolation-filters="sRGB"><feColorMatrix values="1 0 0 0 0.25 0 1 0 0 0.25 0 0 1 0 0.25 0 0 0 1 0"/>\
                </filter>
                """
            ])
        // CSS knows no negative saturation.
        #expect(css { $0.colorFilters = [.saturation(-1)] }.hasPrefix("filter:url(#m"))
    }

    @Test("a mask and what it masks agree on how far apart they stand, by their equal heights")
    func masks() {
        #expect(css { $0.isMasked = true } == "filter:url(#k256);")
        #expect(css { $0.isMask = true } == "translate:0 -256px;--pe:none;user-select:none;")
        for height in [0, 1, 31.5, 32, 500, 844, .infinity, .nan] {
            let distance = SurfaceFilter.maskDistance(height)
            #expect(distance >= 64)
            if height.isFinite { #expect(Double(distance) >= 2 * height && Double(distance) < 2 * height + 66) }
        }
    }

    @Test("every blend mode has CSS's name")
    func blendModes() {
        let modes = DisplayBlendMode.allCases.filter { $0.shares == nil }
        let names = modes.map { mode in css { $0.blendMode = mode } }
        #expect(names.first == "")
        #expect(names.contains("mix-blend-mode:color-dodge;") && names.contains("mix-blend-mode:plus-lighter;"))
        #expect(Set(names).count == modes.count)
    }

    @Test("what erases stands above its group, as far as the group says, and the group is erased by it")
    func erasers() {
        let eraser = "filter:brightness(0);translate:0 var(--cut,0);--pe:none;user-select:none;"
        #expect(css { $0.blendMode = .destinationOut } == eraser)
        let group = css {
            $0.isCompositingGroup = true
            $0.isErased = true
        }
        #expect(group.contains("filter:url(#k256o);") && group.contains("--cut:-256px;clip-path:inset(-128px);"))
        let clipped = css {
            $0.clip = .rectangle
            $0.isErased = true
        }
        #expect(clipped.contains("clip-path:path(") && !clipped.contains("overflow") && !clipped.contains("inset"))
        let markup = SurfaceFilter.markup("k256o") ?? ""
        #expect(markup.contains("dy=\"256\"") && markup.contains("operator=\"out\""))
        #expect(SurfaceFilter.eraser(distance: 256).name == "k256o")
    }

    @Test("looks of a press hold until the answer, those of the other state within a control that shows it")
    func interaction() {
        var styles = StyleTable()
        let pressed = styles.number(InteractionLook(pressedOpacity: 0.5))
        let other = styles.number(.otherState(OtherStateLook(offsetX: 23, opacity: 1, fill: .black, rotation: 2)))
        let rules = styles.takeRules()
        #expect(rules.contains("@layer p{.p\(pressed):is(:active,.taken){opacity:0.5}}"))
        let look = "translate:23px;rotate:2rad;opacity:1;background-color:#000000"
        #expect(rules.contains("@layer p{.other .p\(other){\(look)}}"))
        #expect(styles.number(nil) == 0)
    }

    @Test("what blends is not held apart by what it stands in")
    func isolation() {
        var styles = StyleTable()
        let number = styles.number(.effects, css { $0.blendMode = .multiply })
        let ordered = styles.number(
            .effects,
            css {
                $0.zIndex = 1
                $0.blendMode = .multiply
            })
        let rules = styles.takeRules()
        #expect(rules.contains("@layer base{.v:has(.e\(number)){isolation:auto}}"))
        // But in a layer that orders its children.
        #expect(rules.contains("@layer base{.v:has(.e\(ordered)){isolation:auto}}"))
        #expect(rules.contains("@layer base{.v:has(>.e\(ordered)){isolation:isolate!important}}"))
        #expect(!rules.contains(".v:has(>.e\(number))"))
    }

    @Test("a projection is a map of space that leaves the third dimension alone")
    func projection() {
        let map = DisplayTransform(a: 0.5, b: 0.25, c: -0.5, d: 1, tx: 30, ty: -4, g: 0.000125, h: 0, i: 1.5)
        #expect(
            css { $0.projection = map } == "transform:matrix3d(0.5,0.25,0,0.000125,-0.5,1,0,0,0,0,1,0,30,-4,0,1.5);"
                + "transform-origin:0 0;")
    }

    @Test("a plane that is seen from behind is turned and not mirrored, so that browsers turn it on the way there")
    func behind() {
        let map = DisplayTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
        #expect(
            css { $0.projection = map } == "transform:matrix3d(-1,0,0,0,0,1,0,0,0,0,-1,0,100,0,0,1);"
                + "transform-origin:0 0;")
    }

    /// Browsers move boxes to whole pixels and leave paths between them, where a path cuts a line of pixels off its box.
    @Test("what a box with round corners can be has no clip path, filled or clipped")
    func roundBoxes() {
        let square = WireSize(width: 40.5, height: 40.5)
        func styles(_ outline: Outline, _ size: WireSize) -> [String?] {
            [
                Declarations.fill(outline, .color(.black), size),
                Declarations.effects(effects { $0.clip = outline }, size),
            ]
        }
        let boxes: [Outline] = [
            .capsule, .circle, .ellipse, .roundedRectangle(radiusX: 8, radiusY: 8, isContinuous: true),
            .unevenRoundedRectangle(topLeft: 8, topRight: 0, bottomRight: 8, bottomLeft: 0, isContinuous: false),
        ]
        for outline in boxes {
            for css in styles(outline, square) {
                #expect(css?.contains("border-radius:") == true && css?.contains("clip-path") == false, "\(outline)")
            }
        }
        // A circle in the middle of a longer box is no box, and follows when the box changes.
        for css in styles(.circle, size) { #expect(css?.contains("clip-path:circle();") == true) }
        #expect(Declarations.dependsOnSize(Outline.circle))
        #expect(Declarations.dependsOnSize(effects { $0.clip = .circle }))
        let line = DisplayStroke(width: 2, isInside: true)
        #expect(Declarations.stroke(.circle, .color(.black), line, square)?.hasSuffix("border-radius:50%;") == true)
        #expect(Declarations.stroke(.circle, .color(.black), line, size) == nil)
    }

    @Test("large continuous corners are superellipses where they have room")
    func corners() {
        let large = Outline.roundedRectangle(radiusX: 26, radiusY: 26, isContinuous: true)
        let smooth = "border-radius:calc(26px*var(--k));corner-shape:superellipse(1.39);"
        #expect(Declarations.corners(large, size) == smooth)
        #expect(Declarations.corners(large, WireSize(width: 200, height: 60)) == "border-radius:26px;")
        #expect(Declarations.dependsOnSize(large))
        let small = Outline.roundedRectangle(radiusX: 12, radiusY: 12, isContinuous: true)
        #expect(Declarations.corners(small, size) == "border-radius:12px;")
        #expect(!Declarations.dependsOnSize(small))
    }

    @Test("images in nine parts are border images, tiles are backgrounds, stencils are masks")
    func slicing() {
        var image = DisplayImage(source: .stored(hash: "h"))
        #expect(Declarations.image(image, "/p", size) == nil)
        image.slicing = .init(width: 40, height: 20, isTiled: true)
        #expect(Declarations.image(image, "/p", size) == "background:url(/p) 0 0/40px 20px repeat;")
        image.slicing = .init(width: 40, height: 20, top: 5, left: 10, bottom: 5, right: 10)
        #expect(
            Declarations.image(image, "/p", size) == "border-style:solid;border-width:5px 10px 5px 10px;"
                + "border-image:url(/p) 25% 25% 25% 25% fill/5px 10px 5px 10px/0 stretch;")
        image.slicing = nil
        image.tintPaint = .linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0)
        #expect(
            Declarations.image(image, "/p", size)
                == "background:linear-gradient(90deg,#000000 0%,#ffffff 100%);mask:url(/p) 0 0/100% 100% no-repeat;")
    }

    @Test("a stroke in a gradient is a box behind a mask, twice as large as the layer")
    func paintedStroke() {
        var styles = StyleTable()
        let paint = Paint.angularGradient(stops: stops, centerX: 0.5, centerY: 0.5, angle: 0)
        let drawing = WireDrawing(
            .circle, stroke: (paint, DisplayStroke(width: 8)), size: WireSize(width: 40, height: 40), styles: &styles)
        #expect(drawing.payload == "[\"c\",\"\",\"none\",\"#fff\",8,\"butt\",\"miter\",\"\",0,1]")
        #expect(
            styles.entries.first?.declarations
                == "background:conic-gradient(from 90deg at 50% 50%,#000000 0%,#ffffff 100%);")
        #expect(drawing.markup(id: 7).contains("<mask id=\"n7\""))
    }

    @Test("a line begins in its dashes where its phase says, and has its miter limit")
    func linesOfDrawings() {
        func line(_ dash: [Double], _ phase: Double, limit: Double = 10) -> String {
            Declarations.line(DisplayStroke(width: 2, miterLimit: limit, dash: dash, dashPhase: phase))
        }
        #expect(line([], 5) == "")
        #expect(line([8, 6], 5) == "stroke-dashoffset:5px;")
        #expect(line([8, 6], -4) == "stroke-dashoffset:10px;")
        #expect(line([8, 6], -14) == "")
        #expect(line([5], 12) == "stroke-dashoffset:2px;")
        #expect(line([0], 3) == "" && line([5], .nan) == "")
        #expect(line([], 0, limit: 2) == "stroke-miterlimit:2;")
        var client = ClientState(symbols: Triangles())
        let size = WireSize(width: 40, height: 40)
        let stroke = DisplayStroke(width: 2, dash: [8, 6], dashPhase: 5)
        #expect(WireElement.content(.stroke(.rectangle, .color(.black), stroke), size, client: &client).2 == 1)
        #expect(client.styles.entries.first?.declarations == "stroke-dashoffset:5px;")
    }

    @Test("a symbol in a gradient is its outline, in the layer's own points, before a box of that gradient")
    func paintedSymbol() {
        let size = WireSize(width: 28.16, height: 26.88)
        var image = DisplayImage(source: .symbol(name: "up", weight: 400, pointSize: 17), tint: .black)
        var client = ClientState(symbols: Triangles())
        #expect(WireElement.content(.image(image), size, client: &client).0 == .glyph)
        image.tintPaint = .linearGradient(stops: stops, startX: 0, startY: 0, endX: 1, endY: 0)
        let (kind, payload, _) = WireElement.content(.image(image), size, client: &client)
        #expect(kind == .drawing)
        // A tenth of the grid from its frame's corner, in 64ths of a point.
        #expect(payload.hasPrefix("[\"p\",\"M1.282 0.641L26.875 0.641L14.079 "), "\(payload)")
        #expect(WireElement.dependsOnSize(.image(image)))
        image.isMirrored = true
        let mirrored = WireElement.content(.image(image), size, client: &client).1
        #expect(mirrored.hasPrefix("[\"p\",\"M26.875 0.641L1.282 0.641L14.079 "), "\(mirrored)")
        image.source = .symbol(name: "unknown", weight: 400, pointSize: 17)
        #expect(WireElement.content(.image(image), size, client: &client).0 == .symbol)
    }

    @Test("a resized layer gets the styles that depend on its size")
    func resizing() {
        let tree = DisplayTree()
        let layer = Layer(
            tree: tree,
            content: .fill(
                .roundedRectangle(radiusX: 26, radiusY: 26, isContinuous: true), .color(.black)))
        layer.placement = LayerPlacement(width: 200, height: 200)
        tree.root.append(layer)
        var encoder = BatchEncoder()
        _ = encoder.encode(tree.takeBatch().operations, of: tree)
        layer.placement.height = 40
        let text = encoder.encode(tree.takeBatch().operations, of: tree)
        #expect(text.contains("\"background:#000000;border-radius:26px;\""))
        #expect(text.contains("[9,\(layer.id),"))
    }
}
