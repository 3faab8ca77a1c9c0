// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/problems.h"

#include <algorithm>
#include <utility>

namespace tooltray::storage {

std::string ConfigurationProblem::toString() const
{
    return file + ':' + std::to_string(position.line) + ':' + std::to_string(position.column) + ": "
           + message.text();
}

void Problems::add(Problem problem)
{
    if (std::ranges::find(m_found, problem) != m_found.end())
        return;
    if (m_found.size() < kShown)
        m_found.push_back(std::move(problem));
    else
        m_hasMore = true;
}

bool Problems::isAt(std::size_t offset) const
{
    return std::ranges::find(m_found, offset, &Problem::offset) != m_found.end();
}

std::vector<ConfigurationProblem> Problems::diagnostics(const std::string &file, std::string_view text) const
{
    std::vector<Problem> ordered = m_found;
    std::ranges::stable_sort(ordered, {}, &Problem::offset);
    std::vector<ConfigurationProblem> diagnostics;
    for (Problem &found : ordered)
        diagnostics.push_back({file, json::positionAt(text, found.offset), std::move(found.message),
                               std::move(found.accepted)});
    if (m_hasMore && !diagnostics.empty())
        diagnostics.push_back(
            {file,
             diagnostics.back().position,
             {CORE_TEXT("Core", "There is more that is wrong; these are the first {count} mistakes."),
              {{"count", kShown}}}});
    return diagnostics;
}

} // namespace tooltray::storage
