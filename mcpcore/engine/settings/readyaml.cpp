// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/readyaml.h"

#include "storage/configuration/yamlreader.h"

namespace tooltray::engine {

Result<json::Value> readYaml(std::string_view text)
{
    return storage::yamlValue(text);
}

} // namespace tooltray::engine
