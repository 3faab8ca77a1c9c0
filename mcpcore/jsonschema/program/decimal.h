// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
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

// The number of multipleOf. Works on the decimal digits, so that 0.0075 is a multiple of 0.0001 and 1e308 one
// of 0.5.
class Divisor {
public:
    static constexpr std::size_t kMaxDigits = 400;

    // Returns nothing when the number is not above zero or has too many digits.
    static std::optional<Divisor> create(std::string_view number);

    bool divides(std::string_view number) const;
    std::string_view text() const noexcept { return m_text; }
    // The cost of divides(), in steps of about the same time.
    std::size_t costOf(std::string_view number) const noexcept;

private:
    std::string m_text;
    std::string m_digits; // neither begins nor ends with a zero
    std::int64_t m_exponent = 0;
    std::uint64_t m_small = 0; // the digits as a number, when they are few; else 0
};

// A number of a schema that numbers of values are compared with, exactly: doubles decide where they differ,
// the digits where they do not.
class Bound {
public:
    explicit Bound(json::Value number);

    // The number with this bound. The double nearest to the number is asked for, as there are often two bounds.
    std::strong_ordering compare(const json::Value &number, double nearestToIt) const noexcept;
    static double nearest(const json::Value &number) noexcept;
    const json::Value &number() const noexcept { return m_number; }

private:
    json::Value m_number;
    double m_nearest;
};

} // namespace tooltray::jsonschema
