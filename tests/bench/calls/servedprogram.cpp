// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/calls/servedprogram.h"

#include "bench/mcp/httpclient.h"
#include "json/parser.h"
#include "json/write.h"

#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <poll.h>

namespace tooltray::bench {

namespace {

constexpr int kPatienceMs = 30'000;

// Rows, and as many other types that lead from one to the next.
std::string schemaOf(std::size_t types)
{
    std::string sdl = "type Query { result: [Row!]! ";
    const std::size_t others = types - std::min<std::size_t>(types, 2);
    for (std::size_t i = 0; i < others; i += 10)
        sdl += "thing" + std::to_string(i) + "(id: ID!): Thing" + std::to_string(i) + " ";
    sdl += "}\ntype Row { id: Int! name: String! state: String! }\n";
    for (std::size_t i = 0; i < others; ++i) {
        sdl += "\"Something that somebody keeps under number " + std::to_string(i) + ".\"\ntype Thing"
               + std::to_string(i)
               + " { id: ID! name: String! title(short: Boolean = false): String createdAt: "
               + "String! updatedAt: String state: String! count: Int! price: Float next: Thing"
               + std::to_string((i + 1) % others) + " all(first: Int, after: String): [Row!]! }\n";
    }
    return sdl;
}

std::string toolName(std::size_t number)
{
    return "rows_" + std::to_string(number);
}

void put(const std::filesystem::path &file, std::string_view text)
{
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

json::Value toolFile(std::size_t number)
{
    json::Value version = json::Value::object(
        {{"description", json::Value("Rows of table " + std::to_string(number) + ".")},
         {"operation", json::Value::object({{"document", json::Value("{ result { id name state } }")}})}});
    return json::Value::object({{"format", json::Value(1)},
                                {"endpoint", json::Value("main")},
                                {"active", json::Value("0.1.0")},
                                {"versions", json::Value::object({{"0.1.0", std::move(version)}})}});
}

} // namespace

ServedProgram::ServedProgram(const Options &options)
{
    write(options);
    start();
}

ServedProgram::~ServedProgram()
{
    stop();
}

void ServedProgram::stop()
{
    m_process.terminate();
    if (!m_process.waitForFinished(kPatienceMs))
        m_process.kill();
    m_process.waitForFinished();
    m_port = 0;
}

std::chrono::nanoseconds ServedProgram::restart(std::size_t tool)
{
    stop();
    const auto begun = std::chrono::steady_clock::now();
    start();
    answerTo(callRequest(tool));
    return std::chrono::steady_clock::now() - begun;
}

std::string ServedProgram::answerTo(const std::string &request) const
{
    HttpClient client(m_port);
    client.send(request);
    pollfd waiting{client.descriptor(), POLLIN, 0};
    while (::poll(&waiting, 1, kPatienceMs) > 0) {
        if (client.receive())
            return client.received();
    }
    std::fputs("There is no answer.\n", stderr);
    std::exit(2);
}

void ServedProgram::write(const Options &options)
{
    const std::filesystem::path folder = m_folder.path().toStdString();
    put(folder / "schema.graphql", schemaOf(options.types));
    const json::Value limits = json::Value::object(
        {{"response_bytes", json::Value("64 MiB")}, {"concurrent_requests", json::Value(64)}});
    const json::Value endpoint = json::Value::object({{"url", json::Value(options.upstreamUrl)},
                                                      {"schema", json::Value("schema.graphql")},
                                                      {"limits", limits}});
    put(folder / "config.yaml",
        json::writePretty(json::Value::object({{"endpoints", json::Value::object({{"main", endpoint}})},
                                               {"result_bytes", json::Value(options.resultBytes)}})));
    for (std::size_t i = 0; i < options.tools; ++i)
        put(folder / "data/workspaces/default/tools" / (toolName(i) + ".json"),
            json::writePretty(toolFile(i)));
}

void ServedProgram::start()
{
    const QString folder = m_folder.path();
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QStringLiteral(BENCH_TOOLTRAY),
                    {QStringLiteral("serve"), QStringLiteral("--data-dir"), folder + QStringLiteral("/data"),
                     QStringLiteral("--config"), folder + QStringLiteral("/config.yaml"),
                     QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--print-connection")});
    while (m_port == 0 && (m_process.canReadLine() || m_process.waitForReadyRead(kPatienceMs))) {
        const json::Parsed line = json::parse(m_process.readLine().toStdString());
        const QUrl url(QString::fromUtf8(std::string(line.value["url"].toString()).c_str()));
        m_port = static_cast<std::uint16_t>(std::max(url.port(), 0));
        m_token = line.value["token"].toString();
    }
    if (m_port == 0) {
        std::fputs("The program does not start.\n", stderr);
        std::exit(2);
    }
}

std::string ServedProgram::callRequest(std::size_t tool) const
{
    return callRequest(toolName(tool), "{}");
}

std::string ServedProgram::callRequest(std::string_view tool, std::string_view arguments) const
{
    const std::string name(tool);
    return postRequest("Authorization: Bearer " + m_token
                           + "\r\nMCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: "
                           + name + "\r\n",
                       R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":")" + name
                           + R"(","arguments":)" + std::string(arguments)
                           + R"(,"_meta":{"io.modelcontextprotocol/protocolVersion":)"
                             R"("2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}})");
}

std::size_t ServedProgram::peakMemory() const
{
    std::ifstream stream("/proc/" + std::to_string(id()) + "/status");
    for (std::string word; stream >> word;) {
        std::size_t kilobytes = 0;
        if (word == "VmHWM:" && stream >> kilobytes)
            return kilobytes * 1024;
    }
    return 0;
}

void ServedProgram::forgetPeak() const
{
    std::ofstream("/proc/" + std::to_string(id()) + "/clear_refs") << 5;
}

} // namespace tooltray::bench
