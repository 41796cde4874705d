// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// OpenSSL's libcrypto: message authentication, authenticated encryption, digests, signatures, and comparisons that take the
// same time whatever they find.
#ifndef VITRINE_CCRYPTO_SHIM_H
#define VITRINE_CCRYPTO_SHIM_H

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
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

/// A digest by its name, into `EVP_MAX_MD_SIZE` bytes; its length, or 0 where there is none of that name.
static inline size_t vitrine_digest(
    const char *name, const unsigned char *message, size_t length, unsigned char *digest
) {
    size_t written = 0;
    return EVP_Q_digest(NULL, name, NULL, message, length, digest, &written) == 1 ? written : 0;
}

/// Makes a key of the curve P-256: its secret number in 32 bytes, and its point in 65, not compressed. 1 when it was done.
static inline int vitrine_p256_make(unsigned char *secret, unsigned char *point) {
    BIGNUM *number = NULL;
    size_t written = 0;
    EVP_PKEY *key = EVP_EC_gen("P-256");
    int done = key != NULL && EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1
        && BN_bn2binpad(number, secret, 32) == 32
        && EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, point, 65, &written) == 1
        && written == 65;
    BN_clear_free(number);
    EVP_PKEY_free(key);
    return done;
}

/// A key of the curve P-256 of its point, in 65 bytes, and of its secret number, in 32, or `NULL` for a public key; `NULL`
/// where they are none.
static inline EVP_PKEY *vitrine_p256_key(const unsigned char *point, const unsigned char *secret) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parameters = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    BIGNUM *number = secret == NULL ? NULL : BN_bin2bn(secret, 32, NULL);
    if (builder == NULL || context == NULL || (secret != NULL && number == NULL)
        || OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) != 1
        || OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, 65) != 1
        || (number != NULL && OSSL_PARAM_BLD_push_BN_pad(builder, OSSL_PKEY_PARAM_PRIV_KEY, number, 32) != 1)
        || (parameters = OSSL_PARAM_BLD_to_param(builder)) == NULL || EVP_PKEY_fromdata_init(context) != 1
        || EVP_PKEY_fromdata(
               context, &key, number == NULL ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR, parameters) != 1) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    BN_clear_free(number);
    EVP_PKEY_CTX_free(context);
    OSSL_PARAM_BLD_free(builder);
    OSSL_PARAM_free(parameters);
    return key;
}

/// Whether a point is one of the curve P-256, and a secret number, unless it is `NULL`, that of the point.
static inline int vitrine_p256_fits(const unsigned char *point, const unsigned char *secret) {
    EVP_PKEY *key = vitrine_p256_key(point, secret);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    int fits = context != NULL && EVP_PKEY_public_check(context) == 1
        && (secret == NULL || (EVP_PKEY_private_check(context) == 1 && EVP_PKEY_pairwise_check(context) == 1));
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return fits;
}

/// Signs a digest (ECDSA) into at most 72 bytes of DER; the length of the signature, or 0 when it failed.
static inline size_t vitrine_p256_sign(
    const unsigned char *point, const unsigned char *secret, const unsigned char *digest, size_t digest_length,
    unsigned char *signature
) {
    size_t length = 72;
    EVP_PKEY *key = vitrine_p256_key(point, secret);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    int done = context != NULL && EVP_PKEY_sign_init(context) == 1
        && EVP_PKEY_sign(context, signature, &length, digest, digest_length) == 1;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return done ? length : 0;
}

/// Whether a signature in DER is that of a digest by a key (ECDSA).
static inline int vitrine_p256_verify(
    const unsigned char *point, const unsigned char *digest, size_t digest_length, const unsigned char *signature,
    size_t length
) {
    EVP_PKEY *key = vitrine_p256_key(point, NULL);
    EVP_PKEY_CTX *context = key == NULL ? NULL : EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL);
    int fits = context != NULL && EVP_PKEY_verify_init(context) == 1
        && EVP_PKEY_verify(context, signature, length, digest, digest_length) == 1;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return fits;
}

#endif
