// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/records/trafficjournal.h"

#include "journal/record/journal.h"
#include "toolkit/records/seenclients.h"
#include "json/write.h"

#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::string_view kCallTool = "tools/call";
constexpr std::string_view kListen = "subscriptions/listen";
constexpr std::string_view kGetTask = "tasks/get";

// A listener would run for days, pings say nothing, and who has a task asks for it every second.
bool isRecorded(std::string_view method)
{
    return method != "ping" && method != kListen && method != kGetTask
           && !method.starts_with("notifications/");
}

} // namespace

std::string TrafficJournal::revision(mcp::RequestNumber call) const
{
    const auto found = m_revisions.find(call);
    return found == m_revisions.end() ? std::string() : found->second;
}

void TrafficJournal::requestStarted(const mcp::RequestStart &start)
{
    const std::string name = m_nameOf(start.principal);
    m_clients.add(name, start.client, start.revision, m_clock.wallTime());
    if (start.method == kListen)
        m_clients.beginStream(start.number);
    if (m_seen)
        m_seen();
    if (start.method == kCallTool) {
        m_revisions.emplace(start.number, start.revision);
        return;
    }
    if (!isRecorded(start.method))
        return;
    journal::LogEntry entry;
    entry.client = callerName(name, cleanProgramName(start.client.name));
    entry.era = start.revision;
    entry.method = start.method;
    entry.arguments = journal::Body::of(start.params.isNull() ? "{}" : json::write(start.params));
    m_entries.emplace(start.number, m_journal.begin(std::move(entry), start.traceparent));
}

void TrafficJournal::requestEnded(const mcp::RequestEnd &end)
{
    m_revisions.erase(end.number);
    m_clients.endStream(end.number, m_clock.wallTime());
    const auto entry = m_entries.extract(end.number);
    if (entry.empty())
        return;
    journal::EntryEnd record;
    record.result = journal::Body::of(std::string(end.message));
    using enum mcp::RequestEnd::Kind;
    switch (end.kind) {
    case Result:
    case InputRequired: break;
    case Error:
        record.outcome = journal::Outcome::Error;
        record.level = journal::EntryLevel::Protocol;
        record.code = "protocol_error";
        record.message = CORE_TEXT("Core", "The request was refused; the response says why.");
        break;
    case Cancelled: record.outcome = journal::Outcome::Cancelled;
    }
    m_journal.finish(entry.mapped(), std::move(record));
}

void TrafficJournal::messageRejected(const mcp::RejectedMessage &rejected)
{
    journal::LogEntry entry;
    entry.client = m_nameOf(rejected.principal);
    entry.arguments = journal::Body::of("{}");
    const journal::EntryId id = m_journal.begin(std::move(entry));
    journal::EntryEnd end;
    end.outcome = journal::Outcome::Error;
    end.level = journal::EntryLevel::Protocol;
    end.code = "message_rejected";
    end.message = rejected.failure.message;
    end.result = journal::Body::of(std::string(rejected.answer));
    m_journal.finish(id, std::move(end));
}

void TrafficJournal::clientsChanged(std::size_t sessions, std::size_t listeners)
{
    m_sessions = sessions;
    m_listeners = listeners;
}

} // namespace tooltray::toolkit
