// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/records/trafficjournal.h"

#include "base/text/hiddentext.h"
#include "journal/record/journal.h"
#include "text/unicode/utf8.h"
#include "json/write.h"

#include <algorithm>
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

// Without what the request said: anybody can send it.
Message refusalMessage(http::Guard guard)
{
    if (guard == http::Guard::Host)
        return CORE_TEXT("Core", "A request for a host name that is not allowed was rejected. Further ones "
                                 "within a minute are not logged.");
    if (guard == http::Guard::Origin)
        return CORE_TEXT("Core",
                         "A request from a web page whose origin is not allowed was rejected. Further "
                         "ones within a minute are not logged.");
    return CORE_TEXT("Core", "A request with an unknown token was rejected. Further ones within a minute are "
                             "not logged.");
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
    journal::EntryEnd end;
    end.code = "message_rejected";
    end.message = rejected.failure.message;
    end.result = journal::Body::of(std::string(rejected.answer));
    recordRefusal(std::move(entry), std::move(end));
}

void TrafficJournal::requestRefused(const http::Refusal &refusal)
{
    journal::EntryEnd end;
    end.code = refusal.code;
    end.message = refusalMessage(refusal.guard);
    recordRefusal({}, std::move(end));
}

void TrafficJournal::recordRefusal(journal::LogEntry entry, journal::EntryEnd end)
{
    entry.arguments = journal::Body::of("{}");
    end.outcome = journal::Outcome::Error;
    end.level = journal::EntryLevel::Protocol;
    m_journal.finish(m_journal.begin(std::move(entry)), std::move(end));
}

void TrafficJournal::clientsChanged(std::size_t sessions, std::size_t listeners)
{
    m_sessions = sessions;
    m_listeners = listeners;
}

namespace {

constexpr std::size_t kLongestProgram = 60; // bytes

bool isSpace(char32_t c)
{
    return c <= 0x20 || c == 0x7F || (c >= 0x80 && c <= 0xA0) || c == 0x2028 || c == 0x2029 || c == 0x3000;
}

std::string programOf(const mcp::ClientProgram &client)
{
    std::string program = cleanProgramName(client.name);
    if (const std::string version = cleanProgramName(client.version); !version.empty())
        program.append(" ").append(version);
    return program;
}
} // namespace

std::string cleanProgramName(std::string_view claimed)
{
    std::string clean;
    bool isSpaced = false;
    while (!claimed.empty() && clean.size() < kLongestProgram) {
        const DecodedCodePoint next = decodeUtf8(claimed);
        if (isSpace(next.codePoint)) {
            isSpaced = !clean.empty();
        } else if (next.isValid && !isHiddenCharacter(next.codePoint)) {
            if (isSpaced)
                clean += ' ';
            isSpaced = false;
            clean += claimed.substr(0, next.size);
        }
        claimed.remove_prefix(next.size);
    }
    clean.resize(truncatedUtf8(clean, kLongestProgram).size());
    return clean;
}

std::string callerName(const std::string &client, const std::string &program)
{
    // No client of a workspace can be called that, see ClientTokens::addGuest().
    const bool isGuest = client.starts_with('(');
    return isGuest && !program.empty() ? program + ' ' + client : client;
}

void SeenClients::add(std::string name, const mcp::ClientProgram &client, std::string_view revision,
                      WallTime now)
{
    std::string program = programOf(client);
    m_added = {std::move(name), std::move(program)};
    SeenClient *known = find(m_added);
    if (known == nullptr) {
        if (m_clients.size() == kMax)
            m_clients.erase(std::ranges::min_element(m_clients, {}, &SeenClient::last));
        m_clients.push_back({.name = m_added.first, .program = m_added.second});
        known = &m_clients.back();
    }
    known->program = m_added.second;
    known->revision = revision;
    ++known->calls;
    known->last = now;
    auto counted = m_byRevision.find(revision);
    if (counted == m_byRevision.end())
        counted = m_byRevision.emplace(revision, 0).first;
    ++counted->second;
}

void SeenClients::beginStream(mcp::RequestNumber call)
{
    if (SeenClient *client = find(m_added); client != nullptr && m_streams.emplace(call, m_added).second)
        ++client->streams;
}

void SeenClients::endStream(mcp::RequestNumber call, WallTime now)
{
    const auto stream = m_streams.extract(call);
    SeenClient *client = stream.empty() ? nullptr : find(stream.mapped());
    if (client == nullptr || client->streams == 0) // it was forgotten meanwhile
        return;
    --client->streams;
    client->last = now;
}

SeenClient *SeenClients::find(const Who &who)
{
    const auto found = std::ranges::find_if(m_clients, [&](const SeenClient &seen) {
        return callerName(seen.name, seen.program) == callerName(who.first, who.second);
    });
    return found == m_clients.end() ? nullptr : &*found;
}

} // namespace tooltray::toolkit
