// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "clients/profile/profile.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

// Copies beside a file of somebody else: NAME.tooltray-backup, as it was before we changed it for the first time and
// never written again, and one with the date before each change, of which the last ten are kept. Only their owner
// may read them.
Result<void> backUp(const std::filesystem::path &file, std::string_view content, WallTime now);

// The backups with a date, newest first.
std::vector<std::filesystem::path> datedBackups(const std::filesystem::path &file);

// A state of a file; nothing where there is none.
using FileText = std::optional<std::string>;

// The file of one client on disk. Every change says which text it was made for: where somebody else was faster it is
// refused as client_file_changed. Takes as long as the disk takes.
class ClientFile {
public:
    ClientFile(ClientProfile profile, std::filesystem::path path);

    const std::filesystem::path &path() const { return m_path; }

    Result<FileText> read() const;
    // Follows all symbolic links, keeps the permissions of the file and creates the folder it needs. A state
    // without a text removes the file.
    Result<void> change(const FileText &before, const FileText &after, WallTime now) const;

    // The text before our last change; nothing if the file was changed since.
    std::optional<FileText> beforeLastChange(const FileText &text) const;
    // Takes the last change back, and the one before it when it is called again. Precondition: there is one.
    Result<void> goBack(const FileText &text) const;

private:
    struct EarlierState {
        FileText text;
        std::filesystem::path backup; // empty: there was no file
    };

    std::optional<EarlierState> earlierState(const FileText &text) const;
    Result<void> confirm(const FileText &expected) const;
    Result<void> replaceWith(const FileText &text) const;

    ClientProfile m_profile;
    std::filesystem::path m_path;
};

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
