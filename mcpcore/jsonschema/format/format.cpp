// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/format.h"

#include "jsonschema/format/datetime.h"
#include "jsonschema/format/network.h"
#include "jsonschema/format/uriformat.h"
#include "text/regex/regex.h"

#include <algorithm>
#include <array>

namespace tooltray::jsonschema {

namespace {

bool isRegex(std::string_view text)
{
    return !text::Regex::compile(text).error;
}

constexpr auto kFormats = std::to_array<Format>({
    {"date", isDate, "a date such as 2026-01-31"},
    {"date-time", isDateTime, "a date and time with its offset such as 2026-01-31T12:30:00Z"},
    {"duration", isDuration, "a duration such as P1DT12H"},
    {"email", isEmail, "an e-mail address such as name@example.com"},
    {"hostname", isHostname, "a host name such as www.example.com"},
    {"idn-email", isIdnEmail, "an e-mail address such as name@example.com"},
    {"idn-hostname", isIdnHostname, "a host name such as www.example.com"},
    {"ipv4", isIpv4, "an IPv4 address such as 192.0.2.1"},
    {"ipv6", isIpv6, "an IPv6 address such as 2001:db8::1"},
    {"iri", isIri, "an absolute IRI such as https://example.com/path"},
    {"iri-reference", isIriReference, "an IRI or a relative reference such as /path"},
    {"json-pointer", isJsonPointer, "a JSON Pointer such as /name/0"},
    {"regex", isRegex, "a regular expression of ECMA-262"},
    {"relative-json-pointer", isRelativeJsonPointer, "a relative JSON Pointer such as 1/name"},
    {"time", isTime, "a time with its offset such as 12:30:00Z"},
    {"uri", isUri, "an absolute URI such as https://example.com/path"},
    {"uri-reference", isUriReference, "a URI or a relative reference such as /path"},
    {"uri-template", isUriTemplate, "a URI template such as https://example.com/{name}"},
    {"uuid", isUuid, "a UUID such as 123e4567-e89b-12d3-a456-426614174000"},
});

} // namespace

const Format *findFormat(std::string_view name) noexcept
{
    const auto *found = std::find_if(kFormats.begin(), kFormats.end(),
                                     [name](const Format &format) { return format.name == name; });
    return found == kFormats.end() ? nullptr : found;
}

} // namespace tooltray::jsonschema
