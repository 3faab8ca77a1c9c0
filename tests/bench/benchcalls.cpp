// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_calls [--no-bounds]. What the program adds to what an upstream costs: the same client asks a canned
// upstream directly and through a saved tool.
#include "bench/calls/servedprogram.h"
#include "bench/mcp/httpclient.h"
#include "bench/mcp/load.h"
#include "bench/support/bench.h"
#include "bench/upstream/bareloop.h"
#include "bench/upstream/cannedserver.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMegabyte = 1024 * 1024;
constexpr int kRounds = 5; // of each measurement, in turns; the best one counts

double inMilliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

// An answer with rows until it has so many bytes.
std::string rows(std::size_t bytes)
{
    std::string body = R"({"data":{"result":[)";
    for (std::size_t id = 1; body.size() < bytes; ++id) {
        body += id == 1 ? "" : ",";
        body += R"({"id":)" + std::to_string(id) + R"(,"name":"Row number )" + std::to_string(id)
                + R"( of a table","state":"OPEN"})";
    }
    return body + "]}}";
}

std::uint16_t portOf(const bench::CannedServer &server)
{
    return static_cast<std::uint16_t>(QUrl(QString::fromStdString(server.url())).port());
}

const std::string kBareRequest = bench::postRequest({}, bench::kRequestBody);

// What is measured must be what was meant.
void requireRows(const bench::ServedProgram &program, std::size_t tool)
{
    const std::string answer = program.answerTo(program.callRequest(tool));
    if (answer.find("Row number 1") != std::string::npos
        && answer.find("\"isError\":true") == std::string::npos)
        return;
    std::fprintf(stderr, "This is no result of the tool: %s\n", answer.substr(0, 2000).c_str());
    std::exit(2);
}

bench::LoadResult best(const bench::LoadResult &a, const bench::LoadResult &b)
{
    return {std::max(a.perSecond, b.perSecond), std::min(a.median, b.median),
            std::min(a.percentile99, b.percentile99)};
}

struct Pair {
    bench::LoadResult bare{0, 1h, 1h};
    bench::LoadResult tool{0, 1h, 1h};
};

Pair beside(const bench::CannedServer &upstream, const bench::ServedProgram &program, std::size_t connections,
            std::chrono::milliseconds time)
{
    Pair pair;
    const std::string call = program.callRequest(7);
    for (int round = 0; round < kRounds; ++round) {
        pair.bare = best(pair.bare, bench::load(portOf(upstream), kBareRequest, connections, time));
        pair.tool = best(pair.tool, bench::load(program.port(), call, connections, time));
    }
    return pair;
}

void printRow(const char *name, const bench::LoadResult &result)
{
    std::printf("  %-24s %10.0f %9.3f %9.3f\n", name, result.perSecond, inMilliseconds(result.median),
                inMilliseconds(result.percentile99));
}

void benchLatency(bench::Bench &bench)
{
    const bench::CannedServer upstream(rows(1'000));
    const bench::ServedProgram program({.upstreamUrl = upstream.url()});
    requireRows(program, 7);
    for (const std::size_t connections : {std::size_t{1}, std::size_t{64}}) {
        const Pair pair = beside(upstream, program, connections, 1s);
        std::printf("An answer of 1 kB, %zu connections\n  %-24s %10s %9s %9s\n", connections, "",
                    "requests/s", "p50 ms", "p99 ms");
        printRow("upstream alone", pair.bare);
        printRow("through a saved tool", pair.tool);
        if (connections == 1) {
            bench.report("added, p50", pair.tool.median - pair.bare.median);
            bench.report("added, p99", pair.tool.percentile99 - pair.bare.percentile99);
            bench.check("p50 of what is added at most 0.2 ms", pair.tool.median - pair.bare.median <= 200us);
            bench.check("p99 of what is added at most 1.5 ms",
                        pair.tool.percentile99 - pair.bare.percentile99 <= 1500us);
        } else {
            bench.check("at least 2,000 calls a second at 64 connections", pair.tool.perSecond >= 2'000);
        }
    }
}

void benchLargeAnswer(bench::Bench &bench, const char *title, const std::string &resultBytes)
{
    const std::string body = rows(10 * kMegabyte);
    const bench::CannedServer upstream(body);
    const bench::ServedProgram program({.upstreamUrl = upstream.url(), .resultBytes = resultBytes});
    requireRows(program, 7);
    const std::size_t before = bench::residentMemory(program.id());
    program.forgetPeak();
    program.answerTo(program.callRequest(7));
    const std::size_t growth = std::max(program.peakMemory(), before) - before;
    const Pair pair = beside(upstream, program, 1, 300ms);
    std::printf(
        "An answer of 10 MB, %s: %.1f ms to download, %.1f ms through a saved tool; %.1f MB resident, "
        "%.1f MB more at most\n",
        title, inMilliseconds(pair.bare.median), inMilliseconds(pair.tool.median),
        static_cast<double>(before) / kMegabyte, static_cast<double>(growth) / kMegabyte);
    bench.check("at most twice the time to download it", pair.tool.median <= 2 * pair.bare.median);
    bench.check("at most three times its size in memory", growth <= 3 * body.size());
}

void benchManyTools(bench::Bench &bench)
{
    const bench::CannedServer upstream(rows(1'000));
    const bench::ServedProgram few({.upstreamUrl = upstream.url(), .tools = 10});
    const bench::ServedProgram many({.upstreamUrl = upstream.url(), .tools = 10'000});
    requireRows(few, 7);
    requireRows(many, 7777);
    bench::LoadResult amongFew{0, 1h, 1h};
    bench::LoadResult amongMany{0, 1h, 1h};
    for (int round = 0; round < kRounds; ++round) {
        amongFew = best(amongFew, bench::load(few.port(), few.callRequest(7), 1, 500ms));
        amongMany = best(amongMany, bench::load(many.port(), many.callRequest(7777), 1, 500ms));
    }
    std::printf("A call\n  %-24s %10s %9s %9s\n", "", "requests/s", "p50 ms", "p99 ms");
    printRow("among 10 tools", amongFew);
    printRow("among 10,000 tools", amongMany);
    bench.check("p50 among 10,000 tools at most 10 % and 10 us more than among 10",
                amongMany.median <= amongFew.median * 11 / 10 + 10us);
}

// What one call takes, the best of several.
std::chrono::nanoseconds timeOf(const bench::ServedProgram &program, const std::string &request)
{
    return bench::load(program.port(), request, 1, 300ms).median;
}

void benchCatalogue(bench::Bench &bench)
{
    const bench::CannedServer upstream(rows(1'000));
    const bench::ServedProgram many({.upstreamUrl = upstream.url(), .tools = 10'000});
    requireRows(many, 7777);
    const auto within5ms = [&](const char *what, std::string_view tool, std::string_view arguments) {
        const std::chrono::nanoseconds took = timeOf(many, many.callRequest(tool, arguments));
        bench.report(what, took);
        bench.check(std::string(what) + " in at most 5 ms", took <= 5ms);
    };
    std::puts("Among 10,000 saved tools");
    within5ms("a page of list_commands", "list_commands", R"({"detail":"summary"})");
    within5ms("a search in them", "list_commands", R"({"query":"table 7777","detail":"names"})");
    within5ms("saving one, the disk included", "update_saved_tool",
              R"({"tool_name":"rows_7","description":"Rows of another table."})");
}

void benchMemoryAndStart(bench::Bench &bench)
{
    const bench::CannedServer upstream(rows(1'000));
    const auto megabytes = [](std::size_t bytes) { return static_cast<double>(bytes) / 1e6; };
    {
        const bench::ServedProgram idle({.upstreamUrl = upstream.url(), .tools = 0});
        const double resident = megabytes(bench::residentMemory(idle.id()));
        std::printf("Idle, without tools: %.1f MB resident\n", resident);
        bench.check("at most 30 MB idle", resident <= 30);
    }
    bench::ServedProgram program({.upstreamUrl = upstream.url(), .tools = 100, .types = 3'500});
    requireRows(program, 7);
    std::vector<std::chrono::nanoseconds> starts;
    for (int round = 0; round < kRounds; ++round)
        starts.push_back(program.restart(7));
    std::ranges::sort(starts);
    const double resident = megabytes(bench::residentMemory(program.id()));
    std::printf(
        "With 100 tools and a schema of 3,500 types: %.1f MB resident; %.1f ms from the start to the first "
        "answer, at least %.1f\n",
        resident, inMilliseconds(starts[starts.size() / 2]), inMilliseconds(starts.front()));
    bench.check("at most 60 MB with a schema of 3,500 types", resident <= 60);
    bench.check("at most 100 ms to the first answer", starts[starts.size() / 2] <= 100ms);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    bench::Bench bench(argc, argv);
    benchLatency(bench);
    benchLargeAnswer(bench, "handed out up to 40 kB", "40 kB");
    benchLargeAnswer(bench, "handed out whole", "64 MiB");
    benchManyTools(bench);
    benchCatalogue(bench);
    benchMemoryAndStart(bench);
    return bench.exitCode();
}
