// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("AnimatableMacro")
struct AnimatableMacroTests {
    @Test func `stored variables are pairs of what an animation interpolates`() {
        let expansion = MacroExpansion(
            """
            @Animatable public nonisolated struct Sector: Shape {
                var start, end: Double
                var inset = 0.5
                @AnimatableIgnored var isClockwise = false
                let unit = 1
                static var count = 0
                var length: Double { end - start }
            }
            """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.source.contains(
                """
                extension Sector: nonisolated SwiftUI.Animatable {
                    nonisolated public var animatableData: SwiftUI.AnimatablePair<Double.AnimatableData, SwiftUI.AnimatablePair<Double.AnimatableData, Swift.Double.AnimatableData>> {
                        get {
                            SwiftUI.AnimatablePair(start.animatableData, SwiftUI.AnimatablePair(end.animatableData, inset.animatableData))
                        }
                        set {
                            start.animatableData = newValue.first
                            end.animatableData = newValue.second.first
                            inset.animatableData = newValue.second.second
                        }
                    }
                }
                """))
    }

    @Test func `a view on the main actor conforms all the same, and a type without variables has no data`() {
        #expect(
            MacroExpansion("@Animatable struct A: View { var x: CGFloat }").source.contains(
                "extension A: @preconcurrency SwiftUI.Animatable {\n    var animatableData: CGFloat.AnimatableData {"))
        #expect(
            MacroExpansion("@Animatable struct A { @State var x = 1.0 }").source.contains(
                "extension A: @preconcurrency SwiftUI.Animatable {\n}"))
    }

    @Test func `a shape is of no actor where the module's types are on the main actor`() {
        for shape in ["Shape", "SwiftUI.InsettableShape"] {
            #expect(
                MacroExpansion("@Animatable struct A: Equatable, \(shape) { var x: CGFloat }").source.contains(
                    "extension A: nonisolated SwiftUI.Animatable {\n    nonisolated var animatableData: CGFloat"))
        }
    }

    @Test func `a variable without a type is refused`() {
        #expect(
            MacroExpansion("@Animatable struct A { var x = make() }").diagnostics == [
                "1:28: '@Animatable' needs the type of each variable; write ': Type', or mark it '@AnimatableIgnored'"
            ])
    }
}
