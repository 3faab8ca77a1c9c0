// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace tooltray::toolkit {

// A file of the workspace that is not followed; what it held before goes on where it held anything.
struct UnreadFile {
    std::string file; // below the folder of the workspace: tools/list_issues.json
    std::string tool; // whose file it is; empty: of something else
    std::string message;
    std::size_t line = 0; // 0: it could not even be had
    std::size_t column = 0;

    bool operator==(const UnreadFile &) const = default;
};

} // namespace tooltray::toolkit
