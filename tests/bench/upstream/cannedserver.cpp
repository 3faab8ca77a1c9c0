// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/upstream/cannedserver.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <unordered_map>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>

namespace tooltray::bench {

namespace {

constexpr int kLookMs = 20; // for the end

struct Client {
    FileDescriptor socket;
    std::string input;
    std::size_t unsent = 0; // bytes of answers that are due
};

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::perror(what);
    std::exit(2);
}

// Takes complete requests off the input, and counts them.
std::size_t takeRequests(std::string &input)
{
    constexpr std::string_view kLength = "Content-Length: ";
    std::size_t count = 0;
    while (true) {
        const std::size_t end = input.find("\r\n\r\n");
        const std::size_t length = input.find(kLength);
        if (end == std::string::npos)
            return count;
        std::size_t size = end + 4;
        if (length < end)
            size += std::strtoull(input.c_str() + length + kLength.size(), nullptr, 10);
        if (input.size() < size)
            return count;
        input.erase(0, size);
        ++count;
    }
}

} // namespace

CannedServer::CannedServer(std::string_view body)
    : m_answer("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
               + std::to_string(body.size()) + "\r\n\r\n" + std::string(body))
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0))
    , m_events(::epoll_create1(0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const generic = reinterpret_cast<sockaddr *>(&address);
    require(::bind(m_listener.number(), generic, size) == 0, "bind");
    require(::listen(m_listener.number(), 1024) == 0, "listen");
    require(::getsockname(m_listener.number(), generic, &size) == 0, "getsockname");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { serve(); });
}

CannedServer::~CannedServer()
{
    m_isOver = true;
    m_thread.join();
}

void CannedServer::serve()
{
    std::unordered_map<int, Client> clients;
    const auto watch = [this](int socket, int operation, std::uint32_t events) {
        epoll_event event{};
        event.events = events;
        event.data.fd = socket;
        ::epoll_ctl(m_events.number(), operation, socket, &event);
    };
    const auto accept = [&] {
        while (true) {
            FileDescriptor socket(::accept4(m_listener.number(), nullptr, nullptr, SOCK_NONBLOCK));
            if (!socket.isOpen())
                return;
            const int one = 1;
            ::setsockopt(socket.number(), IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
            watch(socket.number(), EPOLL_CTL_ADD, EPOLLIN);
            const int number = socket.number();
            clients[number].socket = std::move(socket);
        }
    };
    std::array<char, 64 * 1024> buffer{};
    const auto work = [&](int number) {
        Client &client = clients[number];
        while (true) {
            const ssize_t count = ::recv(number, buffer.data(), buffer.size(), 0);
            if (count == 0) {
                clients.erase(number);
                return;
            }
            if (count < 0)
                break;
            client.input.append(buffer.data(), static_cast<std::size_t>(count));
        }
        client.unsent += takeRequests(client.input) * m_answer.size();
        while (client.unsent > 0) {
            const std::size_t rest = (client.unsent - 1) % m_answer.size() + 1;
            const ssize_t count =
                ::send(number, m_answer.data() + m_answer.size() - rest, rest, MSG_NOSIGNAL);
            if (count < 0)
                break;
            client.unsent -= static_cast<std::size_t>(count);
        }
        watch(number, EPOLL_CTL_MOD, client.unsent > 0 ? EPOLLIN | EPOLLOUT : EPOLLIN);
    };
    watch(m_listener.number(), EPOLL_CTL_ADD, EPOLLIN);
    std::array<epoll_event, 512> events{};
    while (!m_isOver) {
        const int count =
            ::epoll_wait(m_events.number(), events.data(), static_cast<int>(events.size()), kLookMs);
        for (int i = 0; i < count; ++i) {
            const int number = events[static_cast<std::size_t>(i)].data.fd;
            if (number == m_listener.number())
                accept();
            else
                work(number);
        }
    }
}

} // namespace tooltray::bench
