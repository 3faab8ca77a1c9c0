// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/configuredsecret.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::storage {

struct PostgresAddress;

// Where the workspace is kept.
struct ConfiguredStorage {
    enum class Adapter : std::uint8_t { Json, Sqlite, Postgresql };
    enum class Tls : std::uint8_t { Disable, Prefer, Require, VerifyFull };

    Adapter adapter = Adapter::Json;
    std::string path = {}; // of the folder, or of the file of Sqlite; empty: below the data folder
    // The rest is Postgresql's.
    std::string host = {}; // or the folder of a socket; empty: the usual one
    std::uint16_t port = 5432;
    std::string database = {};
    std::string user = {};
    std::string schema = {}; // empty: the usual one
    std::optional<ConfiguredSecret> password = {};
    Tls tls = Tls::Prefer;
    std::string caFile = {};

    // How to get there. Precondition: it is Postgresql.
    PostgresAddress postgresAddress() const;
};

} // namespace tooltray::storage
