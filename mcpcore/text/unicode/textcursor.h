// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/unicode/ascii.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tooltray::text {

// Reads a text from left to right; what cannot be taken is left where it is.
class TextCursor {
public:
    explicit constexpr TextCursor(std::string_view text) : m_rest(text) {}

    constexpr bool atEnd() const noexcept { return m_rest.empty(); }
    constexpr char peek() const noexcept { return m_rest.empty() ? '\0' : m_rest.front(); }
    constexpr std::string_view rest() const noexcept { return m_rest; }

    constexpr void skip(std::size_t count) noexcept { m_rest.remove_prefix(count); }

    constexpr bool take(char wanted) noexcept
    {
        if (atEnd() || m_rest.front() != wanted)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    constexpr bool takeAnyOf(std::string_view wanted) noexcept
    {
        return !atEnd() && wanted.find(m_rest.front()) != std::string_view::npos && take(m_rest.front());
    }

    // Takes characters as long as the predicate holds.
    template <typename Predicate>
    constexpr std::string_view takeWhile(Predicate holds) noexcept
    {
        std::size_t count = 0;
        while (count < m_rest.size() && holds(m_rest[count]))
            ++count;
        const std::string_view taken = m_rest.substr(0, count);
        m_rest.remove_prefix(count);
        return taken;
    }

    // A number of exactly so many digits.
    constexpr std::optional<int> takeNumber(std::size_t digits) noexcept
    {
        if (m_rest.size() < digits)
            return std::nullopt;
        int number = 0;
        for (const char c : m_rest.substr(0, digits)) {
            if (!isAsciiDigit(c))
                return std::nullopt;
            number = number * 10 + (c - '0');
        }
        m_rest.remove_prefix(digits);
        return number;
    }

    // Minutes since midnight of "hh:mm".
    constexpr std::optional<int> takeHourAndMinute() noexcept
    {
        const std::optional<int> hour = takeNumber(2);
        if (!hour || *hour > 23 || !take(':'))
            return std::nullopt;
        const std::optional<int> minute = takeNumber(2);
        if (!minute || *minute > 59)
            return std::nullopt;
        return *hour * 60 + *minute;
    }

    // Minutes east of UTC of "Z" or "+hh:mm" (RFC 3339 section 5.6: time-offset).
    constexpr std::optional<int> takeUtcOffset() noexcept
    {
        if (takeAnyOf("Zz"))
            return 0;
        const bool isWest = peek() == '-';
        if (!takeAnyOf("+-"))
            return std::nullopt;
        const std::optional<int> minutes = takeHourAndMinute();
        return minutes && isWest ? std::optional(-*minutes) : minutes;
    }

private:
    std::string_view m_rest;
};

} // namespace tooltray::text
