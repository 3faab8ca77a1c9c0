// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// Ids of the actions that more than one place asks for.
namespace tooltray::ui::actionid {

inline constexpr QLatin1StringView kToggleServer("server.toggle");
inline constexpr QLatin1StringView kUseFreePort("server.useFreePort");
inline constexpr QLatin1StringView kCopyAddress("server.copyAddress");
inline constexpr QLatin1StringView kConnectClient("server.connectClient");
inline constexpr QLatin1StringView kPalette("view.palette");
inline constexpr QLatin1StringView kBack("view.back");
inline constexpr QLatin1StringView kForward("view.forward");
inline constexpr QLatin1StringView kQuit("file.quit");
inline constexpr QLatin1StringView kShortcuts("help.shortcuts");
inline constexpr QLatin1StringView kGettingStarted("help.gettingStarted");

// Of the action that opens a page.
inline QString page(const QString &pageId)
{
    return QStringLiteral("page.") + pageId;
}

} // namespace tooltray::ui::actionid
