// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/urlmasker.h"

#include "base/percent.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redactor.h"

#include <algorithm>

namespace tooltray::credentials {
namespace {

// A user without a password may be a token.
void appendOrigin(std::string_view origin, std::string &out)
{
    const std::size_t at = origin.rfind('@');
    if (at == std::string_view::npos) {
        out += origin;
        return;
    }
    const std::size_t colon = origin.substr(0, at).find(':');
    if (colon != std::string_view::npos)
        out += origin.substr(0, colon + 1);
    out += Redactor::kMask;
    out += origin.substr(at);
}

void appendParameter(std::string_view parameter, const SecretNames &names, std::string &out)
{
    const std::size_t equals = parameter.find('=');
    const std::string_view name = parameter.substr(0, equals);
    if (equals == std::string_view::npos
        || !names.contains(decodePercent(name).value_or(std::string(name)))) {
        out += parameter;
        return;
    }
    out += parameter.substr(0, equals + 1);
    out += Redactor::kMask;
}

} // namespace

std::string maskedBySecretParts(std::string_view url, const SecretNames &names)
{
    std::string out;
    if (const std::size_t scheme = url.find("://");
        scheme != std::string_view::npos && scheme < url.find('?')) {
        const std::size_t begin = scheme + 3;
        const std::size_t end = std::min(url.find_first_of("/?#", begin), url.size());
        out += url.substr(0, begin);
        appendOrigin(url.substr(begin, end - begin), out);
        url.remove_prefix(end);
    }
    while (!url.empty()) {
        const std::size_t end = std::min(url.find_first_of("?#&;"), url.size());
        appendParameter(url.substr(0, end), names, out);
        if (end < url.size())
            out += url[end];
        url.remove_prefix(std::min(end + 1, url.size()));
    }
    return out;
}

} // namespace tooltray::credentials
