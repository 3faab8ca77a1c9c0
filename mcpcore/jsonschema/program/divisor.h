// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// The number of multipleOf. Works on the decimal digits, so that 0.0075 is a multiple of 0.0001 and 1e308 one
// of 0.5.
class Divisor {
public:
    static constexpr std::size_t kMaxDigits = 400;

    // Nothing when the number is not above zero or has too many digits.
    static std::optional<Divisor> create(std::string_view number);

    bool divides(std::string_view number) const;
    std::string_view text() const noexcept { return m_text; }
    // What divides() takes, in steps of about the same time.
    std::size_t costOf(std::string_view number) const noexcept;

private:
    std::string m_text;
    std::string m_digits; // neither begins nor ends with a zero
    std::int64_t m_exponent = 0;
    std::uint64_t m_small = 0; // the digits as a number, when they are few; else 0
};

} // namespace tooltray::jsonschema
