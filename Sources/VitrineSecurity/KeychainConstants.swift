// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// The values are Apple's: some apps write them out.

// MARK: - Keys of a query

/// The key of an item's class.
public let kSecClass: CFString = "class"
/// The key of an item's secret, as `Data`.
public let kSecValueData: CFString = "v_Data"
/// The key of whether the secret is returned.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a lasting reference is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the lasting reference of an item that is searched for.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether a key is returned as a `SecKey`. Certificates and identities are refused.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of a `SecKey`. Certificates and identities are refused.
public let kSecValueRef: CFString = "v_Ref"
/// The key of how many items are returned: one unless told.
public let kSecMatchLimit: CFString = "m_Limit"
/// The key of whether texts match whatever their case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of which of a Mac's two keychains is meant. There is one here.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key of whether a user may be asked. Nobody is.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The key of how a user has been authenticated. Nobody is.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of what a user is asked. Nobody is.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"

// MARK: - Classes

/// The class of passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of cryptographic keys, as `Data` or `SecKey`.
public let kSecClassKey: CFString = "keys"
/// The class of certificates, as `Data`.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys with certificates, which is refused.
public let kSecClassIdentity: CFString = "idnt"

// MARK: - Limits

/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, in an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

// MARK: - Attributes

/// The key of when an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// The key of the conditions under which an item can be read.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether an item goes to a user's other devices. It stays here.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items that go to other devices, and those that do not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the date on which an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date on which an item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a description.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of the creator's number.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the type's number.
public let kSecAttrType: CFString = "type"
/// The key of a name for users.
public let kSecAttrLabel: CFString = "labl"
/// The key of whether an item is hidden from users.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether there is no password though there is an item.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of an account.
public let kSecAttrAccount: CFString = "acct"
/// The key of a service.
public let kSecAttrService: CFString = "svce"
/// The key of data of the app's.
public let kSecAttrGeneric: CFString = "gena"
/// The key of a server's realm.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of a server's name.
public let kSecAttrServer: CFString = "srvr"
/// The key of a server's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key of how a server authenticates.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of a server's port.
public let kSecAttrPort: CFString = "port"
/// The key of a path on a server.
public let kSecAttrPath: CFString = "path"
/// The key of a key's kind.
public let kSecAttrKeyClass: CFString = "kcls"
/// The key of the name by which a program finds a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of a program's tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of a key's algorithm.
public let kSecAttrKeyType: CFString = "type"
/// The key of a key's length in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of the hardware that makes and keeps a key, which is refused.
public let kSecAttrTokenID: CFString = "tkid"
/// The key of what is asked of the private half of a new key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key of what is asked of the public half of a new key.
public let kSecPublicKeyAttrs: CFString = "public"

// MARK: - When an item can be read: always, here

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked by a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"

// MARK: - Kinds of keys

/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key for both directions.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Elliptic curves.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Elliptic curves, by their older name.
public let kSecAttrKeyTypeEC: CFString = "73"
/// The Secure Enclave, which there is none of.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

// MARK: - Protocols and ways to authenticate

/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// As the server has it.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// Basic authentication of HTTP.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// Digest authentication of HTTP.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form on a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// A user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A user is not asked, and the call fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// A user is not asked, and the item is left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
