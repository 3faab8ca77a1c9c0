// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/httpanswer.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::test {

// Reads the answers of a server from the bytes of a connection, as strictly as RFC 9112 allows, so that a
// test sees every slip of the server.
class HttpAnswerParser {
public:
    // The next final answer is to a HEAD request: it has no body whatever its headers say.
    void expectNoBody() { m_expectsNoBody = true; }

    void add(std::string_view bytes);
    void connectionClosed();

    // The oldest complete answer that was not taken yet; interim ones (1xx) count.
    std::optional<HttpAnswer> take();
    // The answer that is being received, once its head is complete.
    const HttpAnswer *current() const { return m_state < State::Body ? nullptr : &m_answer; }
    // The first breach of the protocol; nothing more is read after it.
    const std::string &error() const { return m_error; }

private:
    enum class State : std::uint8_t {
        StatusLine,
        Headers,
        Body, // from here on the head is complete
        BodyToClose,
        ChunkSize,
        Chunk,
        ChunkEnd,
        Trailers,
    };

    bool step();
    std::optional<std::string_view> takeLine();
    bool readStatusLine(std::string_view line);
    bool readField(std::string_view line, std::vector<std::pair<std::string, std::string>> &fields);
    bool beginBody();
    bool beginBodyOfLength(const std::string &length);
    bool readChunkSize(std::string_view line);
    bool finish();
    bool fail(std::string error);

    std::string m_input;
    State m_state = State::StatusLine;
    HttpAnswer m_answer;
    std::size_t m_missing = 0; // bytes of the body or chunk
    bool m_expectsNoBody = false;
    std::deque<HttpAnswer> m_complete;
    std::string m_error;
};

} // namespace tooltray::test
