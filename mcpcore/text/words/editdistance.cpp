// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/editdistance.h"

#include <algorithm>
#include <utility>

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
