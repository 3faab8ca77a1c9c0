// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/readyaml.h"

#include "storage/configuration/yamlreader.h"

namespace tooltray::engine {

Result<json::Value> readYaml(std::string_view text)
{
    return storage::readYamlDocument(text);
}

openapi::YamlRead readDescription(std::string_view text)
{
    Result<json::Value> read = readYaml(text);
    if (!read)
        return {{}, std::move(read).error().message};
    return {*std::move(read), {}};
}

} // namespace tooltray::engine
