// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import VitrineComponents
import VitrineCore
import VitrineLayout

/// What the views of one mounted plan tell the test: the states that it may write, by place.
@MainActor
final class OracleHub {
    enum Handle {
        case number(Binding<Int>)
        case flag(Binding<Bool>)
        case list(Binding<[Int]>)
    }

    let model: OracleModel
    private(set) var order: [String] = []
    private(set) var handles: [String: Handle] = [:]

    init(model: OracleModel) {
        self.model = model
    }

    func publish(_ path: String, _ handle: Handle) {
        if handles.updateValue(handle, forKey: path) == nil { order.append(path) }
    }
}

@Observable @MainActor
final class OracleModel {
    var values = [0, 1, 2]
}

private struct OracleKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var oracle: Int {
        get { self[OracleKey.self] }
        set { self[OracleKey.self] = newValue }
    }
    /// Computed from another one: a reader of it reads that one.
    fileprivate var doubledOracle: Int { oracle * 2 }
}

private struct SumKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private func color(_ number: Int) -> Color {
    Color(red: Double(number % 6) / 5, green: Double(number % 3) / 2, blue: 0.25)
}

/// Where a part of a plan stands, and what it belongs to.
struct PlanPlace {
    let plan: Plan
    let path: String
    let hub: OracleHub

    func child(_ index: Int) -> PlanView {
        PlanView(place: PlanPlace(plan: plan.children[index], path: path, hub: hub))
    }

    @MainActor
    func publish(_ handle: OracleHub.Handle) { hub.publish("\(path)/\(plan.id)", handle) }
}

struct PlanView: View {
    let place: PlanPlace
    private var number: Int { place.plan.number }
    private var extent: CGFloat { CGFloat(10 + number * 7) }

    var body: some View {
        switch place.plan.kind {
        case .color, .fixed, .text, .counter, .environmentReader, .modelReader, .nothing: leaf
        case .bindable, .environmentModel, .ownModel, .sceneStored: sourceLeaf
        case .vertical, .horizontal, .layered, .group, .scroll, .lazy, .grid, .lazyGrid: container
        case .padding, .frame, .flexible, .opacity, .offset, .clip, .fixedSize, .preference: plainModifier
        default: special
        }
    }

    @ViewBuilder private var leaf: some View {
        switch place.plan.kind {
        case .color: color(number)
        case .fixed: color(number).frame(width: extent, height: extent / 2)
        case .text: Text(verbatim: String(repeating: "word ", count: number + 1))
        case .counter: CounterPlan(place: place)
        case .environmentReader: ReaderPlan()
        case .modelReader: ModelPlan(model: place.hub.model, index: number % 3)
        default: EmptyView()
        }
    }

    @ViewBuilder private var sourceLeaf: some View {
        switch place.plan.kind {
        case .bindable: BindablePlan(model: place.hub.model, index: number % 3)
        case .environmentModel: EnvironmentModelPlan(index: number % 3)
        case .ownModel: OwnModelPlan(place: place)
        default: SceneStoredPlan(place: place)
        }
    }

    @ViewBuilder private var container: some View {
        switch place.plan.kind {
        case .vertical:
            VStack(alignment: number % 2 == 0 ? .center : .leading, spacing: number % 3 == 0 ? nil : 4) {
                ChildrenPlan(place: place)
            }
        case .horizontal:
            HStack(alignment: number % 2 == 0 ? .center : .top, spacing: number % 3 == 0 ? nil : 3) {
                ChildrenPlan(place: place)
            }
        case .layered: ZStack(alignment: number % 2 == 0 ? .center : .bottomTrailing) { ChildrenPlan(place: place) }
        case .scroll: ScrollView { ChildrenPlan(place: place) }
        case .lazy: ScrollView { LazyVStack(spacing: 2) { ChildrenPlan(place: place) } }
        case .grid:
            Grid(verticalSpacing: number % 2 == 0 ? nil : 3) {
                GridRow { ChildrenPlan(place: place) }
                color(number).gridCellUnsizedAxes(.horizontal)
            }
        case .lazyGrid:
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], spacing: 2) {
                ChildrenPlan(place: place)
            }
        default: Group { ChildrenPlan(place: place) }
        }
    }

    @ViewBuilder private var plainModifier: some View {
        switch place.plan.kind {
        case .padding: place.child(0).padding(CGFloat(number))
        case .frame: place.child(0).frame(width: number % 2 == 0 ? nil : extent * 2, height: extent * 2)
        case .flexible: place.child(0).frame(minWidth: extent, maxWidth: .infinity, alignment: .topLeading)
        case .opacity: place.child(0).opacity(Double(number) / 6)
        case .offset: place.child(0).offset(x: CGFloat(number), y: -2)
        case .clip: place.child(0).clipShape(Circle())
        case .fixedSize: place.child(0).fixedSize()
        default: place.child(0).preference(key: SumKey.self, value: number)
        }
    }

    @ViewBuilder private var special: some View {
        switch place.plan.kind {
        case .modifier: place.child(0).modifier(StatefulModifier(place: place))
        case .twice: place.child(0).modifier(TwiceModifier())
        case .branching: place.child(0).modifier(BranchingModifier(place: place))
        case .follower: FollowerPlan(place: place)
        case .optional: OptionalPlan(place: place)
        case .identified: IdentifiedPlan(place: place)
        case .environment: EnvironmentPlan(place: place)
        case .rows: RowsPlan(place: place)
        case .lazyRows: ScrollView { LazyVStack(spacing: 1) { RowsPlan(place: place) } }
        case .geometry: GeometryReader { place.child(0).frame(width: $0.size.width / 2) }
        case .conditional: ConditionalPlan(place: place)
        case .erased: ErasedPlan(place: place)
        case .overlay: place.child(0).overlay(alignment: .topLeading) { place.child(1) }
        default: place.child(0).background(place.child(1))
        }
    }
}

private struct ChildrenPlan: View {
    let place: PlanPlace

    var body: some View {
        switch place.plan.children.count {
        case 0: EmptyView()
        case 1: place.child(0)
        case 2:
            place.child(0)
            place.child(1)
        default:
            place.child(0)
            place.child(1)
            place.child(2)
        }
    }
}

private struct CounterPlan: View {
    let place: PlanPlace
    @State private var value = 1

    var body: some View {
        place.publish(.number($value))
        return color(value).frame(width: CGFloat(8 + value * 5), height: value % 2 == 0 ? nil : CGFloat(6 + value * 3))
    }
}

private struct ReaderPlan: View {
    @Environment(\.doubledOracle) private var value

    var body: some View {
        color(value).frame(width: CGFloat(5 + value), height: 9)
    }
}

private struct ModelPlan: View {
    let model: OracleModel
    let index: Int

    var body: some View {
        color(model.values[index]).frame(width: 12, height: CGFloat(4 + model.values[index]))
    }
}

private struct OptionalPlan: View {
    let place: PlanPlace
    @State private var isShown = true

    var body: some View {
        place.publish(.flag($isShown))
        return Group { if isShown { place.child(0) } }
    }
}

private struct ConditionalPlan: View {
    let place: PlanPlace
    @State private var isFirst = true

    var body: some View {
        place.publish(.flag($isFirst))
        return Group {
            if isFirst { place.child(0).padding(1) } else { place.child(1) }
        }
    }
}

private struct ErasedPlan: View {
    let place: PlanPlace
    @State private var isFirst = true

    var body: some View {
        place.publish(.flag($isFirst))
        return isFirst ? AnyView(place.child(0)) : AnyView(place.child(1).padding(2))
    }
}

private struct IdentifiedPlan: View {
    let place: PlanPlace
    @State private var identity = 0

    var body: some View {
        place.publish(.number($identity))
        return place.child(0).id(identity)
    }
}

private struct EnvironmentPlan: View {
    let place: PlanPlace
    @State private var value = 3

    var body: some View {
        place.publish(.number($value))
        return place.child(0).environment(\.oracle, value)
    }
}

/// Rows with states of their own, keyed by numbers.
private struct RowsPlan: View {
    let place: PlanPlace
    @State private var items = [1, 2, 3]

    var body: some View {
        place.publish(.list($items))
        return ForEach(items, id: \.self) { RowPlan(place: place, item: $0) }
    }
}

private struct RowPlan: View {
    let place: PlanPlace
    let item: Int
    @State private var extra = 0

    var body: some View {
        place.hub.publish("\(place.path)/\(place.plan.id)[\(item)]", .number($extra))
        return Group {
            if extra % 2 == 0 {
                color(item).frame(width: CGFloat(20 + item), height: CGFloat(5 + extra))
            }
            PlanView(
                place: PlanPlace(
                    plan: place.plan.children[0], path: "\(place.path)/\(place.plan.id)[\(item)]", hub: place.hub))
        }
    }
}

/// A state that follows another one by `onChange`.
private struct FollowerPlan: View {
    let place: PlanPlace
    @State private var source = 0
    @State private var follower = 0

    var body: some View {
        place.publish(.number($source))
        return place.child(0)
            .padding(.leading, CGFloat(follower))
            .onChange(of: source) { follower = source * 2 }
    }
}

private struct StatefulModifier: ViewModifier {
    let place: PlanPlace
    @State private var inset = 1

    func body(content: Content) -> some View {
        place.publish(.number($inset))
        return content.padding(.top, CGFloat(inset))
    }
}

private struct TwiceModifier: ViewModifier {
    func body(content: Content) -> some View {
        VStack(spacing: 1) {
            content
            content.opacity(0.5)
        }
    }
}

private struct BranchingModifier: ViewModifier {
    let place: PlanPlace
    @State private var isWrapped = false

    func body(content: Content) -> some View {
        place.publish(.flag($isWrapped))
        return Group {
            if isWrapped {
                HStack(spacing: 2) {
                    color(1).frame(width: 3, height: 3); content
                }
            } else {
                content
            }
        }
    }
}
