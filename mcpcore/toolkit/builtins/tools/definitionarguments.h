// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>

namespace tooltray::toolkit {

enum class DefinitionUse : std::uint8_t { Create, Update };

// The parameters of create_saved_query_tool and update_saved_tool.
json::Value definitionArguments(DefinitionUse use);

} // namespace tooltray::toolkit
