// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <QString>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// The tools that take a context variable, by its key: a binding says so, or a variable of the operation is named like
// it. Reads every operation: for a pool.
using ContextUsage = std::map<std::string, std::set<std::string>>;
ContextUsage contextUsage(const workspace::Workspace &workspace);

// A value as it is typed: a number, true or false, or a text, which stands in quotes where it could be mistaken.
QString contextText(const json::Value &value);
json::Value contextValue(const QString &text);

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
