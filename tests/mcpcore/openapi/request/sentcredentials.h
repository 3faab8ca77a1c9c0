// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// A secret as it is sent: a header, a pair of the query, or a cookie.
struct SentCredential {
    ParameterPlace place = ParameterPlace::Header;
    std::string name;
    std::string value;
};

// The credential for one security scheme of the description.
struct SchemeSecret {
    std::string scheme; // its name
    std::string secret; // the token or key, or "user:password"
};

// What is sent for an operation: everything that its first alternative asks for that is there whole. Several OAuth
// entries of one alternative are one token. Nothing where no alternative is whole; empty where none is needed.
std::optional<std::vector<SentCredential>> credentialsFor(const Api &api, const ApiOperation &operation,
                                                          const std::vector<SchemeSecret> &secrets);

} // namespace tooltray::openapi
