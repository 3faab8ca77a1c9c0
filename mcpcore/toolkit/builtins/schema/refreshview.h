// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/preparation/schemas.h"
#include "json/value.h"
#include "workspace/checks/health.h"

#include <functional>
#include <string_view>

namespace tooltray::toolkit {

// What became of a schema: the worst changes first, at most so many of them, with the number of those left out.
// Of the tools that were sound before and are broken now those that may be seen.
json::Value refreshView(const execution::SchemaNews &news, const workspace::Health &before,
                        const workspace::Health &health,
                        const std::function<bool(std::string_view tool)> &isVisible);

} // namespace tooltray::toolkit
