// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_mcp [--no-bounds]. The official TypeScript SDK runs beside when npm has put it into the build
// folder:
//     ctest --test-dir build/release -R bench/mcp-peers
#include "bench/mcp/httpclient.h"
#include "bench/mcp/load.h"
#include "bench/support/bench.h"

#include <QCoreApplication>
#include <QProcess>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

using namespace tooltray;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMegabyte = 1024 * 1024;
constexpr std::array<std::size_t, 4> kConnections{1, 16, 64, 256};
constexpr int kRounds = 3; // of each measurement, in turns with the peers; the best one counts

// A server in a process of its own, which prints its URL when it is ready.
class ServerProcess {
public:
    ServerProcess(const QString &program, const QStringList &arguments)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(program, arguments);
        while (!m_process.canReadLine() && m_process.waitForReadyRead(10'000)) {
        }
        const QUrl url(QString::fromUtf8(m_process.readLine()).trimmed());
        m_port = static_cast<std::uint16_t>(std::max(url.port(), 0));
    }
    ~ServerProcess()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    ServerProcess(const ServerProcess &) = delete;
    ServerProcess &operator=(const ServerProcess &) = delete;

    std::uint16_t port() const { return m_port; }
    std::int64_t id() const { return m_process.processId(); }

private:
    QProcess m_process;
    std::uint16_t m_port = 0;
};

std::string modern(const std::string &method, const std::string &params, const std::string &fields = {})
{
    return bench::postRequest("MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\n" + fields,
                              R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":{)" + params
                                  + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                                    R"("io.modelcontextprotocol/clientCapabilities":{}}}})");
}

std::string modernCall(const std::string &tool)
{
    return modern("tools/call", R"("name":")" + tool + R"(","arguments":{"a":1,"b":2},)",
                  "Mcp-Name: " + tool + "\r\n");
}

struct Requests {
    std::string call;
    std::string list;
};

Requests modernRequests()
{
    return {modernCall("add_7"), modern("tools/list", {})};
}

// Version 1 of the SDK knows the legacy era only, which it serves without a session here.
Requests legacyRequests()
{
    return {bench::postRequest("MCP-Protocol-Version: 2025-11-25\r\n",
                               R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":)"
                               R"({"name":"add_7","arguments":{"a":1,"b":2}}})"),
            bench::postRequest("MCP-Protocol-Version: 2025-11-25\r\n",
                               R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})")};
}

struct Contestant {
    std::string name;
    std::unique_ptr<ServerProcess> server;
    Requests requests;
};

std::vector<Contestant> contestants()
{
    std::vector<Contestant> all;
    all.push_back({"Tooltray",
                   std::make_unique<ServerProcess>(QStringLiteral(BENCH_MCP_SERVER), QStringList()),
                   modernRequests()});
    const QString packages = QStringLiteral(BENCH_MCP_PEERS);
    if (!std::filesystem::exists(packages.toStdString() + "/installed")) {
        std::printf("The TypeScript SDK is not in %s: no peer.\n", qPrintable(packages));
        return all;
    }
    const auto add = [&](const char *version, Requests requests) {
        const QStringList arguments{QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/bench/mcp/typescript.mjs"),
                                    packages, QString::fromLatin1(version)};
        all.push_back({std::string("TypeScript ") + version,
                       std::make_unique<ServerProcess>(QStringLiteral("node"), arguments),
                       std::move(requests)});
    };
    add("v1", legacyRequests());
    add("v2", modernRequests());
    return all;
}

bench::LoadResult better(const bench::LoadResult &a, const bench::LoadResult &b)
{
    return {std::max(a.perSecond, b.perSecond), std::min(a.median, b.median),
            std::min(a.percentile99, b.percentile99)};
}

std::vector<bench::LoadResult> race(const std::vector<Contestant> &all, std::string Requests::*request,
                                    std::size_t connections)
{
    std::vector<bench::LoadResult> best;
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto result = bench::load(all[i].server->port(), all[i].requests.*request, connections, 1s);
            if (round == 0)
                best.push_back({0, 1h, 1h});
            best[i] = better(best[i], result);
        }
    }
    return best;
}

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

void benchThroughput(bench::Bench &bench, const std::vector<Contestant> &all, const char *title,
                     std::string Requests::*request, double atLeast)
{
    std::printf("%s\n  %11s  %-14s %10s %9s %9s %8s\n", title, "connections", "", "requests/s", "p50 ms",
                "p99 ms", "ratio");
    for (const std::size_t connections : kConnections) {
        const auto results = race(all, request, connections);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto &result = results[i];
            std::printf("  %11zu  %-14s %10.0f %9.3f %9.3f", connections, all[i].name.c_str(),
                        result.perSecond, milliseconds(result.median), milliseconds(result.percentile99));
            std::printf(i == 0 ? "\n" : " %7.1fx\n", results[0].perSecond / result.perSecond);
        }
        if (connections == 1) {
            bench.check("p50 under 0.15 ms at 1 connection", results[0].median < 150us);
            bench.check("p99 under 1 ms at 1 connection", results[0].percentile99 < 1ms);
        }
        for (std::size_t i = 1; i < all.size() && connections == 64; ++i)
            bench.check("at least " + std::to_string(static_cast<int>(atLeast)) + " x " + all[i].name
                            + " at 64 connections",
                        results[0].perSecond >= atLeast * results[i].perSecond);
    }
}

void benchListeners(bench::Bench &bench)
{
    constexpr std::size_t kListeners = 1000;
    const ServerProcess server(QStringLiteral(BENCH_MCP_SERVER), {});
    const std::string listen =
        modern("subscriptions/listen", R"("notifications":{"toolsListChanged":true},)");
    const auto first =
        bench::spreadNews(server.port(), server.id(), kListeners, listen, modernCall("change"));
    auto longest = first.longest;
    for (int round = 1; round < kRounds; ++round)
        longest = std::min(
            longest,
            bench::spreadNews(server.port(), server.id(), kListeners, listen, modernCall("change")).longest);
    std::printf("1,000 listeners: %.1f MB, one change reaches all in %.1f ms\n",
                static_cast<double>(first.memory) / kMegabyte, milliseconds(longest));
    bench.check("1,000 listeners cost under 25 MB", first.memory < 25 * kMegabyte);
    bench.check("a change reaches all within 50 ms", longest < 50ms);
}

void benchIdle(bench::Bench &bench)
{
    for (const auto &[name, program] :
         {std::pair("this server", BENCH_MCP_SERVER), std::pair("the fixture server", CONFORMANCE_SERVER)}) {
        const ServerProcess server(QString::fromUtf8(program), {});
        bench::load(server.port(), modern("tools/list", {}), 1, 10ms);
        const std::size_t memory = bench::residentMemory(server.id());
        std::printf("Idle, %s: %.1f MB\n", name, static_cast<double>(memory) / kMegabyte);
        bench.check("under 25 MB", memory < 25 * kMegabyte);
    }
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    bench::Bench bench(argc, argv);
    {
        const auto all = contestants();
        benchThroughput(bench, all, "tools/call", &Requests::call, 30);
        benchThroughput(bench, all, "tools/list, 20 tools", &Requests::list, 40);
    }
    benchListeners(bench);
    benchIdle(bench);
    return bench.exitCode();
}
