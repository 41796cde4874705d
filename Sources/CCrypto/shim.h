// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// OpenSSL's libcrypto: message authentication, authenticated encryption, digests and comparisons that take the same time
// whatever they find.
#ifndef VITRINE_CCRYPTO_SHIM_H
#define VITRINE_CCRYPTO_SHIM_H

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>
#include <stddef.h>

/// HMAC-SHA-256 (RFC 2104, FIPS 198-1) into 32 bytes; 0 when it failed.
static inline int vitrine_hmac_sha256(
    const unsigned char *key, size_t key_length, const unsigned char *message, size_t length, unsigned char *code
) {
    unsigned int written = 0;
    return HMAC(EVP_sha256(), key, (int)key_length, message, length, code, &written) != NULL && written == 32;
}

/// SHA-256 (FIPS 180-4) into 32 bytes.
static inline void vitrine_sha256(const unsigned char *message, size_t length, unsigned char *digest) {
    SHA256(message, length, digest);
}

/// Whether two stretches of the same length are equal, without telling by its time where they differ.
static inline int vitrine_equal(const unsigned char *one, const unsigned char *other, size_t length) {
    return CRYPTO_memcmp(one, other, length) == 0;
}

/// AES-256-SIV (RFC 5297): encrypts, or decrypts, `length` bytes under 64 bytes of key, bound to other bytes, of which there
/// is at least one. `tag` is 16 bytes, written on encryption and read on decryption. 1 when it was done; 0 when it failed,
/// which for a decryption means that the tag does not fit: then `output` holds nothing of use.
static inline int vitrine_siv(
    int encrypts, const unsigned char *key, const unsigned char *bound, size_t bound_length, const unsigned char *input,
    size_t length, unsigned char *tag, unsigned char *output
) {
    int written = 0;
    int done = 0;
    EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, "AES-256-SIV", NULL);
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    if (cipher != NULL && context != NULL
        && EVP_CipherInit_ex2(context, cipher, key, NULL, encrypts, NULL) == 1
        && (encrypts || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1)
        && EVP_CipherUpdate(context, NULL, &written, bound, (int)bound_length) == 1
        && EVP_CipherUpdate(context, output, &written, input, (int)length) == 1
        && (size_t)written == length
        && EVP_CipherFinal_ex(context, output + length, &written) == 1
        && (!encrypts || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1)) {
        done = 1;
    }
    EVP_CIPHER_CTX_free(context);
    EVP_CIPHER_free(cipher);
    return done;
}

#endif
