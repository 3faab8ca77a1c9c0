// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/retryafter.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace tooltray::upstream {

namespace {

using namespace std::string_view_literals;

constexpr std::array kShortDays{"Mon"sv, "Tue"sv, "Wed"sv, "Thu"sv, "Fri"sv, "Sat"sv, "Sun"sv};
constexpr std::array kLongDays{"Monday"sv, "Tuesday"sv,  "Wednesday"sv, "Thursday"sv,
                               "Friday"sv, "Saturday"sv, "Sunday"sv};
constexpr std::array kMonths{"Jan"sv, "Feb"sv, "Mar"sv, "Apr"sv, "May"sv, "Jun"sv,
                             "Jul"sv, "Aug"sv, "Sep"sv, "Oct"sv, "Nov"sv, "Dec"sv};

// Takes the parts of a date off the front of its text; one that does not fit spoils all that follow.
class DateReader {
public:
    explicit DateReader(std::string_view text) : m_rest(text) {}

    DateReader &literal(std::string_view text)
    {
        m_isGood = m_isGood && m_rest.starts_with(text);
        if (m_isGood)
            m_rest.remove_prefix(text.size());
        return *this;
    }

    template <std::size_t N>
    DateReader &oneOf(const std::array<std::string_view, N> &names, unsigned *index = nullptr)
    {
        const auto found =
            std::ranges::find_if(names, [this](std::string_view name) { return m_rest.starts_with(name); });
        m_isGood = m_isGood && found != names.end();
        if (!m_isGood)
            return *this;
        m_rest.remove_prefix(found->size());
        if (index)
            *index = static_cast<unsigned>(found - names.begin());
        return *this;
    }

    DateReader &digits(std::size_t count, unsigned &number)
    {
        m_isGood =
            m_isGood && m_rest.size() >= count && std::ranges::all_of(m_rest.substr(0, count), isAsciiDigit);
        if (!m_isGood)
            return *this;
        number = 0;
        for (const char c : m_rest.substr(0, count))
            number = number * 10 + static_cast<unsigned>(c - '0');
        m_rest.remove_prefix(count);
        return *this;
    }

    bool isBefore(char c) const { return m_isGood && m_rest.starts_with(c); }
    bool isDone() const { return m_isGood && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_isGood = true;
};

struct DateParts {
    unsigned year = 0;
    unsigned month = 0; // from 0
    unsigned day = 0;
    unsigned hour = 0;
    unsigned minute = 0;
    unsigned second = 0;
};

void readTime(DateReader &reader, DateParts &parts)
{
    reader.digits(2, parts.hour).literal(":").digits(2, parts.minute).literal(":").digits(2, parts.second);
}

// Sun, 06 Nov 1994 08:49:37 GMT
bool readFixDate(std::string_view text, DateParts &parts)
{
    DateReader reader(text);
    reader.oneOf(kShortDays).literal(", ").digits(2, parts.day).literal(" ").oneOf(kMonths, &parts.month);
    reader.literal(" ").digits(4, parts.year).literal(" ");
    readTime(reader, parts);
    return reader.literal(" GMT").isDone();
}

// Sunday, 06-Nov-94 08:49:37 GMT
bool readRfc850Date(std::string_view text, unsigned currentYear, DateParts &parts)
{
    DateReader reader(text);
    reader.oneOf(kLongDays).literal(", ").digits(2, parts.day).literal("-").oneOf(kMonths, &parts.month);
    reader.literal("-").digits(2, parts.year).literal(" ");
    readTime(reader, parts);
    if (!reader.literal(" GMT").isDone())
        return false;
    parts.year += currentYear / 100 * 100;
    if (parts.year > currentYear + 50)
        parts.year -= 100;
    return true;
}

// Sun Nov  6 08:49:37 1994
bool readAsctimeDate(std::string_view text, DateParts &parts)
{
    DateReader reader(text);
    reader.oneOf(kShortDays).literal(" ").oneOf(kMonths, &parts.month).literal(" ");
    if (reader.isBefore(' '))
        reader.literal(" ").digits(1, parts.day);
    else
        reader.digits(2, parts.day);
    reader.literal(" ");
    readTime(reader, parts);
    return reader.literal(" ").digits(4, parts.year).isDone();
}

} // namespace

std::optional<std::chrono::sys_seconds> parseHttpDate(std::string_view text, std::chrono::sys_seconds now)
{
    using namespace std::chrono;
    const year_month_day today(floor<days>(now));
    DateParts parts;
    if (!readFixDate(text, parts) && !readRfc850Date(text, static_cast<unsigned>(int(today.year())), parts)
        && !readAsctimeDate(text, parts))
        return std::nullopt;
    const year_month_day date(year(static_cast<int>(parts.year)), month(parts.month + 1), day(parts.day));
    if (!date.ok() || parts.hour > 23 || parts.minute > 59 || parts.second > 60)
        return std::nullopt;
    return sys_days(date) + hours(parts.hour) + minutes(parts.minute) + seconds(parts.second);
}

namespace {

constexpr std::chrono::seconds kLongest = std::chrono::hours(24 * 366); // beyond it, all waits are the same

} // namespace

std::optional<std::chrono::seconds> parseRetryAfter(std::string_view value, WallTime now)
{
    using namespace std::chrono;
    value = trimmed(value);
    if (!value.empty() && std::ranges::all_of(value, isAsciiDigit)) {
        std::int64_t count = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), count);
        return error == std::errc() ? std::min(seconds(count), kLongest) : kLongest;
    }
    const auto date = parseHttpDate(value, floor<seconds>(now));
    if (!date)
        return std::nullopt;
    return std::clamp(ceil<seconds>(*date - now), seconds(0), kLongest);
}

} // namespace tooltray::upstream
