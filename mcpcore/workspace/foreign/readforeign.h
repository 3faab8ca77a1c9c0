// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/foreign/foreign.h"

#include <string_view>

namespace tooltray::workspace {

// Whatever it turns out to be by what stands in it: GraphQL documents and schemas, answers to introspection queries,
// collections of Postman (2.0, 2.1), Insomnia (4, 5), Altair and Bruno (as text or JSON). The error says what is
// taken where it is none of them. May take long for a big text.
Result<Foreign> readForeign(std::string_view text);

} // namespace tooltray::workspace
