// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <functional>
#include <map>
#include <string>

namespace tooltray::storage {

// Where a team's workspace is kept.
struct PostgresAddress {
    std::string host; // or the folder of a socket
    int port = 5432;
    std::string database;
    std::string user;
    std::string schema = "tooltray"; // one for each workspace
    // Of libpq, such as sslmode and sslrootcert.
    std::map<std::string, std::string> options = {};
    // Asked each time a connection is made, on the thread that makes it, where it may wait. The password is
    // kept nowhere. Without this none is sent.
    std::function<Result<std::string>()> password = {};
};

} // namespace tooltray::storage
