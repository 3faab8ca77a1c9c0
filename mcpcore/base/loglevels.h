// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

namespace tooltray {

// From "warning" or "info,http=debug,mcp=warning" to the rules of QLoggingCategory::setFilterRules().
Result<std::string> logRules(std::string_view levels);

} // namespace tooltray
