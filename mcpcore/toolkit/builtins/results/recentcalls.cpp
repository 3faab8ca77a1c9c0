// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/results/recentcalls.h"

#include "base/ask.h"
#include "base/clock.h"
#include "journal/record/journal.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/results/callview.h"
#include "toolkit/command/services.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMostSteps = 2'000'000; // some milliseconds of the thread that serves
constexpr std::size_t kArchivePage = 200;
constexpr std::size_t kMostArchivePages = 10;
// For who sees its own calls only.
constexpr std::uint64_t kNewestOfArchive = std::uint64_t(8) << 20U;
constexpr std::chrono::milliseconds kBeat{100};
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
    m_begun = m_context.services->clock.now();
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
    query.limit = kArchivePage;
    // The archive is asked for whose the calls are and for nothing else, once and no further back than a fixed number
    // of bytes: neither how many of others match nor how long that takes is for this client to learn.
    if (!seesAll()) {
        query.limit *= kMostArchivePages;
        query.newestBytes = kNewestOfArchive;
        query.filter = {.kind = journal::Filter::Kind::Term,
                        .term = {.field = journal::Field::Client,
                                 .op = journal::Term::Op::Equals,
                                 .value = m_context.client.name}};
    }
    query.reader = m_reader;
    query.before = m_oldest;
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
            return finishOnBeat();
    }
    if (seesAll() && !page->isLast && ++m_pages < kMostArchivePages)
        return searchArchive();
    m_isIncomplete = m_isIncomplete || !page->isLast;
    finishOnBeat();
}

// Whether to go on looking.
bool RecentCalls::add(const journal::LogEntry &entry)
{
    if (!isShown(entry))
        return true;
    journal::LogEntry shown = shownEntry(entry);
    // A call that was refused as the client may not know of the tool looks like one of a tool that is not there.
    if (shown.level == journal::Level::Access)
        shown.level = journal::Level::Protocol;
    if (m_matcher->matches(shown))
        m_calls.append(callView(shown));
    m_isIncomplete = m_matcher->isExhausted();
    return m_calls.size() < m_most && !m_isIncomplete;
}

bool RecentCalls::isShown(const journal::LogEntry &entry) const
{
    const bool isOwn = entry.client == m_context.client.name;
    const workspace::Workspace &workspace = *m_context.workspace;
    if (!isOwn && (!seesAll() || entry.level == journal::Level::Access))
        return false;
    if (isOwn && entry.tool == kOwnName && entry.outcome == journal::Outcome::Running)
        return false;
    if (entry.level == journal::Level::Access)
        return true;
    if (const auto called = workspace.calledTool(entry.tool))
        return m_context.isVisible(*called->tool);
    return isOwn || entry.tool.empty() || workspace.isBuiltIn(entry.tool);
}

// The archive holds the calls of others too. However long it took to pass over them, the answer comes on a beat.
void RecentCalls::finishOnBeat()
{
    if (seesAll())
        return finish();
    Clock &clock = m_context.services->clock;
    const auto passed = clock.now() - m_begun;
    m_beat = clock.startTimer((passed / kBeat + 1) * kBeat - passed, [this] {
        const auto self = shared_from_this();
        finish();
    });
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
