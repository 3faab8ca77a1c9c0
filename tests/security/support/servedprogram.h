// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/childprocess.h"
#include "support/httpconnection.h"
#include "support/temporaryfolder.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// The real program, serving a data folder of its own without a window, with the state and configuration folders of a
// person who has never used it. Attacks talk to it over the loopback interface only.
class ServedProgram {
    Q_DISABLE_COPY_MOVE(ServedProgram)

public:
    struct Client {
        std::string name;
        std::string policy = "{}"; // as JSON, which is YAML too
    };
    // Where config.yaml is.
    enum class ConfigFile : std::uint8_t {
        Named, // by --config
        Found, // in the folder of --data-dir, which nobody names
        Usual, // in the data folder of the person, without --data-dir
    };
    struct Setup {
        std::string config = {}; // config.yaml without its clients
        ConfigFile configFile = ConfigFile::Named;
        std::vector<Client> clients = {{"agent"}};
        std::map<std::string, std::string> files = {}; // below workspaces/default, written before the start
        std::map<std::string, std::string> environment = {};
        std::vector<std::string> arguments = {};
    };

    explicit ServedProgram(Setup setup);

    // Starts it again on the same folders; the port may be another one. False when it does not serve in time.
    bool restart();
    // Ends it by SIGTERM: the time that took; nothing when it did not end within ten seconds.
    std::optional<std::chrono::milliseconds> end();

    bool isServing() const { return m_port != 0; }
    std::uint16_t port() const { return m_port; }
    std::string url(std::string_view path = "/mcp") const;
    ChildProcess &process() { return *m_process; }
    const TemporaryFolder &data() const { return m_data; } // --data-dir
    std::filesystem::path workspace() const { return m_data / "workspaces/default"; }
    const TemporaryFolder &home() const { return m_home; }

    // The token of a client of the setup; "" is no token at all.
    static std::string token(std::string_view client);

    // One exchange on a connection of its own. The body, if any, is JSON.
    std::optional<HttpAnswer> http(std::string_view method, std::string_view target, std::string_view client,
                                   std::string_view body = {}, std::string_view fields = {},
                                   std::chrono::milliseconds patience = std::chrono::seconds(30)) const;
    // A JSON-RPC request of 2026-07-28: the response, with "result" or "error"; null when there is none.
    json::Value request(std::string_view client, std::string_view method, json::Value params,
                        const json::Value &capabilities = json::Value::object()) const;
    // tools/call: the result or, where the protocol refuses, an object with "error".
    json::Value call(std::string_view client, std::string_view tool,
                     json::Value arguments = json::Value::object(),
                     const json::Value &capabilities = json::Value::object()) const;
    // All that the agent reads of a result: its text blocks.
    static std::string textOf(const json::Value &result);
    // How long /healthz takes; nothing when there is no 200 within ten seconds.
    std::optional<std::chrono::milliseconds> health() const;

private:
    std::string configuration() const;

    Setup m_setup;
    TemporaryFolder m_data;
    TemporaryFolder m_home;
    std::uint16_t m_port = 0;
    std::unique_ptr<ChildProcess> m_process;
};

} // namespace tooltray::test
