// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::storage {

struct KillLoop {
    int kills = 0;
    int changes = 0;
    unsigned seed = 1;
};

// Lets a process make changes in the folder, one after the other, and kills it at random moments; a new one
// goes on. After each kill every change that was acknowledged must be there, and every file whole. Gives
// the first thing that was not so, or nothing.
std::string runKillLoop(const std::string &folder, const KillLoop &loop);

} // namespace tooltray::storage
