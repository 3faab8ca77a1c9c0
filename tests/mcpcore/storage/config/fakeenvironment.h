// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/configuration/scalars.h"

#include <map>
#include <string>

namespace tooltray::storage {

// Only these variables are set.
Environment fakeEnvironment(std::map<std::string, std::string> variables = {});

} // namespace tooltray::storage
