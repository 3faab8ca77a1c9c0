// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::layering {

// One row of the table in ARCHITECTURE.md.
struct Room {
    enum class Qt { None, Core };

    std::string name;
    std::vector<std::string> mayUse; // beside itself, the standard library and its third-party libraries
    Qt qt = Qt::Core;
    std::vector<std::string> foreignWords; // what the room must never have heard of
};

const std::vector<Room> &rooms();
const Room *findRoom(std::string_view name);

// What ui may include from mcpcore: the engine's face, and plain values with their pure services.
const std::vector<std::string> &roomsForUi();

// Files that may be longer than the limit, each with its reason.
struct LongFile {
    std::string path;
    std::string reason;
};
const std::vector<LongFile> &longFiles();

} // namespace tooltray::layering
