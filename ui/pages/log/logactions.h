// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tooltray::ui {

struct PageContext;

// What can be done with the log. The page does it, and switches on what it can do at the moment.
void addLogActions(const PageContext &context);

namespace logaction {
inline constexpr QLatin1StringView kLive("log.live");
inline constexpr QLatin1StringView kReplay("log.replay");
inline constexpr QLatin1StringView kResend("log.resend");
inline constexpr QLatin1StringView kCompare("log.compare");
inline constexpr QLatin1StringView kPinBaseline("log.pinBaseline");
inline constexpr QLatin1StringView kCompareBaseline("log.compareBaseline");
inline constexpr QLatin1StringView kOpenTool("log.openTool");
inline constexpr QLatin1StringView kSaveTool("log.saveTool");
inline constexpr QLatin1StringView kSaveExample("log.saveExample");
inline constexpr QLatin1StringView kPin("log.pin");
inline constexpr QLatin1StringView kCopyCurl("log.copyCurl");
inline constexpr QLatin1StringView kCopyCurlSecrets("log.copyCurlSecrets");
inline constexpr QLatin1StringView kCopyGraphql("log.copyGraphql");
inline constexpr QLatin1StringView kCopyJson("log.copyJson");
inline constexpr QLatin1StringView kExportLines("log.exportLines");
inline constexpr QLatin1StringView kExportHar("log.exportHar");
inline constexpr QLatin1StringView kClear("log.clear");
inline constexpr QLatin1StringView kShowCleared("log.showCleared");
inline constexpr QLatin1StringView kDelete("log.delete");
} // namespace logaction

} // namespace tooltray::ui
