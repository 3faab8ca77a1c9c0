// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// A filter for lists: words that must all be somewhere in the texts, in either case; none: everything is found. Reading
// the texts of ten thousand tools takes a millisecond or two: an index would cost more memory than it saves time.
class ToolSearch {
public:
    explicit ToolSearch(std::string_view query);

    // By what agents find a tool by: name, title, the description that is served, and tags.
    bool finds(const Tool &tool) const;

private:
    std::vector<std::string> m_words; // in lower case
};

} // namespace tooltray::workspace
