// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/configuration/configuration.h"
#include "json/value.h"

// The place of a library as a state file remembers it: without the password.
namespace tooltray::engine {

json::Value recordOf(const storage::ConfiguredStorage &place);
storage::ConfiguredStorage placeIn(const json::Value &record);

} // namespace tooltray::engine
