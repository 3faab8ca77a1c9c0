// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/decimal.h"

#include "text/unicode/textcursor.h"
#include "json/number.h"

#include <algorithm>
#include <charconv>
#include <limits>

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
