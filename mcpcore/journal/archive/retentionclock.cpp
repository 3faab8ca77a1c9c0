// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/archive/retentionclock.h"

#include "base/time/rfc3339.h"
#include "journal/archive/archive.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace tooltray::journal {
namespace {

constexpr const char *kClockFile = "retention.json";
constexpr std::size_t kMaxClockBytes = 4096;
constexpr std::chrono::days kSameTime{31}; // between two runs; further apart the clock has jumped again

std::optional<std::chrono::sys_days> dayIn(const json::Value &value)
{
    const auto time = parseRfc3339(value.toString());
    return time ? std::optional(dayOf(*time)) : std::nullopt;
}

std::int64_t numberOf(const json::Value &value)
{
    return value.toInt64().value_or(0);
}

} // namespace

RetentionClock::RetentionClock(Folder folder) : m_folder(std::move(folder))
{
    read();
}

WallTime RetentionClock::trusted(WallTime wall, MonotonicTime now)
{
    const std::chrono::sys_days day = dayOf(wall);
    const bool isNew = !m_day;
    if (isNew)
        m_day = newestBefore(day).value_or(day);
    if (day > *m_day + kOrdinary) {
        observe(day, wall, now);
    } else if (isNew || day != *m_day || m_ahead) {
        m_day = day;
        m_ahead.reset();
        save();
    }
    m_lastWall = wall;
    m_lastNow = now;
    return m_ahead ? WallTime(*m_day) : wall;
}

void RetentionClock::observe(std::chrono::sys_days day, WallTime wall, MonotonicTime now)
{
    const auto passed = std::chrono::duration_cast<std::chrono::seconds>(now - m_lastNow);
    // Within one run the clock goes on as time does, or it is not the same one.
    const bool hasJumped = m_lastWall && (wall < *m_lastWall || wall - *m_lastWall > passed + kOrdinary);
    if (!m_ahead || hasJumped || day < m_ahead->last || day > m_ahead->last + kSameTime) {
        m_ahead = Ahead{day};
    } else {
        if (m_lastWall)
            m_ahead->seen += passed;
        m_ahead->days += day != m_ahead->last ? 1 : 0;
        m_ahead->last = day;
    }
    if (m_ahead->days >= kDaysSeen && m_ahead->seen >= kTimeSeen) {
        m_day = day;
        m_ahead.reset();
    }
    save();
}

// Of a journal that nobody kept the time of yet: the file of today is what a wrong clock would have made.
std::optional<std::chrono::sys_days> RetentionClock::newestBefore(std::chrono::sys_days day) const
{
    std::optional<std::chrono::sys_days> newest;
    for (const ArchiveFile &file : archiveFiles(m_folder)) {
        if (file.name.day < day)
            newest = file.name.day;
    }
    return newest;
}

void RetentionClock::read()
{
    const auto text = m_folder.read(kClockFile, kMaxClockBytes);
    const json::Parsed parsed = text ? json::parse(*text) : json::Parsed();
    if (!text || !parsed)
        return;
    m_day = dayIn(parsed.value["day"]);
    const json::Value &ahead = parsed.value["ahead"];
    if (const auto last = dayIn(ahead["last"]); m_day && last) {
        m_ahead = Ahead{
            *last, static_cast<int>(std::clamp<std::int64_t>(numberOf(ahead["days"]), 1, kDaysSeen)),
            std::chrono::seconds(std::clamp<std::int64_t>(numberOf(ahead["seconds"]), 0, kTimeSeen.count()))};
    }
}

// Without it the next start believes less, which removes nothing.
void RetentionClock::save() const
{
    json::Value state = json::Value::object({{"day", formatRfc3339(WallTime(*m_day))}});
    if (m_ahead) {
        state.set("ahead",
                  json::Value::object({{"last", formatRfc3339(WallTime(m_ahead->last))},
                                       {"days", static_cast<std::int64_t>(m_ahead->days)},
                                       {"seconds", static_cast<std::int64_t>(m_ahead->seen.count())}}));
    }
    static_cast<void>(m_folder.write(kClockFile, json::writePretty(state)));
}

} // namespace tooltray::journal
