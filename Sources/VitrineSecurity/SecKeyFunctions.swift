// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineBase
public import VitrineCore

// MARK: - Keys

/// Makes a key.
///
/// - Parameters:
///   - parameters: Its type and size, and what is asked of its halves: with `kSecAttrIsPermanent` they are kept in the
///     Keychain of the user.
///   - error: Set to why there is none: `errSecUnimplemented` for RSA, other curves and the Secure Enclave.
/// - Returns: The private key; `nil` with an error.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    answer(error) { () throws(KeychainRefusal) -> SecKey in
        let common = parameters.filter { $0.key != kSecPrivateKeyAttrs && $0.key != kSecPublicKeyAttrs }
        let wanted = try half(parameters[kSecPrivateKeyAttrs]).merging(common) { own, _ in own }
        let named = try names(wanted)
        let isPermanent = KeychainValue.number(1)
        let key = SecKey(P256Key(), named: named)
        if named[kSecAttrIsPermanent] == isPermanent { try keep(key) }
        var ofPublic = try half(parameters[kSecPublicKeyAttrs])
        ofPublic[kSecAttrKeyType] = wanted[kSecAttrKeyType]
        let publicNames = try names(ofPublic)
        if publicNames[kSecAttrIsPermanent] == isPermanent {
            guard let other = P256Key(point: key.key.point) else { throw KeychainRefusal(status: errSecParam) }
            try keep(SecKey(other, named: publicNames))
        }
        return key
    }
}

/// Makes a key of its representation.
///
/// - Parameters:
///   - keyData: The point, and the secret number of a private key, as X9.63 has them.
///   - attributes: Its type and class.
///   - error: Set to why there is none: `errSecParam` for bytes that are no key.
/// - Returns: The key; `nil` with an error.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    answer(error) { () throws(KeychainRefusal) -> SecKey in
        let named = try names(attributes)
        let isPrivate = named[kSecAttrKeyClass] == .text(kSecAttrKeyClassPrivate)
        guard isPrivate || named[kSecAttrKeyClass] == .text(kSecAttrKeyClassPublic),
            let key = SecKey(keyData, isPrivate: isPrivate, named: named)
        else { throw KeychainRefusal(status: errSecParam) }
        return key
    }
}

/// Returns the public half of a key.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    P256Key(point: key.key.point).map { SecKey($0) }
}

/// Returns a key as bytes.
///
/// - Parameters:
///   - key: The key.
///   - error: Nothing: every key can be represented.
/// - Returns: The point, and the secret number of a private key, as X9.63 has them.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    key.representation
}

/// Returns what a key is, and what the app calls it.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    key.values.mapValues(\.object).merging([kSecClass: kSecClassKey]) { $1 }
}

/// Returns the number of bytes of a key's numbers.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { SecKey.bits / 8 }

// MARK: - Signatures

/// Returns whether a key can do something.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    switch operation {
    case .sign: algorithm.signing != nil && key.isPrivate
    case .verify: algorithm.signing != nil && !key.isPrivate
    case .encrypt, .decrypt, .keyExchange: false
    }
}

/// Signs bytes.
///
/// - Parameters:
///   - key: A private key.
///   - algorithm: Whether the bytes are the message or its digest, and by what it is made.
///   - dataToSign: The bytes.
///   - error: Set to why there is no signature: `errSecParam` for a public key or a digest of another length.
/// - Returns: The signature, as X9.62 has it; `nil` with an error.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    answer(error) { () throws(KeychainRefusal) -> Data in
        let digest = try signed(dataToSign, algorithm)
        guard let signature = key.key.signature(of: digest) else { throw KeychainRefusal(status: errSecParam) }
        return Data(signature)
    }
}

/// Checks a signature.
///
/// - Parameters:
///   - key: A public key.
///   - algorithm: Whether the bytes are the message or its digest, and by what it is made.
///   - signedData: The bytes that were signed.
///   - signature: The signature, as X9.62 has it.
///   - error: Set to `errSecVerifyFailed` where it does not fit.
/// - Returns: Whether it is the key's signature of the bytes.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let fits = answer(error) { () throws(KeychainRefusal) -> Bool in
        let digest = try signed(signedData, algorithm)
        guard !key.isPrivate else { throw KeychainRefusal(status: errSecParam) }
        guard key.key.isSignature([UInt8](signature), of: digest) else {
            throw KeychainRefusal(status: errSecVerifyFailed)
        }
        return true
    }
    return fits == true
}

// MARK: - What is not there

/// Refuses to encrypt.
///
/// - Parameters:
///   - key: A key.
///   - algorithm: An algorithm.
///   - plaintext: Bytes.
///   - error: Set to `errSecUnimplemented`.
/// - Returns: `nil`.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    answer(error) { () throws(KeychainRefusal) -> Data in throw unimplemented(algorithm.rawValue) }
}

/// Refuses to decrypt.
///
/// - Parameters:
///   - key: A key.
///   - algorithm: An algorithm.
///   - ciphertext: Bytes.
///   - error: Set to `errSecUnimplemented`.
/// - Returns: `nil`.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    answer(error) { () throws(KeychainRefusal) -> Data in throw unimplemented(algorithm.rawValue) }
}

/// Refuses to agree on a secret.
///
/// - Parameters:
///   - privateKey: A key.
///   - algorithm: An algorithm.
///   - publicKey: Another one's key.
///   - parameters: What the secret is to be.
///   - error: Set to `errSecUnimplemented`.
/// - Returns: `nil`.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    answer(error) { () throws(KeychainRefusal) -> Data in throw unimplemented(algorithm.rawValue) }
}

// MARK: - Parts

/// Runs a function; why it did nothing goes where the caller looks for it.
private func answer<Value>(
    _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws(KeychainRefusal) -> Value
) -> Value? {
    do throws(KeychainRefusal) {
        return try body()
    } catch {
        let words = SecCopyErrorMessageString(error.status, nil) ?? ""
        place?.pointee = .passRetained(
            NSError(
                domain: NSOSStatusErrorDomain, code: Int(error.status), userInfo: [NSLocalizedDescriptionKey: words]))
        return nil
    }
}

private func unimplemented(_ what: String) -> KeychainRefusal {
    let refusal = KeychainRefusal(status: errSecUnimplemented)
    refusal.report("\(what) is not there: keys are of the curve P-256, and sign. CryptoKit has more.")
    return refusal
}

/// Returns what is asked of one half of a key.
private func half(_ value: Any?) throws(KeychainRefusal) -> [String: Any] {
    guard let value else { return [:] }
    guard let attributes = value as? [String: Any] else { throw KeychainRefusal(status: errSecParam) }
    return attributes
}

/// Reads the attributes of a key; refuses those of keys that are not there.
private func names(_ attributes: [String: Any]) throws(KeychainRefusal) -> [String: KeychainValue] {
    if let token = attributes[kSecAttrTokenID] { throw unimplemented("\(token)") }
    let named = try KeychainQuery(attributes.merging([kSecClass: kSecClassKey]) { $1 }).added
    switch named[kSecAttrKeyType] {
    case .text(kSecAttrKeyTypeECSECPrimeRandom): break
    case .text(kSecAttrKeyTypeRSA): throw unimplemented("RSA")
    default: throw KeychainRefusal(status: errSecParam)
    }
    switch named[kSecAttrKeySizeInBits] {
    case nil, .number(Int64(SecKey.bits)): return named
    case .number(let bits): throw unimplemented("A curve of \(bits) bits")
    default: throw KeychainRefusal(status: errSecParam)
    }
}

/// Adds a key to the Keychain of the user.
private func keep(_ key: SecKey) throws(KeychainRefusal) {
    let status = SecItemAdd([kSecValueRef: key], nil)
    guard status == errSecSuccess else { throw KeychainRefusal(status: status) }
}

/// Returns the digest that is signed.
private func signed(_ data: Data, _ algorithm: SecKeyAlgorithm) throws(KeychainRefusal) -> [UInt8] {
    guard let signing = algorithm.signing else { throw unimplemented(algorithm.rawValue) }
    let bytes = [UInt8](data)
    if signing.isOfMessage { return signing.digest.digest(of: bytes) }
    guard bytes.count == signing.digest.length else { throw KeychainRefusal(status: errSecParam) }
    return bytes
}
