// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/textdiff.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>

namespace tooltray::workspace {

namespace {

using TextLines = std::span<const std::string>;

constexpr std::size_t kLargestTable = 4'000'000;

using LineNumbers = std::unordered_map<std::string_view, std::size_t>;

// Equal numbers for equal lines: each line is compared with all others, whatever its length.
std::vector<std::size_t> numbered(TextLines lines, LineNumbers &numbers)
{
    std::vector<std::size_t> result;
    result.reserve(lines.size());
    for (const std::string &line : lines)
        result.push_back(numbers.try_emplace(line, numbers.size()).first->second);
    return result;
}

// The longest common subsequence of two texts, by how long it is from each pair of lines on.
class Common {
public:
    Common(TextLines before, TextLines after)
        : m_before(before)
        , m_after(after)
        , m_lengths((before.size() + 1) * (after.size() + 1))
    {
        LineNumbers numbers;
        m_left = numbered(before, numbers);
        m_right = numbered(after, numbers);
        for (std::size_t i = before.size(); i-- > 0;) {
            for (std::size_t j = after.size(); j-- > 0;)
                at(i, j) =
                    m_left[i] == m_right[j] ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
        }
    }

    void write(std::vector<DiffLine> &out)
    {
        std::size_t i = 0;
        std::size_t j = 0;
        while (i < m_before.size() || j < m_after.size()) {
            if (i < m_before.size() && j < m_after.size() && m_left[i] == m_right[j]) {
                out.push_back({DiffLine::Kind::Same, m_before[i]});
                ++i;
                ++j;
            } else if (j == m_after.size() || (i < m_before.size() && at(i + 1, j) >= at(i, j + 1))) {
                out.push_back({DiffLine::Kind::Removed, m_before[i++]});
            } else {
                out.push_back({DiffLine::Kind::Added, m_after[j++]});
            }
        }
    }

private:
    std::uint32_t &at(std::size_t i, std::size_t j) { return m_lengths[i * (m_after.size() + 1) + j]; }

    TextLines m_before;
    TextLines m_after;
    std::vector<std::size_t> m_left;
    std::vector<std::size_t> m_right;
    std::vector<std::uint32_t> m_lengths;
};

void appendAll(std::vector<DiffLine> &out, DiffLine::Kind kind, TextLines lines)
{
    for (const std::string &line : lines)
        out.push_back({kind, line});
}

} // namespace

std::vector<DiffLine> diffLines(TextLines before, TextLines after)
{
    const auto beginning =
        static_cast<std::size_t>(std::ranges::mismatch(before, after).in1 - before.begin());
    std::vector<DiffLine> lines;
    appendAll(lines, DiffLine::Kind::Same, before.first(beginning));
    before = before.subspan(beginning);
    after = after.subspan(beginning);
    std::size_t end = 0;
    while (end < std::min(before.size(), after.size())
           && before[before.size() - end - 1] == after[after.size() - end - 1])
        ++end;
    const TextLines tail = before.last(end);
    before = before.first(before.size() - end);
    after = after.first(after.size() - end);
    if ((before.size() + 1) * (after.size() + 1) <= kLargestTable) {
        Common(before, after).write(lines);
    } else {
        appendAll(lines, DiffLine::Kind::Removed, before);
        appendAll(lines, DiffLine::Kind::Added, after);
    }
    appendAll(lines, DiffLine::Kind::Same, tail);
    return lines;
}

} // namespace tooltray::workspace
