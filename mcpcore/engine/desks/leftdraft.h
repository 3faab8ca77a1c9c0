// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <string>

namespace tooltray::engine {

// Work that a process left without saving.
struct LeftDraft {
    std::string session; // of that process
    std::string id;      // as the window named it
    std::string content;
    WallTime saved = {};

    bool operator==(const LeftDraft &) const = default;
};

} // namespace tooltray::engine
