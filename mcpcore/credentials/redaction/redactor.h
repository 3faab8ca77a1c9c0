// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/text/outgoingfilter.h"
#include "credentials/redaction/decodedview.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redaction/secretregister.h"
#include "credentials/secrets/secret.h"
#include "text/words/message.h"
#include "json/value.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::credentials {

// Keeps a secret known to a redactor for as long as it lives; may outlive the redactor.
class [[nodiscard]] Registration {
public:
    Registration() = default;
    Registration(std::weak_ptr<SecretRegister> owner, Secret secret)
        : m_register(std::move(owner))
        , m_secret(std::move(secret))
    {}
    Registration(Registration &&other) noexcept
        : m_register(std::exchange(other.m_register, {}))
        , m_secret(std::exchange(other.m_secret, {}))
    {}
    Registration &operator=(Registration &&other) noexcept;
    ~Registration();

private:
    std::weak_ptr<SecretRegister> m_register;
    Secret m_secret;
};

// Knows every secret in use and masks it in any text: as it is, in base64 (whatever stands before it, both
// alphabets), in hexadecimal digits, percent-encoded, escaped as in JSON or HTML, and two of these escapes on top
// of each other; in capitals and small letters alike. Any thread.
//
// A secret of less than 4 bytes is not looked for, as it would stand in every text by chance; one of less than
// 8 is where no letter or digit touches it. Names that hold secrets (see secretnames.h) do not depend on that.
class Redactor final : public LogFilter, public OutgoingFilter {
public:
    static constexpr std::string_view kMask = kSecretMask;
    static constexpr std::size_t kShortest = kShortestSecret;
    static constexpr std::size_t kShortestAnywhere = kShortestSecretAnywhere;

    Redactor();
    // Knows what the other knows, also what becomes known later: for work that may outlive the other.
    Redactor(const Redactor &other);
    Redactor &operator=(const Redactor &) = delete;

    // The secret is known until the registration goes, or, registered more than once, the last of them.
    Registration add(const Secret &secret);

    // Mask first and cut afterwards: half a secret is not found. For text that comes in pieces there is
    // MaskingStream.
    std::string mask(std::string_view text) const;

    // True if the text has anything to mask. Costs about as much as copying it; nothing without any secret.
    bool mayHold(std::string_view text) const;

    // These mask what is known and nothing else, and JSON stays JSON: for what goes to clients. A value keeps its type,
    // so that it still fits its schema: a number becomes 0.
    json::Value withoutSecrets(const json::Value &value) const;
    std::optional<std::string> replacement(std::string_view message) const override;

    // Names that hold something secret, beside those of secretnames.h.
    void setSecretNames(std::span<const std::string> names);

    // Masks known secrets, tokens known by their looks, and values under a secret name in the URLs of the text.
    std::string maskText(std::string_view text) const;
    Message maskMessage(const Message &message) const;                  // so that it can still be translated
    std::optional<std::string> maskedText(std::string_view text) const; // nothing when all of it stays
    std::string filtered(std::string line) const override;

    // These mask as well what stands under the name of something secret, known or not.
    std::string maskHeader(std::string_view name, std::string_view value) const;
    std::string maskUrl(std::string_view url) const; // the password and the query too
    // Tokens known by their looks as well. Complete or not; what is no JSON is masked as text. Nothing when all of it
    // stays.
    std::optional<std::string> maskedJson(std::string_view text) const;
    json::Value maskValue(const json::Value &value) const;

private:
    friend class MaskingStream;

    // Nothing when all of it stays. Tokens are those known by their looks, and passwords in URLs.
    std::optional<std::string> masked(std::string_view text) const;
    std::optional<std::string> withoutTokens(std::string_view text) const;
    std::string maskedString(std::string_view text) const;
    // Without names it is what is known alone that counts.
    json::Value masked(const json::Value &value, bool isSecret, const SecretNames *names) const;
    json::Value maskedMessage(const json::Value &message) const;
    std::shared_ptr<const SecretNames> names() const;

    std::shared_ptr<SecretRegister> m_register;
    mutable std::mutex m_namesMutex;
    std::shared_ptr<const SecretNames> m_names;
};

// Masks a text that comes in pieces, however it was cut: all it gives is together what Redactor::mask() gives of
// the whole. It keeps back what may turn out to be the beginning of a secret. Secrets that become known on the
// way count for all that was not given yet.
class MaskingStream {
public:
    explicit MaskingStream(const Redactor &redactor);

    std::string add(std::string_view piece);
    // The rest; nothing may be added afterwards.
    std::string finish();

private:
    void useNewestSecrets();
    void advance(std::string_view piece, bool isEnd, std::string &out);
    void give(std::size_t end, std::string &out);

    std::shared_ptr<SecretRegister> m_register;
    std::shared_ptr<const Automata> m_automata;
    DecodedView m_reading;
    std::string m_kept;      // that was not given yet
    std::size_t m_given = 0; // the place where it begins
    std::vector<Stretch> m_found;
    std::optional<std::size_t> m_maskedUntil;
};

// Keeps the secret of one owner, such as a credential, known to the redactor in all its forms, and those that it had
// before for a while: late answers and logs may still have them. Whoever has several owners has one of these for each.
class RecentSecrets {
public:
    explicit RecentSecrets(Redactor &redactor) : m_redactor(redactor) {}

    void add(const Secret &secret);

private:
    struct RecentSecret {
        Secret secret;
        Registration registration;
    };

    Redactor &m_redactor;
    std::deque<RecentSecret> m_kept; // the newest last
};

} // namespace tooltray::credentials
