// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/format.h"

#include "text/regex/regex.h"
#include "text/unicode/textcursor.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tooltray::jsonschema {
namespace {

constexpr int kMinutesOfDay = 24 * 60;

int daysOfMonth(int year, int month) noexcept
{
    constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2 && isLeapYear ? 29 : days[static_cast<std::size_t>(month - 1)];
}

bool takeDate(text::TextCursor &cursor) noexcept
{
    const auto year = cursor.takeNumber(4);
    if (!year || !cursor.take('-'))
        return false;
    const auto month = cursor.takeNumber(2);
    if (!month || *month < 1 || *month > 12 || !cursor.take('-'))
        return false;
    const auto day = cursor.takeNumber(2);
    return day && *day >= 1 && *day <= daysOfMonth(*year, *month);
}

bool takeTime(text::TextCursor &cursor) noexcept
{
    const auto minutes = cursor.takeHourAndMinute();
    if (!minutes || !cursor.take(':'))
        return false;
    const auto second = cursor.takeNumber(2);
    if (!second || *second > 60)
        return false;
    if (cursor.take('.') && cursor.takeWhile(isAsciiDigit).empty())
        return false;
    const auto offset = cursor.takeUtcOffset();
    if (!offset)
        return false;
    // RFC 3339 5.7: leap seconds fall on the last minute of a day in UTC.
    const int inUtc = (*minutes - *offset + kMinutesOfDay) % kMinutesOfDay;
    return *second < 60 || inUtc == kMinutesOfDay - 1;
}

// RFC 3339 appendix A: components follow each other without a gap, as in "1Y2M3D". Each is a number and
// one of the units, which come in this order.
bool takeComponents(text::TextCursor &cursor, std::string_view units) noexcept
{
    std::size_t next = std::string_view::npos;
    while (isAsciiDigit(cursor.peek())) {
        cursor.takeWhile(isAsciiDigit);
        const std::size_t unit = units.find(cursor.peek());
        if (cursor.atEnd() || unit == std::string_view::npos)
            return false;
        if (next != std::string_view::npos && unit != next)
            return false;
        cursor.take(units[unit]);
        next = unit + 1;
    }
    return next != std::string_view::npos;
}

// Validation 7.3.1: dates, times and durations as RFC 3339 writes them.
bool isDate(std::string_view text) noexcept;
bool isTime(std::string_view text) noexcept;
bool isDateTime(std::string_view text) noexcept;
bool isDuration(std::string_view text) noexcept;

bool isDate(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    return takeDate(cursor) && cursor.atEnd();
}

bool isTime(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    return takeTime(cursor) && cursor.atEnd();
}

bool isDateTime(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    return takeDate(cursor) && cursor.takeAnyOf("Tt") && takeTime(cursor) && cursor.atEnd();
}

bool isDuration(std::string_view text) noexcept
{
    text::TextCursor cursor(text);
    if (!cursor.take('P'))
        return false;
    text::TextCursor weeks = cursor;
    if (takeComponents(weeks, "W"))
        return weeks.atEnd();
    if (cursor.peek() != 'T' && !takeComponents(cursor, "YMD"))
        return false;
    if (cursor.take('T') && !takeComponents(cursor, "HMS"))
        return false;
    return cursor.atEnd();
}

bool isRegex(std::string_view text)
{
    return !text::Regex::compile(text).error;
}

constexpr auto kFormats = std::to_array<Format>({
    {"date", isDate, "a date such as 2026-01-31"},
    {"date-time", isDateTime, "a date and time with its offset such as 2026-01-31T12:30:00Z"},
    {"duration", isDuration, "a duration such as P1DT12H"},
    {"email", isEmail, "an e-mail address such as name@example.com"},
    {"hostname", isHostname, "a host name such as www.example.com"},
    {"idn-email", isIdnEmail, "an e-mail address such as name@example.com"},
    {"idn-hostname", isIdnHostname, "a host name such as www.example.com"},
    {"ipv4", isIpv4, "an IPv4 address such as 192.0.2.1"},
    {"ipv6", isIpv6, "an IPv6 address such as 2001:db8::1"},
    {"iri", isIri, "an absolute IRI such as https://example.com/path"},
    {"iri-reference", isIriReference, "an IRI or a relative reference such as /path"},
    {"json-pointer", isJsonPointer, "a JSON Pointer such as /name/0"},
    {"regex", isRegex, "a regular expression of ECMA-262"},
    {"relative-json-pointer", isRelativeJsonPointer, "a relative JSON Pointer such as 1/name"},
    {"time", isTime, "a time with its offset such as 12:30:00Z"},
    {"uri", isUri, "an absolute URI such as https://example.com/path"},
    {"uri-reference", isUriReference, "a URI or a relative reference such as /path"},
    {"uri-template", isUriTemplate, "a URI template such as https://example.com/{name}"},
    {"uuid", isUuid, "a UUID such as 123e4567-e89b-12d3-a456-426614174000"},
});

} // namespace

const Format *findFormat(std::string_view name) noexcept
{
    const auto *found = std::find_if(kFormats.begin(), kFormats.end(),
                                     [name](const Format &format) { return format.name == name; });
    return found == kFormats.end() ? nullptr : found;
}

} // namespace tooltray::jsonschema
