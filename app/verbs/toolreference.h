// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verbs/configreference.h"

#include <string>
#include <vector>

namespace tooltray::app {

// The members of a tool's definition, as agents are told them; paths like "pagination_config.page_size".
std::vector<ConfigKey> toolKeys();
std::string toolIntroduction();

// JSON Schemas, as text: of a tool's definition, and of config.yaml for editors.
std::string toolSchema();
std::string configurationSchema();

} // namespace tooltray::app
