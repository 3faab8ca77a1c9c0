// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/timer.h"

#include <QtGlobal>
#include <cstddef>
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

} // namespace tooltray
