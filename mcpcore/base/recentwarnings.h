// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/logoutput.h"

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tooltray {

// Remembers the last lines of the log that were warnings or worse, as they were written.
class RecentWarnings final : public LogFilter {
public:
    static constexpr std::size_t kKept = 100;

    // What the filter makes of a line is written and remembered.
    explicit RecentWarnings(std::shared_ptr<const LogFilter> filter);

    std::string filtered(std::string line) const override;
    std::vector<std::string> lines() const; // the newest last

private:
    std::shared_ptr<const LogFilter> m_filter;
    mutable std::mutex m_mutex;
    mutable std::deque<std::string> m_lines;
};

} // namespace tooltray
