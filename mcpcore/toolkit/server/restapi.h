// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <QObject>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::http {

class HttpExchange;
class Router;

} // namespace tooltray::http

namespace tooltray::toolkit {

class Administration;
class Toolkit;

// The same commands over plain HTTP. ?workspace=NAME picks a workspace, else it is the client's own. One that the client
// is a stranger to is answered for like one that does not exist.
class RestApi {
public:
    enum class Metrics : std::uint8_t { Off, Served };
    struct Source {
        std::function<std::vector<std::string>()> workspaces;      // the names of those that are open
        std::function<Toolkit *(std::string_view workspace)> find; // null: not open
        std::string version;                                       // of the program
        // Where somebody belongs who does not say which one is meant. Empty: in "default".
        std::function<std::string(std::string_view principal)> home = {};
        Administration *administration = nullptr; // null: nobody administers anything here
    };

    // Must outlive the routes.
    explicit RestApi(Source source) : m_source(std::move(source)) {}

    void addRoutes(http::Router &router, Metrics metrics);

private:
    using ExchangePointer = std::shared_ptr<http::HttpExchange>;

    // Its arguments come from the query of the URL or, with POST, from the body. Without a name the path has it.
    void addCommand(http::Router &router, const char *method, const char *pattern, std::string command);
    void run(const ExchangePointer &exchange, const std::string &command);
    void run(const ExchangePointer &exchange, std::string command, Result<json::Value> arguments);
    Toolkit *toolkitFor(http::HttpExchange &exchange) const;
    std::vector<std::string> ownWorkspaces(const std::string &principal) const;
    json::Value unreadFiles(const std::string &principal) const;
    void description(http::HttpExchange &exchange) const;
    void status(http::HttpExchange &exchange) const;
    void workspaces(http::HttpExchange &exchange) const;
    void metrics(http::HttpExchange &exchange) const;

    Source m_source;
    QObject m_context;
};

} // namespace tooltray::toolkit
