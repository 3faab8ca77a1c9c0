// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/decimal.h"

#include <algorithm>
#include <charconv>

namespace tooltray::jsonschema {

namespace {

// No text is long enough to make up for an exponent beyond this one.
std::int64_t readExponent(std::string_view text)
{
    constexpr std::int64_t beyond = 1'000'000'000'000'000;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t exponent = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), exponent);
    if (read.ec == std::errc::result_out_of_range)
        return text.starts_with('-') ? -beyond : beyond;
    return std::clamp(exponent, -beyond, beyond);
}

} // namespace

Decimal Decimal::parse(std::string_view number)
{
    Decimal decimal;
    std::string_view text = number;
    if (text.starts_with('-')) {
        decimal.isNegative = true;
        text.remove_prefix(1);
    }
    if (const std::size_t mark = text.find_first_of("eE"); mark != std::string_view::npos) {
        decimal.exponent = readExponent(text.substr(mark + 1));
        text = text.substr(0, mark);
    }
    const std::size_t point = std::min(text.find('.'), text.size());
    decimal.digits = text.substr(0, point);
    if (point < text.size()) {
        decimal.digits += text.substr(point + 1);
        decimal.exponent -= static_cast<std::int64_t>(text.size() - point - 1);
    }
    const std::size_t end = decimal.digits.find_last_not_of('0') + 1;
    decimal.exponent += static_cast<std::int64_t>(decimal.digits.size() - end);
    decimal.digits.resize(end);
    decimal.digits.erase(0, std::min(decimal.digits.find_first_not_of('0'), end));
    return decimal.digits.empty() ? Decimal{} : decimal;
}

} // namespace tooltray::jsonschema
