// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/mcp/load.h"

#include "bench/mcp/httpclient.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <span>
#include <sys/epoll.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tooltray::bench {

namespace {

using SteadyTime = std::chrono::steady_clock::time_point;

SteadyTime now()
{
    return std::chrono::steady_clock::now();
}

class Poll {
public:
    explicit Poll(std::span<const HttpClient> clients) : m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    {
        for (std::size_t i = 0; i < clients.size(); ++i) {
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.u64 = i;
            ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, clients[i].descriptor(), &event);
        }
    }
    Poll(const Poll &) = delete;
    Poll &operator=(const Poll &) = delete;
    ~Poll() { ::close(m_epoll); }

    // Indexes of the clients that have something to read.
    std::span<const epoll_event> wait()
    {
        const int count = ::epoll_wait(m_epoll, m_events.data(), static_cast<int>(m_events.size()), 5000);
        if (count <= 0) {
            std::fputs("The server does not respond.\n", stderr);
            std::exit(2);
        }
        return {m_events.data(), static_cast<std::size_t>(count)};
    }

private:
    int m_epoll;
    std::array<epoll_event, 512> m_events{};
};

std::vector<HttpClient> connect(std::uint16_t port, std::size_t count)
{
    std::vector<HttpClient> clients;
    clients.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        clients.emplace_back(port);
    return clients;
}

void checkIsResult(const std::string &answer)
{
    if (!answer.starts_with("HTTP/1.1 200") || answer.find("\"result\"") == std::string::npos) {
        std::fprintf(stderr, "This is no result: %s\n", answer.c_str());
        std::exit(2);
    }
}

} // namespace

LoadResult load(std::uint16_t port, const std::string &request, std::size_t connections,
                std::chrono::milliseconds duration)
{
    std::vector<HttpClient> clients = connect(port, connections);
    std::vector<SteadyTime> sent(connections);
    std::vector<std::chrono::nanoseconds> times;
    times.reserve(1 << 20);
    Poll poll(clients);
    const SteadyTime begin = now();
    for (std::size_t i = 0; i < connections; ++i) {
        sent[i] = now();
        clients[i].send(request);
    }
    std::size_t open = connections;
    SteadyTime last = begin;
    while (open > 0) {
        for (const epoll_event &event : poll.wait()) {
            HttpClient &client = clients[event.data.u64];
            if (!client.receive())
                continue;
            last = now();
            times.push_back(last - sent[event.data.u64]);
            checkIsResult(client.received());
            if (last - begin >= duration) {
                --open;
                continue;
            }
            sent[event.data.u64] = last;
            client.send(request);
        }
    }
    std::ranges::sort(times);
    const std::chrono::duration<double> seconds = last - begin;
    return {static_cast<double>(times.size()) / seconds.count(), times[times.size() / 2],
            times[times.size() * 99 / 100]};
}

NewsResult spreadNews(std::uint16_t port, std::int64_t process, std::size_t listeners,
                      const std::string &listenRequest, const std::string &changeRequest)
{
    constexpr std::string_view kAcknowledged = "subscriptions/acknowledged";
    constexpr std::string_view kChanged = "tools/list_changed";
    const std::size_t before = residentMemory(process);
    std::vector<HttpClient> clients = connect(port, listeners);
    std::vector<bool> has(listeners, false);
    Poll poll(clients);
    const auto waitForAll = [&](std::string_view text) {
        has.assign(listeners, false);
        for (std::size_t left = listeners; left > 0;) {
            for (const epoll_event &event : poll.wait()) {
                HttpClient &client = clients[event.data.u64];
                client.receive();
                if (!has[event.data.u64] && client.received().find(text) != std::string::npos) {
                    has[event.data.u64] = true;
                    --left;
                }
            }
        }
    };
    for (HttpClient &client : clients)
        client.send(listenRequest);
    waitForAll(kAcknowledged);
    NewsResult result{residentMemory(process) - before, {}};
    HttpClient changer(port);
    const SteadyTime begin = now();
    changer.send(changeRequest);
    waitForAll(kChanged);
    result.longest = now() - begin;
    return result;
}

std::size_t residentMemory(std::int64_t process)
{
    std::ifstream stream("/proc/" + std::to_string(process) + "/statm");
    std::size_t size = 0;
    std::size_t resident = 0;
    stream >> size >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace tooltray::bench
