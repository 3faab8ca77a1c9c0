// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/suggestions.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "text/words/naturalorder.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace tooltray {
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

// How far the texts are apart, where case does not count but as one step for all. At most a third of the letters may
// differ, so that "hero" is no slip of "UErr"; a few more may be added at the end.
std::optional<std::size_t> stepsTo(const std::u32string &wanted, const std::u32string &other,
                                   text::EditDistance &distance)
{
    if (wanted == other)
        return 1;
    const std::size_t most =
        other.starts_with(wanted) ? wanted.size() * 4 / 10 + 1 : std::max<std::size_t>(wanted.size() / 3, 1);
    return distance.between(std::u32string_view(wanted), std::u32string_view(other), most);
}

} // namespace

std::vector<std::string> suggestions(std::string_view text, std::span<const std::string> candidates)
{
    const std::u32string wanted = lowerCodePoints(text);
    text::EditDistance distance;
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string &candidate : candidates) {
        const auto steps = candidate == text ? std::optional<std::size_t>(0)
                                             : stepsTo(wanted, lowerCodePoints(candidate), distance);
        if (steps)
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

namespace {

Message joinedNames(std::span<const std::string> names, Template several)
{
    std::string before;
    for (std::size_t i = 0; i + 1 < names.size(); ++i)
        before.append(i == 0 ? "\"" : ", \"").append(names[i]).append("\"");
    const std::string last = names.empty() ? std::string() : '"' + names.back() + '"';
    return before.empty() ? Message(last) : Message(several, {{"names", before}, {"name", last}});
}

} // namespace

Message namesAnd(std::span<const std::string> names)
{
    return joinedNames(names, CORE_TEXT("Core", "{names} and {name}"));
}

Message namesOr(std::span<const std::string> names)
{
    return joinedNames(names, CORE_TEXT("Core", "{names} or {name}"));
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

namespace tooltray::text {
template <typename Character>
std::optional<std::size_t> EditDistance::between(std::basic_string_view<Character> a,
                                                 std::basic_string_view<Character> b, std::size_t most)
{
    if (a.size() < b.size())
        std::swap(a, b);
    if (a.size() - b.size() > most)
        return std::nullopt;
    for (std::vector<std::size_t> &row : m_rows)
        row.resize(std::max(row.size(), b.size() + 1));
    for (std::size_t j = 0; j <= b.size(); ++j)
        m_rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        const std::vector<std::size_t> &above = m_rows[(i - 1) % 3];
        std::vector<std::size_t> &row = m_rows[i % 3];
        std::size_t smallest = row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], m_rows[(i - 2) % 3][j - 2] + 1);
            smallest = std::min(smallest, row[j]);
        }
        if (smallest > most)
            return std::nullopt;
    }
    const std::size_t distance = m_rows[a.size() % 3][b.size()];
    return distance <= most ? std::optional(distance) : std::nullopt;
}

template std::optional<std::size_t> EditDistance::between(std::string_view, std::string_view, std::size_t);
template std::optional<std::size_t> EditDistance::between(std::u32string_view, std::u32string_view,
                                                          std::size_t);

} // namespace tooltray::text
