// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "samples.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/scriptedupstream.h"
#include "upstream/curl/curltransport.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::upstream {

// The real transport, a server that does as it is told, and deadlines on a clock that stands still.
class CurlSetting {
public:
    explicit CurlSetting(const std::optional<QSslConfiguration> &tls = std::nullopt) : server(tls)
    {
        transport = CurlTransport::create(clock, "Tooltray-Test/1.0").value();
    }

    // Every request gets this answer.
    void answerAll(std::string bytes)
    {
        server.onRequest = [bytes = std::move(bytes)](test::ScriptedUpstream::Peer &peer,
                                                      const test::ScriptedUpstream::Asked &) {
            peer.send(bytes);
        };
    }

    Request request(std::string method = "GET") const { return requestTo(server.url(), std::move(method)); }

    [[nodiscard]] std::unique_ptr<Transfer> start(Request request)
    {
        return transport->start(std::move(request), {.onDone = [this](Outcome outcome) {
                                    outcomes.push_back(std::move(outcome));
                                }});
    }

    // Runs the event loop until it is done.
    Outcome perform(Request request)
    {
        outcomes.clear();
        const auto transfer = start(std::move(request));
        if (!eventually([this] { return !outcomes.empty(); }))
            return failureOf(Cause::Internal, Departure::NeverLeft, Phase::Queued);
        return std::move(outcomes.front());
    }

    test::FakeClock clock;
    test::ScriptedUpstream server;
    std::unique_ptr<CurlTransport> transport;
    std::vector<Outcome> outcomes;
};

} // namespace tooltray::upstream
