// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/divisor.h"

#include "jsonschema/program/decimal.h"

#include <algorithm>

namespace tooltray::jsonschema {

namespace {

constexpr std::size_t kSmallDigits = 18; // ten times such a number still fits into 64 bits

// The remainder of a long division, digit by digit, as on paper.
class LongDivision {
public:
    explicit LongDivision(const std::string &divisor) : m_divisor(divisor) {}

    void append(char digit)
    {
        if (!m_remainder.empty() || digit != '0')
            m_remainder.push_back(digit);
        while (isRemainderTooLarge())
            subtract();
    }

    bool isExact() const { return m_remainder.empty(); }

private:
    bool isRemainderTooLarge() const
    {
        return m_remainder.size() > m_divisor.size()
               || (m_remainder.size() == m_divisor.size() && m_remainder >= m_divisor);
    }

    void subtract()
    {
        int borrow = 0;
        for (std::size_t i = 0; i < m_remainder.size(); ++i) {
            char &digit = m_remainder[m_remainder.size() - 1 - i];
            int value = digit - '0' - borrow;
            if (i < m_divisor.size())
                value -= m_divisor[m_divisor.size() - 1 - i] - '0';
            borrow = value < 0 ? 1 : 0;
            digit = static_cast<char>('0' + value + 10 * borrow);
        }
        m_remainder.erase(0, std::min(m_remainder.find_first_not_of('0'), m_remainder.size()));
    }

    const std::string &m_divisor;
    std::string m_remainder; // without leading zeros; empty for zero
};

} // namespace

std::optional<Divisor> Divisor::create(std::string_view number)
{
    const Decimal decimal = Decimal::parse(number);
    if (decimal.isNegative || decimal.digits.empty() || decimal.digits.size() > kMaxDigits)
        return std::nullopt;
    Divisor divisor;
    divisor.m_text = number;
    divisor.m_digits = decimal.digits;
    divisor.m_exponent = decimal.exponent;
    if (decimal.digits.size() <= kSmallDigits)
        divisor.m_small = std::stoull(decimal.digits);
    return divisor;
}

bool Divisor::divides(std::string_view number) const
{
    const Decimal decimal = Decimal::parse(number);
    if (decimal.digits.empty())
        return true;
    // digits * 10^zeros must be a multiple of m_digits. Below zero it is none: the digits do not end with a
    // zero. Beyond 10/3 zeros for each digit of the divisor there are no more factors 2 or 5 to be found.
    const std::int64_t zeros = decimal.exponent - m_exponent;
    if (zeros < 0)
        return false;
    const auto enough = static_cast<std::int64_t>(m_digits.size() * 10 / 3 + 1);
    const auto appended = static_cast<std::size_t>(std::min(zeros, enough));
    if (m_small == 0) {
        LongDivision division(m_digits);
        for (const char digit : decimal.digits)
            division.append(digit);
        for (std::size_t i = 0; i < appended; ++i)
            division.append('0');
        return division.isExact();
    }
    std::uint64_t remainder = 0;
    for (const char digit : decimal.digits)
        remainder = (remainder * 10 + static_cast<std::uint64_t>(digit - '0')) % m_small;
    for (std::size_t i = 0; i < appended; ++i)
        remainder = remainder * 10 % m_small;
    return remainder == 0;
}

std::size_t Divisor::costOf(std::string_view number) const noexcept
{
    return m_small != 0 ? number.size() / 64 : number.size() * m_digits.size() / 8;
}

} // namespace tooltray::jsonschema
