// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/number.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>

namespace tooltray::json {

namespace {

constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

const char *skipDigits(const char *at, const char *end) noexcept
{
    while (at != end && isDigit(*at))
        ++at;
    return at;
}

// A number taken apart: 0.d1d2d3... times ten to the power of `exponent`, without needless zeros. The
// exponent is text of any length, as 1e99999999999999999999 is a number too.
struct Decimal {
    bool negative = false;
    std::string digits; // neither begins nor ends with a zero; empty for zero
    bool negativeExponent = false;
    std::string exponent; // does not begin with a zero; empty for zero
};

std::string withoutLeadingZeros(std::string_view digits)
{
    return std::string(digits.substr(std::min(digits.find_first_not_of('0'), digits.size())));
}

std::strong_ordering compareNaturals(std::string_view a, std::string_view b) noexcept
{
    if (a.size() != b.size())
        return a.size() <=> b.size();
    return a.compare(b) <=> 0;
}

std::strong_ordering reversed(std::strong_ordering order) noexcept
{
    return 0 <=> order;
}

// Adds to the exponent, which is left with its sign and without leading zeros.
void shift(Decimal &number, std::int64_t by)
{
    constexpr std::size_t kSafeDigits = 17;
    if (number.exponent.size() <= kSafeDigits) {
        std::int64_t sum = 0;
        for (const char digit : number.exponent)
            sum = sum * 10 + (digit - '0');
        sum = (number.negativeExponent ? -sum : sum) + by;
        number.negativeExponent = sum < 0;
        number.exponent = sum == 0 ? std::string() : std::to_string(sum < 0 ? -sum : sum);
        return;
    }
    // So long an exponent cannot change its sign: no text is long enough.
    std::int64_t carry = number.negativeExponent ? -by : by;
    for (std::size_t i = number.exponent.size(); i-- > 0 && carry != 0;) {
        carry += number.exponent[i] - '0';
        const std::int64_t digit = (carry % 10 + 10) % 10;
        number.exponent[i] = static_cast<char>('0' + digit);
        carry = (carry - digit) / 10;
    }
    number.exponent = (carry == 0 ? std::string() : std::to_string(carry)) + number.exponent;
    number.exponent = withoutLeadingZeros(number.exponent);
}

Decimal decimal(std::string_view text)
{
    Decimal result;
    const char *at = text.data();
    const char *const end = at + text.size();
    if (*at == '-') {
        result.negative = true;
        ++at;
    }
    const char *const point = skipDigits(at, end);
    result.digits.assign(at, point);
    const char *rest = point;
    if (rest != end && *rest == '.') {
        const char *const fraction = rest + 1;
        rest = skipDigits(fraction, end);
        result.digits.append(fraction, rest);
    }
    if (rest != end) {
        ++rest;
        result.negativeExponent = *rest == '-';
        if (*rest == '-' || *rest == '+')
            ++rest;
        result.exponent = withoutLeadingZeros({rest, end});
    }
    const std::size_t zeros = std::min(result.digits.find_first_not_of('0'), result.digits.size());
    result.digits.erase(0, zeros);
    result.digits.erase(result.digits.find_last_not_of('0') + 1);
    if (result.digits.empty())
        return Decimal{};
    shift(result, (point - at) - static_cast<std::int64_t>(zeros));
    return result;
}

std::strong_ordering compareExponents(const Decimal &a, const Decimal &b) noexcept
{
    if (a.negativeExponent != b.negativeExponent)
        return b.negativeExponent <=> a.negativeExponent;
    const std::strong_ordering order = compareNaturals(a.exponent, b.exponent);
    return a.negativeExponent ? reversed(order) : order;
}

bool isWhole(const Decimal &number)
{
    return number.digits.empty()
           || (!number.negativeExponent
               && compareNaturals(number.exponent, std::to_string(number.digits.size())) >= 0);
}

template <typename Integer>
std::optional<Integer> toInteger(std::string_view number)
{
    constexpr std::string_view kMaxDigits = "20";
    Integer result = 0;
    const char *end = number.data() + number.size();
    auto read = std::from_chars(number.data(), end, result);
    if (read.ec == std::errc() && read.ptr == end)
        return result;
    const Decimal value = decimal(number);
    if (value.digits.empty())
        return Integer{0};
    if (!isWhole(value) || compareNaturals(value.exponent, kMaxDigits) > 0)
        return std::nullopt;
    std::string plain(value.negative ? 1 : 0, '-');
    plain += value.digits;
    plain.append(std::stoul(value.exponent) - value.digits.size(), '0');
    end = plain.data() + plain.size();
    read = std::from_chars(plain.data(), end, result);
    return read.ec == std::errc() && read.ptr == end ? std::optional(result) : std::nullopt;
}

} // namespace

bool isNumberText(std::string_view text) noexcept
{
    const char *const end = text.data() + text.size();
    return !text.empty() && detail::endOfNumber(text.data(), end) == end;
}

std::strong_ordering compareNumbers(std::string_view a, std::string_view b) noexcept
{
    if (a == b)
        return std::strong_ordering::equal;
    const Decimal left = decimal(a);
    const Decimal right = decimal(b);
    if (left.digits.empty() || right.digits.empty() || left.negative != right.negative) {
        const auto sign = [](const Decimal &number) {
            return number.digits.empty() ? 0 : number.negative ? -1 : 1;
        };
        return sign(left) <=> sign(right);
    }
    std::strong_ordering order = compareExponents(left, right);
    if (order == 0)
        order = left.digits.compare(right.digits) <=> 0;
    return left.negative ? reversed(order) : order;
}

bool isInteger(std::string_view number) noexcept
{
    if (number.find_first_of(".eE") == std::string_view::npos)
        return true;
    return isWhole(decimal(number));
}

const char *detail::endOfNumber(const char *begin, const char *end) noexcept
{
    const char *at = begin;
    if (at != end && *at == '-')
        ++at;
    const char *const whole = at;
    at = skipDigits(at, end);
    if (at == whole || (*whole == '0' && at - whole > 1))
        return nullptr;
    if (at != end && *at == '.') {
        const char *const fraction = ++at;
        at = skipDigits(at, end);
        if (at == fraction)
            return nullptr;
    }
    if (at != end && (*at == 'e' || *at == 'E')) {
        ++at;
        if (at != end && (*at == '-' || *at == '+'))
            ++at;
        const char *const exponent = at;
        at = skipDigits(at, end);
        if (at == exponent)
            return nullptr;
    }
    return at;
}

std::optional<std::int64_t> detail::toInt64(std::string_view number) noexcept
{
    return toInteger<std::int64_t>(number);
}

std::optional<std::uint64_t> detail::toUInt64(std::string_view number) noexcept
{
    return toInteger<std::uint64_t>(number);
}

std::optional<double> detail::toDouble(std::string_view number) noexcept
{
    double result = 0;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), result);
    if (read.ec == std::errc())
        return result;
    // Out of range: too small for a double is as good as zero, too large has no double near it.
    const Decimal value = decimal(number);
    if (value.negativeExponent)
        return value.negative ? -0.0 : 0.0;
    return std::nullopt;
}

} // namespace tooltray::json
