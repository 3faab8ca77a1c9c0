// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/bound.h"

#include "jsonschema/text/cursor.h"
#include "json/number.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tooltray::jsonschema {

Bound::Bound(json::Value number) : m_number(std::move(number)), m_nearest(nearest(m_number)) {}

// Rounding never changes an order: of two numbers whose doubles differ the order is that of the doubles.
std::strong_ordering Bound::compare(const json::Value &number, double nearestToIt) const noexcept
{
    if (nearestToIt < m_nearest)
        return std::strong_ordering::less;
    if (nearestToIt > m_nearest)
        return std::strong_ordering::greater;
    return json::compareNumbers(number.numberText(), m_number.numberText());
}

double Bound::nearest(const json::Value &number) noexcept
{
    const std::string_view text = number.numberText();
    constexpr std::size_t fewDigits = 15; // a double has room for
    if (text.size() <= fewDigits && std::all_of(text.begin(), text.end(), isAsciiDigit)) {
        std::int64_t value = 0;
        for (const char digit : text)
            value = value * 10 + (digit - '0');
        return static_cast<double>(value);
    }
    if (const std::optional<double> value = number.toDouble())
        return *value;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return text.starts_with('-') ? -infinity : infinity;
}

} // namespace tooltray::jsonschema
