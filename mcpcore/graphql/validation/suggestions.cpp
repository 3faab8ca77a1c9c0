// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/suggestions.h"

#include "graphql/language/characters.h"
#include "graphql/language/unicode.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxSuggestions = 5;

char lowered(char c) noexcept
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Counts insertions, deletions, substitutions and swaps of neighbours (Damerau and Levenshtein, optimal
// string alignment), up to a threshold.
class EditDistance {
public:
    EditDistance(std::string_view input, SuggestionBudget &budget) : m_input(input), m_budget(budget)
    {
        m_lowered.resize(input.size());
        std::transform(input.begin(), input.end(), m_lowered.begin(), lowered);
        for (std::vector<std::size_t> &row : m_rows)
            row.resize(input.size() + 1);
    }

    std::optional<std::size_t> to(std::string_view option, std::size_t threshold)
    {
        if (option == m_input)
            return 0;
        m_option.resize(option.size());
        std::transform(option.begin(), option.end(), m_option.begin(), lowered);
        if (m_option == m_lowered)
            return 1;
        std::string_view longer = m_option;
        std::string_view shorter = m_lowered;
        if (longer.size() < shorter.size())
            std::swap(longer, shorter);
        if (longer.size() - shorter.size() > threshold || !spend(longer.size() * shorter.size()))
            return std::nullopt;

        const std::size_t width = shorter.size();
        for (std::size_t j = 0; j <= width; ++j)
            m_rows[0][j] = j;
        for (std::size_t i = 1; i <= longer.size(); ++i) {
            const std::vector<std::size_t> &above = m_rows[(i - 1) % 3];
            std::vector<std::size_t> &row = m_rows[i % 3];
            std::size_t smallest = row[0] = i;
            for (std::size_t j = 1; j <= width; ++j) {
                const std::size_t cost = longer[i - 1] == shorter[j - 1] ? 0 : 1;
                std::size_t cell = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + cost});
                if (i > 1 && j > 1 && longer[i - 1] == shorter[j - 2] && longer[i - 2] == shorter[j - 1])
                    cell = std::min(cell, m_rows[(i - 2) % 3][j - 2] + 1);
                row[j] = cell;
                smallest = std::min(smallest, cell);
            }
            if (smallest > threshold)
                return std::nullopt;
        }
        const std::size_t distance = m_rows[longer.size() % 3][width];
        return distance <= threshold ? std::optional(distance) : std::nullopt;
    }

private:
    bool spend(std::size_t steps) noexcept
    {
        if (m_budget.steps < steps)
            return false;
        m_budget.steps -= steps;
        return true;
    }

    std::string_view m_input;
    SuggestionBudget &m_budget;
    std::string m_lowered;
    std::string m_option;
    std::array<std::vector<std::size_t>, 3> m_rows;
};

std::string list(const std::vector<std::string> &items, std::string_view conjunction)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool isLast = i + 1 == items.size();
        if (i > 0)
            text += items.size() > 2 ? ", " : " ";
        if (i > 0 && isLast)
            text.append(conjunction).append(" ");
        text += items[i];
    }
    return text;
}

} // namespace

std::vector<std::string_view>
suggestionList(std::string_view input, const std::vector<std::string_view> &options, SuggestionBudget &budget)
{
    struct Candidate {
        std::string_view option;
        std::size_t distance;
    };
    std::vector<Candidate> candidates;
    const std::size_t threshold = utf16Length(input) * 2 / 5 + 1;
    EditDistance distance(input, budget);
    for (const std::string_view option : options)
        if (const auto found = distance.to(option, threshold))
            candidates.push_back({option, *found});
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate &a, const Candidate &b) {
        return a.distance != b.distance ? a.distance < b.distance : naturalCompare(a.option, b.option) < 0;
    });
    std::vector<std::string_view> suggestions;
    for (const Candidate &candidate : candidates)
        if (suggestions.empty() || suggestions.back() != candidate.option)
            suggestions.push_back(candidate.option);
    return suggestions;
}

std::string didYouMean(const std::vector<std::string_view> &suggestions, std::string_view what)
{
    if (suggestions.empty())
        return {};
    std::vector<std::string> quoted;
    for (std::size_t i = 0; i < std::min(suggestions.size(), kMaxSuggestions); ++i)
        quoted.push_back('"' + std::string(suggestions[i]) + '"');
    std::string sentence = " Did you mean ";
    if (!what.empty())
        sentence.append(what).append(" ");
    return sentence + orList(quoted) + "?";
}

int naturalCompare(std::string_view a, std::string_view b) noexcept
{
    std::size_t i = 0;
    std::size_t j = 0;
    // Takes the digits at a place; a leading zero stands alone.
    const auto takeNumber = [](std::string_view text, std::size_t &at) {
        double number = 0;
        do {
            number = number * 10 + (text[at] - '0');
            ++at;
        } while (at < text.size() && isDigit(unitValue(text[at])) && number > 0);
        return number;
    };
    while (i < a.size() && j < b.size()) {
        if (isDigit(unitValue(a[i])) && isDigit(unitValue(b[j]))) {
            const double first = takeNumber(a, i);
            const double second = takeNumber(b, j);
            if (first != second)
                return first < second ? -1 : 1;
        } else {
            if (a[i] != b[j])
                return unitValue(a[i]) < unitValue(b[j]) ? -1 : 1;
            ++i;
            ++j;
        }
    }
    return a.size() == b.size() ? 0 : a.size() < b.size() ? -1 : 1;
}

std::string orList(const std::vector<std::string> &items)
{
    return list(items, "or");
}

std::string andList(const std::vector<std::string> &items)
{
    return list(items, "and");
}

} // namespace tooltray::graphql
