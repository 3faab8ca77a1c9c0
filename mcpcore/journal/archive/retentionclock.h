// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/time/timer.h"

#include <chrono>
#include <optional>

namespace tooltray::journal {

// The time by which old files are removed. The clock of a computer may be wrong by years for a while, which must not
// cost anybody their journal: a jump of more than two days ahead counts only once the program has run after it on
// three days and for an hour in all. Until then the time stays what it was before. What was seen is kept in the
// folder, so that a new start is no way around.
class RetentionClock {
public:
    static constexpr std::chrono::days kOrdinary{2};
    static constexpr int kDaysSeen = 3;
    static constexpr std::chrono::seconds kTimeSeen = std::chrono::hours(1);

    explicit RetentionClock(Folder folder);

    // The wall time, or one before it while the clock is not believed.
    WallTime trusted(WallTime wall, MonotonicTime now);

private:
    // The observations of a time that may be wrong.
    struct Ahead {
        std::chrono::sys_days last{};
        int days = 1;
        std::chrono::seconds seen{};
    };

    void read();
    void save() const;
    std::optional<std::chrono::sys_days> newestBefore(std::chrono::sys_days day) const;
    void observe(std::chrono::sys_days day, WallTime wall, MonotonicTime now);

    Folder m_folder;
    std::optional<std::chrono::sys_days> m_day; // up to which time is believed
    std::optional<Ahead> m_ahead;
    std::optional<WallTime> m_lastWall;
    MonotonicTime m_lastNow{};
};

} // namespace tooltray::journal
