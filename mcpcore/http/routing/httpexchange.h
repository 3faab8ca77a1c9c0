// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::http {

// The values of a pattern's placeholders in a path.
class PathParameters {
public:
    void add(std::string name, std::string value)
    {
        m_values.emplace_back(std::move(name), std::move(value));
    }
    std::string_view value(std::string_view name) const; // empty when there is none

    bool operator==(const PathParameters &) const = default;

private:
    std::vector<std::pair<std::string, std::string>> m_values;
};

// A path as "/w/{name}/mcp": a placeholder stands for one segment that is not empty.
class PathPattern {
public:
    explicit PathPattern(std::string_view text);

    bool isExact() const { return m_isExact; }
    const std::string &text() const { return m_text; }

    // The segments are compared as sent; the values are percent-decoded. Nothing when the path does not
    // match or is wrongly encoded.
    std::optional<PathParameters> match(std::string_view path) const;

private:
    std::string m_text;
    bool m_isExact = true;
};

// Nothing when a percent sign has no two digits behind it or stands for a control character.
std::optional<std::string> percentDecoded(std::string_view text);

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
