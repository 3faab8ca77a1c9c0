// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/plainscalar.h"

#include "base/ascii.h"

#include "json/number.h"

#include <algorithm>
#include <array>

namespace tooltray::storage {
namespace {

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, text) != words.end();
}

bool isPlainNumber(std::string_view text)
{
    return json::isNumberText(text) && text.find_first_of("eE") == std::string_view::npos;
}

// Takes the digits, and _ between them, from the front; false where there is no digit.
bool takeDigits(std::string_view &text)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789_"), text.size());
    const bool hasDigit = std::ranges::any_of(text.substr(0, end), isAsciiDigit);
    text.remove_prefix(end);
    return hasDigit;
}

bool hasBase(std::string_view text)
{
    struct Base {
        std::string_view prefix;
        std::string_view digits;
    };
    static constexpr std::array bases{Base{"0x", "0123456789abcdefABCDEF_"}, Base{"0o", "01234567_"},
                                      Base{"0b", "01_"}};
    return std::ranges::any_of(bases, [&](const Base &base) {
        return text.starts_with(base.prefix) && text.size() > base.prefix.size()
               && text.find_first_not_of(base.digits, base.prefix.size()) == std::string_view::npos;
    });
}

// Digits with a point or an exponent somewhere.
bool isFloat(std::string_view text)
{
    bool hasDigits = takeDigits(text);
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        hasDigits = takeDigits(text) || hasDigits;
    }
    if (hasDigits && (text.starts_with('e') || text.starts_with('E'))) {
        text.remove_prefix(1);
        if (text.starts_with('+') || text.starts_with('-'))
            text.remove_prefix(1);
        return takeDigits(text) && text.empty();
    }
    return hasDigits && text.empty();
}

// Base 60, as YAML 1.1 has it: 12:30:15.
bool isSexagesimal(std::string_view text)
{
    if (text.find(':') == std::string_view::npos || !takeDigits(text))
        return false;
    while (text.starts_with(':')) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
        if (end == 0 || end > 2)
            return false;
        text.remove_prefix(end);
    }
    return text.empty() || text.front() == '.';
}

} // namespace

json::Value plainScalar(std::string_view text)
{
    if (isOneOf(text, {"true", "True", "TRUE"}))
        return json::Value(true);
    if (isOneOf(text, {"false", "False", "FALSE"}))
        return json::Value(false);
    if (isPlainNumber(text))
        return *json::Value::number(text);
    return json::Value(text);
}

bool isAmbiguous(std::string_view text)
{
    if (isOneOf(asciiLower(text), {"yes", "no", "on", "off"}))
        return true;
    if (isPlainNumber(text))
        return false;
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    return isOneOf(asciiLower(text), {".inf", ".nan"}) || hasBase(text) || isFloat(text)
           || isSexagesimal(text);
}

} // namespace tooltray::storage
