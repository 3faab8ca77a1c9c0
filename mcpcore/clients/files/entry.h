// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "clients/profile/profile.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

// The entry of a server in the text of a file of either syntax; see jsoncedit.h and toml.h for what is kept.
// Further errors: client_file_encoding, for what is no UTF-8.
Result<std::optional<FoundEntry>> findEntry(Syntax syntax, std::string_view text, const EntryPlace &place);
Result<std::string> putEntry(Syntax syntax, std::string_view text, const EntryPlace &place,
                             const json::Value &entry);
Result<std::string> removeEntry(Syntax syntax, std::string_view text, const EntryPlace &place);

// The data a client needs to reach us.
struct Reach {
    std::string url = {};
    std::string token = {};
    std::string program = {};                // that brings those here which speak to programs only
    std::vector<std::string> arguments = {}; // of it

    bool operator==(const Reach &) const = default;
};

// The entry in the form that the client expects.
json::Value entryOf(const ClientProfile &profile, const Reach &reach);

// The token in an entry; nothing where there is none, as in those that start a program.
std::optional<std::string> tokenIn(const json::Value &entry);
// The same entry with something else in place of the token: for people to look at.
json::Value withToken(const json::Value &entry, std::string_view token);

enum class Standing : std::uint8_t {
    Missing,
    Current,
    OutOfDate,     // ours, with another address or a token that is not good
    ChangedByHand, // something stands there that we never write
};

Standing standingOf(const ClientProfile &profile, const std::optional<FoundEntry> &found, const Reach &reach,
                    const std::function<bool(std::string_view token)> &isGoodToken);

// The complete text for an empty file of that client, ready to paste.
std::string snippetFor(const ClientProfile &profile, const Reach &reach);

} // namespace tooltray::clients
