// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/brokentools.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tooltray::engine {

namespace {

constexpr std::size_t kMostToolsNamed = 5;

} // namespace

std::string brokenToolsLine(const std::vector<std::string> &tools, const std::string &workspace)
{
    if (tools.size() == 1)
        return "The tool " + tools.front() + " of the workspace " + workspace
               + " does not fit the schema of its endpoint any more.";
    std::string names;
    for (std::size_t i = 0; i < std::min(tools.size(), kMostToolsNamed); ++i)
        names += (i == 0 ? std::string() : ", ") + tools[i];
    if (tools.size() > kMostToolsNamed)
        names += " and " + std::to_string(tools.size() - kMostToolsNamed) + " more";
    return std::to_string(tools.size()) + " tools of the workspace " + workspace
           + " do not fit the schemas of their endpoints any more: " + names + ".";
}

BrokenToolsNews::BrokenToolsNews(Clock &clock, Source source) : m_clock(clock), m_source(std::move(source)) {}

void BrokenToolsNews::add(const std::vector<std::string> &tools)
{
    m_tools.insert(tools.begin(), tools.end());
    if (!m_tools.empty() && !m_telling.isActive())
        tellLater();
}

void BrokenToolsNews::tellLater()
{
    m_telling = m_clock.startTimer(kBrokenToldAfter, [this] { tell(); });
}

void BrokenToolsNews::tell()
{
    if (m_source.isSchemaAwaited())
        return tellLater();
    std::vector<std::string> broken;
    for (const std::string &tool : std::exchange(m_tools, {})) {
        if (m_source.isBroken(tool))
            broken.push_back(tool);
    }
    if (!broken.empty())
        m_source.tell(broken);
}

} // namespace tooltray::engine
