// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>

// Cursors of lists in the order of names. They say behind which name to go on, so that a page neither repeats nor
// skips anything when that one is gone meanwhile, and cannot be taken for a name.
namespace tooltray::toolkit {

std::string cursorBehind(std::string_view name);

// Empty for an empty one: from the beginning.
Result<std::string> nameInCursor(std::string_view cursor);

// Of a cursor that is none of ours.
Error wrongCursor();

} // namespace tooltray::toolkit
