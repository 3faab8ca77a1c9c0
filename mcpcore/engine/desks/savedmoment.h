// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::engine {

// A state of the workspace that one can go back to.
struct SavedMoment {
    std::string id;
    std::string time;  // RFC 3339
    std::string label; // what was done then

    bool operator==(const SavedMoment &) const = default;
};

} // namespace tooltray::engine
