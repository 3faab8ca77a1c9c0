// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/exchange/foreign.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// A request that was copied as a cURL command.
struct CurlCommand {
    std::string url;
    std::string method = {}; // where the command says it
    std::vector<ForeignField> headers = {};
    std::string user = {}; // "name:password", of -u
    std::string body = {};
    std::string proxy = {};
    bool isBodyInUrl = false; // -G
    bool isJson = false;
    bool hasFiles = false;
    bool isInsecure = false;

    bool operator==(const CurlCommand &) const = default;
};

// Nothing for a text that is no cURL command or names no URL. Understands the quotes of POSIX shells and what
// browsers copy for cmd.exe.
std::optional<CurlCommand> parseCurl(std::string_view text);

} // namespace tooltray::workspace
