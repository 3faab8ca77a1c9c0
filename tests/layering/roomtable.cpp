// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/roomtable.h"

#include <algorithm>

namespace tooltray::layering {
namespace {

using Words = std::vector<std::string>;

// The protocol rooms could serve any program; the language rooms could serve any GraphQL client.
const Words kProtocolForeign{"tooltray", "workspace", "toolkit", "journal", "graphql"};
const Words kLanguageForeign{"tooltray", "workspace", "toolkit", "journal", "mcp"};

} // namespace

const std::vector<Room> &rooms()
{
    using enum Room::Qt;
    static const std::vector<Room> table{
        {"text", {}, None, kLanguageForeign},
        {"terms", {"text"}, None, kLanguageForeign},
        {"json", {"text"}, None, kLanguageForeign},
        {"base", {"text", "json"}, Core, {}},
        {"graphql", {"text", "terms", "json"}, None, kLanguageForeign},
        {"jsonschema", {"text", "json"}, None, kLanguageForeign},
        {"openapi", {"text", "terms", "json", "jsonschema"}, None, kLanguageForeign},
        {"mcp", {"text", "base", "json"}, Core, kProtocolForeign},
        {"http", {"text", "base", "json", "mcp"}, Core, kProtocolForeign},
        {"stdio", {"text", "base", "json", "mcp"}, Core, kProtocolForeign},
        {"workspace", {"text", "base", "json", "graphql", "jsonschema", "openapi"}, Core, {}},
        {"storage", {"text", "base", "json", "workspace"}, Core, {}},
        {"credentials", {"text", "base", "json"}, Core, {}},
        {"upstream", {"text", "base", "json", "credentials"}, Core, {}},
        {"execution",
         {"text", "base", "json", "workspace", "graphql", "jsonschema", "openapi", "upstream", "credentials"},
         Core,
         {}},
        {"journal", {"text", "base", "json", "credentials"}, Core, {}},
        {"toolkit",
         {"text", "terms", "base", "json", "graphql", "jsonschema", "openapi", "mcp", "http", "workspace",
          "credentials", "upstream", "execution", "journal"},
         Core,
         {}},
        {"clients", {"text", "base", "json"}, Core, {}},
        {"demo", {"text", "base", "json", "graphql", "http"}, Core, {}},
        {"engine",
         {"text", "json", "base", "graphql", "jsonschema", "openapi", "mcp", "http", "stdio", "workspace",
          "storage", "credentials", "upstream", "execution", "journal", "toolkit", "clients", "demo"},
         Core,
         {}},
    };
    return table;
}

const Room *findRoom(std::string_view name)
{
    const auto found = std::ranges::find(rooms(), name, &Room::name);
    return found == rooms().end() ? nullptr : &*found;
}

const std::vector<std::string> &roomsForUi()
{
    static const Words allowed{"engine", "workspace", "journal", "graphql", "jsonschema",
                               "base",   "json",      "terms",   "text"};
    return allowed;
}

const std::vector<LongFile> &longFiles()
{
    static const std::vector<LongFile> none;
    return none;
}

} // namespace tooltray::layering
