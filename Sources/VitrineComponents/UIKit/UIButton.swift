// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineLayout

/// A button.
///
/// - Support: partial: titles, images and colours of states, configurations and menus.
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Hashable, Sendable {
        /// Without a look of its own.
        case custom = 0
        /// In the tint colour.
        case system = 1
        /// An i in a circle.
        case detailDisclosure = 2
        /// The same, under its older name.
        case infoLight = 3
        /// The same, under another older name.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross.
        case close = 7

        var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The type of the handler that is called when a button's configuration may have to change.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The kind of the button.
    open private(set) var buttonType = ButtonType.custom

    /// The look and what is shown; `nil` for what was set for states.
    open var configuration: UIButton.Configuration? { didSet { didChange() } }

    /// Called when the state has changed, to change the configuration.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a tap selects the button, and another one ends that.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the state is told to the app's handler of configurations by itself.
    open var automaticallyUpdatesConfiguration = true
    /// The menu that a long press opens, or a tap where `showsMenuAsPrimaryAction` says so.
    open var menu: UIMenu? { didSet { didChange() } }
    /// The role of the button; without effect.
    open var role = Role.normal { didSet { noteChange() } }

    /// The roles of a button.
    public enum Role: Int, Hashable, Sendable {
        /// A button without a particular role.
        case normal = 0
        /// The default button, which the Return key activates.
        case primary = 1
        /// A button that cancels without a change.
        case cancel = 2
        /// A button that deletes data.
        case destructive = 3
    }

    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]

    /// The label of the title, for its font and its number of lines.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.onChange = { [weak self] in self?.didChange() }
        return label
    }()

    /// The view of the image; what is set of it has no effect.
    open private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView(image: currentImage)
        view.onChange = { [weak self] in self?.noteChange("imageView") }
        return view
    }()

    /// Creates a custom button with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showControl()
    }

    /// Creates a button of a kind.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button of a kind that performs an action, and has its title and image.
    ///
    /// - Parameters:
    ///   - buttonType: The kind.
    ///   - primaryAction: The action.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { takePrimary(primaryAction) }
    }

    /// Creates a button of a look.
    ///
    /// - Parameters:
    ///   - configuration: The look and what is shown.
    ///   - primaryAction: What a tap does; its title and image are shown if the configuration has none.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { takePrimary(primaryAction) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    override func takePrimary(_ action: UIAction) {
        super.takePrimary(action)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    open override var isEnabled: Bool { didSet { stateDidChange() } }
    open override var isSelected: Bool { didSet { stateDidChange() } }

    private func stateDidChange() { if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } }

    /// Calls the app's handler of configurations.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Changes the configuration for the state: calls the app's handler.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: - States

    private func current<Value>(_ values: [UInt: Value]) -> Value? {
        values[state.rawValue] ?? (isSelected ? values[State.selected.rawValue] : nil) ?? values[State.normal.rawValue]
    }

    /// Sets the title in a state.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - state: The state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        didChange()
    }

    /// Sets the title with attributes in a state.
    ///
    /// - Parameters:
    ///   - title: The title, of which the first font and colour count.
    ///   - state: The state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state.rawValue] = title
        didChange()
    }

    /// Sets the colour of the title in a state.
    ///
    /// - Parameters:
    ///   - color: The colour; `nil` for the usual one.
    ///   - state: The state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
        didChange()
    }

    /// Sets the image in a state.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - state: The state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        didChange()
    }

    /// Sets the image behind the title in a state.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - state: The state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state.rawValue] = image
        didChange()
    }

    /// Returns the title in a state.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
    /// Returns the title with attributes in a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[0]
    }
    /// Returns the colour of the title in a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
    /// Returns the image in a state.
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
    /// Returns the image behind the title in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[0]
    }

    /// The title in the current state.
    open var currentTitle: String? { current(titles) }
    /// The title with attributes in the current state.
    open var currentAttributedTitle: NSAttributedString? { current(attributedTitles) }
    /// The colour of the title in the current state.
    open var currentTitleColor: UIColor { current(titleColors) ?? .white }
    /// The image in the current state.
    open var currentImage: UIImage? { current(images) }
    /// The image behind the title in the current state.
    open var currentBackgroundImage: UIImage? { current(backgroundImages) }

    // MARK: - Drawing

    private func tap() {
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
            sendActions(for: .valueChanged)
        }
        sendActions(for: .primaryActionTriggered)
    }

    private var text: Text? {
        if let title = configuration?.attributedTitle { return Text(title) }
        if let title = current(attributedTitles), configuration == nil {
            let look = TextLook(of: title)
            return Text(verbatim: title.string).font(look.font.map { Font($0) } ?? titleFont)
        }
        guard let title = configuration?.title ?? current(titles) else { return nil }
        let text = Text(verbatim: title)
        return configuration == nil ? text.font(titleFont) : text
    }

    override func baselines(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        let font: UIFont = titleLabel?.font ?? .systemFont(ofSize: 15)
        let line = (height - font.lineHeight) / 2 + font.ascender
        return (line, line)
    }

    private var titleFont: Font? {
        guard let font = titleLabel?.font else { return nil }
        return Font(font)
    }

    private var color: UIColor? {
        if let configuration { return configuration.baseForegroundColor }
        if let color = current(attributedTitles).flatMap({ TextLook(of: $0).color }) { return color }
        if let color = current(titleColors) { return color }
        return buttonType == .custom ? .white : nil
    }

    private var picture: Image? {
        if let image = configuration?.image ?? current(images) { return Image(uiImage: image) }
        return buttonType.symbol.map { Image(systemName: $0) }
    }

    @ViewBuilder private var words: some View {
        if let text {
            VStack(alignment: .center, spacing: configuration?.titlePadding ?? 0) {
                text.lineLimit(titleLabel?.numberOfLines == 0 ? nil : titleLabel?.numberOfLines)
                if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.footnote) }
            }
        }
    }

    @ViewBuilder private var pictured: some View {
        if configuration?.showsActivityIndicator == true {
            ProgressView()
        } else if let picture {
            picture
        }
    }

    @ViewBuilder private var arranged: some View {
        let padding = configuration?.imagePadding ?? 0
        switch configuration?.imagePlacement {
        case .some(.top):
            VStack(spacing: padding) {
                pictured
                words
            }
        case .some(.bottom):
            VStack(spacing: padding) {
                words
                pictured
            }
        case .some(.trailing):
            HStack(spacing: padding) {
                words
                pictured
            }
        default:
            HStack(spacing: padding) {
                pictured
                words
            }
        }
    }

    @ViewBuilder private var face: some View {
        if let color, isEnabled || current(titleColors) != nil {
            arranged.foregroundStyle(Color(uiColor: color))
        } else {
            arranged
        }
    }

    /// The whole of the button is tappable.
    private var label: some View {
        face
            .padding(configuration?.extraInsets ?? EdgeInsets())
            .frame(
                maxWidth: hugs(.horizontal) ? nil : .infinity, maxHeight: hugs(.vertical) ? nil : .infinity,
                alignment: contentAlignment
            )
            .background {
                if configuration == nil, let image = current(backgroundImages) { Image(uiImage: image).resizable() }
            }
            .contentShape(Rectangle())
    }

    @ViewBuilder private var styled: some View {
        let button = Button(action: { [weak self] in self?.tap() }, label: { label })
        if let menu, showsMenuAsPrimaryAction {
            look(of: Menu(content: { MenuElements(elements: menu.children, sender: self) }, label: { label }))
        } else if let menu {
            look(of: button.contextMenu { MenuElements(elements: menu.children, sender: self) })
        } else {
            look(of: button)
        }
    }

    @ViewBuilder private func look(of button: some View) -> some View {
        switch configuration?.look {
        case .filled: button.buttonStyle(.borderedProminent)
        case .gray: button.buttonStyle(.bordered)
        case .tinted: button.buttonStyle(.bordered).tint(groundColor)
        case .plain: button.buttonStyle(.borderless)
        case nil:
            if buttonType == .custom { button.buttonStyle(.plain) } else { button.buttonStyle(.borderless) }
        }
    }

    private var groundColor: Color {
        if let color = configuration?.baseBackgroundColor { return Color(uiColor: color) }
        if let color = assignedTint { return Color(uiColor: color) }
        return Color.accentColor
    }

    override var control: AnyView {
        let ground = configuration?.baseBackgroundColor
        return AnyView(
            styled
                .buttonBorderShape(configuration?.cornerStyle.shape ?? .automatic)
                .controlSize(configuration?.buttonSize.inSwiftUI ?? .regular)
                .transformEnvironment(\.assignedTint) { assigned in
                    if let ground { assigned = AnyShapeStyle(Color(uiColor: ground)) }
                })
    }
}
