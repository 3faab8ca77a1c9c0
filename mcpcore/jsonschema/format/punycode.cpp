// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/punycode.h"

#include "jsonschema/text/cursor.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tooltray::jsonschema {

namespace {

// RFC 3492 5.
constexpr std::uint32_t kBase = 36;
constexpr std::uint32_t kMinThreshold = 1;
constexpr std::uint32_t kMaxThreshold = 26;
constexpr std::uint32_t kSkew = 38;
constexpr std::uint32_t kDamp = 700;
constexpr std::uint32_t kInitialBias = 72;
constexpr std::uint32_t kInitialPoint = 0x80;
constexpr std::uint32_t kLastPoint = 0x10FFFF;
constexpr std::uint32_t kMax = std::numeric_limits<std::uint32_t>::max();

enum class Pass { First, Later };

// RFC 3492 6.1.
std::uint32_t adaptedBias(std::uint32_t delta, std::uint32_t pointCount, Pass pass)
{
    delta = pass == Pass::First ? delta / kDamp : delta / 2;
    delta += delta / pointCount;
    std::uint32_t bias = 0;
    for (; delta > (kBase - kMinThreshold) * kMaxThreshold / 2; bias += kBase)
        delta /= kBase - kMinThreshold;
    return bias + (kBase - kMinThreshold + 1) * delta / (delta + kSkew);
}

std::uint32_t threshold(std::uint32_t k, std::uint32_t bias)
{
    return k <= bias ? kMinThreshold : std::clamp(k - bias, kMinThreshold, kMaxThreshold);
}

std::uint32_t digitValue(char c)
{
    if (isAsciiDigit(c))
        return static_cast<std::uint32_t>(c - '0') + 26;
    return isAsciiLetter(c) ? static_cast<std::uint32_t>((c | 0x20) - 'a') : kBase;
}

char digit(std::uint32_t value)
{
    return static_cast<char>(value < 26 ? 'a' + value : '0' + (value - 26));
}

} // namespace

// RFC 3492 6.2.
std::optional<std::u32string> decodePunycode(std::string_view text)
{
    std::u32string output;
    if (const std::size_t delimiter = text.rfind('-'); delimiter != std::string_view::npos) {
        output.assign(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(delimiter));
        text.remove_prefix(delimiter + 1);
    }
    std::uint32_t point = kInitialPoint;
    std::uint32_t bias = kInitialBias;
    std::uint32_t index = 0;
    while (!text.empty()) {
        const std::uint32_t before = index;
        std::uint32_t weight = 1;
        for (std::uint32_t k = kBase;; k += kBase) {
            const std::uint32_t value = text.empty() ? kBase : digitValue(text.front());
            if (value >= kBase || value > (kMax - index) / weight)
                return std::nullopt;
            text.remove_prefix(1);
            index += value * weight;
            const std::uint32_t limit = threshold(k, bias);
            if (value < limit)
                break;
            if (weight > kMax / (kBase - limit))
                return std::nullopt;
            weight *= kBase - limit;
        }
        const auto count = static_cast<std::uint32_t>(output.size()) + 1;
        bias = adaptedBias(index - before, count, before == 0 ? Pass::First : Pass::Later);
        if (index / count > kLastPoint - point)
            return std::nullopt;
        point += index / count;
        index %= count;
        output.insert(output.begin() + static_cast<std::ptrdiff_t>(index++), point);
    }
    return output;
}

// RFC 3492 6.3.
std::optional<std::string> encodePunycode(std::u32string_view points)
{
    std::string output;
    for (const char32_t c : points) {
        if (c < kInitialPoint)
            output.push_back(static_cast<char>(c));
    }
    const auto basicCount = static_cast<std::uint32_t>(output.size());
    if (basicCount > 0)
        output.push_back('-');
    std::uint32_t point = kInitialPoint;
    std::uint32_t delta = 0;
    std::uint32_t bias = kInitialBias;
    for (std::uint32_t handled = basicCount; handled < points.size();) {
        std::uint32_t next = kLastPoint;
        for (const char32_t c : points) {
            if (c >= point)
                next = std::min<std::uint32_t>(next, c);
        }
        if (next - point > (kMax - delta) / (handled + 1))
            return std::nullopt;
        delta += (next - point) * (handled + 1);
        point = next;
        for (const char32_t c : points) {
            if (c < point)
                ++delta;
            if (c != point)
                continue;
            std::uint32_t rest = delta;
            for (std::uint32_t k = kBase;; k += kBase) {
                const std::uint32_t limit = threshold(k, bias);
                if (rest < limit)
                    break;
                output.push_back(digit(limit + (rest - limit) % (kBase - limit)));
                rest = (rest - limit) / (kBase - limit);
            }
            output.push_back(digit(rest));
            bias = adaptedBias(delta, handled + 1, handled == basicCount ? Pass::First : Pass::Later);
            delta = 0;
            ++handled;
        }
        ++delta;
        ++point;
    }
    return output;
}

} // namespace tooltray::jsonschema
