// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log.h"
#include "base/result.h"
#include "engine/preferences/preferences.h"

#include <filesystem>

namespace tooltray::engine {

// Keeps preferences in a file. Takes as long as the disk takes.
class PreferencesFile {
public:
    explicit PreferencesFile(std::filesystem::path path) : m_path(std::move(path)) {}

    // The usual ones where there is no file, and where it cannot be read: that is told in the log, and the file is
    // kept aside before another one is written.
    Preferences read();
    Result<void> write(const Preferences &preferences);

private:
    LogCategory m_log{"tooltray.engine"};
    std::filesystem::path m_path;
    bool m_isUnreadable = false;
};

} // namespace tooltray::engine
