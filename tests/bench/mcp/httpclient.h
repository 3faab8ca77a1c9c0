// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::bench {

// A connection to a server on this machine that never waits, and knows where an answer ends. As little work as
// possible, so that it is the server that is measured.
class HttpClient {
public:
    explicit HttpClient(std::uint16_t port);
    HttpClient(HttpClient &&other) noexcept;
    HttpClient &operator=(HttpClient &&) = delete;
    ~HttpClient();

    int descriptor() const { return m_descriptor; }
    void send(std::string_view request);

    // Reads what is there; true when the answer is complete, which the next send() forgets.
    bool receive();
    const std::string &received() const { return m_received; }

private:
    bool isComplete();

    int m_descriptor = -1;
    std::string m_received;
    std::size_t m_headEnd = 0; // 0: not complete yet
    std::size_t m_end = 0;     // of the answer; 0: chunked
};

// A POST to /mcp with these header lines, each with its end.
std::string postRequest(std::string_view fields, std::string_view body);

} // namespace tooltray::bench
