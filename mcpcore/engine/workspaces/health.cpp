// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/health.h"

#include "base/task/ask.h"
#include "storage/documents/layout.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tooltray::engine {

namespace {

constexpr std::size_t kMaxToolsNamed = 5;

} // namespace

std::string brokenToolsLine(const std::vector<std::string> &tools, const std::string &workspace,
                            const std::string &reason)
{
    if (tools.size() == 1)
        return "The tool " + tools.front() + " of the workspace " + workspace + " no longer works. " + reason;
    std::string names;
    for (std::size_t i = 0; i < std::min(tools.size(), kMaxToolsNamed); ++i)
        names += (i == 0 ? std::string() : ", ") + tools[i];
    if (tools.size() > kMaxToolsNamed)
        names += " and " + std::to_string(tools.size() - kMaxToolsNamed) + " more";
    return std::to_string(tools.size()) + " tools of the workspace " + workspace + " no longer work: " + names
           + ". " + tools.front() + ": " + reason;
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

toolkit::UnreadFile unreadFile(const workspace::DocumentProblem &problem)
{
    toolkit::UnreadFile file{
        .file = storage::relativePath(problem.key), .tool = {}, .message = problem.error.message};
    if (problem.key.kind == workspace::DocumentKind::Tool)
        file.tool = problem.key.name;
    // A file that could not even be loaded has no position.
    if (problem.error.position != json::Position()) {
        file.line = problem.error.position.line;
        file.column = problem.error.position.column;
    }
    return file;
}

std::string toText(const toolkit::UnreadFile &file)
{
    std::string place = file.file;
    if (file.line > 0)
        place += ", line " + std::to_string(file.line) + ", column " + std::to_string(file.column);
    return place + ": " + file.message.text();
}

HealthMonitor::HealthMonitor(QThreadPool &pool, Listener listener)
    : m_pool(pool)
    , m_listener(std::move(listener))
    , m_health(std::make_shared<const workspace::Health>())
{}

void HealthMonitor::update(workspace::WorkspacePtr workspace, workspace::Schemas schemas)
{
    Task task{std::move(workspace), std::move(schemas)};
    if (m_isChecking)
        m_next = std::move(task);
    else
        check(std::move(task));
}

void HealthMonitor::check(Task task)
{
    m_isChecking = true;
    auto checked = ask(&m_pool, [task = std::move(task), before = m_health] {
        auto health = std::make_shared<const workspace::Health>(
            workspace::Health::check(task.first, task.second, *before));
        return Result<std::pair<HealthPtr, std::vector<std::string>>>(
            std::pair(health, workspace::newlyBroken(*before, *health)));
    });
    whenDone(checked, &m_context,
             [this](const Result<std::pair<HealthPtr, std::vector<std::string>>> &result) {
                 m_isChecking = false;
                 if (result)
                     m_health = result->first;
                 if (m_next)
                     check(*std::exchange(m_next, std::nullopt));
                 if (result)
                     m_listener(result->first, result->second);
             });
}

} // namespace tooltray::engine
