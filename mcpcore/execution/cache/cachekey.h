// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// Which calls have the same answer. Everything that the answer depends on is part of it; what stays the same is kept
// as it is, so that different calls never share a key.
struct CacheScope {
    std::string_view tool;
    std::string_view version;
    std::string_view endpoint;
    std::string_view credential; // whose: another one may see something else
};

// Of the variables named, or of all. The order of members and the way numbers are written make no difference.
std::string cacheKey(const CacheScope &scope, const json::Value &variables,
                     const std::vector<std::string> &keyParameters);

} // namespace tooltray::execution
