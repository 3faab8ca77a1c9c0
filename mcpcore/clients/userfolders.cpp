// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/userfolders.h"

#include <QDir>

namespace tooltray::clients {
namespace {

namespace fs = std::filesystem;

constexpr Platform kPlatform =
#if defined(Q_OS_WIN)
    Platform::Windows;
#elif defined(Q_OS_MACOS)
    Platform::MacOs;
#else
    Platform::Linux;
#endif

fs::path variable(const char *name)
{
    const fs::path path(qEnvironmentVariable(name).toStdString());
    return path.is_absolute() ? path : fs::path(); // as the XDG specification wants relative ones ignored
}

} // namespace

UserFolders UserFolders::of(Platform platform, const fs::path &home)
{
    UserFolders folders{platform, home, home / ".config", home / ".config"};
    if (platform == Platform::MacOs)
        folders.application = home / "Library" / "Application Support";
    else if (platform == Platform::Windows)
        folders.application = home / "AppData" / "Roaming";
    return folders;
}

UserFolders UserFolders::current()
{
    UserFolders folders = of(kPlatform, fs::path(QDir::homePath().toStdString()));
    if (const fs::path config = variable("XDG_CONFIG_HOME"); !config.empty()) {
        folders.config = config;
        if (kPlatform == Platform::Linux)
            folders.application = config;
    }
    if (const fs::path application = variable("APPDATA");
        kPlatform == Platform::Windows && !application.empty())
        folders.application = application;
    return folders;
}

fs::path UserFolders::file(const ClientProfile &profile) const
{
    return resolve(platform == Platform::Windows && profile.fileOnWindows ? *profile.fileOnWindows
                                                                          : profile.file);
}

fs::path UserFolders::sign(const ClientProfile &profile) const
{
    if (platform == Platform::Windows && profile.fileOnWindows)
        return resolve(*profile.fileOnWindows).parent_path();
    return resolve(profile.sign);
}

fs::path UserFolders::resolve(const FilePlace &place) const
{
    switch (place.base) {
    case Base::Home: return home / place.path;
    case Base::Config: return config / place.path;
    case Base::Application: return application / place.path;
    }
    return {};
}

} // namespace tooltray::clients
