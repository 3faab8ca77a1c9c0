// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/exchange/foreign.h"

#include <functional>
#include <string_view>

namespace tooltray::workspace {

// What a YAML text says; this room has no reader of its own.
using ReadYaml = std::function<Result<json::Value>(std::string_view text)>;

// Whatever it turns out to be by what stands in it: GraphQL documents and schemas, answers to introspection queries,
// collections of Postman (2.0, 2.1), Insomnia (4, 5; as JSON or YAML), Altair and Bruno (as text or JSON). The error
// says what is taken where it is none of them. May take long for a big text.
Result<Foreign> readForeign(std::string_view text, const ReadYaml &readYaml = {});

} // namespace tooltray::workspace
