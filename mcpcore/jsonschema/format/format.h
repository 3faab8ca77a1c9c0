// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::jsonschema {

// A format of the drafts (validation 7.3).
struct Format {
    std::string_view name;
    bool (*isFulfilledBy)(std::string_view text);
    std::string_view description; // "a date such as 2026-01-31"
};

// Null when there is no such format: then every text has it.
const Format *findFormat(std::string_view name) noexcept;

bool isHostname(std::string_view text);    // RFC 1123 2.1; labels that begin with "xn--" must be A-labels
bool isIdnHostname(std::string_view text); // RFC 5890 2.3.2.3

bool isIpv4(std::string_view text) noexcept;     // RFC 2673 3.2
bool isIpv6(std::string_view text) noexcept;     // RFC 4291 2.2
bool isEmail(std::string_view text) noexcept;    // RFC 5321 4.1.2 Mailbox
bool isIdnEmail(std::string_view text) noexcept; // RFC 6531 3.3

bool isUri(std::string_view text) noexcept;          // RFC 3986 3
bool isUriReference(std::string_view text) noexcept; // RFC 3986 4.1
bool isIri(std::string_view text) noexcept;          // RFC 3987 2.2
bool isIriReference(std::string_view text) noexcept;
bool isUriTemplate(std::string_view text) noexcept; // RFC 6570 2

bool isJsonPointer(std::string_view text) noexcept;         // RFC 6901
bool isRelativeJsonPointer(std::string_view text) noexcept; // draft-handrews-relative-json-pointer-01
bool isUuid(std::string_view text) noexcept;                // RFC 4122

// RFC 3492, without the prefix "xn--".
std::optional<std::u32string> decodePunycode(std::string_view text);
std::optional<std::string> encodePunycode(std::u32string_view points);

// Whether a label with at least one character beyond ASCII may be in a host name (RFC 5891 4.2): normalized,
// of permitted characters (RFC 5892), each contextual one where it belongs.
bool isULabel(std::u32string_view label);

// RFC 5893: what all labels of a name fulfil together when one of them is written from right to left.
bool followBidiRule(const std::vector<std::u32string> &labels);

} // namespace tooltray::jsonschema
