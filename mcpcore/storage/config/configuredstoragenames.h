// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/configuredstorage.h"
#include "json/decode.h"

#include <array>

// The names of enum values in the configuration; see json/decode.h. Those of Tls are libpq's.
namespace tooltray::storage {

constexpr auto namesOf(ConfiguredStorage::Adapter)
{
    using enum ConfiguredStorage::Adapter;
    return std::to_array<json::Named<ConfiguredStorage::Adapter>>(
        {{"json", Json}, {"sqlite", Sqlite}, {"postgresql", Postgresql}});
}

constexpr auto namesOf(ConfiguredStorage::Tls)
{
    using enum ConfiguredStorage::Tls;
    return std::to_array<json::Named<ConfiguredStorage::Tls>>(
        {{"disable", Disable}, {"prefer", Prefer}, {"require", Require}, {"verify-full", VerifyFull}});
}

} // namespace tooltray::storage
