// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A button of a bar.
///
/// - Support: partial: spaces take none in navigation bars, and a style other than `done` and `prominent` has no effect.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The look of a button.
    public enum Style: Int, Hashable, Sendable {
        /// The usual one.
        case plain = 0
        /// With a border; the usual one.
        case bordered = 1
        /// The emphasised style of a button that completes a task.
        case done = 2
    }

    /// The buttons that the system has a symbol or a title for.
    public enum SystemItem: Int, Hashable, Sendable {
        /// Ends something, and keeps the change.
        case done = 0
        /// Ends something without a change.
        case cancel = 1
        /// Begins to edit.
        case edit = 2
        /// Saves.
        case save = 3
        /// Adds something.
        case add = 4
        /// A space that grows.
        case flexibleSpace = 5
        /// A space of a width.
        case fixedSpace = 6
        /// Begins a message.
        case compose = 7
        /// Answers.
        case reply = 8
        /// Shares.
        case action = 9
        /// Moves something.
        case organize = 10
        /// Shows bookmarks.
        case bookmarks = 11
        /// Searches.
        case search = 12
        /// Loads again.
        case refresh = 13
        /// Stops.
        case stop = 14
        /// Takes a photo.
        case camera = 15
        /// Deletes.
        case trash = 16
        /// Plays.
        case play = 17
        /// Pauses.
        case pause = 18
        /// Goes back.
        case rewind = 19
        /// Goes on faster.
        case fastForward = 20
        /// Takes a change back.
        case undo = 21
        /// Makes a change again.
        case redo = 22
        /// Closes.
        case close = 24

        /// The word on the button; `nil` for a button with a symbol, and for a space.
        var word: Text? {
            switch self {
            case .done: Text(SystemWord.done)
            case .cancel: Text(SystemWord.cancel)
            case .edit: Text(SystemWord.edit)
            case .save: Text(SystemWord.save)
            default: nil
            }
        }

        /// The symbol on the button and its name for screen readers; `nil` for a button with a word, and for a space.
        var symbol: (name: String, label: Text)? {
            switch self {
            case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
            case .add: ("plus", Text(SystemWord.add))
            case .compose: ("square.and.pencil", Text(SystemWord.compose))
            case .reply: ("arrowshape.turn.up.left", Text(SystemWord.reply))
            case .action: ("square.and.arrow.up", Text(SystemWord.shareButton))
            case .organize: ("folder", Text(SystemWord.organize))
            case .bookmarks: ("book", Text(SystemWord.bookmarks))
            case .search: ("magnifyingglass", Text(SystemWord.search))
            case .refresh: ("arrow.clockwise", Text(SystemWord.refresh))
            case .stop: ("xmark", Text(SystemWord.stop))
            case .camera: ("camera", Text(SystemWord.camera))
            case .trash: ("trash", Text(SystemWord.delete))
            case .play: ("play.fill", Text(SystemWord.play))
            case .pause: ("pause.fill", Text(SystemWord.pause))
            case .rewind: ("backward.fill", Text(SystemWord.rewind))
            case .fastForward: ("forward.fill", Text(SystemWord.fastForward))
            case .undo: ("arrow.uturn.backward", Text(SystemWord.undo))
            case .redo: ("arrow.uturn.forward", Text(SystemWord.redo))
            case .close: ("xmark", Text(SystemWord.close))
            }
        }

        var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
    }

    /// The look.
    open var style = Style.plain { didSet { changes.increase() } }
    /// The width of a fixed space of a toolbar, in points.
    open var width: CGFloat = 0 { didSet { changes.increase() } }
    /// The object whose method is called.
    open weak var target: AnyObject?
    /// The method that is called.
    open var action: Selector?
    /// The action of a tap.
    open var primaryAction: UIAction? { didSet { takePrimaryAction() } }
    /// The menu that a tap opens, or a long press where the item has an action.
    open var menu: UIMenu? { didSet { changes.increase() } }
    /// The view that is shown in place of a button.
    open var customView: UIView? { didSet { changes.increase() } }
    /// The colour; `nil` for the accent colour.
    open var tintColor: UIColor? { didSet { changes.increase() } }
    /// Whether the item is left out.
    open var isHidden = false { didSet { changes.increase() } }

    private var systemItem: SystemItem?

    /// Creates an empty item.
    public override init() { super.init() }

    /// Creates an item with a title that calls a method.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The look.
    ///   - target: The object, which is not kept.
    ///   - action: Its method; it takes the item or nothing.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        call(action, of: target)
    }

    /// Creates an item with an image that calls a method.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - style: The look.
    ///   - target: The object, which is not kept.
    ///   - action: Its method; it takes the item or nothing.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        call(action, of: target)
    }

    /// Creates an item of the system's that calls a method.
    ///
    /// - Parameters:
    ///   - systemItem: The item.
    ///   - target: The object, which is not kept.
    ///   - action: Its method; it takes the item or nothing.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    {
        self.init(systemItem: systemItem)
        call(action, of: target)
    }

    /// Creates an item of the system's.
    ///
    /// - Parameters:
    ///   - systemItem: The item.
    ///   - primaryAction: What a tap does.
    ///   - menu: The menu that a tap opens, or a long press where there is an action.
    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done { style = .done }
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title or an image.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` for that of the action.
    ///   - image: The image; `nil` for that of the action.
    ///   - primaryAction: What a tap does.
    ///   - menu: The menu that a tap opens, or a long press where there is an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        takePrimaryAction()
        self.menu = menu
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a space that grows.
    open class func flexibleSpace() -> Self { AnyInit.make(self).space(.flexibleSpace) }
    /// Returns a space of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = AnyInit.make(self).space(.fixedSpace)
        item.width = width
        return item
    }

    private func call(_ action: Selector?, of target: Any?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func space(_ item: SystemItem) -> Self {
        systemItem = item
        return self
    }

    /// Takes the title and the image of the action where the item has none of its own.
    private func takePrimaryAction() {
        if let primaryAction, systemItem == nil {
            if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
            if image == nil { image = primaryAction.image }
        }
        changes.increase()
    }

    // MARK: - Showing

    /// The kind of space that the item is; `nil` for a button.
    final var kindOfSpace: SystemItem? { systemItem?.isSpace == true ? systemItem : nil }

    /// Whether the item is shown.
    final var isShown: Bool { !isHidden && systemItem?.isSpace != true }

    /// Whether a tap does something, beside opening a menu.
    fileprivate var acts: Bool { primaryAction != nil || action != nil }

    fileprivate func perform() {
        if let primaryAction {
            primaryAction.perform(for: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    @ViewBuilder fileprivate var label: some View {
        if let image {
            if let name = accessibilityLabel ?? title {
                Image(uiImage: image).accessibilityLabel(Text(verbatim: name))
            } else {
                // Symbols have a name of their own.
                Image(uiImage: image)
            }
        } else if let title {
            Text(verbatim: title)
        } else if let word = systemItem?.word {
            word
        } else if let symbol = systemItem?.symbol {
            Image(systemName: symbol.name)
                .accessibilityLabel(accessibilityLabel.map { Text(verbatim: $0) } ?? symbol.label)
        }
    }
}

/// A button of a bar as a view of SwiftUI.
struct BarButton: View {
    let item: UIBarButtonItem

    var body: some View {
        _ = item.changes.value
        let tint = item.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
        return
            shown
            .disabled(!item.isEnabled)
            .transformEnvironment(\.assignedTint) { assigned in
                if let tint { assigned = tint }
            }
            .modifier(BarButtonName(identifier: item.accessibilityIdentifier))
    }

    @ViewBuilder private var shown: some View {
        let item = item
        if let view = item.customView {
            _RepresentedView(make: { _ in ShownUIView(view) }, update: { _, _ in })
        } else if let menu = item.menu, !item.acts {
            Menu {
                MenuElements(elements: menu.children, sender: item)
            } label: {
                item.label
            }
        } else if let menu = item.menu {
            Menu {
                MenuElements(elements: menu.children, sender: item)
            } label: {
                item.label
            } primaryAction: {
                item.perform()
            }
        } else if item.style == .done {
            Button(action: { item.perform() }, label: { item.label }).fontWeight(.semibold)
        } else {
            Button(action: { item.perform() }, label: { item.label })
        }
    }
}

/// Names a button for tests, if the app does.
private struct BarButtonName: ViewModifier {
    let identifier: String?

    func body(content: Content) -> some View {
        if let identifier { content.accessibilityIdentifier(identifier) } else { content }
    }
}
