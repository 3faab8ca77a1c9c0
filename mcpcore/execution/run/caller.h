// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/policy/quota.h"
#include "workspace/definitions/policy.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::execution {

// Who calls, and what they may.
struct Caller {
    std::string id;           // owns what is kept for it, such as results that were cut
    std::string name;         // for people
    std::string program = {}; // as it names itself; empty: it did not say
    bool readOnly = false;
    std::optional<workspace::MutationPolicy> mutations = {}; // the strictest of all that are said counts
    std::shared_ptr<upstream::RateLimit> rate = {};          // null: as fast as it goes
    std::uint64_t resultBytes = 40'000;
};

} // namespace tooltray::execution
