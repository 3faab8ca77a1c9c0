// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <string>
#include <string_view>

namespace tooltray::app {

// "tooltray" or "tooltray-config" as roff for man. The date is that of SOURCE_DATE_EPOCH, or none.
Result<std::string> manPage(std::string_view page);

// "commands" or "configuration" as Markdown; docs/reference has both.
Result<std::string> manualPage(std::string_view chapter);

} // namespace tooltray::app
