// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clients/profile.h"

#include <filesystem>

namespace tooltray::clients {

// The folders of a user on one platform.
struct UserFolders {
    Platform platform = Platform::Linux;
    std::filesystem::path home;
    std::filesystem::path config;      // XDG_CONFIG_HOME, or ~/.config
    std::filesystem::path application; // where programs of the desktop keep their settings

    static UserFolders of(Platform platform, const std::filesystem::path &home);
    // Of whoever runs this process.
    static UserFolders current();

    std::filesystem::path file(const ClientProfile &profile) const;
    std::filesystem::path sign(const ClientProfile &profile) const;

private:
    std::filesystem::path resolve(const FilePlace &place) const;
};

} // namespace tooltray::clients
