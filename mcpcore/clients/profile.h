// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clients/serverentry.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

enum class Syntax : std::uint8_t { Json, Toml };

// How a client wants a server to be written.
enum class EntryStyle : std::uint8_t {
    Typed,       // type "http", url, headers
    Plain,       // url, headers
    ServerUrl,   // serverUrl, headers
    Remote,      // type "remote", url, headers, no OAuth
    HttpHeaders, // url, http_headers
    Program,     // speaks to programs only: command, args
};

enum class Platform : std::uint8_t { Linux, MacOs, Windows };

// Folders of the user that paths begin with.
enum class Base : std::uint8_t {
    Home,
    Config,      // ~/.config, also on macOS
    Application, // ~/.config, ~/Library/Application Support, %APPDATA%
};

struct FilePlace {
    Base base = Base::Home;
    std::string path; // with "/"
};

// One program that speaks MCP.
struct ClientProfile {
    std::string id;    // as in the workspace: claude-code
    std::string title; // its own name, never translated
    Syntax syntax = Syntax::Json;
    EntryStyle style = EntryStyle::Typed;
    std::vector<std::string> path; // to the servers
    FilePlace file;
    std::optional<FilePlace> fileOnWindows = {}; // where it has another name there
    FilePlace sign;                              // what is there once the client was installed

    EntryPlace place() const { return {path, "tooltray"}; }
};

// In the order in which they are listed.
const std::vector<ClientProfile> &knownClients();
const ClientProfile *findClient(std::string_view id); // null when there is none

} // namespace tooltray::clients
