// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

// The place of a server's entry in a client's file.
struct EntryPlace {
    std::vector<std::string> path; // the objects or tables that lead to it
    std::string name;

    bool operator==(const EntryPlace &) const = default;
};

struct FoundEntry {
    json::Value value;
    bool hasComments = false; // which a new entry in its place would lose

    bool operator==(const FoundEntry &) const = default;
};

enum class Syntax : std::uint8_t { Json, Toml, Yaml };

// The form in which a client expects a server's entry.
enum class EntryStyle : std::uint8_t {
    Typed,       // type "http", url, headers
    Plain,       // url, headers
    ServerUrl,   // serverUrl, headers
    Remote,      // type "remote", url, headers, no OAuth
    HttpHeaders, // url, http_headers
    Extension,   // type "streamable_http", uri, headers
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

// All known clients, in the order in which they are listed.
const std::vector<ClientProfile> &knownClients();
const ClientProfile *findClient(std::string_view id); // null when there is none

// The folders of a user on one platform.
struct UserFolders {
    Platform platform = Platform::Linux;
    std::filesystem::path home;
    std::filesystem::path config;      // XDG_CONFIG_HOME, or ~/.config
    std::filesystem::path application; // where programs of the desktop keep their settings

    static UserFolders of(Platform platform, const std::filesystem::path &home);
    // The folders of the user who runs this process.
    static UserFolders current();

    std::filesystem::path file(const ClientProfile &profile) const;
    std::filesystem::path sign(const ClientProfile &profile) const;

private:
    std::filesystem::path resolve(const FilePlace &place) const;
};

} // namespace tooltray::clients
