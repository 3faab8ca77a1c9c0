// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/program.h"

#include "text/unicode/textcursor.h"
#include "json/number.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <functional>
#include <limits>

namespace tooltray::jsonschema {
namespace {

constexpr std::size_t kSmall = 8; // up to here comparing all is quicker than hashing one
constexpr int kDeepest = 1'000;   // levels that are looked at
constexpr std::size_t kBytesPerCost = 64;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) noexcept
{
    constexpr std::uint64_t prime = 0x9E3779B97F4A7C15;
    a = (a ^ (b + prime + (a << 6U) + (a >> 2U))) * prime;
    return a ^ (a >> 29U);
}

std::uint64_t hashOfText(std::string_view text) noexcept
{
    return std::hash<std::string_view>{}(text);
}

std::uint64_t hashAtDepth(const json::Value &value, int depth) noexcept
{
    const auto type = static_cast<std::uint64_t>(value.type());
    if (depth > kDeepest)
        return mixed(type, value.size());
    switch (value.type()) {
    case json::Type::Null: break;
    case json::Type::Boolean: return mixed(type, value.toBool() ? 1 : 0);
    case json::Type::Number: {
        const Decimal decimal = Decimal::parse(value.numberText());
        const auto sign = static_cast<std::uint64_t>(decimal.isNegative ? 1 : 0);
        return mixed(mixed(sign, static_cast<std::uint64_t>(decimal.exponent)), hashOfText(decimal.digits));
    }
    case json::Type::String: return mixed(type, hashOfText(value.toString()));
    case json::Type::Array: {
        std::uint64_t hash = mixed(type, value.size());
        for (const json::Value &element : value.elements())
            hash = mixed(hash, hashAtDepth(element, depth + 1));
        return hash;
    }
    case json::Type::Object: {
        std::uint64_t sum = 0;
        for (const json::Member &member : value.members())
            sum += mixed(hashOfText(member.name), hashAtDepth(member.value, depth + 1));
        return mixed(mixed(type, value.size()), sum);
    }
    }
    return type;
}

std::size_t costAtDepth(const json::Value &value, int depth) noexcept
{
    std::size_t cost = 1;
    if (depth > kDeepest)
        return cost;
    switch (value.type()) {
    case json::Type::Null:
    case json::Type::Boolean: break;
    case json::Type::Number: return cost + value.numberText().size() / kBytesPerCost;
    case json::Type::String: return cost + value.toString().size() / kBytesPerCost;
    case json::Type::Array:
        for (const json::Value &element : value.elements())
            cost += costAtDepth(element, depth + 1);
        break;
    case json::Type::Object:
        for (const json::Member &member : value.members())
            cost += member.name.view().size() / kBytesPerCost + costAtDepth(member.value, depth + 1);
        break;
    }
    return cost;
}

} // namespace

std::size_t costOf(const json::Value &value) noexcept
{
    return costAtDepth(value, 0);
}

std::uint64_t hashOf(const json::Value &value) noexcept
{
    return hashAtDepth(value, 0);
}

std::optional<std::pair<std::size_t, std::size_t>>
findDuplicate(std::span<const json::Value> elements,
              const std::function<bool(const json::Value &)> &mayCompare)
{
    if (elements.size() <= kSmall) {
        for (std::size_t second = 1; second < elements.size(); ++second) {
            for (std::size_t first = 0; first < second; ++first) {
                if (elements[first] == elements[second])
                    return std::pair(first, second);
            }
        }
        return std::nullopt;
    }
    std::vector<std::pair<std::uint64_t, std::size_t>> hashes(elements.size());
    for (std::size_t i = 0; i < elements.size(); ++i)
        hashes[i] = {hashOf(elements[i]), i};
    std::sort(hashes.begin(), hashes.end());
    for (std::size_t i = 1; i < hashes.size(); ++i) {
        for (std::size_t j = i; j-- > 0 && hashes[j].first == hashes[i].first;) {
            if (!mayCompare(elements[hashes[i].second]))
                return std::nullopt;
            if (elements[hashes[j].second] == elements[hashes[i].second])
                return std::pair(hashes[j].second, hashes[i].second);
        }
    }
    return std::nullopt;
}

ValueSet::ValueSet(std::span<const json::Value> values) : m_values(values.begin(), values.end())
{
    m_mostCompared = m_values.size();
    if (m_values.size() <= kSmall)
        return;
    m_byHash.reserve(m_values.size());
    for (const json::Value &value : m_values)
        m_byHash.push_back({hashOf(value), static_cast<std::uint32_t>(m_byHash.size())});
    std::sort(m_byHash.begin(), m_byHash.end(),
              [](const Hashed &a, const Hashed &b) { return a.hash < b.hash; });
    m_mostCompared = 0;
    for (std::size_t i = 0, first = 0; i < m_byHash.size(); ++i) {
        if (m_byHash[i].hash != m_byHash[first].hash)
            first = i;
        m_mostCompared = std::max(m_mostCompared, i + 1 - first);
    }
}

bool ValueSet::contains(const json::Value &value) const noexcept
{
    if (m_byHash.empty())
        return std::find(m_values.begin(), m_values.end(), value) != m_values.end();
    const std::uint64_t hash = hashOf(value);
    auto at = std::lower_bound(m_byHash.begin(), m_byHash.end(), hash,
                               [](const Hashed &entry, std::uint64_t wanted) { return entry.hash < wanted; });
    for (; at != m_byHash.end() && at->hash == hash; ++at) {
        if (m_values[at->index] == value)
            return true;
    }
    return false;
}

namespace {

// Sizes differ more often than not, and are quicker to compare.
int compareNames(std::string_view a, std::string_view b) noexcept
{
    if (a.size() != b.size())
        return a.size() < b.size() ? -1 : 1;
    return std::memcmp(a.data(), b.data(), a.size());
}

} // namespace

bool ObjectChecks::Property::operator<(const Property &other) const noexcept
{
    return compareNames(name, other.name) < 0;
}

const ObjectChecks::Property *ObjectChecks::find(std::string_view name) const noexcept
{
    const Property *first = properties.data();
    std::size_t count = properties.size();
    while (count > 0) {
        const std::size_t half = count / 2;
        const int order = compareNames(first[half].name, name);
        if (order == 0)
            return first + half;
        if (order < 0) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return nullptr;
}

std::string Program::location(const ProgramNode &node) const
{
    std::vector<std::string_view> steps;
    for (std::uint32_t place = node.place; places[place].parent != kNone; place = places[place].parent)
        steps.push_back(places[place].step);
    std::string location = resourceUris[node.resource] + "#";
    std::for_each(steps.rbegin(), steps.rend(), [&location](std::string_view step) { location += step; });
    return location;
}

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
