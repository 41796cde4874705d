// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
@_spi(Engine) import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("The elements of a container")
struct ListFlatteningTests {
    /// The heights of a column's slots.
    private func heights<V: View>(_ content: V) -> [Double] {
        let scene = SceneHost(VStack(spacing: 0) { content }, session: .fixture())
        scene.flush()
        return scene.display.root.children.first?.children.map(\.frameInParent.height) ?? []
    }

    private func box(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

    @Test("groups, loops, optionals and branches flatten into the container")
    func flattening() {
        let shown: Bool = heights(EmptyView()).isEmpty
        #expect(shown)
        #expect(
            heights(
                Group {
                    box(1)
                    Group {
                        box(2); EmptyView(); ForEach(3..<5) { box(CGFloat($0)) }
                    }
                    if shown { box(5) }
                    if !shown {
                        box(6)
                    } else {
                        Group {
                            box(7); box(8)
                        }
                    }
                    AnyView(
                        Group {
                            box(9); box(10)
                        })
                }) == [1, 2, 3, 4, 5, 7, 8, 9, 10])
    }

    @Test("a modifier on a list applies to each element")
    func distribution() {
        #expect(
            heights(
                Group {
                    box(1); box(2)
                }.padding(.top, 10)) == [11, 12])
        #expect(heights(ForEach(1..<4) { box(CGFloat($0)) }.padding(.top, 10)) == [11, 12, 13])
        #expect(heights(EmptyView().padding(10)) == [])
        #expect(
            heights(
                Group {
                    box(1); ForEach(2..<4) { box(CGFloat($0)) }
                }.modifier(Taller())) == [6, 7, 8])
    }

    @Test("modifiers on lists nest, the inner one first")
    func nesting() {
        #expect(
            heights(
                Group {
                    box(1); box(2)
                }.padding(.top, 10).frame(height: 40).padding(.top, 1)) == [41, 41])
        #expect(
            heights(
                Group {
                    Group {
                        box(1); box(2)
                    }.modifier(Taller()); box(3)
                }.padding(.top, 1)) == [7, 8, 4])
    }

    @Test("how many elements a view stands for is known from its type")
    func arity() {
        #expect(ViewType.arity(of: Color.self) == .exact(1))
        #expect(ViewType.arity(of: EmptyView.self) == .exact(0))
        #expect(ViewType.arity(of: TupleView<(Color, Color, EmptyView)>.self) == .exact(2))
        #expect(ViewType.arity(of: Group<TupleView<(Color, Color)>>.self) == .exact(2))
        #expect(ViewType.arity(of: AnyView.self) == .dynamic)
        #expect(ViewType.arity(of: Color?.self) == .dynamic)
        #expect(ViewType.arity(of: _ConditionalContent<Color, Spacer>.self) == .exact(1))
        #expect(ViewType.arity(of: ForEach<Range<Int>, Int, Color>.self) == .dynamic)
        #expect(ViewType.arity(of: Pair.self) == .exact(2))
        #expect(ViewType.arity(of: VStack<TupleView<(Color, Color)>>.self) == .exact(1))
    }

    @Test("100,000 rows cost nothing until they are asked for")
    func counting() {
        let scene = SceneHost(EmptyView(), session: .fixture())
        let context = NodeContext(
            graph: scene.graph, parent: scene.root, scope: scene.graph.rootScope, owner: scene.root)
        let before = scene.graph.counters
        let node = context.make(ForEach(0..<100_000) { _ in Color.red })
        #expect(node.elementCount == 100_000)
        #expect((scene.graph.counters - before).nodesCreated == 1)
        _ = node.element(at: 70_000)
        #expect((scene.graph.counters - before).closures == 1)
        node.tearDown()
    }
}

private struct Pair: View {
    var body: some View {
        Color.red
        Color.blue
    }
}

private struct Taller: ViewModifier {
    func body(content: Content) -> some View { content.padding(.top, 5) }
}
