// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/storagerecord.h"

#include <string>
#include <string_view>

namespace tooltray::engine {

using storage::ConfiguredStorage;

namespace {

template <typename Enum>
Enum named(const json::Value &name, Enum otherwise)
{
    for (const auto &each : namesOf(Enum())) {
        if (each.name == name.toString())
            return each.value;
    }
    return otherwise;
}

} // namespace

json::Value recordOf(const ConfiguredStorage &place)
{
    return json::Value::object({{"adapter", json::nameOf(place.adapter)},
                                {"path", place.path},
                                {"host", place.host},
                                {"port", place.port},
                                {"database", place.database},
                                {"user", place.user},
                                {"schema", place.schema},
                                {"tls", json::nameOf(place.tls)},
                                {"ca_file", place.caFile}});
}

ConfiguredStorage placeIn(const json::Value &record)
{
    const auto text = [&](std::string_view name) { return std::string(record[name].toString()); };
    ConfiguredStorage place;
    place.adapter = named(record["adapter"], ConfiguredStorage::Adapter::Json);
    place.path = text("path");
    place.host = text("host");
    place.port = static_cast<std::uint16_t>(record["port"].toUInt64().value_or(place.port));
    place.database = text("database");
    place.user = text("user");
    place.schema = text("schema");
    place.tls = named(record["tls"], ConfiguredStorage::Tls::Prefer);
    place.caFile = text("ca_file");
    return place;
}

} // namespace tooltray::engine
