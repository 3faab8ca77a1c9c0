// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/results/recentcalls.h"

#include "base/ask.h"
#include "base/clock.h"
#include "journal/record/journal.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/results/callview.h"
#include "toolkit/command/services.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMostSteps = 2'000'000; // some milliseconds of the thread that serves
constexpr std::size_t kArchivePage = 200;
constexpr std::size_t kMostArchivePages = 10;
constexpr std::string_view kOwnName = "get_recent_calls";

} // namespace

RecentCalls::RecentCalls(CommandContext context, journal::Filter filter, std::size_t most, CommandDone done)
    : m_context(std::move(context))
    , m_filter(std::move(filter))
    , m_most(most)
    , m_done(std::move(done))
{}

void RecentCalls::start()
{
    m_reader.now = m_context.services->clock.wallTime();
    Result<journal::FilterMatcher> matcher = journal::FilterMatcher::create(m_filter, m_reader, kMostSteps);
    if (!matcher)
        return std::exchange(m_done, {})(execution::toolFailure(std::move(matcher).error()));
    m_matcher = *std::move(matcher);
    const std::vector<journal::EntryPointer> entries = m_context.services->journal.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        m_oldest = (*entry)->id;
        if (!add(**entry))
            return finish();
    }
    searchArchive();
}

void RecentCalls::searchArchive()
{
    journal::ArchiveQuery query;
    query.filter = m_filter;
    query.reader = m_reader;
    query.before = m_oldest;
    query.limit = kArchivePage;
    whenDone(m_context.services->journal.searchArchive(std::move(query), m_context.cancellation), this,
             [this](Result<journal::ArchivePage> page) {
                 const auto self = shared_from_this();
                 self->take(std::move(page));
             });
}

void RecentCalls::take(Result<journal::ArchivePage> page)
{
    if (!page)
        return std::exchange(m_done, {})(execution::toolFailure(std::move(page).error()));
    for (const journal::EntryPointer &entry : page->entries) {
        m_oldest = entry->id;
        if (!add(*entry))
            return finish();
    }
    if (!page->isLast && ++m_pages < kMostArchivePages)
        return searchArchive();
    m_isIncomplete = m_isIncomplete || !page->isLast;
    finish();
}

// Whether to go on looking.
bool RecentCalls::add(const journal::LogEntry &entry)
{
    switch (sight(entry)) {
    case Sight::Hidden: return true;
    case Sight::AsItIs: take(entry); break;
    case Sight::AsUnknown: {
        journal::LogEntry copy = entry;
        copy.level = journal::Level::Protocol;
        take(copy);
        break;
    }
    }
    m_isIncomplete = m_matcher->isExhausted();
    return m_calls.size() < m_most && !m_isIncomplete;
}

void RecentCalls::take(const journal::LogEntry &entry)
{
    if (m_matcher->matches(entry))
        m_calls.append(callView(entry));
}

RecentCalls::Sight RecentCalls::sight(const journal::LogEntry &entry) const
{
    const bool isOwn = entry.client == m_context.client.name;
    const workspace::Workspace &workspace = *m_context.workspace;
    if (isOwn && entry.tool == kOwnName && entry.outcome == journal::Outcome::Running)
        return Sight::Hidden;
    if (entry.level == journal::Level::Access)
        return isOwn ? Sight::AsUnknown : Sight::Hidden;
    bool isShown = isOwn || entry.tool.empty() || workspace.isBuiltIn(entry.tool);
    if (const auto called = workspace.calledTool(entry.tool))
        isShown = m_context.isVisible(*called->tool);
    return isShown ? Sight::AsItIs : Sight::Hidden;
}

void RecentCalls::finish()
{
    json::Value answer = json::Value::object();
    answer.set("calls", std::move(m_calls));
    if (m_isIncomplete)
        answer.set("incomplete",
                   json::Value("Older calls were not looked at: the filter takes too long. Make it "
                               "narrower, for example by tool: or time:."));
    std::exchange(m_done, {})(withinBudget(m_context, std::move(answer)));
}

} // namespace tooltray::toolkit
