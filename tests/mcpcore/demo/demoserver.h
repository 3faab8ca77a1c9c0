// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/server/demoendpoint.h"
#include "http/server/httpserver.h"
#include "support/fakeclock.h"
#include "support/httpanswer.h"
#include "support/httpconnection.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::demo {

// The sample API on a real socket, its clock standing still.
class DemoServer {
public:
    DemoServer();

    std::uint16_t port() const { return m_port; }
    test::FakeClock &clock() { return m_clock; }
    const DemoEndpoint &endpoint() const { return m_endpoint; }
    std::uint64_t connectionsOpen() const { return m_http.statistics().connectionsOpen; }

    std::optional<test::HttpAnswer> request(std::string_view method, std::string_view query,
                                            std::string_view headers, std::string_view body = {});
    // The body of the answer to a POST.
    json::Value post(std::string_view document, const json::Value &variables = {});

private:
    test::FakeClock m_clock;
    DemoEndpoint m_endpoint;
    http::HttpServer m_http;
    std::uint16_t m_port = 0;
};

std::string postBody(std::string_view document, const json::Value &variables = {});

} // namespace tooltray::demo
