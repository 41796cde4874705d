// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// A view that is one of two views, chosen by a condition.
///
/// Each branch has its own identity: switching branches removes the state of the branch that is left.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package nonisolated init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent.Storage: Sendable where TrueContent: Sendable, FalseContent: Sendable {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    package nonisolated static var arity: Arity {
        let first = staticArity(of: TrueContent.self)
        return first == staticArity(of: FalseContent.self) && (first.isOne || first == .exact(0)) ? first : .dynamic
    }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: TrueContent.self, inModifierBody: inModifierBody)
            || staticTraits(of: FalseContent.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        BranchNode<Self>(view, context)
    }
}

extension Optional: View where Wrapped: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: Wrapped?, _ context: NodeContext) -> ViewNode {
        BranchNode<Self>(view, context)
    }
}

/// A view that shows one of several views.
@MainActor
package protocol BranchingView: View {
    /// The number of the branch that is taken, or `nil` if no branch is.
    var branch: Int? { get }
    /// Calls a closure with a pointer to the branch's view and the view's type.
    func withBranch<R>(_ body: (UnsafeRawPointer, ViewType) -> R) -> R
}

extension _ConditionalContent: BranchingView where TrueContent: View, FalseContent: View {
    @MainActor package var branch: Int? {
        if case .trueContent = storage { 0 } else { 1 }
    }

    @MainActor package func withBranch<R>(_ body: (UnsafeRawPointer, ViewType) -> R) -> R {
        switch storage {
        case .trueContent(let view):
            withUnsafePointer(to: view) { body(UnsafeRawPointer($0), ViewType.of(TrueContent.self)) }
        case .falseContent(let view):
            withUnsafePointer(to: view) { body(UnsafeRawPointer($0), ViewType.of(FalseContent.self)) }
        }
    }
}

extension Optional: BranchingView where Wrapped: View {
    @MainActor package var branch: Int? { self == nil ? nil : 0 }

    @MainActor package func withBranch<R>(_ body: (UnsafeRawPointer, ViewType) -> R) -> R {
        guard let view = self else { preconditionFailure("An empty optional has no branch.") }
        return withUnsafePointer(to: view) { body(UnsafeRawPointer($0), ViewType.of(Wrapped.self)) }
    }
}

/// The node of a conditional view: holds the branch that is taken and tears it down when another one is taken.
package final class BranchNode<V: BranchingView>: ViewNode {
    private var branch: Int?
    private var child: ViewNode?
    private let context: UncheckedSendable<NodeContext>

    init(_ view: V, _ context: NodeContext) {
        self.context = UncheckedSendable(context)
        super.init(context)
        take(view)
    }

    package override var name: String { "if" }
    package override var elementCount: Int { child?.elementCount ?? 0 }
    package override func element(at index: Int) -> ViewNode {
        guard let child else { preconditionFailure("An empty branch has no element \(index).") }
        return child.element(at: index)
    }
    package override func forEachElement(_ body: (ViewNode) -> Void) { child?.forEachElement(body) }
    package override var layoutNode: LayoutNode {
        guard let child else { preconditionFailure("An empty branch has no layout node.") }
        return child.layoutNode
    }
    package override func trait(_ key: TraitKey) -> Any? { child?.trait(key) }

    private func take(_ view: V) {
        branch = view.branch
        guard branch != nil else { return }
        let inner = context.value.transparent(self)
        child = view.withBranch { inner.make(at: $0, $1) }
    }

    package override func update(from pointer: UnsafeRawPointer) {
        let view = pointer.assumingMemoryBound(to: V.self).pointee
        guard view.branch != branch else {
            if let child { view.withBranch { pointer, _ in child.update(from: pointer) } }
            return
        }
        let old = child?.elementCount ?? 0
        child?.tearDown()
        child = nil
        take(view)
        listDidChange(ListChange(removed: 0..<old, inserted: child?.elementCount ?? 0))
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    package override func archivePlace(of child: ViewNode) -> StatePath.Place { .index(branch ?? 0) }
}
