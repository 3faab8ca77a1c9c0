// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/names.h"

#include <vector>

namespace tooltray::workspace {

// A text that is no object of its kind; where that is said, and with which words.
struct Refusal {
    const char *name;
    ObjectKind kind;
    const char *text;
    const char *path;
    const char *says;
};

std::vector<Refusal> refusals();

} // namespace tooltray::workspace
