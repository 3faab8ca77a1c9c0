// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

namespace tooltray::workspace {

// An object schema whose properties say nothing of null where they say anything else: what may be null may be left out
// as well, and not every client copes with lists of types. For showing; null is still taken.
json::Value withoutNulls(json::Value schema);

} // namespace tooltray::workspace
