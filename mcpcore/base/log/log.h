// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"

#include <QLoggingCategory>
#include <QtGlobal>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray {

// Looks at every line before it is written, from any thread; the redactor is one.
class LogFilter {
public:
    virtual ~LogFilter() = default;
    virtual std::string filtered(std::string line) const = 0;
};

// Writes all messages of the process, ours and Qt's, one line each. The application owns the only one, for
// as long as it runs; before and after, Qt writes as it likes.
class LogOutput final {
    Q_DISABLE_COPY_MOVE(LogOutput)

public:
    explicit LogOutput(int fileDescriptor);
    ~LogOutput();

    void setFilter(std::shared_ptr<const LogFilter> filter);

    // 2026-01-31T09:05:00.250Z warning http: The port is in use.
    static std::string line(WallTime time, QtMsgType type, std::string_view category,
                            std::string_view message);

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &message);

    int m_fileDescriptor;
    std::shared_ptr<const LogFilter> m_filter;
    QtMessageHandler m_previous = nullptr;
};

// Remembers the last lines of the log that were warnings or worse, as they were written.
class RecentWarnings final : public LogFilter {
public:
    static constexpr std::size_t kKept = 100;

    // Lines are written and remembered as the filter returns them.
    explicit RecentWarnings(std::shared_ptr<const LogFilter> filter);

    std::string filtered(std::string line) const override;
    std::vector<std::string> lines() const; // the newest last

private:
    std::shared_ptr<const LogFilter> m_filter;
    mutable std::mutex m_mutex;
    mutable std::deque<std::string> m_lines;
};

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
