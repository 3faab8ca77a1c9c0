// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace tooltray::workspace {

// A version of a tool and what is wrong with it: code, place, and position in an operation, of each problem. (moc
// of Qt 6.4 cannot read a test that holds such texts.)
struct VersionRow {
    const char *name;
    const char *version;
    const char *expected;
};

std::vector<VersionRow> versionRows();

} // namespace tooltray::workspace
