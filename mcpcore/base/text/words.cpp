// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/words.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>

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

namespace {

constexpr std::size_t kMaxSuggestions = 5;

std::u32string lowerCodePoints(std::string_view text)
{
    std::u32string codePoints;
    while (!text.empty()) {
        const DecodedCodePoint decoded = decodeUtf8(text);
        codePoints += decoded.codePoint < 0x80
                          ? static_cast<char32_t>(asciiLower(static_cast<char>(decoded.codePoint)))
                          : decoded.codePoint;
        text.remove_prefix(decoded.size);
    }
    return codePoints;
}

// Measures how far texts are from one: insertions, deletions, changes and swaps of neighbours (the optimal
// string alignment distance), where case does not count but as one for all.
class LexicalDistance {
public:
    explicit LexicalDistance(std::string_view text) : m_text(text), m_codePoints(lowerCodePoints(text)) {}

    // How far a text may be that only adds to the end.
    std::size_t threshold() const { return m_codePoints.size() * 4 / 10 + 1; }

    // How far any other may be: a third of the letters, so that "hero" is no slip of "UErr".
    std::size_t slipThreshold() const { return std::max<std::size_t>(m_codePoints.size() / 3, 1); }

    // Nothing when it is above the threshold.
    std::optional<std::size_t> to(std::string_view other) const
    {
        if (other == m_text)
            return 0;
        const std::u32string codePoints = lowerCodePoints(other);
        if (codePoints == m_codePoints)
            return 1;
        const auto [shorter, longer] = std::minmax({m_codePoints.size(), codePoints.size()});
        if (longer - shorter > threshold())
            return std::nullopt;
        const std::size_t distance = alignment(codePoints);
        const bool isLonger = codePoints.starts_with(m_codePoints);
        return distance <= (isLonger ? threshold() : slipThreshold()) ? std::optional(distance)
                                                                      : std::nullopt;
    }

private:
    // The distance, or any number above the threshold once it must be above.
    std::size_t alignment(const std::u32string &other) const
    {
        std::vector<std::size_t> beforeLast;
        std::vector<std::size_t> last(other.size() + 1);
        std::iota(last.begin(), last.end(), std::size_t(0));
        for (std::size_t i = 1; i <= m_codePoints.size(); ++i) {
            std::vector<std::size_t> row{i};
            row.reserve(last.size());
            for (std::size_t j = 1; j <= other.size(); ++j) {
                const bool differs = m_codePoints[i - 1] != other[j - 1];
                std::size_t cell = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (differs ? 1U : 0U)});
                if (i > 1 && j > 1 && m_codePoints[i - 1] == other[j - 2]
                    && m_codePoints[i - 2] == other[j - 1])
                    cell = std::min(cell, beforeLast[j - 2] + 1);
                row.push_back(cell);
            }
            if (*std::min_element(row.begin(), row.end()) > threshold())
                return threshold() + 1;
            beforeLast = std::exchange(last, std::move(row));
        }
        return last.back();
    }

    std::string_view m_text;
    std::u32string m_codePoints;
};

} // namespace

std::vector<std::string> suggestions(std::string_view text, std::span<const std::string> candidates)
{
    const LexicalDistance distance(text);
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string &candidate : candidates) {
        if (const auto steps = distance.to(candidate))
            near.emplace_back(*steps, candidate);
    }
    std::sort(near.begin(), near.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : naturalOrder(a.second, b.second) < 0;
    });
    near.erase(std::unique(near.begin(), near.end()), near.end());
    std::vector<std::string> names;
    names.reserve(near.size());
    for (auto &[steps, name] : near)
        names.push_back(std::move(name));
    return names;
}

Message didYouMean(std::span<const std::string> suggestions)
{
    const auto shown = suggestions.first(std::min(suggestions.size(), kMaxSuggestions));
    switch (shown.size()) {
    case 0: return {};
    case 1: return {CORE_TEXT("Core", "Did you mean \"{name}\"?"), {{"name", shown[0]}}};
    case 2:
        return {CORE_TEXT("Core", "Did you mean \"{first}\" or \"{second}\"?"),
                {{"first", shown[0]}, {"second", shown[1]}}};
    default: break;
    }
    std::string before = shown[0];
    for (const std::string &name : shown.subspan(1, shown.size() - 3))
        before += "\", \"" + name;
    return {CORE_TEXT("Core", "Did you mean \"{first}\", \"{second}\", or \"{third}\"?"),
            {{"first", before}, {"second", shown[shown.size() - 2]}, {"third", shown.back()}}};
}

} // namespace tooltray
