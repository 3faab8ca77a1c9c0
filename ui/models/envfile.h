// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

struct EnvEntry {
    std::string key;
    std::string value;

    bool operator==(const EnvEntry &) const = default;
};

struct EnvFile {
    std::vector<EnvEntry> entries; // of keys that are there twice the last one, in the place of the first
    std::vector<int> unreadLines;  // counted from 1
};

// What a .env file sets: KEY=value, with "export" before it or not, quoted or not, and comments. Nothing is expanded.
EnvFile readEnvFile(std::string_view text);

} // namespace tooltray::ui
