// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>

namespace tooltray::toolkit {

// A schema of parameters in about so many bytes, for readers who pay for each: what is optional and lies deepest goes
// first, then descriptions, then optional parameters. Takes all that the schema itself takes, and says in its
// description that describe_tool has the rest. What has to be passed stays, however large it is.
json::Value outlined(json::Value schema, std::size_t bytes);

} // namespace tooltray::toolkit
