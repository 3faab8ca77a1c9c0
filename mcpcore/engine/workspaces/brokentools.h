// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::engine {

// Tools that a check finds broken are told a little later: at a start, and when endpoints and tools come together, the
// schema that they fit follows at once.
inline constexpr std::chrono::seconds kBrokenToldAfter{3};

// The line of the program's own log, one for all of them: a schema that changed breaks ten thousand tools at once.
// Precondition: there is a tool.
std::string brokenToolsLine(const std::vector<std::string> &tools, const std::string &workspace);

// Tells of tools that broke, once of all that do within a few seconds: only of those that are broken still, and not
// while a first schema is on its way.
class BrokenToolsNews {
public:
    struct Source {
        std::function<bool()> isSchemaAwaited; // the first one of some endpoint
        std::function<bool(const std::string &tool)> isBroken;
        std::function<void(const std::vector<std::string> &tools)> tell;
    };

    // The clock outlives it.
    BrokenToolsNews(Clock &clock, Source source);

    void add(const std::vector<std::string> &tools);

private:
    void tellLater();
    void tell();

    Clock &m_clock;
    Source m_source;
    std::set<std::string> m_tools; // not told of yet
    Timer m_telling;
};

} // namespace tooltray::engine
