// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/sharedobjects.h"

#include <vector>

namespace tooltray::toolkit {

// The prompts that are there in every workspace. A line of theirs with an optional argument is only there when that
// was given.
const std::vector<workspace::Prompt> &ownPrompts();

} // namespace tooltray::toolkit
