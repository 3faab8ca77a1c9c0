// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/rfc3339.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <string>

namespace tooltray {

namespace {

using namespace std::chrono;

constexpr WallTime kFirst = sys_days(year(0) / January / 1);
constexpr WallTime kLast = sys_days(year(10000) / January / 1) - milliseconds(1);

class Reader {
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    bool atEnd() const { return m_rest.empty(); }

    // Exactly that many digits.
    std::optional<int> number(std::size_t digits)
    {
        if (m_rest.size() < digits)
            return std::nullopt;
        int value = 0;
        for (const char c : m_rest.substr(0, digits)) {
            if (!isAsciiDigit(c))
                return std::nullopt;
            value = 10 * value + (c - '0');
        }
        m_rest.remove_prefix(digits);
        return value;
    }

    // One of these, in lower case where it is a letter; '\0' when there is none.
    char oneOf(std::string_view characters)
    {
        const char c = m_rest.empty() ? '\0' : asciiLower(m_rest[0]);
        if (c == '\0' || characters.find(c) == std::string_view::npos)
            return '\0';
        m_rest.remove_prefix(1);
        return c;
    }

    std::string_view digits()
    {
        const auto end = std::find_if_not(m_rest.begin(), m_rest.end(), isAsciiDigit);
        const std::string_view digits = m_rest.substr(0, static_cast<std::size_t>(end - m_rest.begin()));
        m_rest.remove_prefix(digits.size());
        return digits;
    }

private:
    std::string_view m_rest;
};

std::optional<sys_days> readDate(Reader &reader)
{
    const auto year = reader.number(4);
    if (!year || !reader.oneOf("-"))
        return std::nullopt;
    const auto month = reader.number(2);
    if (!month || !reader.oneOf("-"))
        return std::nullopt;
    const auto day = reader.number(2);
    if (!day)
        return std::nullopt;
    const year_month_day date(std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                              std::chrono::day(static_cast<unsigned>(*day)));
    return date.ok() ? std::optional(sys_days(date)) : std::nullopt;
}

// A leap second included.
std::optional<milliseconds> readTimeOfDay(Reader &reader)
{
    const auto hour = reader.number(2);
    if (!hour || *hour > 23 || !reader.oneOf(":"))
        return std::nullopt;
    const auto minute = reader.number(2);
    if (!minute || *minute > 59 || !reader.oneOf(":"))
        return std::nullopt;
    const auto second = reader.number(2);
    if (!second || *second > 60)
        return std::nullopt;
    int millisecond = 0;
    if (reader.oneOf(".")) {
        const std::string_view decimals = reader.digits();
        if (decimals.empty())
            return std::nullopt;
        for (std::size_t i = 0; i < 3; ++i)
            millisecond = 10 * millisecond + (i < decimals.size() ? decimals[i] - '0' : 0);
    }
    return hours(*hour) + minutes(*minute) + seconds(*second) + milliseconds(millisecond);
}

std::optional<minutes> readOffset(Reader &reader)
{
    const char sign = reader.oneOf("z+-");
    if (sign == 'z')
        return minutes(0);
    if (!sign)
        return std::nullopt;
    const auto hour = reader.number(2);
    if (!hour || *hour > 23 || !reader.oneOf(":"))
        return std::nullopt;
    const auto minute = reader.number(2);
    if (!minute || *minute > 59)
        return std::nullopt;
    const minutes offset = hours(*hour) + minutes(*minute);
    return sign == '-' ? -offset : offset;
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
    Reader reader(text);
    const auto day = readDate(reader);
    if (!day || !reader.oneOf("t"))
        return std::nullopt;
    const auto timeOfDay = readTimeOfDay(reader);
    if (!timeOfDay)
        return std::nullopt;
    const auto offset = readOffset(reader);
    if (!offset || !reader.atEnd())
        return std::nullopt;
    const WallTime time = *day + *timeOfDay - *offset;
    // Section 5.7: a second 60 occurs only at the end of a day of UTC.
    if (text.substr(17, 2) == "60" && floor<seconds>(time) != floor<days>(time))
        return std::nullopt;
    if (time < kFirst || time > kLast)
        return std::nullopt;
    return time;
}

} // namespace tooltray
