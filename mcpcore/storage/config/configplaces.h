// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/configuration.h"
#include "storage/config/yamlnode.h"

#include <string_view>

namespace tooltray::storage {

// Adds to everything the configuration says where that stands in the text.
void addPlaces(const YamlNode &root, std::string_view text, Configuration &configuration);

} // namespace tooltray::storage
