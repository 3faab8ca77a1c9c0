// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entry/logentry.h"
#include "journal/statistics/counter.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace tooltray::journal {

// What was counted of calls of one kind: those of tests do not blur what clients see.
struct Statistics {
    using Table = std::map<std::string, Counter, std::less<>>;

    // What comes under a new name when a table has this many is counted under kOthers: names come from outside.
    static constexpr std::size_t kMaxNames = 2'000;
    static constexpr std::string_view kOthers = "(others)";

    Counter calls = {};
    Table tools = {};
    Table clients = {};
    Table endpoints = {}; // counts exchanges, but those that the cache answered

    void add(const LogEntry &entry);

    bool operator==(const Statistics &) const = default;
};

// Since the program started.
struct StatisticsPair {
    Statistics production = {};
    Statistics test = {};

    void add(const LogEntry &entry) { (entry.isTest ? test : production).add(entry); }

    bool operator==(const StatisticsPair &) const = default;
};

} // namespace tooltray::journal
