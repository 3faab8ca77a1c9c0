// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/predicate.h"

#include "base/time/rfc3339.h"
#include "text/unicode/ascii.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

namespace tooltray::journal {
namespace {

using namespace std::chrono;

struct Unit {
    std::string_view name;
    double factor;
};

constexpr std::array kDurationUnits{Unit{"", 1e3},   Unit{"us", 1},     Unit{"ms", 1e3},  Unit{"s", 1e6},
                                    Unit{"m", 60e6}, Unit{"min", 60e6}, Unit{"h", 3600e6}};
constexpr std::array kSizeUnits{
    Unit{"", 1},         Unit{"b", 1},         Unit{"k", 1e3},      Unit{"kb", 1e3},     Unit{"m", 1e6},
    Unit{"mb", 1e6},     Unit{"g", 1e9},       Unit{"gb", 1e9},     Unit{"ki", 1024},    Unit{"kib", 1024},
    Unit{"mi", 1 << 20}, Unit{"mib", 1 << 20}, Unit{"gi", 1 << 30}, Unit{"gib", 1 << 30}};

// Digits with at most one point among them, and a unit; rounded to whole ones.
std::optional<std::int64_t> parseQuantity(std::string_view text, std::span<const Unit> units)
{
    const auto isPart = [](char c) { return isAsciiDigit(c) || c == '.'; };
    const auto end = std::ranges::find_if_not(text, isPart);
    const std::string_view digits(text.begin(), end);
    double number = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || error != std::errc() || stop != digits.data() + digits.size())
        return std::nullopt;
    const std::string_view name(end, text.end());
    const auto unit = std::ranges::find_if(
        units, [name](const Unit &each) { return equalsIgnoringAsciiCase(each.name, name); });
    constexpr double kMaxWhole = 9e15; // beyond it not every whole number is one
    if (unit == units.end() || number * unit->factor > kMaxWhole)
        return std::nullopt;
    return std::llround(number * unit->factor);
}

// True if the text has digits where the picture has a 0 and otherwise the same characters.
bool looksLike(std::string_view text, std::string_view picture)
{
    return std::ranges::equal(text, picture,
                              [](char c, char p) { return p == '0' ? isAsciiDigit(c) : c == p; });
}

int number(std::string_view text, std::size_t offset, std::size_t length)
{
    int value = 0;
    std::from_chars(text.data() + offset, text.data() + offset + length, value);
    return value;
}

// A moment as it was said and how much time that means: 14:00 is a minute.
struct Moment {
    QTime time;
    milliseconds length;
};

std::optional<Moment> parseTimeOfDay(std::string_view text)
{
    const bool hasSeconds = looksLike(text, "00:00:00");
    if (!hasSeconds && !looksLike(text, "00:00") && !looksLike(text, "0:00"))
        return std::nullopt;
    const std::size_t colon = text.find(':');
    const QTime time(number(text, 0, colon), number(text, colon + 1, 2),
                     hasSeconds ? number(text, colon + 4, 2) : 0);
    if (!time.isValid())
        return std::nullopt;
    return Moment{time, hasSeconds ? milliseconds(1000) : milliseconds(60'000)};
}

WallTime toWallTime(const QDateTime &time)
{
    return WallTime(milliseconds(time.toMSecsSinceEpoch()));
}

Interval<WallTime> span(WallTime begin, milliseconds length)
{
    return {begin, begin + length - milliseconds(1)};
}

std::optional<Interval<WallTime>> parseDate(std::string_view text, const QTimeZone &zone)
{
    if (!looksLike(text.substr(0, 10), "0000-00-00"))
        return std::nullopt;
    const QDate date(number(text, 0, 4), number(text, 5, 2), number(text, 8, 2));
    if (!date.isValid())
        return std::nullopt;
    if (text.size() == 10) {
        return Interval<WallTime>{toWallTime(date.startOfDay(zone)),
                                  toWallTime(date.addDays(1).startOfDay(zone)) - milliseconds(1)};
    }
    if (text[10] != 'T')
        return std::nullopt;
    if (const auto moment = parseTimeOfDay(text.substr(11)))
        return span(toWallTime(QDateTime(date, moment->time, zone)), moment->length);
    if (const auto exact = parseRfc3339(text))
        return Interval<WallTime>{*exact, *exact};
    return std::nullopt;
}

std::optional<Interval<WallTime>> parseTimesOfDay(std::string_view text, WallTime now, const QTimeZone &zone)
{
    const std::size_t dash = text.find('-');
    const auto from = parseTimeOfDay(text.substr(0, dash));
    if (!from)
        return std::nullopt;
    const QDate today = QDateTime::fromMSecsSinceEpoch(now.time_since_epoch().count(), zone).date();
    const auto at = [&](QDate date, const Moment &moment) {
        return span(toWallTime(QDateTime(date, moment.time, zone)), moment.length);
    };
    if (dash == std::string_view::npos)
        return at(today, *from);
    const auto to = parseTimeOfDay(text.substr(dash + 1));
    if (!to)
        return std::nullopt;
    // 23:55-00:05 ends the day after it began: the last such night that has begun.
    if (to->time >= from->time)
        return Interval<WallTime>{at(today, *from).least, at(today, *to).most};
    if (at(today, *from).least <= now)
        return Interval<WallTime>{at(today, *from).least, at(today.addDays(1), *to).most};
    return Interval<WallTime>{at(today.addDays(-1), *from).least, at(today, *to).most};
}

} // namespace

std::optional<microseconds> parseDuration(std::string_view text)
{
    const auto count = parseQuantity(text, kDurationUnits);
    return count ? std::optional(microseconds(*count)) : std::nullopt;
}

std::optional<std::int64_t> parseByteCount(std::string_view text)
{
    return parseQuantity(text, kSizeUnits);
}

std::optional<Interval<std::int64_t>> parseStatusClass(std::string_view text)
{
    if (text.size() != 3 || text[0] < '1' || text[0] > '5' || !equalsIgnoringAsciiCase(text.substr(1), "xx"))
        return std::nullopt;
    const std::int64_t hundred = (text[0] - '0') * 100;
    return Interval<std::int64_t>{hundred, hundred + 99};
}

std::optional<std::int64_t> parseCount(std::string_view text)
{
    std::int64_t value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || !isAsciiDigit(text[0]) || error != std::errc() || stop != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::optional<Interval<WallTime>> parseTimeSpan(std::string_view text, WallTime now, const QTimeZone &zone)
{
    if (const auto date = parseDate(text, zone))
        return date;
    if (text.find(':') != std::string_view::npos)
        return parseTimesOfDay(text, now, zone);
    // A bare number would be milliseconds, which nobody means here.
    if (text.empty() || isAsciiDigit(text.back()))
        return std::nullopt;
    const auto ago = parseDuration(text);
    if (!ago)
        return std::nullopt;
    return Interval<WallTime>{now - duration_cast<milliseconds>(*ago), WallTime::max()};
}

} // namespace tooltray::journal
