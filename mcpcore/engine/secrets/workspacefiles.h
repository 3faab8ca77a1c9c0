// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::engine {

// The files in the folder of a workspace, which others may write: a consent to use one covers what it holds.
class WorkspaceFiles {
public:
    // An empty folder has no files.
    explicit WorkspaceFiles(const std::filesystem::path &folder);

    bool contains(const std::filesystem::path &path) const;

    // Tells what the file holds from anything else it may hold; nothing for a file elsewhere.
    std::optional<std::string> content(const std::filesystem::path &path) const;
    // The contents of all files that a command names, by their paths; null where it names none.
    json::Value contentsNamedBy(const std::vector<std::string> &command, const std::string &runsIn) const;

    // Changes whenever these contents do, and takes no reading; empty where there are none.
    std::string stamp(const std::filesystem::path &path) const;
    std::string stampOf(const std::vector<std::string> &command, const std::string &runsIn) const;

private:
    std::vector<std::filesystem::path> namedBy(const std::vector<std::string> &command,
                                               const std::string &runsIn) const;

    std::vector<std::filesystem::path> m_folders; // as it is written, and without links
};

} // namespace tooltray::engine
