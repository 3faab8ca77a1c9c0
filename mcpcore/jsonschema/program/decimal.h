// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// A JSON number as digits * 10^exponent. The digits neither begin nor end with a zero and are empty for zero;
// an exponent beyond all reason is cut.
struct Decimal {
    bool isNegative = false;
    std::string digits;
    std::int64_t exponent = 0;

    static Decimal parse(std::string_view number);
};

} // namespace tooltray::jsonschema
