// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::credentials {

// Whether a header, a member of an object or a parameter of a URL with that name holds something secret:
// Authorization, Cookie, password, X-Api-Key, access_token, clientSecret ... in any spelling. Cursors and the
// like (nextPageToken, progressToken) are not.
bool isSecretName(std::string_view name);

// Names that somebody counts among them: the known ones and others, in any spelling.
class SecretNames {
public:
    SecretNames() = default;
    explicit SecretNames(std::span<const std::string> others);

    bool contains(std::string_view name) const;

private:
    std::set<std::string, std::less<>> m_others; // in lower case, without what separates words
};

} // namespace tooltray::credentials
