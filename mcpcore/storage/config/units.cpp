// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/units.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace tooltray::storage {
namespace {

struct Unit {
    std::string_view name;
    std::uint64_t factor;
};

constexpr std::array kDurations{Unit{"ms", 1}, Unit{"s", 1'000}, Unit{"min", 60'000}, Unit{"h", 3'600'000},
                                Unit{"d", 86'400'000}};
constexpr std::array kSizes{Unit{"b", 1},
                            Unit{"kb", 1'000},
                            Unit{"mb", 1'000'000},
                            Unit{"gb", 1'000'000'000},
                            Unit{"kib", 1ULL << 10U},
                            Unit{"mib", 1ULL << 20U},
                            Unit{"gib", 1ULL << 30U}};
constexpr std::size_t kMaxDecimals = 3;

// Takes digits from the front and counts them into the number; nothing when there is none or it overflows.
std::optional<std::size_t> countDigits(std::string_view &text, std::uint64_t &number)
{
    std::size_t count = 0;
    for (; count < text.size() && isAsciiDigit(text[count]); ++count) {
        const auto digit = static_cast<std::uint64_t>(text[count] - '0');
        if (number > (std::numeric_limits<std::uint64_t>::max() - digit) / 10)
            return std::nullopt;
        number = number * 10 + digit;
    }
    text.remove_prefix(count);
    return count == 0 ? std::nullopt : std::optional(count);
}

// In the smallest unit; decimals must make something whole of it.
std::optional<std::uint64_t> parse(std::string_view text, std::span<const Unit> units)
{
    std::uint64_t number = 0;
    std::uint64_t divisor = 1;
    if (!countDigits(text, number))
        return std::nullopt;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        const auto decimals = countDigits(text, number);
        if (!decimals || *decimals > kMaxDecimals)
            return std::nullopt;
        for (std::size_t i = 0; i < *decimals; ++i)
            divisor *= 10;
    }
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const auto unit = std::ranges::find(units, asciiLower(text), &Unit::name);
    if (unit == units.end() || number > std::numeric_limits<std::uint64_t>::max() / unit->factor)
        return std::nullopt;
    const std::uint64_t product = number * unit->factor;
    return product % divisor == 0 ? std::optional(product / divisor) : std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> parseDuration(std::string_view text)
{
    const auto count = parse(text, kDurations);
    if (!count || *count > std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    return std::chrono::milliseconds(*count);
}

std::optional<std::uint64_t> parseByteCount(std::string_view text)
{
    return parse(text, kSizes);
}

} // namespace tooltray::storage
