// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/rfc3339.h"

#include "text/unicode/textcursor.h"

#include <algorithm>
#include <string>

namespace tooltray {

namespace {

using namespace std::chrono;

constexpr WallTime kFirst = sys_days(year(0) / January / 1);
constexpr WallTime kLast = sys_days(year(10000) / January / 1) - milliseconds(1);

std::optional<sys_days> readDate(text::TextCursor &cursor)
{
    const auto year = cursor.takeNumber(4);
    if (!year || !cursor.take('-'))
        return std::nullopt;
    const auto month = cursor.takeNumber(2);
    if (!month || !cursor.take('-'))
        return std::nullopt;
    const auto day = cursor.takeNumber(2);
    if (!day)
        return std::nullopt;
    const year_month_day date(std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                              std::chrono::day(static_cast<unsigned>(*day)));
    return date.ok() ? std::optional(sys_days(date)) : std::nullopt;
}

// A leap second included.
std::optional<milliseconds> readTimeOfDay(text::TextCursor &cursor)
{
    const auto hour = cursor.takeNumber(2);
    if (!hour || *hour > 23 || !cursor.take(':'))
        return std::nullopt;
    const auto minute = cursor.takeNumber(2);
    if (!minute || *minute > 59 || !cursor.take(':'))
        return std::nullopt;
    const auto second = cursor.takeNumber(2);
    if (!second || *second > 60)
        return std::nullopt;
    int millisecond = 0;
    if (cursor.take('.')) {
        const std::string_view decimals = cursor.takeWhile(isAsciiDigit);
        if (decimals.empty())
            return std::nullopt;
        for (std::size_t i = 0; i < 3; ++i)
            millisecond = 10 * millisecond + (i < decimals.size() ? decimals[i] - '0' : 0);
    }
    return hours(*hour) + minutes(*minute) + seconds(*second) + milliseconds(millisecond);
}

} // namespace

std::string formatRfc3339(WallTime time)
{
    time = std::clamp(time, kFirst, kLast);
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::string text = "0000-00-00T00:00:00.000Z";
    const auto put = [&](std::size_t begin, std::size_t digits, auto number) {
        for (std::size_t at = begin + digits; at > begin; number /= 10)
            text[--at] = static_cast<char>('0' + number % 10);
    };
    put(0, 4, static_cast<int>(date.year()));
    put(5, 2, static_cast<unsigned>(date.month()));
    put(8, 2, static_cast<unsigned>(date.day()));
    put(11, 2, clock.hours().count());
    put(14, 2, clock.minutes().count());
    put(17, 2, clock.seconds().count());
    put(20, 3, clock.subseconds().count());
    return text;
}

std::optional<WallTime> parseRfc3339(std::string_view text)
{
    text::TextCursor cursor(text);
    const auto day = readDate(cursor);
    if (!day || !cursor.takeAnyOf("Tt"))
        return std::nullopt;
    const auto timeOfDay = readTimeOfDay(cursor);
    if (!timeOfDay)
        return std::nullopt;
    const std::optional<int> offset = cursor.takeUtcOffset();
    if (!offset || !cursor.atEnd())
        return std::nullopt;
    const WallTime time = *day + *timeOfDay - minutes(*offset);
    // Section 5.7: a second 60 occurs only at the end of a day of UTC.
    if (text.substr(17, 2) == "60" && floor<seconds>(time) != floor<days>(time))
        return std::nullopt;
    if (time < kFirst || time > kLast)
        return std::nullopt;
    return time;
}

} // namespace tooltray
