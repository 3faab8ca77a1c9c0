// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/mcp/httpclient.h"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace tooltray::bench {

namespace {

[[noreturn]] void giveUp(const char *what)
{
    std::perror(what);
    std::exit(2);
}

// The value of a header whose name may be in either case.
std::string_view fieldValue(std::string_view head, std::string_view lower, std::string_view upper)
{
    auto at = head.find(lower);
    if (at == std::string_view::npos)
        at = head.find(upper);
    if (at == std::string_view::npos)
        return {};
    const auto begin = at + lower.size();
    return head.substr(begin, head.find('\r', begin) - begin);
}

} // namespace

HttpClient::HttpClient(std::uint16_t port) : m_descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (m_descriptor < 0
        || ::connect(m_descriptor, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
        giveUp("connect");
    const int one = 1;
    ::setsockopt(m_descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    ::fcntl(m_descriptor, F_SETFL, O_NONBLOCK);
}

HttpClient::HttpClient(HttpClient &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_received(std::move(other.m_received))
{}

HttpClient::~HttpClient()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

void HttpClient::send(std::string_view request)
{
    m_received.clear();
    m_headEnd = 0;
    if (::send(m_descriptor, request.data(), request.size(), MSG_NOSIGNAL)
        != static_cast<ssize_t>(request.size()))
        giveUp("send");
}

bool HttpClient::receive()
{
    std::array<char, 65536> bytes; // NOLINT(cppcoreguidelines-pro-type-member-init): read into
    const ssize_t count = ::recv(m_descriptor, bytes.data(), bytes.size(), 0);
    if (count == 0 || (count < 0 && errno != EAGAIN))
        giveUp("recv");
    m_received.append(bytes.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
    return isComplete();
}

bool HttpClient::isComplete()
{
    if (m_headEnd == 0) {
        const auto end = m_received.find("\r\n\r\n");
        if (end == std::string::npos)
            return false;
        m_headEnd = end + 4;
        const std::string_view length = fieldValue(std::string_view(m_received).substr(0, m_headEnd),
                                                   "content-length: ", "Content-Length: ");
        std::size_t size = 0;
        std::from_chars(length.data(), length.data() + length.size(), size);
        m_end = length.empty() ? 0 : m_headEnd + size;
    }
    return m_end > 0 ? m_received.size() >= m_end : m_received.ends_with("0\r\n\r\n");
}

std::string postRequest(std::string_view fields, std::string_view body)
{
    return "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
           "Accept: application/json, text/event-stream\r\n"
           + std::string(fields) + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n"
           + std::string(body);
}

} // namespace tooltray::bench
