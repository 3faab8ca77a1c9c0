// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <QLoggingCategory>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray {

enum class LogSeverity : std::uint8_t { Debug, Info, Warning, Critical };

// What a room tells whoever runs Tooltray, in full sentences. Never with a secret in them: LogOutput has a
// filter for slips, not for habits.
class LogCategory {
    Q_DISABLE_COPY_MOVE(LogCategory)

public:
    // A literal: "tooltray." and the name of the room.
    explicit LogCategory(const char *name) : m_category(name, QtInfoMsg) {}

    bool isEnabled(LogSeverity level) const;
    void debug(std::string_view message) const { write(LogSeverity::Debug, message); }
    void info(std::string_view message) const { write(LogSeverity::Info, message); }
    void warning(std::string_view message) const { write(LogSeverity::Warning, message); }
    void critical(std::string_view message) const { write(LogSeverity::Critical, message); }

private:
    void write(LogSeverity level, std::string_view message) const;

    QLoggingCategory m_category;
};

// From "warning" or "info,http=debug,mcp=warning" to the rules of QLoggingCategory::setFilterRules().
Result<std::string> logRules(std::string_view levels);

} // namespace tooltray
