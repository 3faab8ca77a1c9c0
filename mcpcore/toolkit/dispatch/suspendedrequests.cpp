// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/suspendedrequests.h"

#include "journal/record/journal.h"

#include <algorithm>
#include <utility>

namespace tooltray::toolkit {
namespace {

journal::EntryEnd noAnswer()
{
    return {.outcome = journal::Outcome::Cancelled,
            .code = "no_answer",
            .message = CORE_TEXT("Core", "The client was asked a question and did not respond.")};
}

} // namespace

SuspendedRequests::~SuspendedRequests()
{
    for (const auto &[call, kept] : m_calls)
        m_journal.finish(kept.entry, noAnswer());
}

void SuspendedRequests::add(const std::string &call, journal::EntryId entry)
{
    if (m_calls.size() >= kMax) {
        m_journal.finish(entry, noAnswer());
        return;
    }
    m_calls.emplace(call, Suspended{entry, m_clock.startTimer(kKept, [this, entry] { forget(entry); })});
}

std::optional<journal::EntryId> SuspendedRequests::take(const std::string &call)
{
    const auto first = m_calls.lower_bound(call); // of equal ones the oldest
    if (first == m_calls.end() || first->first != call)
        return std::nullopt;
    const journal::EntryId entry = first->second.entry;
    m_calls.erase(first);
    return entry;
}

void SuspendedRequests::forget(journal::EntryId entry)
{
    const auto found = std::ranges::find(m_calls, entry, [](const auto &each) { return each.second.entry; });
    if (found == m_calls.end())
        return;
    const Calls::node_type node = m_calls.extract(found); // with the timer that calls
    m_journal.finish(entry, noAnswer());
}

} // namespace tooltray::toolkit
