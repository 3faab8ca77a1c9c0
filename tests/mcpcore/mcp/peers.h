// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/server/outlet.h"
#include "mcp/server/trafficobserver.h"
#include "support/lineendpoint.h"
#include "text.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::test {

// The client's end of one request or stream.
class RecordingOutlet final : public mcp::Outlet {
public:
    bool acceptsStream() const override { return acceptsStreams; }
    void openStream() override { isStream = true; }
    void send(std::string_view message) override
    {
        QVERIFY2(!answer && !isAborted, "something was sent after the end");
        sent.emplace_back(message);
    }
    void finish(mcp::Answer given) override
    {
        QVERIFY2(!answer && !isAborted, "the request was answered twice");
        answer = std::move(given);
    }
    void abort() override { isAborted = true; }
    std::size_t backlog() const override { return unread; }
    void leave() { gone(); }

    // The body of the answer; null when there is none (yet).
    json::Value body() const { return answer && !answer->body.empty() ? value(answer->body) : json::Value(); }
    json::Value message(std::size_t index) const
    {
        return index < sent.size() ? value(sent[index]) : json::Value();
    }

    std::vector<std::string> sent;
    std::optional<mcp::Answer> answer;
    bool isStream = false;
    bool isAborted = false;
    static inline bool acceptsStreams = true;
    std::size_t unread = 0;
};

class RecordingSink final : public mcp::LineSink {
public:
    void writeLine(std::string_view message) override { lines.emplace_back(message); }
    std::size_t backlog() const override { return 0; }

    json::Value last() const { return lines.empty() ? json::Value() : value(lines.back()); }

    std::vector<std::string> lines;
};

class RecordingObserver final : public mcp::TrafficObserver {
public:
    void requestStarted(const mcp::RequestStart &start) override
    {
        log.push_back("start " + std::to_string(start.number.value()) + " " + std::string(start.method)
                      + " by " + start.principal.id + " with " + std::string(start.client.name));
    }
    void requestMessageSent(mcp::RequestNumber number, std::string_view message) override
    {
        log.push_back("message " + std::to_string(number.value()) + " "
                      + std::string(value(message)["method"].toString()));
    }
    void requestEnded(const mcp::RequestEnd &end) override
    {
        static constexpr const char *kKinds[] = {"result", "error", "input required", "cancelled"};
        log.push_back("end " + std::to_string(end.number.value()) + " " + kKinds[static_cast<int>(end.kind)]);
    }
    void messageRejected(const mcp::RejectedMessage &rejected) override
    {
        log.push_back("rejected " + rejected.failure.message.text());
    }
    void clientsChanged(std::size_t sessions, std::size_t listeners) override
    {
        log.push_back("clients " + std::to_string(sessions) + " " + std::to_string(listeners));
    }

    std::vector<std::string> log;
};

} // namespace tooltray::test
