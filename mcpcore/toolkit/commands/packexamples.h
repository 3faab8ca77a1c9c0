// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::toolkit {

// What import_tools takes, by the kind of tool: rest, steps, switch. Small packs that can be imported as they are.
json::Value packExamples();

} // namespace tooltray::toolkit
