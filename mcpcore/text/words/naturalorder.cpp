// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/naturalorder.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <cstddef>

namespace tooltray {

namespace {

// Takes a number off the front of the text. A leading zero is a number of its own, so that "01" and "1"
// differ.
std::string_view takeNumber(std::string_view &text)
{
    const auto end =
        text[0] == '0' ? text.begin() + 1 : std::find_if_not(text.begin(), text.end(), isAsciiDigit);
    const std::string_view number = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    text.remove_prefix(number.size());
    return number;
}

} // namespace

std::strong_ordering naturalOrder(std::string_view a, std::string_view b) noexcept
{
    while (!a.empty() && !b.empty()) {
        if (isAsciiDigit(a[0]) && isAsciiDigit(b[0])) {
            const std::string_view x = takeNumber(a);
            const std::string_view y = takeNumber(b);
            if (const auto order = x.size() <=> y.size(); order != 0)
                return order;
            if (const auto order = x <=> y; order != 0)
                return order;
        } else {
            const auto order = static_cast<unsigned char>(a[0]) <=> static_cast<unsigned char>(b[0]);
            if (order != 0)
                return order;
            a.remove_prefix(1);
            b.remove_prefix(1);
        }
    }
    return a.size() <=> b.size();
}

} // namespace tooltray
