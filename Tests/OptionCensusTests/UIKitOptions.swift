// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

@MainActor let uiKitOptions: [OptionTable] = [
    looks(
        UIColor.self,
        [
            "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray,
            "darkText": .darkText, "gray": .gray, "green": .green, "label": .label, "lightGray": .lightGray,
            "lightText": .lightText, "link": .link, "magenta": .magenta, "opaqueSeparator": .opaqueSeparator,
            "orange": .orange, "placeholderText": .placeholderText, "purple": .purple,
            "quaternaryLabel": .quaternaryLabel, "quaternarySystemFill": .quaternarySystemFill, "red": .red,
            "secondaryLabel": .secondaryLabel, "secondarySystemBackground": .secondarySystemBackground,
            "secondarySystemFill": .secondarySystemFill,
            "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
            "systemBackground": .systemBackground, "systemBlue": .systemBlue, "systemBrown": .systemBrown,
            "systemCyan": .systemCyan, "systemFill": .systemFill, "systemGray": .systemGray,
            "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
            "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemGreen": .systemGreen,
            "systemGroupedBackground": .systemGroupedBackground, "systemIndigo": .systemIndigo,
            "systemMint": .systemMint, "systemOrange": .systemOrange, "systemPink": .systemPink,
            "systemPurple": .systemPurple, "systemRed": .systemRed, "systemTeal": .systemTeal,
            "systemYellow": .systemYellow, "tertiaryLabel": .tertiaryLabel,
            "tertiarySystemBackground": .tertiarySystemBackground, "tertiarySystemFill": .tertiarySystemFill,
            "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "tintColor": .tintColor,
            "white": .white, "yellow": .yellow,
        ]
    ) { color in
        // In light, in dark, and where something is tinted.
        VStack {
            Color(uiColor: color).colorScheme(.light)
            Color(uiColor: color).colorScheme(.dark)
            Color(uiColor: color).tint(.orange)
        }
    }
    .alike("black", "darkText", because: "they are the same in UIKit")
    .alike("link", "systemBlue", because: "they are the same in UIKit")
    .alike("secondarySystemBackground", "systemGray6", because: "they are the same in UIKit")
    .alike("placeholderText", "tertiaryLabel", because: "they are the same in UIKit"),
    looks(
        UIFont.TextStyle.self,
        [
            "body": .body, "callout": .callout, "caption1": .caption1, "caption2": .caption2, "footnote": .footnote,
            "headline": .headline, "largeTitle": .largeTitle, "subheadline": .subheadline, "title1": .title1,
            "title2": .title2, "title3": .title3,
        ]
    ) { Text("A").font(Font(UIFont.preferredFont(forTextStyle: $0))) },
    looks(
        UIFont.Weight.self,
        [
            "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium, "regular": .regular,
            "semibold": .semibold, "thin": .thin, "ultraLight": .ultraLight,
        ]
    ) { Text("A").font(Font(UIFont.systemFont(ofSize: 20, weight: $0))) },
    looks(
        UIFontDescriptor.SystemDesign.self,
        ["default": .default, "monospaced": .monospaced, "rounded": .rounded, "serif": .serif]
    ) { Text("A").font(font(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign($0))) },
    looks(
        UIFontDescriptor.SymbolicTraits.self,
        [
            "~none": [], "traitBold": .traitBold, "traitItalic": .traitItalic, "traitLooseLeading": .traitLooseLeading,
            "traitMonoSpace": .traitMonoSpace, "traitTightLeading": .traitTightLeading,
        ]
    ) { traits in
        Text("A\nB").font(font(UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(traits)))
    },
    outcomes(
        UIFontDescriptor.AttributeName.self,
        ["family": .family, "name": .name, "size": .size, "textStyle": .textStyle, "traits": .traits]
    ) { name in
        let value: Any =
            switch name {
            case .size: 30
            case .textStyle: UIFont.TextStyle.largeTitle
            case .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy] as [UIFontDescriptor.TraitKey: Any]
            default: "Menlo"
            }
        return "\(font(UIFontDescriptor(fontAttributes: [name: value])) as Any)"
    }
    .alike("family", "name", because: "a font is found by either"),
    outcomes(
        UIFontDescriptor.TraitKey.self, ["slant": .slant, "symbolic": .symbolic, "weight": .weight]
    ) { key in
        let value: Any =
            switch key {
            case .symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue
            case .weight: UIFont.Weight.heavy
            default: CGFloat(1)
            }
        return "\(font(UIFontDescriptor(fontAttributes: [.traits: [key: value]])) as Any)"
    },
    outcomes(
        UIFontMetrics.self, ["default": .default, "~other": UIFontMetrics(forTextStyle: .largeTitle)]
    ) { metrics in
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        return "\(metrics.scaledValue(for: 100, compatibleWith: traits))"
    },
    looks(
        UIKeyboardType.self,
        [
            "URL": .URL, "alphabet": .alphabet, "asciiCapable": .asciiCapable,
            "asciiCapableNumberPad": .asciiCapableNumberPad, "decimalPad": .decimalPad, "default": .default,
            "emailAddress": .emailAddress, "namePhonePad": .namePhonePad, "numberPad": .numberPad,
            "numbersAndPunctuation": .numbersAndPunctuation, "phonePad": .phonePad, "twitter": .twitter,
            "webSearch": .webSearch,
        ]
    ) { TextField("Field", text: .constant("A")).keyboardType($0) }
    .alike("alphabet", "asciiCapable", because: "UIKit has two names for it"),
    looks(
        UITextAutocapitalizationType.self,
        ["allCharacters": .allCharacters, "none": .none, "sentences": .sentences, "words": .words]
    ) { TextField("Field", text: .constant("A")).autocapitalization($0) },
    looks(
        UITextContentType.self,
        [
            "URL": .URL, "addressCity": .addressCity, "addressCityAndState": .addressCityAndState,
            "addressState": .addressState, "countryName": .countryName, "creditCardNumber": .creditCardNumber,
            "emailAddress": .emailAddress, "familyName": .familyName, "fullStreetAddress": .fullStreetAddress,
            "givenName": .givenName, "jobTitle": .jobTitle, "location": .location, "middleName": .middleName,
            "name": .name, "namePrefix": .namePrefix, "nameSuffix": .nameSuffix, "newPassword": .newPassword,
            "nickname": .nickname, "oneTimeCode": .oneTimeCode, "organizationName": .organizationName,
            "password": .password, "postalCode": .postalCode, "streetAddressLine1": .streetAddressLine1,
            "streetAddressLine2": .streetAddressLine2, "sublocality": .sublocality,
            "telephoneNumber": .telephoneNumber, "username": .username,
        ]
    ) { TextField("Field", text: .constant("A")).textContentType($0) },
    outcomes(
        UIImpactFeedbackGenerator.FeedbackStyle.self,
        ["heavy": .heavy, "light": .light, "medium": .medium, "rigid": .rigid, "soft": .soft]
    ) { style in
        felt { UIImpactFeedbackGenerator(style: style).impactOccurred() }
    },
    outcomes(
        UINotificationFeedbackGenerator.FeedbackType.self, ["error": .error, "success": .success, "warning": .warning]
    ) { type in
        felt { UINotificationFeedbackGenerator().notificationOccurred(type) }
    },
    looks(
        UIRectCorner.self,
        [
            "allCorners": .allCorners, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "topLeft": .topLeft,
            "topRight": .topRight,
        ]
    ) { corners in
        Path(
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), byRoundingCorners: corners,
                cornerRadii: CGSize(width: 9, height: 9)
            ).cgPath)
    },
    looks(
        NSTextAlignment.self,
        ["center": .center, "justified": .justified, "left": .left, "natural": .natural, "right": .right]
    ) { alignment in
        UIKitView {
            let label = UILabel()
            label.text = "a long first line\nb"
            label.numberOfLines = 0
            label.textAlignment = alignment
            return label
        }
    }
    .alike("justified", "left", "natural", because: "the page is read from left to right, and no text is justified"),
    looks(
        NSLineBreakMode.self,
        [
            "byCharWrapping": .byCharWrapping, "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
            "byTruncatingMiddle": .byTruncatingMiddle, "byTruncatingTail": .byTruncatingTail,
            "byWordWrapping": .byWordWrapping,
        ]
    ) { mode in
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        return ParagraphLook([.paragraphStyle: style]).applied(to: Text("A long text about nothing")).frame(width: 60)
    },
    outcomes(NSParagraphStyle.self, ["default": .default, "~other": centered]) { "\($0.alignment)" },
    looks(
        NSUnderlineStyle.self,
        [
            "patternDash": [.single, .patternDash], "patternDashDot": [.single, .patternDashDot],
            "patternDashDotDot": [.single, .patternDashDotDot], "patternDot": [.single, .patternDot],
            "single": .single, "~none": [],
        ]
    ) { style in
        Text("A", attributes: [.underlineStyle: style.rawValue], font: .systemFont(ofSize: 20), color: .label)
    },
    looks(NSLayoutConstraint.Axis.self, ["horizontal": .horizontal, "vertical": .vertical]) { axis in
        UIKitView {
            let view = UIImageView(image: UIImage(systemName: "car"))
            view.setContentHuggingPriority(.required, for: axis)
            return view
        }
        .frame(width: 90, height: 90)
    },
    looks(
        UIStackView.Distribution.self,
        [
            "equalCentering": .equalCentering, "equalSpacing": .equalSpacing, "fill": .fill,
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        ]
    ) { distribution in
        UIKitView {
            let stack = stackOfLabels()
            stack.distribution = distribution
            return stack
        }
        .frame(width: 340, height: 40)
    },
    looks(
        UIStackView.Alignment.self,
        [
            "bottom": .bottom, "center": .center, "fill": .fill, "firstBaseline": .firstBaseline,
            "lastBaseline": .lastBaseline, "leading": .leading, "top": .top, "trailing": .trailing,
        ]
    ) { alignment in
        UIKitView {
            let stack = stackOfLabels()
            stack.alignment = alignment
            return stack
        }
        .frame(width: 340, height: 120)
    }
    .alike("leading", "top", because: "they are the same in UIKit")
    .alike("bottom", "trailing", because: "they are the same in UIKit"),
    looks(
        UILayoutPriority.self,
        [
            "defaultHigh": .defaultHigh, "defaultLow": .defaultLow, "fittingSizeLevel": .fittingSizeLevel,
            "required": .required,
        ]
    ) { priority in
        UIKitView {
            let view = UIImageView(image: UIImage(systemName: "car"))
            view.setContentHuggingPriority(priority, for: .horizontal)
            return view
        }
        .frame(width: 90, height: 90)
    }
    .alike("defaultHigh", "required", because: "nothing competes with a view's own size")
    .alike("defaultLow", "fittingSizeLevel", because: "nothing competes with a view's own size"),
    looks(UIActivityIndicatorView.Style.self, ["large": .large, "medium": .medium]) { style in
        UIKitView {
            let indicator = UIActivityIndicatorView(style: style)
            indicator.startAnimating()
            return indicator
        }
    },
    looks(
        UIBlurEffect.Style.self,
        [
            "dark": .dark, "extraLight": .extraLight, "light": .light, "prominent": .prominent, "regular": .regular,
            "systemChromeMaterial": .systemChromeMaterial, "systemChromeMaterialDark": .systemChromeMaterialDark,
            "systemChromeMaterialLight": .systemChromeMaterialLight, "systemMaterial": .systemMaterial,
            "systemMaterialDark": .systemMaterialDark, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterial": .systemThickMaterial, "systemThickMaterialDark": .systemThickMaterialDark,
            "systemThickMaterialLight": .systemThickMaterialLight, "systemThinMaterial": .systemThinMaterial,
            "systemThinMaterialDark": .systemThinMaterialDark, "systemThinMaterialLight": .systemThinMaterialLight,
            "systemUltraThinMaterial": .systemUltraThinMaterial,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        ]
    ) { style in
        UIKitView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    }
    .alike("dark", "systemMaterialDark", because: "SwiftUI has one material of each strength")
    .alike(
        "extraLight", "systemThickMaterialLight", "prominent", "systemThickMaterial",
        because: "SwiftUI has one material of each strength, and the window is light"
    )
    .alike(
        "light", "systemThinMaterialLight", "systemThinMaterial",
        because: "SwiftUI has one material of each strength, and the window is light"
    )
    .alike(
        "regular", "systemMaterial", "systemMaterialLight",
        because: "SwiftUI has one material of each strength, and the window is light"
    )
    .alike("systemChromeMaterial", "systemChromeMaterialLight", because: "the window is light")
    .alike("systemUltraThinMaterial", "systemUltraThinMaterialLight", because: "the window is light"),
    looks(
        UIAccessibilityTraits.self,
        [
            "adjustable": .adjustable, "allowsDirectInteraction": .allowsDirectInteraction,
            "button": .button, "causesPageTurn": .causesPageTurn, "header": .header, "image": .image,
            "keyboardKey": .keyboardKey, "link": .link, "none": .none, "notEnabled": .notEnabled,
            "playsSound": .playsSound, "searchField": .searchField, "selected": .selected,
            "startsMediaSession": .startsMediaSession, "staticText": .staticText,
            "summaryElement": .summaryElement, "tabBar": .tabBar, "updatesFrequently": .updatesFrequently,
        ]
    ) { traits in
        UIKitView {
            let view = UIView()
            view.backgroundColor = .red
            view.isAccessibilityElement = true
            view.accessibilityLabel = "A"
            view.accessibilityTraits = traits
            return view
        }
    },
    looks(
        CACornerMask.self,
        [
            "~none": [], "layerMaxXMaxYCorner": .layerMaxXMaxYCorner, "layerMaxXMinYCorner": .layerMaxXMinYCorner,
            "layerMinXMaxYCorner": .layerMinXMaxYCorner, "layerMinXMinYCorner": .layerMinXMinYCorner,
        ]
    ) { corners in
        UIKitView {
            let view = UIView()
            view.backgroundColor = .red
            view.layer.cornerRadius = 12
            view.layer.maskedCorners = corners
            return view
        }
        .frame(width: 60, height: 40)
    },
    looks(CALayerCornerCurve.self, ["circular": .circular, "continuous": .continuous]) { curve in
        UIKitView {
            let view = UIView()
            view.backgroundColor = .red
            view.layer.cornerRadius = 12
            view.layer.cornerCurve = curve
            return view
        }
        .frame(width: 60, height: 40)
    },
    looks(
        UIView.ContentMode.self,
        [
            "bottom": .bottom, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight, "center": .center,
            "left": .left, "redraw": .redraw, "right": .right, "scaleAspectFill": .scaleAspectFill,
            "scaleAspectFit": .scaleAspectFit, "scaleToFill": .scaleToFill, "top": .top, "topLeft": .topLeft,
            "topRight": .topRight,
        ]
    ) { mode in
        UIKitView {
            let view = UIImageView(image: UIImage(systemName: "car"))
            view.contentMode = mode
            return view
        }
        .frame(width: 90, height: 60)
    }
    .alike("redraw", "scaleToFill", because: "an image is stretched anew for each size in both"),
    outcomes(
        UITableViewCell.SelectionStyle.self, ["blue": .blue, "default": .default, "gray": .gray, "none": .none]
    ) { style in
        await notes { UITableViewCell.appearance().selectionStyle = style }
    },
    outcomes(UITableViewCell.SeparatorStyle.self, ["none": .none, "singleLine": .singleLine]) { style in
        await notes { UITableView.appearance().separatorStyle = style }
    },
    outcomes(
        UIBarMetrics.self,
        ["compact": .compact, "compactPrompt": .compactPrompt, "default": .default, "defaultPrompt": .defaultPrompt]
    ) { metrics in
        await notes { UINavigationBar.appearance().setBackgroundImage(UIImage(), for: metrics) }
    },
    told("UIImage.Orientation", ["up": { "\(UIImage().imageOrientation)" }])
        .never(
            "down", "downMirrored", "left", "leftMirrored", "right", "rightMirrored", "upMirrored",
            because: "browsers turn photos by themselves"),
    outcomes(
        "NSAttributedString.Key",
        [
            "backgroundColor": NSAttributedString.Key.backgroundColor, "baselineOffset": .baselineOffset,
            "font": .font, "foregroundColor": .foregroundColor, "kern": .kern, "paragraphStyle": .paragraphStyle,
            "strikethroughColor": .strikethroughColor, "strikethroughStyle": .strikethroughStyle,
            "underlineColor": .underlineColor, "underlineStyle": .underlineStyle,
        ]
    ) { key in
        await notes { UINavigationBar.appearance().titleTextAttributes = [key: 1] }
    },
    outcomes(
        UITraitEnvironmentLayoutDirection.self,
        ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft, "unspecified": .unspecified]
    ) { traits(UITraitCollection(layoutDirection: $0)) },
    outcomes(
        UIUserInterfaceIdiom.self,
        [
            "carPlay": .carPlay, "mac": .mac, "pad": .pad, "phone": .phone, "tv": .tv, "unspecified": .unspecified,
            "vision": .vision,
        ]
    ) { traits(UITraitCollection(userInterfaceIdiom: $0)) },
    outcomes(
        UIUserInterfaceSizeClass.self, ["compact": .compact, "regular": .regular, "unspecified": .unspecified]
    ) { traits(UITraitCollection(horizontalSizeClass: $0)) },
    outcomes(UIUserInterfaceStyle.self, ["dark": .dark, "light": .light, "unspecified": .unspecified]) { style in
        "\(UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))"
            + traits(UITraitCollection(userInterfaceStyle: style))
    },
    outcomes(
        UIBackgroundTaskIdentifier.self, ["invalid": .invalid, "~other": UIBackgroundTaskIdentifier(rawValue: 1)]
    ) {
        "\($0 == .invalid)"
    },
    outcomes(
        UIUserInterfaceLayoutDirection.self, ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
    ) { direction in
        let session = TestHost { EmptyView() }.scene.graph.session
        session.viewport = Viewport(isRightToLeft: direction == .rightToLeft)
        return SessionContext.$current.withValue(session) { "\(UIApplication.shared.userInterfaceLayoutDirection)" }
    },
    outcomes(UIAccessibilityContrast.self, ["high": .high, "normal": .normal, "unspecified": .unspecified]) {
        traits(UITraitCollection(accessibilityContrast: $0))
    },
    outcomes(UIUserInterfaceLevel.self, ["base": .base, "elevated": .elevated, "unspecified": .unspecified]) { level in
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.userInterfaceLevel = level
        }
        return "\(UIColor.systemBackground.resolvedColor(with: traits).cgColor.components ?? []) \(traits.values)"
    },
    outcomes(UILegibilityWeight.self, ["bold": .bold, "regular": .regular, "unspecified": .unspecified]) {
        traits(UITraitCollection(legibilityWeight: $0))
    },
    outcomes(UIDisplayGamut.self, ["P3": .P3, "SRGB": .SRGB, "unspecified": .unspecified]) {
        traits(UITraitCollection(displayGamut: $0))
    },
    outcomes(UIForceTouchCapability.self, ["available": .available, "unavailable": .unavailable, "unknown": .unknown]) {
        traits(UITraitCollection(forceTouchCapability: $0))
    },
    outcomes(
        UIUserInterfaceActiveAppearance.self,
        ["active": .active, "inactive": .inactive, "unspecified": .unspecified]
    ) {
        traits(UITraitCollection(activeAppearance: $0))
    },
    outcomes(UISceneCaptureState.self, ["active": .active, "inactive": .inactive, "unspecified": .unspecified]) {
        traits(UITraitCollection(sceneCaptureState: $0))
    },
    outcomes(
        UIImage.DynamicRange.self,
        ["constrainedHigh": .constrainedHigh, "high": .high, "standard": .standard, "unspecified": .unspecified]
    ) {
        traits(UITraitCollection(imageDynamicRange: $0))
    },
    outcomes(
        UIContentSizeCategory.self,
        [
            "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
            "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
            "accessibilityExtraLarge": .accessibilityExtraLarge, "accessibilityLarge": .accessibilityLarge,
            "accessibilityMedium": .accessibilityMedium, "extraExtraExtraLarge": .extraExtraExtraLarge,
            "extraExtraLarge": .extraExtraLarge, "extraLarge": .extraLarge, "extraSmall": .extraSmall,
            "large": .large, "medium": .medium, "small": .small, "unspecified": .unspecified,
        ]
    ) { traits(UITraitCollection(preferredContentSizeCategory: $0)) },
    outcomes("UIEdgeInsets", ["zero": UIEdgeInsets.zero, "~other": UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)])
    {
        "\($0)"
    },
    outcomes(
        UTType.self,
        [
            "aiff": .aiff, "archive": .archive, "audio": .audio, "audiovisualContent": .audiovisualContent,
            "avi": .avi, "binaryPropertyList": .binaryPropertyList, "bmp": .bmp, "bz2": .bz2,
            "calendarEvent": .calendarEvent, "commaSeparatedText": .commaSeparatedText,
            "compositeContent": .compositeContent, "content": .content, "css": .css, "data": .data,
            "database": .database, "delimitedText": .delimitedText, "directory": .directory, "epub": .epub,
            "fileURL": .fileURL, "folder": .folder, "font": .font, "gif": .gif, "gzip": .gzip, "heic": .heic,
            "heif": .heif, "html": .html, "ico": .ico, "image": .image, "item": .item, "javaScript": .javaScript,
            "jpeg": .jpeg, "json": .json, "livePhoto": .livePhoto, "log": .log, "midi": .midi, "movie": .movie,
            "mp3": .mp3, "mpeg": .mpeg, "mpeg4Audio": .mpeg4Audio, "mpeg4Movie": .mpeg4Movie, "package": .package,
            "pdf": .pdf, "plainText": .plainText, "png": .png, "presentation": .presentation,
            "propertyList": .propertyList, "quickTimeMovie": .quickTimeMovie, "rawImage": .rawImage, "rtf": .rtf,
            "sourceCode": .sourceCode, "spreadsheet": .spreadsheet, "svg": .svg, "swiftSource": .swiftSource,
            "tabSeparatedText": .tabSeparatedText, "text": .text, "tiff": .tiff, "url": .url, "usdz": .usdz,
            "utf16PlainText": .utf16PlainText, "utf8PlainText": .utf8PlainText, "vCard": .vCard, "video": .video,
            "wav": .wav, "webP": .webP, "xml": .xml, "xmlPropertyList": .xmlPropertyList, "yaml": .yaml, "zip": .zip,
        ]
    ) { type in
        // What of a few offers a drop of this type takes.
        let offers = UTTypes.all.filter { $0.conforms(to: type) }.map(\.identifier)
        return "\(type.identifier) takes \(offers)"
    },
    outcomes(
        UIImagePickerController.SourceType.self,
        ["camera": .camera, "photoLibrary": .photoLibrary, "savedPhotosAlbum": .savedPhotosAlbum]
    ) { source in
        let types = UIImagePickerController.availableMediaTypes(for: source) ?? []
        return "\(UIImagePickerController.isSourceTypeAvailable(source)) \(types)"
    }
    .alike("photoLibrary", "savedPhotosAlbum", because: "a browser has one dialog for all photos"),
    outcomes(
        UIImagePickerController.InfoKey.self,
        [
            "editedImage": .editedImage, "imageURL": .imageURL, "mediaType": .mediaType, "mediaURL": .mediaURL,
            "originalImage": .originalImage,
        ]
    ) { key in
        key.rawValue
    },
    outcomes(
        FileWrapper.ReadingOptions.self, ["~none": [], "immediate": .immediate, "withoutMapping": .withoutMapping]
    ) { options in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("a".utf8).write(to: url)
        return "\(try FileWrapper(url: url, options: options).regularFileContents?.count ?? 0) bytes"
    }
    .alike("~none", "immediate", "withoutMapping", because: "contents are always read at once, and never mapped"),
    outcomes(
        FileWrapper.WritingOptions.self, ["~none": [], "atomic": .atomic, "withNameUpdating": .withNameUpdating]
    ) { options in
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let file = FileWrapper(regularFileWithContents: Data("a".utf8))
        try file.write(to: url, options: options, originalContentsURL: nil)
        return "\(try Data(contentsOf: url).count) bytes, \(file.filename == nil ? "no" : "a") name"
    }
    .alike("~none", "atomic", because: "the file is the same once it is written"),
    outcomes(
        NSItemProvider.RepresentationVisibility.self,
        ["all": .all, "group": .group, "ownProcess": .ownProcess, "team": .team]
    ) { visibility in
        await notes { NSItemProvider().registerObject(NSString(string: "A"), visibility: visibility) }
    }
    .alike("all", "ownProcess", because: "what is dragged stays in the app's page"),
    looks(
        TransferRepresentationVisibility.self,
        ["all": .all, "group": .group, "ownProcess": .ownProcess, "team": .team]
    ) { visibility in
        whispered(visibility)
    }
    .alike("group", "ownProcess", "team", because: "there are no other apps of a team or group on a server"),
    looks(
        UIImage.RenderingMode.self,
        ["alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate, "automatic": .automatic]
    ) { mode in
        Image(uiImage: UIImage(systemName: "star")!.withTintColor(.red, renderingMode: mode))
    }
    .alike("alwaysOriginal", "automatic", because: "an image has its own colours where nothing makes a template of it"),
    looks(
        UIImage.SymbolScale.self,
        ["default": .default, "large": .large, "medium": .medium, "small": .small, "unspecified": .unspecified]
    ) { scale in
        let image = UIImage(
            systemName: "star",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: scale))
        Image(uiImage: image!).imageScale(.small)
        Image(uiImage: image!).imageScale(.large)
    }
    .alike("default", "medium", because: "UIKit has two names for it"),
    looks(
        UIImage.SymbolConfiguration.self,
        ["~bold": UIImage.SymbolConfiguration(weight: .bold), "unspecified": .unspecified]
    ) { configuration in
        Image(uiImage: UIImage(systemName: "star", withConfiguration: configuration)!)
    },
    looks(
        UIImage.SymbolWeight.self,
        [
            "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium, "regular": .regular,
            "semibold": .semibold, "thin": .thin, "ultraLight": .ultraLight, "unspecified": .unspecified,
        ]
    ) { weight in
        let image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: weight))
        Image(uiImage: image!)
        Image(uiImage: image!).fontWeight(.bold)
    },
    outcomes(
        "UIApplication.OpenExternalURLOptionsKey", ["~none": false, "universalLinksOnly": true]
    ) { isOnly in
        let session = SessionContext.census()
        var isOpened: Bool?
        SessionContext.$current.withValue(session) {
            UIApplication.shared.open(
                URL(string: "https://a.org")!, options: isOnly ? [.universalLinksOnly: true] : [:]
            ) { isOpened = $0 }
        }
        return "\(String(describing: isOpened)) \(session.takeRequests())"
    },
    looks(
        PreviewLayout.self,
        ["device": .device, "fixed(width:height:)": .fixed(width: 9, height: 8), "sizeThatFits": .sizeThatFits]
    ) { Text(verbatim: presentation([.layout($0)])) },
    outcomes(
        "PreviewTrait",
        [
            "defaultLayout": PreviewTrait<Preview.ViewTraits>.defaultLayout,
            "fixedLayout(width:height:)": .fixedLayout(width: 9, height: 8), "landscapeLeft": .landscapeLeft,
            "landscapeRight": .landscapeRight, "modifier(_:)": .modifier(Framing()), "portrait": .portrait,
            "portraitUpsideDown": .portraitUpsideDown, "sizeThatFitsLayout": .sizeThatFitsLayout,
        ]
    ) { trait in
        presentation([trait.setting].compactMap(\.self)) + "\(String(describing: trait.modifier))"
    }
    .alike("defaultLayout", "portrait", because: "a device stands upright"),
    outcomes(PreviewPlatform.self, ["iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS]) { platform in
        await notes {
            Planned.platform = platform
            _ = RegisteredProvider(name: "Planned", type: Planned.self).descriptions()
        }
    },
    told(
        "UIApplication.State",
        [
            "active": { appState(.active) }, "background": { appState(.background) },
            "inactive": { appState(.inactive) },
        ]),
    told(
        "UIScene.ActivationState",
        [
            "background": { activation(.background) }, "foregroundActive": { activation(.active) },
            "foregroundInactive": { activation(.inactive) }, "unattached": { activation(nil) },
        ]),
    told(
        "UISceneSession.Role",
        [
            "windowApplication": {
                shownScene(of: .census())?.session.role == .windowApplication ? "windowApplication" : "another"
            }
        ]),
    told(
        "UIInterfaceOrientation",
        [
            "landscapeRight": { interfaceOrientation(width: 844, height: 390) },
            "portrait": { interfaceOrientation(width: 390, height: 844) },
        ]
    )
    .never(
        "landscapeLeft", "portraitUpsideDown", "unknown",
        because: "a window is higher than wide or wider than high, and no more is known of its device"),
    told("UIInterfaceOrientationMask", [:])
        .never(
            "all", "allButUpsideDown", "landscape", "landscapeLeft", "landscapeRight", "portrait",
            "portraitUpsideDown", because: "a page cannot keep its window from being turned"),
    told("UIApplication.ExtensionPointIdentifier", [:]).never("keyboard", because: "browsers have no app extensions"),
    told("UIApplication.OpenURLOptionsKey", [:])
        .never("annotation", "openInPlace", "sourceApplication", because: "a browser says nothing of who opens a URL"),
    told(
        "UIPasteboard.OptionsKey",
        [
            "expirationDate": { pasted([.expirationDate: Date.distantPast]) == nil ? "expirationDate" : "ignored" }
        ]
    )
    .never("localOnly", because: "a browser copies to the user's own device, and cannot keep it from its others"),
    told("UIBackgroundFetchResult", [:])
        .never("failed", "newData", "noData", because: "nothing wakes an app on the web"),
    told(
        "UIDeviceOrientation",
        [
            "landscapeLeft": { orientation(width: 844, height: 390) },
            "portrait": { orientation(width: 390, height: 844) },
        ]
    )
    .never(
        "faceDown", "faceUp", "landscapeRight", "portraitUpsideDown", "unknown",
        because: "a window is higher than wide or wider than high, and no more is known of its device"),
    told(
        "NSItemProvider.ErrorCode",
        [
            "itemUnavailableError": { await failure { _ = try await data(of: NSItemProvider()) } },
            "unavailableCoercionError": {
                await failure { _ = try await text(of: NSItemProvider()) }
            },
        ]
    )
    .never(
        "unexpectedValueClassError", "unknownError",
        because: "they are for readers of an app's own, and for what nobody knows"),
    told(
        "NSUserActivity.TypedPayloadError",
        [
            "encodingError": { payloadFailure { try $0.setTypedPayload(1) } },
            "invalidContent": { payloadFailure { _ = try $0.typedPayload([String: Int].self) } },
        ]
    ),
    outcomes(
        InterfaceOrientation.self,
        [
            "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "portrait": .portrait,
            "portraitUpsideDown": .portraitUpsideDown,
        ]
    ) { presentation([.orientation($0.orientation)]) },
]

private struct Framing: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content }
}

@MainActor private var centered: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
}

private func font(_ descriptor: UIFontDescriptor?) -> Font? { descriptor.map { Font(UIFont(descriptor: $0, size: 0)) } }

private func presentation(_ settings: [PreviewSetting]) -> String { "\(PreviewPresentation(settings))" }

private func traits(_ collection: UITraitCollection) -> String { "\(collection.values)" }

private enum UTTypes {
    static let all: [UTType] = [
        .aiff, .archive, .audio, .audiovisualContent, .avi, .binaryPropertyList, .bmp, .bz2, .calendarEvent,
        .commaSeparatedText, .compositeContent, .content, .css, .data, .database, .delimitedText, .directory, .epub,
        .fileURL, .folder, .font, .gif, .gzip, .heic, .heif, .html, .ico, .image, .item, .javaScript, .jpeg, .json,
        .livePhoto, .log, .midi, .movie, .mp3, .mpeg, .mpeg4Audio, .mpeg4Movie, .package, .pdf, .plainText, .png,
        .presentation, .propertyList, .quickTimeMovie, .rawImage, .rtf, .sourceCode, .spreadsheet, .svg, .swiftSource,
        .tabSeparatedText, .text, .tiff, .url, .usdz, .utf16PlainText, .utf8PlainText, .vCard, .video, .wav, .webP,
        .xml, .xmlPropertyList, .yaml, .zip,
    ]
}

/// What the page is asked to do when a generator of feedback runs, or what the developer is told.
@MainActor private func felt(_ body: @escaping @MainActor () -> Void) -> String {
    let host = TestHost { Button("Act", action: body) }
    try? host.find(label: "Act").tap()
    return "\(host.scene.graph.session.takeRequests()) \(notes(of: host.scene))"
}

private struct Planned: PreviewProvider {
    nonisolated(unsafe) static var planned: PreviewPlatform?
    static var platform: PreviewPlatform? {
        get { planned }
        set { planned = newValue }
    }
    static var previews: some View { Text("A") }
}

/// What an app reads of a text that it has copied.
@MainActor private func pasted(_ options: [UIPasteboard.OptionsKey: Any]) -> String? {
    SessionContext.$current.withValue(SessionContext.census()) {
        UIPasteboard.general.setItems([[UTType.utf8PlainText.identifier: "a"]], options: options)
        return UIPasteboard.general.string
    }
}

@MainActor private func appState(_ phase: ScenePhase) -> String {
    let session = SessionContext.census()
    let scene = SceneHost(Text("A"), session: session)
    scene.enter(phase)
    return SessionContext.$current.withValue(session) { "\(UIApplication.shared.applicationState)" }
}

/// The scene that the code of a session finds.
@MainActor private func shownScene(of session: SessionContext) -> UIWindowScene? {
    SessionContext.$current.withValue(session) { UIApplication.shared.connectedScenes.first as? UIWindowScene }
}

/// What a scene says in a phase of its window, and outside of any session.
@MainActor private func activation(_ phase: ScenePhase?) -> String {
    let session = SessionContext.census()
    let scene = shownScene(of: session)
    guard let phase else { return scene.map { "\($0.activationState)" } ?? "no scene" }
    session.phase = phase
    return SessionContext.$current.withValue(session) { scene.map { "\($0.activationState)" } ?? "no scene" }
}

@MainActor private func interfaceOrientation(width: Double, height: Double) -> String {
    let session = SessionContext.census()
    session.viewport = Viewport(width: width, height: height)
    return SessionContext.$current.withValue(session) {
        shownScene(of: session).map { "\($0.interfaceOrientation)" } ?? "no scene"
    }
}

@MainActor private func orientation(width: Double, height: Double) -> String {
    let session = SessionContext.census()
    session.viewport = Viewport(width: width, height: height)
    return SessionContext.$current.withValue(session) { "\(UIDevice.current.orientation)" }
}

private func failure(_ body: () async throws -> Void) async -> String {
    do {
        try await body()
        return ""
    } catch {
        return NSItemProvider.ErrorCode(rawValue: (error as NSError).code).map { "\($0)" } ?? "\(error)"
    }
}

private func payloadFailure(_ body: (NSUserActivity) throws -> Void) -> String {
    do {
        try body(NSUserActivity(activityType: "org.a.see"))
        return ""
    } catch {
        return "\(error)"
    }
}

private func data(of provider: NSItemProvider) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
        _ = provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileNoSuchFile)))
        }
    }
}

private func text(of provider: NSItemProvider) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        _ = provider.loadObject(ofClass: NSString.self) { object, error in
            let text = (object as? NSString).map { String(describing: $0) }
            continuation.resume(with: text.map { .success($0) } ?? .failure(error ?? CocoaError(.fileNoSuchFile)))
        }
    }
}

/// A link that shares a text which those can see whom a visibility names.
@MainActor private func whispered(_ visibility: TransferRepresentationVisibility) -> some View {
    Whispered.visibility = visibility
    return ShareLink("Share", item: Whispered(), preview: SharePreview("Title"))
}

private struct Whispered: Transferable {
    nonisolated(unsafe) static var visibility = TransferRepresentationVisibility.all

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (_: Whispered) in "A secret" }).visibility(visibility)
    }
}

/// Three labels of different sizes in a row.
@MainActor private func stackOfLabels() -> UIStackView {
    let texts: [(String, CGFloat)] = [("A", 12), ("A long text", 20), ("Text", 16)]
    let stack = UIStackView()
    for (text, size) in texts {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.backgroundColor = .systemYellow
        stack.addArrangedSubview(label)
    }
    stack.spacing = 4
    return stack
}

/// A view of UIKit.
struct UIKitView<Content: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Content

    func makeUIView(context: Context) -> Content { make() }
    func updateUIView(_ uiView: Content, context: Context) {}
}
