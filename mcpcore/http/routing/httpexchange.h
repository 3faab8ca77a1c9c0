// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/answerhead.h"
#include "http/message/authenticator.h"
#include "http/message/message.h"
#include "http/routing/pathpattern.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tooltray::http {

// A larger body of JSON is parsed on another thread: everybody else would wait for it.
inline constexpr std::size_t kParsedAtOnce = std::size_t(256) << 10U;

class AnswerSink;

// Why an answer can no longer be given.
enum class Abandonment : std::uint8_t { ClientLeft, SlowReader, TimedOut, ServerStopped };

// One request and its answer, given at once or as a stream, now or later. Belongs to the thread of its
// server. May outlive its connection: then giving an answer does nothing. Destroyed without an answer
// it says 500, or breaks its stream off.
class HttpExchange final {
public:
    struct Setting {
        Peer peer = {};
        Principal principal = {};
        PathParameters parameters = {};
        AfterAnswer after = AfterAnswer::Keep;
    };

    HttpExchange(Request request, Setting setting, AnswerSink &sink);
    ~HttpExchange();
    HttpExchange(const HttpExchange &) = delete;
    HttpExchange &operator=(const HttpExchange &) = delete;

    const Request &request() const { return m_request; }
    std::string takeBody() { return std::move(m_request.body); }
    const Peer &peer() const { return m_setting.peer; }
    const Principal &principal() const { return m_setting.principal; }
    // The value of {name} in the route's pattern.
    std::string_view parameter(std::string_view name) const { return m_setting.parameters.value(name); }

    // Nothing was answered yet, or the stream is not ended yet, and the client is still there.
    bool isOpen() const { return m_sink != nullptr; }
    bool hasBegun() const { return m_state != State::Waiting; }

    // Either the whole answer...
    void reply(const Response &response);
    void refuse(const Refusal &refusal) { reply(Response::error(refusal)); }

    // ... or a stream. What is written within one turn of the event loop leaves together.
    void startStream(int status, const HeaderList &headers);
    void write(std::string_view bytes);
    // A message of its own to be written as part of a stream, as it may leave the server.
    std::string outgoing(std::string_view message) const;
    void endStream();
    std::size_t unsentBytes() const;

    // Called once, if the answer is not complete by then; dropped when it is. The exchange is not open
    // any more during the call.
    void onAbandoned(std::function<void(Abandonment)> callback) { m_onAbandoned = std::move(callback); }

    // From the connection: it ends before the answer does.
    void abandon(Abandonment reason);

private:
    enum class State : std::uint8_t { Waiting, Streaming, Complete };

    void complete(AfterAnswer after);

    Request m_request;
    Setting m_setting;
    AnswerSink *m_sink; // null when no answer can be given any more
    State m_state = State::Waiting;
    BodyFraming m_framing = BodyFraming::None; // of the stream; None when nobody wants its body
    std::function<void(Abandonment)> m_onAbandoned;
};

} // namespace tooltray::http
