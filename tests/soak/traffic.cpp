// SPDX-License-Identifier: GPL-3.0-or-later
#include "traffic.h"

#include "soakserver.h"
#include "json/parser.h"

namespace tooltray::test {

using namespace std::chrono_literals;

namespace {

const std::string kCommon = "Host: 127.0.0.1\r\nAccept: application/json, text/event-stream\r\n";
const std::string kToken = std::string("Authorization: Bearer ") + SoakServer::kToken + "\r\n";
const std::string kJson = "Content-Type: application/json\r\n";

std::string post(const std::string &fields, const std::string &body, const std::string &path = "/mcp")
{
    return "POST " + path + " HTTP/1.1\r\n" + fields + "Content-Length: " + std::to_string(body.size())
           + "\r\n\r\n" + body;
}

std::string modernFields(const std::string &method, const std::string &params)
{
    std::string fields = "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\n";
    const json::Value parsed = json::parse("{" + params + "\"\":0}").value;
    const std::string_view name = parsed[method == "resources/read" ? "uri" : "name"].toString();
    if (!name.empty())
        fields += "Mcp-Name: " + std::string(name) + "\r\n";
    return fields;
}

} // namespace

Visit Traffic::next()
{
    switch (below(16)) {
    case 0:
    case 1:
    case 2:
    case 3: return legalModern();
    case 4:
    case 5:
    case 6: return m_session.empty() ? initialize() : legalLegacy();
    case 7: return askedModern();
    case 8: return initialize();
    case 9: return stream();
    case 10: return illegalMessage();
    case 11: return illegalHttp();
    case 12:
    case 13: return mutated();
    default: return impatient();
    }
}

void Traffic::learn(const Visit &visit, const HttpAnswer &answer)
{
    if (visit.kind == "initialize") {
        m_session = answer.header("Mcp-Session-Id").value_or(std::string());
        m_revision = json::parse(answer.body).value["result"]["protocolVersion"].toString();
    } else if (visit.kind == "DELETE" || (visit.kind.starts_with("legacy") && answer.status == 404)) {
        m_session.clear();
    } else if (visit.kind == "modern tools/call") {
        m_state = json::parse(answer.body).value["result"]["requestState"].toString();
    }
}

Visit Traffic::legalModern()
{
    const std::string call =
        pick({"test_simple_text", "test_image_content", "test_audio_content", "test_embedded_resource",
              "test_multiple_content_types", "test_error_handling", "test_trigger_tool_change",
              "test_trigger_prompt_change", "test_input_required_result_elicitation"});
    switch (below(8)) {
    case 0: return modern("server/discover");
    case 1: return modern(pick({"tools/list", "prompts/list", "resources/list", "resources/templates/list"}));
    case 2:
        return modern("resources/read",
                      R"("uri":")" + pick({"test://static-text", "test://static-binary"}) + "\",");
    case 3:
        return modern("prompts/get",
                      R"("name":"test_prompt_with_arguments","arguments":{"arg1":"a","arg2":"b"},)");
    case 4:
        return modern("completion/complete",
                      R"("ref":{"type":"ref/prompt","name":"test_prompt_with_arguments"},)"
                      R"("argument":{"name":"arg1","value":"pa"},)");
    case 5: {
        Visit visit = modern("tools/call", R"("name":"test_tool_with_progress",)");
        visit.kind = "progress";
        return visit;
    }
    default: return modern("tools/call", R"("name":")" + call + "\",");
    }
}

// The second round of a tool that asked; its state is used once rightly, and then for nothing good.
Visit Traffic::askedModern()
{
    Visit visit =
        modern("tools/call", R"("name":"test_input_required_result_elicitation","requestState":")" + m_state
                                 + R"(","inputResponses":{"user_name":{"action":"accept",)"
                                   R"("content":{"name":"Ada"}}},)");
    visit.kind = "answered";
    visit.expect = Visit::Expect::Refusal;
    return visit;
}

Visit Traffic::initialize()
{
    const std::string id = nextId();
    const std::string revision = pick({"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "1999-01-01"});
    return {.kind = "initialize",
            .bytes = post(kCommon + kToken + kJson,
                          R"({"jsonrpc":"2.0","id":)" + id
                              + R"(,"method":"initialize","params":{"protocolVersion":")" + revision
                              + R"(","capabilities":{"elicitation":{},"sampling":{}},)"
                                R"("clientInfo":{"name":"v","version":"1"}}})"),
            .id = id,
            .expect = Visit::Expect::Result};
}

Visit Traffic::legalLegacy()
{
    switch (below(9)) {
    case 0: return legacy("ping");
    case 1: return legacy("tools/list");
    case 2: return legacy("resources/subscribe", R"({"uri":"test://watched-resource"})");
    case 3: return legacy("resources/unsubscribe", R"({"uri":"test://watched-resource"})");
    case 4: return legacy("logging/setLevel", R"({"level":"debug"})");
    case 5: return legacy("tools/call", R"({"name":"test_tool_with_logging"})");
    case 6: { // asks, and nobody ever answers
        Visit visit = legacy("tools/call", R"({"name":"test_elicitation","arguments":{"message":"m"}})");
        visit.kind = "question";
        visit.expect = Visit::Expect::Nothing;
        visit.leave = Visit::Leave::Reset;
        visit.patience = 50ms;
        return visit;
    }
    case 7:
        return {.kind = "DELETE",
                .bytes = "DELETE /mcp HTTP/1.1\r\n" + kCommon + kToken + "Mcp-Session-Id: " + m_session
                         + "\r\n\r\n",
                .leave = Visit::Leave::Close};
    default: return legacy("tools/call", R"({"name":"test_simple_text"})");
    }
}

// News, until the visitor has enough of them.
Visit Traffic::stream()
{
    Visit visit = modern("subscriptions/listen", R"("notifications":{"toolsListChanged":true},)");
    if (!m_session.empty() && below(2) == 0)
        visit.bytes =
            "GET /mcp HTTP/1.1\r\n" + kCommon + kToken + "Mcp-Session-Id: " + m_session + "\r\n\r\n";
    visit.kind = "stream";
    visit.expect = Visit::Expect::Nothing;
    visit.leave = below(2) == 0 ? Visit::Leave::Close : Visit::Leave::Reset;
    visit.patience = std::chrono::milliseconds(20 + below(300));
    return visit;
}

Visit Traffic::illegalMessage()
{
    const std::string modernHead = "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/list\r\n";
    const std::vector<std::string> bodies{
        "",
        "no JSON",
        "null",
        "[]",
        "{}",
        std::string(5000, '['),
        R"({"jsonrpc":"2.0","id":null,"method":"tools/list"})",
        R"({"jsonrpc":"2.0","id":1.5,"method":"tools/list"})",
        R"({"jsonrpc":"1.0","id":1,"method":"tools/list"})",
        R"({"jsonrpc":"2.0","id":1,"result":{}})",
        R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]})",
        R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":1,"method":"ping"}])",
        R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})",
        modernBody("no/such", {}, "1"),
        modernBody("tools/call", R"("name":7,)", "1"),
        modernBody("tools/call", R"("name":"no_such_tool",)", "1"),
        modernBody("tools/list", R"("cursor":"AAAA",)", "1"),
        modernBody("subscriptions/listen", R"("notifications":7,)", "1"),
        modernBody("resources/read", R"("uri":"test://template//data",)", "1"),
        std::string(200'000, ' ') + "x",
    };
    const std::string fields =
        pick({"", modernHead, "MCP-Protocol-Version: 1999-01-01\r\n", "Mcp-Session-Id: forged\r\n",
              "Mcp-Session-Id: " + (m_session.empty() ? "none" : m_session) + "\r\n"});
    return {.kind = "illegal message", .bytes = post(kCommon + kToken + kJson + fields, pick(bodies))};
}

Visit Traffic::illegalHttp()
{
    const std::string body = modernBody("tools/list", {}, "1");
    const std::string fine = "Host: 127.0.0.1\r\n" + kToken + kJson;
    std::vector<std::string> requests{
        post(kCommon + kJson, body),
        post(kCommon + "Authorization: Bearer wrong\r\n" + kJson, body),
        post("Host: evil.example\r\n" + kToken + kJson, body),
        post(fine + "Origin: http://evil.example\r\n", body),
        post(fine, body, "/.well-known/oauth-protected-resource"),
        post("Host: 127.0.0.1\r\n" + kToken + "Content-Type: text/plain\r\n", body),
        "PUT /mcp HTTP/1.1\r\n" + fine + "\r\n",
        "GET /mcp HTTP/1.1\r\n" + fine + "\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "HEAD /mcp HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n",
        "GET " + std::string(100'000, 'a') + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + std::string(100'000, 'a') + "\r\n\r\n",
        "POST /mcp HTTP/1.1\r\n" + fine + "Content-Length: 99999999999\r\n\r\n",
        "POST /mcp HTTP/1.1\r\n" + fine + "Content-Length: -1\r\n\r\n",
        "POST /mcp HTTP/1.1\r\n" + fine + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /mcp HTTP/1.1\r\n" + fine + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n",
        "POST /mcp HTTP/1.1\r\n" + fine + "Transfer-Encoding: chunked\r\n\r\n3\r\n{}x\r\n0\r\nA: b\r\n\r\n",
        std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11),
        "\r\n\r\n\r\n\r\n",
        std::string(1000, '\0'),
    };
    std::string all;
    for (std::size_t i = 0; i < 20; ++i)
        all += post(kCommon + kToken + kJson + modernFields("tools/list", {}), body);
    requests.push_back(std::move(all));
    return {.kind = "illegal HTTP",
            .bytes = pick(requests),
            .expect = Visit::Expect::Nothing,
            .leave = below(2) == 0 ? Visit::Leave::Close : Visit::Leave::Reset,
            .patience = std::chrono::milliseconds(20 + below(100)),
            .pieces = 1 + below(3)};
}

// A legal request with some bytes changed, left out or put in.
Visit Traffic::mutated()
{
    Visit visit = m_session.empty() || below(2) == 0 ? legalModern() : legalLegacy();
    for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
        const std::size_t at = below(visit.bytes.size());
        switch (below(4)) {
        case 0: visit.bytes[at] = static_cast<char>(below(256)); break;
        case 1: visit.bytes.erase(at, 1 + below(8)); break;
        case 2: visit.bytes.insert(at, 1 + below(4), static_cast<char>(below(256))); break;
        default: visit.bytes.insert(at, visit.bytes.substr(below(visit.bytes.size()), below(40))); break;
        }
    }
    visit.kind = "mutated";
    visit.expect = Visit::Expect::Nothing;
    visit.leave = Visit::Leave::Close;
    visit.patience = std::chrono::milliseconds(20 + below(100));
    return visit;
}

// Goes in the middle of the request, or before the answer.
Visit Traffic::impatient()
{
    Visit visit = m_session.empty() || below(2) == 0 ? legalModern() : legalLegacy();
    if (below(2) == 0)
        visit.bytes.resize(1 + below(visit.bytes.size()));
    visit.kind = "impatient";
    visit.expect = Visit::Expect::Nothing;
    visit.leave = below(2) == 0 ? Visit::Leave::Close : Visit::Leave::Reset;
    visit.patience = std::chrono::milliseconds(below(60));
    visit.pieces = 1 + below(50);
    return visit;
}

Visit Traffic::modern(const std::string &method, const std::string &params)
{
    const std::string id = nextId();
    return {.kind = "modern " + method,
            .bytes =
                post(kCommon + kToken + kJson + modernFields(method, params), modernBody(method, params, id)),
            .id = id,
            .expect = Visit::Expect::Result};
}

// A session may have had to make room for others.
Visit Traffic::legacy(const std::string &method, const std::string &params)
{
    const std::string id = nextId();
    const bool hasHeader = below(2) == 0;
    return {.kind = "legacy " + method,
            .bytes = post(kCommon + kToken + kJson + "Mcp-Session-Id: " + m_session + "\r\n"
                              + (hasHeader ? "MCP-Protocol-Version: " + m_revision + "\r\n" : ""),
                          R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + R"(","params":)"
                              + params + "}"),
            .id = id,
            .expect = Visit::Expect::Result};
}

std::string Traffic::modernBody(const std::string &method, const std::string &params, const std::string &id)
{
    return R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + R"(","params":{)" + params
           + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","progressToken":"p",)"
             R"("io.modelcontextprotocol/clientCapabilities":{"elicitation":{"form":{}},"sampling":{}}}}})";
}

std::string Traffic::nextId()
{
    const std::string number = std::to_string(++m_lastId);
    return below(2) == 0 ? number : '"' + number + '"';
}

std::string Traffic::pick(const std::vector<std::string> &choices)
{
    return choices[below(choices.size())];
}

} // namespace tooltray::test
