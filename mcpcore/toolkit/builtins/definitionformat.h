// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

// How a tool is written down for create_saved_query_tool and update_saved_tool.

namespace tooltray::toolkit {

// All of it, with what each member means and takes: for get_query_dsl.
json::Value definitionFormat();

// What lists of tools have of it. Every agent pays for these in every conversation, so they name the members only.
json::Value creationArguments();
json::Value changeArguments();

} // namespace tooltray::toolkit
