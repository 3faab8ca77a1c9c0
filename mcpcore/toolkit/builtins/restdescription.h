// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/apilanguage.h"

// The answers of get_schema_info and search_schema about the description of a REST API.
namespace tooltray::toolkit {

Running describeRest(ApiCall call);
Running searchRest(ApiCall call);

} // namespace tooltray::toolkit
