// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::credentials {

// Stands in the place of a secret.
inline constexpr std::string_view kSecretMask = "***";

// Names that somebody counts among them: the known ones and others, in any spelling.
class SecretNames {
public:
    SecretNames() = default;
    explicit SecretNames(std::span<const std::string> others);

    bool contains(std::string_view name) const;

private:
    std::set<std::string, std::less<>> m_others; // in lower case, without what separates words
};

// The URL with the mask in place of its user's password and of every parameter with a secret name. Also of
// what is no URL but parameters only, such as a form.
std::string maskedBySecretParts(std::string_view url, const SecretNames &names = {});

// Whether maskedInUrls() could find anything: what has neither a user nor a parameter is no text for it.
bool mayHaveSecretParts(std::string_view text);

// The text with the same done to each URL in it, and to what looks like the query of one.
std::string maskedInUrls(std::string_view text, const SecretNames &names = {});

// The JSON text with the mask in place of every string and number that is the value of a member with a secret
// name or stands anywhere in it; also of JSON in its strings. What is not complete or no JSON stays as it is. Nothing
// when there is nothing to mask.
std::optional<std::string> maskedBySecretNames(std::string_view json, const SecretNames &names = {});

} // namespace tooltray::credentials
