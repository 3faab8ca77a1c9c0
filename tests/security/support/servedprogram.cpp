// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"

#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>

#include <charconv>
#include <csignal>
#include <utility>

namespace tooltray::test {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// "Tooltray serves on http://127.0.0.1:40123/mcp, data in ..." -> 40123
std::uint16_t portIn(std::string_view line)
{
    constexpr std::string_view kBefore = "Tooltray serves on http://127.0.0.1:";
    std::uint16_t port = 0;
    if (line.starts_with(kBefore))
        std::from_chars(line.data() + kBefore.size(), line.data() + line.size(), port);
    return port;
}

std::string sha256(std::string_view text)
{
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

// The last complete message of a response that is JSON or an event stream.
json::Value messageIn(const HttpAnswer &answer)
{
    std::string body = answer.body;
    if (answer.header("content-type").value_or("").starts_with("text/event-stream")) {
        const std::size_t last = body.rfind("data: {");
        if (last == std::string::npos)
            return {};
        body = body.substr(last + 6, body.find('\n', last) - last - 6);
    }
    json::Parsed parsed = json::parse(body);
    return parsed ? std::move(parsed.value) : json::Value();
}

} // namespace

ServedProgram::ServedProgram(Setup setup) : m_setup(std::move(setup))
{
    for (const auto &[name, content] : m_setup.files)
        m_data.write("workspaces/default/" + name, content);
    if (m_setup.configFile == ConfigFile::Named)
        m_home.write("config.yaml", configuration());
    else
        m_data.write("config.yaml", configuration());
    if (m_setup.configFile == ConfigFile::Usual) {
        std::filesystem::create_directory(m_home / "share");
        std::filesystem::create_directory_symlink(m_data.path(), m_home / "share/tooltray");
    }
    restart();
}

std::string ServedProgram::configuration() const
{
    std::string text = m_setup.config;
    if (m_setup.clients.empty())
        return text;
    text += "\nclients:\n";
    for (const Client &client : m_setup.clients)
        text += "  " + client.name + ": { token_hash: \"sha256:" + sha256(token(client.name))
                + "\", policy: " + client.policy + " }\n";
    return text;
}

bool ServedProgram::restart()
{
    m_process.reset();
    std::vector<std::string> arguments = {"serve", "--port", "0"};
    if (m_setup.configFile != ConfigFile::Usual)
        arguments.insert(arguments.end(), {"--data-dir", m_data.path().string()});
    if (m_setup.configFile == ConfigFile::Named)
        arguments.insert(arguments.end(), {"--config", (m_home / "config.yaml").string()});
    arguments.insert(arguments.end(), m_setup.arguments.begin(), m_setup.arguments.end());
    std::map<std::string, std::string> environment = {
        {"HOME", m_home.path().string()},
        {"XDG_CONFIG_HOME", (m_home / "config").string()},
        {"XDG_DATA_HOME", (m_home / "share").string()},
        {"XDG_STATE_HOME", (m_home / "state").string()},
        {"XDG_CACHE_HOME", (m_home / "cache").string()},
        {"DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"},
    };
    for (const auto &[name, value] : m_setup.environment)
        environment[name] = value;
    m_process = std::make_unique<ChildProcess>(TOOLTRAY_PROGRAM, arguments, environment);
    m_port = portIn(m_process->readLine(std::chrono::seconds(30)).value_or(std::string()));
    return m_port != 0;
}

std::optional<milliseconds> ServedProgram::end()
{
    const auto start = steady_clock::now();
    m_process->sendSignal(SIGTERM);
    m_port = 0;
    if (!m_process->waitForExit(std::chrono::seconds(10)))
        return std::nullopt;
    return duration_cast<milliseconds>(steady_clock::now() - start);
}

std::string ServedProgram::url(std::string_view path) const
{
    return "http://127.0.0.1:" + std::to_string(m_port) + std::string(path);
}

std::string ServedProgram::token(std::string_view client)
{
    return client.empty() ? std::string() : "token-of-" + std::string(client) + "-0123456789abcdef0123456789";
}

std::optional<HttpAnswer> ServedProgram::http(std::string_view method, std::string_view target,
                                              std::string_view client, std::string_view body,
                                              std::string_view fields, milliseconds patience) const
{
    std::string text = std::string(method) + ' ' + std::string(target) + " HTTP/1.1\r\nHost: 127.0.0.1:"
                       + std::to_string(m_port) + "\r\nAccept: application/json, text/event-stream\r\n";
    if (!client.empty())
        text += "Authorization: Bearer " + token(client) + "\r\n";
    text += fields;
    if (!body.empty())
        text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    text.append("\r\n").append(body);
    HttpConnection connection(m_port);
    connection.send(text);
    return connection.readAnswer(patience);
}

json::Value ServedProgram::request(std::string_view client, std::string_view method, json::Value params,
                                   const json::Value &capabilities) const
{
    std::string fields = "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + std::string(method) + "\r\n";
    for (const char *subject : {"name", "uri"}) {
        if (params[subject].isString())
            fields += "Mcp-Name: " + std::string(params[subject].toString()) + "\r\n";
    }
    params.set("_meta", json::Value::object({{"io.modelcontextprotocol/protocolVersion", "2026-07-28"},
                                             {"io.modelcontextprotocol/clientCapabilities", capabilities}}));
    const json::Value message = json::Value::object(
        {{"jsonrpc", "2.0"}, {"id", 1}, {"method", std::string(method)}, {"params", std::move(params)}});
    const auto answer = http("POST", "/mcp", client, json::write(message), fields);
    return answer ? messageIn(*answer) : json::Value();
}

json::Value ServedProgram::call(std::string_view client, std::string_view tool, json::Value arguments,
                                const json::Value &capabilities) const
{
    const json::Value response =
        request(client, "tools/call",
                json::Value::object({{"name", std::string(tool)}, {"arguments", std::move(arguments)}}),
                capabilities);
    return response["result"].isObject() ? response["result"] : response;
}

std::string ServedProgram::textOf(const json::Value &result)
{
    std::string text;
    for (const json::Value &block : result["content"].elements())
        text += block["text"].toString();
    return text;
}

std::optional<milliseconds> ServedProgram::health() const
{
    const auto start = steady_clock::now();
    const auto answer = http("GET", "/healthz", {}, {}, {}, std::chrono::seconds(10));
    if (!answer || answer->status != 200)
        return std::nullopt;
    return duration_cast<milliseconds>(steady_clock::now() - start);
}

} // namespace tooltray::test
