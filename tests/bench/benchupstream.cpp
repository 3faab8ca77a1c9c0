// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_upstream [--no-bounds]. Our exchanges beside a bare libcurl in the same run: one handle after the other
// at one connection, and a loop that polls libcurl's multi interface at more.
#include "base/time/clock.h"
#include "bench/support/answer.h"
#include "bench/support/bench.h"
#include "bench/upstream/bareloop.h"
#include "bench/upstream/cannedserver.h"
#include "upstream/curl/curltransport.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/graphql/graphqloperation.h"
#include "upstream/policy/endpoint.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <vector>

using namespace tooltray;
using namespace tooltray::upstream;
using namespace std::chrono_literals;
using bench::LoopResult;

namespace {

constexpr std::array<std::size_t, 4> kConnections{1, 6, 64, 256};
constexpr int kRounds = 5; // in turns; the best one counts
constexpr auto kTime = 400ms;

using SteadyTime = std::chrono::steady_clock::time_point;

// Keeps so many requests under way, each begun when one before it has ended.
class Load {
public:
    // Begins a request; the number says which of those at once it is.
    using Begin = std::function<void(std::size_t)>;

    LoopResult run(std::size_t atOnce, std::chrono::nanoseconds time, const Begin &begin)
    {
        m_begun.assign(atOnce, {});
        m_begin = begin;
        m_latencies.clear();
        m_failed = 0;
        m_underWay = atOnce;
        m_end = std::chrono::steady_clock::now() + time;
        const SteadyTime start = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < atOnce; ++i)
            next(i);
        m_loop.exec();
        return bench::resultOf(m_latencies, m_failed, std::chrono::steady_clock::now() - start);
    }

    void ended(std::size_t number, bool isGood)
    {
        const SteadyTime now = std::chrono::steady_clock::now();
        m_latencies.push_back(now - m_begun[number]);
        m_failed += isGood ? 0 : 1;
        if (now < m_end)
            next(number);
        else if (--m_underWay == 0)
            m_loop.quit();
    }

private:
    void next(std::size_t number)
    {
        m_begun[number] = std::chrono::steady_clock::now();
        m_begin(number);
    }

    QEventLoop m_loop;
    std::vector<SteadyTime> m_begun;
    Begin m_begin;
    std::vector<std::chrono::nanoseconds> m_latencies;
    std::size_t m_failed = 0;
    std::size_t m_underWay = 0;
    SteadyTime m_end;
};

Request requestTo(const std::string &url)
{
    return {.method = "POST", .url = Url::parse(url).value()};
}

LoopResult better(const LoopResult &a, const LoopResult &b)
{
    return {std::max(a.perSecond, b.perSecond), std::min(a.median, b.median),
            std::min(a.percentile99, b.percentile99), a.failed + b.failed};
}

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

void print(std::size_t connections, const char *name, const LoopResult &result, const LoopResult &peer)
{
    std::printf("  %11zu  %-22s %10.0f %9.3f %9.3f %7.2fx  %zu failed\n", connections, name, result.perSecond,
                milliseconds(result.median), milliseconds(result.percentile99),
                result.perSecond / peer.perSecond, result.failed);
}

class Contest {
public:
    explicit Contest(const bench::CannedServer &server)
        : m_url(server.url())
        , m_transport(CurlTransport::create(m_clock, "bench").value())
        , m_endpoint(*m_transport, m_clock, {.maxAtOnce = 1000, .maxWaiting = 1000})
    {}

    LoopResult transport(std::size_t atOnce, std::chrono::nanoseconds time = kTime)
    {
        std::vector<std::unique_ptr<Transfer>> transfers(atOnce);
        Request request = requestTo(m_url);
        request.fields = {{"Content-Type", "application/json"}};
        request.body = std::make_shared<const std::string>(bench::kRequestBody);
        return m_load.run(atOnce, time, [&](std::size_t number) {
            transfers[number] =
                m_transport->start(request, {.onDone = [&, number](const Outcome &outcome) {
                                       m_load.ended(number, std::holds_alternative<Response>(outcome));
                                   }});
        });
    }

    LoopResult graphql(std::size_t atOnce, std::chrono::nanoseconds time = kTime)
    {
        struct Call {
            GraphQLReader reader;
            std::unique_ptr<EndpointRequest> request;
        };
        std::vector<Call> calls(atOnce);
        const Request request = requestTo(m_url);
        const GraphQLOperation operation{.document = "query Q { viewer { id login name } }"};
        return m_load.run(atOnce, time, [&](std::size_t number) {
            Call &call = calls[number];
            call.request =
                m_endpoint.send(graphqlRequest(request, operation),
                                call.reader.receiver([this, &call, number](Outcome ended) {
                                    const GraphQLOutcome outcome = call.reader.judge(
                                        call.request->request(), std::move(ended), m_clock.wallTime());
                                    m_load.ended(number, std::holds_alternative<GraphQLAnswer>(outcome));
                                }));
        });
    }

    LoopResult bare(std::size_t atOnce, std::chrono::nanoseconds time = kTime) const
    {
        return bench::runBareLoop(m_url, atOnce, time);
    }

private:
    std::string m_url;
    SystemClock m_clock;
    std::unique_ptr<CurlTransport> m_transport;
    Endpoint m_endpoint;
    Load m_load;
};

void benchThroughput(bench::Bench &bench)
{
    const bench::CannedServer server(R"({"data":{"viewer":{"id":"1","login":"someone","name":"Some One"}}})");
    Contest contest(server);
    std::printf("  %11s  %-22s %10s %9s %9s %8s\n", "connections", "", "requests/s", "p50 ms", "p99 ms",
                "of bare");
    for (const std::size_t connections : kConnections) {
        LoopResult bare{0, 1h, 1h, 0};
        LoopResult transport = bare;
        LoopResult graphql = bare;
        for (int round = 0; round < kRounds; ++round) {
            bare = better(bare, contest.bare(connections));
            transport = better(transport, contest.transport(connections));
            graphql = better(graphql, contest.graphql(connections));
        }
        print(connections, "bare libcurl", bare, bare);
        print(connections, "Transport", transport, bare);
        print(connections, "GraphQLReader", graphql, bare);
        const std::string at = " at " + std::to_string(connections) + " connections";
        bench.check("no request fails" + at, bare.failed + transport.failed + graphql.failed == 0);
        bench.check("Transport at least 0.6 x bare libcurl" + at,
                    transport.perSecond >= 0.6 * bare.perSecond);
        bench.check("GraphQLReader at least 0.5 x bare libcurl" + at,
                    graphql.perSecond >= 0.5 * bare.perSecond);
    }
}

// From the first byte sent to an answer whose JSON is checked and whose data is known; in the processor's time, the
// server's share included. Most of what GraphQLReader takes beyond the exchange is the outline.
void benchBigAnswer(bench::Bench &bench)
{
    const std::string body = bench::graphqlAnswer(10'000'000);
    const bench::CannedServer server(body);
    Contest contest(server);
    const bench::Subject bare{"bare libcurl", [&] { bench::keep(contest.bare(1, 0ns)); }};
    bench.compare({.title = "exchange of 10 MB",
                   .bytes = body.size(),
                   .ours = {"Transport", [&] { bench::keep(contest.transport(1, 0ns)); }},
                   .peer = bare,
                   .atLeast = 0.7});
    bench.compare({.title = "GraphQL answer of 10 MB",
                   .bytes = body.size(),
                   .ours = {"GraphQLReader", [&] { bench::keep(contest.graphql(1, 0ns)); }},
                   .peer = bare,
                   .atLeast = 0.25});
}

void benchOutline(bench::Bench &bench)
{
    const std::string body = bench::graphqlAnswer(10'000'000);
    bench.measure({.title = "outline of an answer of 10 MB", .bytes = body.size(), .run = [&] {
                       JsonOutline outline = GraphQLAnswer::outline();
                       for (std::size_t at = 0; at < body.size(); at += 64 * 1024)
                           outline.add(std::string_view(body).substr(at, 64 * 1024));
                       outline.end();
                       bench::keep(outline);
                   }});
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    bench::Bench bench(argc, argv);
    benchThroughput(bench);
    benchBigAnswer(bench);
    benchOutline(bench);
    return bench.exitCode();
}
