// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::mcp {

enum class Era : std::uint8_t {
    Legacy, // initialize opens a session that remembers the rest
    Modern  // every request says everything by itself
};

// What a revision knows. What it does not know is left out or said in older words.
struct Features {
    enum class Structured : std::uint8_t { None, ObjectsOnly, AnyValue };

    Structured structured = Structured::None; // structuredContent and outputSchema
    bool batches = false;
    bool audio = false;
    bool hints = false; // of tools
    bool completions = false;
    bool progressMessages = false;
    bool titles = false;
    bool resourceLinks = false;
    bool icons = false;
    bool extensions = false;
};

// A dated revision of the protocol. The table behind these functions is the only place with the dates.
struct Revision {
    std::string_view name;
    Era era;
    Features features;
};

const Revision *findRevision(std::string_view name);
std::vector<std::string_view> revisionNames(Era era); // newest first
const Revision &newestRevision(Era era);
// What a session speaks whose client asked for this revision (2025-11-25, basic/lifecycle, version
// negotiation).
const Revision &negotiatedRevision(std::string_view requested);

} // namespace tooltray::mcp
