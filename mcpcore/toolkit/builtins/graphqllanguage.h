// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/apilanguage.h"

// The GraphQL side of the built-in tools, each function beside its tool.
namespace tooltray::toolkit {

Running executeGraphql(ApiCall call);  // executetools.cpp
Running validateGraphql(ApiCall call); // querytools.cpp
Running describeGraphql(ApiCall call); // schematools.cpp
Running searchGraphql(ApiCall call);   // searchtools.cpp

} // namespace tooltray::toolkit
