// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/times.h"

#include <string>
#include <vector>

namespace tooltray::storage {

// Work in the window that is not saved yet.
struct Draft {
    std::string session; // of the process that wrote it
    std::string id;      // what is being worked on, in the window's words
    std::string content;
    WallTime saved = {};

    bool operator==(const Draft &) const = default;
};

struct LeftDrafts {
    std::vector<Draft> drafts;      // the oldest first
    std::vector<Error> unread = {}; // of those that are there and cannot be read
};

} // namespace tooltray::storage
