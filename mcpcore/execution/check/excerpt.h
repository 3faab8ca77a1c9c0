// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/location.h"

#include <string>

namespace tooltray::execution {

// The line of the location and a caret below its column. Of a long line a piece around the column.
std::string excerpt(const graphql::LineMap &lines, graphql::Location location);

} // namespace tooltray::execution
