// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/exchange/transport.h"

#include <chrono>
#include <cstddef>
#include <deque>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// A transport without a network: answers as it is told to, on the clock it is given, and keeps what was asked.
// A request without an answer stays under way, until its time is over or answer() is called.
class FakeTransport final : public upstream::Transport {
public:
    struct Answer {
        upstream::Outcome outcome;
        std::chrono::nanoseconds after{0};
        std::size_t pieceSize = 0; // in which the body is handed out; 0: in one
    };

    explicit FakeTransport(Clock &clock) : m_clock(clock) {}
    ~FakeTransport() override;

    // For the next request that has none yet, in this order.
    void willAnswer(Answer answer) { m_answers.push_back(std::move(answer)); }
    void willAnswer(upstream::Outcome outcome) { willAnswer(Answer{.outcome = std::move(outcome)}); }
    // Now, to the oldest one that is under way.
    void answer(upstream::Outcome outcome);
    // A head and parts of a body that goes on, to the oldest one that is under way.
    void begin(const upstream::ResponseHead &head);
    void pass(std::string_view bytes);

    [[nodiscard]] std::unique_ptr<upstream::Transfer> start(upstream::Request request,
                                                            upstream::Receiver receiver) override;

    std::vector<upstream::Request> requests; // all of them
    std::size_t underWay() const { return m_underWay.size(); }
    std::size_t cancelled() const { return m_cancelled; }

private:
    class Exchange;
    struct Running;

    std::shared_ptr<Running> oldest() const;
    void finish(const std::shared_ptr<Running> &running, Answer answer);

    Clock &m_clock;
    std::deque<Answer> m_answers;
    std::vector<std::shared_ptr<Running>> m_underWay;
    std::size_t m_cancelled = 0;
};

upstream::Response response(int status, std::string body = {},
                            std::initializer_list<upstream::ReceivedField> fields = {});

} // namespace tooltray::test
