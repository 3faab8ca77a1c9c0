// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/logoutput.h"
#include "credentials/redaction/registration.h"
#include "credentials/secret.h"
#include "json/value.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::credentials {

class SecretNames;
class SecretRegister;

// Knows every secret in use and masks it in any text: as it is, in base64 (whatever stands before it, both
// alphabets), percent-encoded, escaped as in JSON, and two of these escapes on top of each other. Any thread.
//
// A secret of less than 4 bytes is not looked for, as it would stand in every text by chance; one of less than
// 8 is where no letter or digit touches it. Names that hold secrets (see secretnames.h) do not depend on that.
class Redactor final : public LogFilter {
public:
    static constexpr std::string_view kMask = "***";
    static constexpr std::size_t kShortest = 4;
    static constexpr std::size_t kShortestAnywhere = 8;

    Redactor();
    ~Redactor() override;

    // The secret is known until the registration goes, or, registered more than once, the last of them.
    Registration add(const Secret &secret);

    // Mask first and cut afterwards: half a secret is not found. For text that comes in pieces there is
    // MaskingStream.
    std::string mask(std::string_view text) const;

    // Names that hold something secret, beside those of secretnames.h.
    void setSecretNames(std::span<const std::string> names);

    std::string filtered(std::string line) const override;

    // These mask as well what stands under the name of something secret, known or not.
    std::string maskHeader(std::string_view name, std::string_view value) const;
    std::string maskUrl(std::string_view url) const;   // the password and the query too
    std::string maskJson(std::string_view text) const; // complete or not; what is no JSON is masked as text
    std::optional<std::string> maskedJson(std::string_view text) const; // nothing when all of it stays
    json::Value maskValue(const json::Value &value) const;

private:
    friend class MaskingStream;

    std::optional<std::string> masked(std::string_view text) const; // nothing when all of it stays
    json::Value masked(const json::Value &value, bool isSecret, const SecretNames &names) const;
    std::shared_ptr<const SecretNames> names() const;

    std::shared_ptr<SecretRegister> m_register;
    mutable std::mutex m_namesMutex;
    std::shared_ptr<const SecretNames> m_names;
};

} // namespace tooltray::credentials
