// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "journal/entry/logentry.h"
#include "json/value.h"

#include <string>

namespace tooltray::journal {

// What it takes to make a call again.
struct ReplayCall {
    EntryId of{};
    std::string method = {};
    std::string tool = {};
    std::string toolVersion = {};
    json::Value arguments = {};
    bool isTest = false;

    bool operator==(const ReplayCall &) const = default;
};

// Fails, and says why, where the log does not have the arguments as they were: cut, or with secrets masked.
Result<ReplayCall> replayCall(const LogEntry &entry);

} // namespace tooltray::journal
