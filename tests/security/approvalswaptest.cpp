// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace tooltray;
using namespace tooltray::test;

namespace {

constexpr std::string_view kReviewSchema =
    "type Query { hello: String _service: _Service! } type _Service { sdl: "
    "String } "
    "type Mutation { createReview(stars: Int!, comment: String, tenant: "
    "String): Review "
    "deleteReview(id: ID!): Review } type Review { id: ID }";

json::Value quotedJson(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    json::Parsed result = json::parse(text);
    if (result.error)
        qFatal("This is not valid JSON: %s", text.c_str());
    return std::move(result.value);
}

std::string textWith(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

json::Value formsOnly()
{
    return quotedJson("{'elicitation':{}}");
}

std::string creation(const std::string &name, const std::string &document, const std::string &more = {})
{
    return "{'tool_name':'" + name + "','description':'Writes.','endpoint':'shop','graphql_query':'"
           + document + "'" + more + "}";
}

std::string packWith(const std::string &name, const std::string &definition)
{
    return "{'on_conflict':'replace','pack':{'format':'tooltray-pack','version':"
           "1,'tools':{'"
           + name
           + "':{'endpoint':'shop','active':'0.1.0','versions':{'0.1.0':{'"
             "description':'Writes.',"
             "'parameters':{'type':'object','properties':{'text':{'type':'string'}}"
             "},"
           + definition + "}}}}}}";
}

std::string restPack(const std::string &method, const std::string &path, const std::string &more)
{
    return packWith("mk", "'operation':{'method':'" + method + "','path':'" + path + "'" + more + "}");
}

constexpr const char *kShownMutation = "mutation { createReview(stars: 1, comment: \\'SHOWN\\') { id } }";
constexpr const char *kEvilMutation = "mutation { createReview(stars: 5, comment: \\'EVIL\\') { id } }";
constexpr const char *kTenantMutation =
    "mutation M($tenant: String) { createReview(stars: 1, tenant: $tenant) { "
    "id } }";
constexpr const char *kWhoMutation =
    "mutation M($who: String) { createReview(stars: 1, comment: $who) { id } }";
constexpr const char *kMappedWho = ",'parameter_schema':{'type':'object','properties':{'who':{'$ref':"
                                   "'tooltray:mappings/people'}}}";

// What is done to what a question was about: by a client, or by a person in a
// file of theirs.
struct SwapStep {
    std::string client; // "": a file
    std::string tool;   // or the file
    std::string arguments;
};

using SwapSteps = std::vector<SwapStep>;

} // namespace

Q_DECLARE_METATYPE(SwapSteps)

namespace {

constexpr const char *kApprove = "{'approval':{'action':'accept','content':{'approve':true}}}";

std::string questionText(const json::Value &result)
{
    return std::string(result["inputRequests"]["approval"]["params"]["message"].toString());
}

bool asksForInput(const json::Value &result)
{
    return result["resultType"].toString() == "input_required";
}

} // namespace

// A yes to one thing must not send another one. What is shown has SHOWN in it,
// what comes in its place EVIL.
class ApprovalSwapTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_sent.clear();
        m_upstream = std::make_unique<ScriptedUpstream>();
        m_upstream->onRequest = [this](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &asked) {
            if (asked.body.find("_service") != std::string::npos) {
                const json::Value service = json::Value::object({{"sdl", kReviewSchema}});
                const json::Value data = json::Value::object({{"_service", service}});
                return peer.send(httpResponse(200, json::write(json::Value::object({{"data", data}})),
                                              "Content-Type: application/json\r\n"));
            }
            m_sent.push_back(asked.head + asked.body);
            peer.send(httpResponse(200, R"({"data":{"createReview":{"id":"1"},"deleteReview":{"id":"1"}}})",
                                   "Content-Type: application/json\r\n"));
        };
        start();
    }

    void cleanup()
    {
        m_program.reset();
        m_upstream.reset();
    }

    void aYesSendsNothingElse_data()
    {
        // arguments: of the tool mk, or those of execute_graphql_query
        const TestRows<SwapSteps, std::string, SwapSteps> row{"before", "arguments", "swap"};
        const SwapSteps made = {{"agent", "create_saved_query_tool", creation("mk", kShownMutation)}};
        const std::string evil = "{'tool_name':'mk','graphql_query':'" + std::string(kEvilMutation) + "'}";
        row("control: nothing", made, "{}", {});
        row("the tool changes", made, "{}", {{"agent", "update_saved_tool", evil}});
        row("another client changes the tool", made, "{}", {{"bob", "update_saved_tool", evil}});
        row("the tool changes through the pair", made, "{}",
            {{"agent", "invoke_command", "{'command_name':'update_saved_tool','parameters':" + evil + "}"}});
        row("the tool is deleted and made anew", made, "{}",
            {{"agent", "delete_saved_tool", "{'tool_name':'mk'}"},
             {"agent", "create_saved_query_tool", creation("mk", kEvilMutation)}});
        row("its version is replaced", made, "{}",
            {{"agent", "update_saved_tool",
              "{'tool_name':'mk','version':'0.1.0','graphql_query':'" + std::string(kEvilMutation) + "'}"}});
        row("another endpoint", made, "{}",
            {{"agent", "update_saved_tool", "{'tool_name':'mk','endpoint':'other'}"}});
        row("the file of the tool", made, "{}", {{"", "tools/mk.json", ""}});
        row("config.yaml: a header", made, "{}", {{"", "config.yaml", ""}});
        row("config.yaml: the URL", made, "{}", {{"", "config.yaml", "url"}});
        const SwapSteps mapped = {
            {"agent", "set_mapping", "{'name':'people','entries':{'me':'SHOWN'}}"},
            {"agent", "create_saved_query_tool", creation("mk", kWhoMutation, kMappedWho)}};
        row("control: a mapping", mapped, "{'who':'me'}", {});
        row("the mapping changes", mapped, "{'who':'me'}",
            {{"agent", "set_mapping", "{'name':'people','entries':{'me':'EVIL'}}"}});
        row("another client changes the mapping", mapped, "{'who':'me'}",
            {{"bob", "set_mapping", "{'name':'people','entries':{'me':'EVIL'}}"}});
        const SwapStep shownTenant{"agent", "set_graphql_context", "{'key':'TENANT','value':'SHOWN'}"};
        const SwapStep evilTenant{"agent", "set_graphql_context", "{'key':'TENANT','value':'EVIL'}"};
        const SwapSteps injected = {shownTenant,
                                    {"agent", "create_saved_query_tool", creation("mk", kTenantMutation)}};
        row("control: context", injected, "{}", {});
        row("the context changes", injected, "{}", {evilTenant});
        row("another client changes the context", injected, "{}",
            {{"bob", "set_graphql_context", "{'key':'TENANT','value':'EVIL'}"}});
        row("the context is cleared", injected, "{}",
            {{"agent", "clear_graphql_context", "{'key':'TENANT'}"}});
        const std::string adHoc = "{'endpoint':'shop','query':'" + std::string(kTenantMutation) + "'}";
        row("control: context of a query", {shownTenant}, adHoc.c_str(), {});
        row("the context of a query changes", {shownTenant}, adHoc.c_str(), {evilTenant});
        row("another client changes the context of a query", {shownTenant}, adHoc.c_str(),
            {{"bob", "set_graphql_context", "{'key':'TENANT','value':'EVIL'}"}});
        const auto body = [](const char *text) {
            return restPack("POST", "/reviews",
                            ",'body':{'object':{'text':{'constant':'" + std::string(text) + "'}}}");
        };
        const SwapSteps posted = {{"agent", "import_tools", body("SHOWN")}};
        row("control: REST", posted, "{}", {});
        row("the body of a REST request", posted, "{}", {{"agent", "import_tools", body("EVIL")}});
        row("another client imports", posted, "{}", {{"bob", "import_tools", body("EVIL")}});
        const auto other = [&](const char *name, const std::string &definition) {
            row(name, posted, "{}", {{"agent", "import_tools", definition}});
        };
        const std::string shownBody = ",'body':{'object':{'text':{'constant':'SHOWN'}}}";
        other("the path of a REST request", restPack("POST", "/EVIL", shownBody));
        other("the query of a REST request",
              restPack("POST", "/reviews", shownBody + ",'query':{'as':{'constant':'EVIL'}}"));
        other("a header of a REST request",
              restPack("POST", "/reviews", shownBody + ",'headers':{'X-As':{'constant':'EVIL'}}"));
        other("the method of a REST request", restPack("DELETE", "/reviews/EVIL", shownBody));
        const SwapSteps composite = {
            {"agent", "create_saved_query_tool", creation("inner", kShownMutation)},
            {"agent", "import_tools",
             packWith("mk", "'operation':{'steps':[{'name':'go','operation':{'tool':'"
                            "inner'}}]}")}};
        const std::string evilInner =
            "{'tool_name':'inner','graphql_query':'" + std::string(kEvilMutation) + "'}";
        row("control: steps", composite, "{}", {});
        row("the tool that a step calls", composite, "{}", {{"agent", "update_saved_tool", evilInner}});
        row("another client changes the tool that a step calls", composite, "{}",
            {{"bob", "update_saved_tool", evilInner}});
        const auto passing = [](const char *text) {
            return packWith("mk", "'operation':{'steps':[{'name':'go','operation':{'tool':'inner'},"
                                  "'bindings':{'who':{'constant':'"
                                      + std::string(text) + "'}}}]}");
        };
        const SwapSteps passed = {{"agent", "create_saved_query_tool", creation("inner", kWhoMutation)},
                                  {"agent", "import_tools", passing("SHOWN")}};
        row("control: what a step passes", passed, "{}", {});
        row("what a step passes", passed, "{}", {{"agent", "import_tools", passing("EVIL")}});
        row("the steps themselves", composite, "{}",
            {{"agent", "create_saved_query_tool", creation("evil", kEvilMutation)},
             {"agent", "import_tools",
              packWith("mk", "'operation':{'steps':[{'name':'go','operation':{'tool':'"
                             "evil'}}]}")}});
    }
    void aYesSendsNothingElse()
    {
        QFETCH(const SwapSteps, before);
        QFETCH(const std::string, arguments);
        QFETCH(const SwapSteps, swap);
        run(before);
        const std::string tool =
            arguments.find("'query'") == std::string::npos ? "mk" : "execute_graphql_query";
        const json::Value asked = call("agent", tool, arguments);
        QVERIFY2(asksForInput(asked), json::write(asked).c_str());
        QVERIFY2(questionText(asked).find("SHOWN") != std::string::npos, questionText(asked).c_str());
        QVERIFY2(questionText(asked).find("EVIL") == std::string::npos, questionText(asked).c_str());
        run(swap);
        QVERIFY(m_sent.empty());
        const json::Value second = call("agent", tool, arguments, asked, kApprove);
        if (!asksForInput(second)) {
            // Nothing else is sent than what was shown.
            QVERIFY2(sentText().find("EVIL") == std::string::npos, sentText().c_str());
            QCOMPARE(m_sent.size(), swap.empty() || sentText().find("SHOWN") != std::string::npos
                                        ? std::size_t(1)
                                        : std::size_t(0));
            return;
        }
        QVERIFY2(!swap.empty(), json::write(second).c_str());
        QVERIFY2(m_sent.empty(), sentText().c_str());
        const std::string message = questionText(second);
        QVERIFY(message != questionText(asked));
        const bool isCleared = swap.back().tool == "clear_graphql_context";
        QVERIFY2(isCleared || message.find("EVIL") != std::string::npos, message.c_str());
        // The first yes is used up, and the second one is for what it shows.
        (void)call("agent", tool, arguments, asked, kApprove);
        QVERIFY(m_sent.empty());
        (void)call("agent", tool, arguments, second, kApprove);
        QCOMPARE(m_sent.size(), std::size_t(1));
    }

    void aYesInASessionSendsNothingElse_data() { aYesSendsNothingElse_data(); }

    // In a session (2025-11-25) the call waits, and sends what was shown or nothing.
    void aYesInASessionSendsNothingElse()
    {
        QFETCH(const SwapSteps, before);
        QFETCH(const std::string, arguments);
        QFETCH(const SwapSteps, swap);
        run(before);
        const std::string tool =
            arguments.find("'query'") == std::string::npos ? "mk" : "execute_graphql_query";
        const auto initialized = m_program->http(
            "POST", "/mcp", "agent",
            R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
            R"("capabilities":{"elicitation":{}},"clientInfo":{"name":"t","version":"1"}}})");
        QVERIFY(initialized);
        const std::string fields = "MCP-Protocol-Version: 2025-11-25\r\nMcp-Session-Id: "
                                   + std::string(initialized->header("mcp-session-id").value_or("")) + "\r\n";
        // The context that an agent sets counts for its session.
        const auto setInSession = [&](const SwapSteps &steps) {
            for (const SwapStep &step : steps) {
                if (step.client != "agent" || step.tool.find("_graphql_context") == std::string::npos)
                    continue;
                const json::Value params =
                    json::Value::object({{"name", step.tool}, {"arguments", quotedJson(step.arguments)}});
                const auto set = m_program->http(
                    "POST", "/mcp", "agent",
                    json::write(json::Value::object(
                        {{"jsonrpc", "2.0"}, {"id", 3}, {"method", "tools/call"}, {"params", params}})),
                    fields);
                QVERIFY(set && set->status == 200);
            }
        };
        setInSession(before);
        const json::Value request = json::Value::object(
            {{"jsonrpc", "2.0"},
             {"id", 2},
             {"method", "tools/call"},
             {"params", json::Value::object({{"name", tool}, {"arguments", quotedJson(arguments)}})}});
        const std::string body = json::write(request);
        HttpConnection connection(m_program->port());
        connection.send("POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(m_program->port())
                        + "\r\nAccept: application/json, "
                          "text/event-stream\r\nAuthorization: Bearer "
                        + ServedProgram::token("agent") + "\r\n" + fields
                        + "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size())
                        + "\r\n\r\n" + body);
        QVERIFY2(connection.waitForBody("elicitation/create", std::chrono::seconds(20)),
                 connection.received().c_str());
        QVERIFY(connection.received().find("SHOWN") != std::string::npos);
        QVERIFY(connection.received().find("EVIL") == std::string::npos);
        run(swap);
        setInSession(swap);
        QVERIFY(m_sent.empty());
        const auto answered =
            m_program->http("POST", "/mcp", "agent",
                            R"({"jsonrpc":"2.0","id":"question-1","result":{"action":"accept","content":)"
                            R"({"approve":true}}})",
                            fields);
        QVERIFY(answered);
        QCOMPARE(answered->status, 202);
        // Where what decides about the call changed, it has to be made again.
        const auto isRefused = [&] {
            return connection.received().find("changed while the question was open") != std::string::npos;
        };
        QTRY_VERIFY(m_sent.size() == 1 || isRefused());
        QVERIFY2(m_sent.empty() == isRefused() && (!swap.empty() || !isRefused()),
                 connection.received().c_str());
        QVERIFY2(m_sent.empty() || sentText().find("SHOWN") != std::string::npos, sentText().c_str());
        QVERIFY2(sentText().find("EVIL") == std::string::npos, sentText().c_str());
    }

    void onlyAYesSends_data()
    {
        // state: "", "none", "tampered", "twice"
        const TestRows<std::string, std::string, std::string, std::string, int> row{
            "client", "arguments", "answer", "state", "sent"};
        row("control: a yes", "agent", "{'who':'SHOWN'}", kApprove, "", 1);
        row("a yes twice", "agent", "{'who':'SHOWN'}", kApprove, "twice", 1);
        row("another client", "bob", "{'who':'SHOWN'}", kApprove, "", 0);
        row("another argument", "agent", "{'who':'EVIL'}", kApprove, "", 0);
        row("one argument more", "agent", "{'who':'SHOWN','x':1}", kApprove, "", 0);
        row("without the state", "agent", "{'who':'SHOWN'}", kApprove, "none", 0);
        row("a state that was changed", "agent", "{'who':'SHOWN'}", kApprove, "tampered", 0);
        row("a no", "agent", "{'who':'SHOWN'}", "{'approval':{'action':'decline'}}", "", 0);
        row("a cancel", "agent", "{'who':'SHOWN'}", "{'approval':{'action':'cancel'}}", "", 0);
        row("an accepted no", "agent", "{'who':'SHOWN'}",
            "{'approval':{'action':'accept','content':{'approve':false}}}", "", 0);
        row("an empty form", "agent", "{'who':'SHOWN'}", "{'approval':{'action':'accept','content':{}}}", "",
            0);
        row("a word in place of yes", "agent", "{'who':'SHOWN'}",
            "{'approval':{'action':'accept','content':{'approve':'true'}}}", "", 0);
        row("another key", "agent", "{'who':'SHOWN'}",
            "{'other':{'action':'accept','content':{'approve':true}}}", "", 0);
    }
    void onlyAYesSends()
    {
        QFETCH(const std::string, client);
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, answer);
        QFETCH(const std::string, state);
        QFETCH(const int, sent);
        run({{"agent", "create_saved_query_tool", creation("mk", kWhoMutation)}});
        json::Value asked = call("agent", "mk", "{'who':'SHOWN'}");
        QVERIFY(asksForInput(asked));
        if (state == "none")
            asked.remove("requestState");
        if (state == "tampered") {
            std::string text(asked["requestState"].toString());
            text[text.size() / 2] = text[text.size() / 2] == 'A' ? 'B' : 'A';
            asked.set("requestState", json::Value(text));
        }
        for (int i = 0; i < (state == "twice" ? 5 : 1); ++i)
            (void)call(client, "mk", arguments, asked, answer);
        QCOMPARE(m_sent.size(), static_cast<std::size_t>(sent));
    }

    void theQuestionShowsWhatIsSent_data()
    {
        addColumns<SwapSteps, std::string, QStringList, QStringList>("before", "arguments", "shown",
                                                                     "hidden");
        const auto row = [](const char *name, const SwapSteps &before, const std::string &arguments,
                            const QStringList &shown, const QStringList &hidden = {}) {
            QTest::newRow(name) << before << arguments << shown << hidden;
        };
        const auto adHoc = [](const std::string &document, const std::string &variables = "{}") {
            return "{'endpoint':'shop','query':'" + document + "','variables':" + variables + "}";
        };
        row("what is injected",
            {{"agent", "set_graphql_context", "{'key':'TENANT','value':'PRODUCTION'}"},
             {"agent", "create_saved_query_tool", creation("mk", kTenantMutation)}},
            "{}", {QStringLiteral("tenant = \"PRODUCTION\"  (from context variable \"TENANT\")")});
        row("what is mapped",
            {{"agent", "set_mapping", "{'name':'people','entries':{'me':'ROOT'}}"},
             {"agent", "create_saved_query_tool", creation("mk", kWhoMutation, kMappedWho)}},
            "{'who':'me'}",
            {QStringLiteral("who = \"ROOT\"  (from argument \"who\", mapping)"),
             QStringLiteral("\"who\": \"me\"")});
        row("the body and the headers of a REST request",
            {{"agent", "import_tools",
              restPack("POST", "/fast",
                       ",'headers':{'X-As':{'constant':'root'}},'body':{'object':{'role':"
                       "{'constant':"
                       "'ADMIN-EVIL'}}}")}},
            "{}",
            {QStringLiteral("wants to run POST /fast on the endpoint \"shop\""),
             QStringLiteral("body \"role\" = \"ADMIN-EVIL\"  (from a constant of the tool)"),
             QStringLiteral("header X-As = \"root\""),
             QStringLiteral("header X-Site = \"BERLIN\"  (from endpoint)")});
        row("the tool that a step is of",
            {{"agent", "create_saved_query_tool", creation("inner", kWhoMutation)},
             {"agent", "import_tools",
              packWith("mk", "'operation':{'steps':[{'name':'go','operation':{'tool':'inner'},"
                             "'bindings':{'who':{'constant':'x'}}}]}")}},
            "{}",
            {QStringLiteral("Tool: \"inner\""), QStringLiteral("Called by: \"mk\", version 0.1.0"),
             QStringLiteral("who = \"x\"  (from a constant of the tool \"mk\")")});
        row("the end of a long argument",
            {{"agent", "create_saved_query_tool", creation("mk", kWhoMutation)}},
            "{'who':'" + std::string(60'000, 'a') + "EVIL-AT-END'}", {QStringLiteral("EVIL-AT-END")});
        row("the root field, not the name", {}, adHoc("mutation createReview { deleteReview(id: 1) { id } }"),
            {QStringLiteral("wants to run deleteReview on"), QStringLiteral("DESTRUCTIVE")});
        row("the root field, not the alias", {},
            adHoc("mutation { createReview: deleteReview(id: 1) { id } }"),
            {QStringLiteral("wants to run deleteReview on")});
        row("the root field of a fragment", {},
            adHoc("mutation { ...F } fragment F on Mutation { ok: deleteReview(id: "
                  "1) { id } }"),
            {QStringLiteral("wants to run deleteReview on")});
        row("the one that deletes first", {},
            adHoc("mutation { createReview(stars: 1) { id } a: deleteReview(id: 1) { "
                  "id } b: deleteReview(id: 2) { id } }"),
            {QStringLiteral("wants to run deleteReview ×2, createReview on")});
        row("comments of the document", {},
            adHoc("mutation { #EVIL-COMMENT\\n createReview(stars: 1) { id } }"),
            {QStringLiteral("#EVIL-COMMENT")});
        row("characters that cannot be seen", {},
            adHoc("mutation M($c: String) { createReview(stars: 1, comment: $c) { id "
                  "} }",
                  "{'c':'a\u202Eb\u200Bc\U000E0041d'}"),
            {QStringLiteral("c = \"a\\u202eb\\u200bc\\udb40\\udc41d\"")},
            {QStringLiteral("\u202E"), QStringLiteral("\u200B")});
        row("markup", {},
            adHoc("mutation M($c: String) { createReview(stars: 1, comment: $c) { id "
                  "} }",
                  "{'c':'x <i></i><!-- AND NOW DELETE --> y'}"),
            {QStringLiteral("\\u003c!-- AND NOW DELETE -->")}, {QStringLiteral("<!--")});
        row("a line that is not ours", {},
            adHoc("mutation M($c: String) { createReview(stars: 1, comment: $c) { id "
                  "} }",
                  "{'c':'x\\nURL: https://good.example'}"),
            {QStringLiteral("\\nURL: https://good.example")},
            {QStringLiteral("\nURL: https://good.example")});
        row("a variable named like a secret", {},
            adHoc("mutation M($token: ID!) { deleteReview(id: $token) { id } }", "{'token':'everything'}"),
            {QStringLiteral("token = \"everything\"")});
    }
    void theQuestionShowsWhatIsSent()
    {
        QFETCH(const SwapSteps, before);
        QFETCH(const std::string, arguments);
        QFETCH(const QStringList, shown);
        QFETCH(const QStringList, hidden);
        run(before);
        const std::string tool =
            arguments.find("'query'") == std::string::npos ? "mk" : "execute_graphql_query";
        const json::Value asked = call("agent", tool, arguments);
        QVERIFY2(asksForInput(asked), json::write(asked).c_str());
        const QString message = QString::fromStdString(questionText(asked));
        for (const QString &text : shown)
            QVERIFY2(message.contains(text), qPrintable(text + QStringLiteral(" in ") + message));
        for (const QString &text : hidden)
            QVERIFY2(!message.contains(text), qPrintable(message));
        (void)call("agent", tool, arguments, asked, kApprove);
        QCOMPARE(m_sent.size(), std::size_t(1));
    }

private:
    void start()
    {
        const std::string base = "http://127.0.0.1:" + std::to_string(m_upstream->port());
        m_program = std::make_unique<ServedProgram>(ServedProgram::Setup{
            .config = "\nendpoints:\n  shop: { url: \"" + base
                      + "/graphql\", schema: federation, mutations: ask, rest_url: \"" + base
                      + "\", headers: { X-Site: BERLIN } }\n  other: { url: \"" + base
                      + "/EVIL/graphql\", schema: federation, mutations: ask }\n"
                        "context_variables: { CONFIGURED: \"SHOWN\" }\n",
            .clients = {{"agent"}, {"bob"}}});
        QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
    }

    void run(const SwapSteps &steps)
    {
        for (const SwapStep &step : steps)
            change(step);
    }

    void change(const SwapStep &step)
    {
        if (!step.client.empty()) {
            const json::Value result = call(step.client, step.tool, step.arguments);
            if (result["isError"].toBool() || result.contains("error"))
                qWarning("%s: %s", step.tool.c_str(), json::write(result).c_str());
            return;
        }
        // In the file, SHOWN becomes EVIL; the program notices by itself.
        const bool isConfig = step.tool == "config.yaml";
        const TemporaryFolder &folder = isConfig ? m_program->home() : m_program->data();
        const std::string name = isConfig ? step.tool : "workspaces/default/" + step.tool;
        std::string text = textWith(folder.read(name), "SHOWN", "EVIL");
        if (isConfig)
            text = textWith(std::move(text), step.arguments == "url" ? "/graphql" : "BERLIN",
                            step.arguments == "url" ? "/EVIL/graphql" : "EVIL");
        folder.write(name, text);
        const auto seen = [&] {
            return json::write(call("agent", "list_graphql_context", "{}"))
                   + json::write(call("agent", "export_tools", "{}"));
        };
        QTRY_VERIFY(seen().find("EVIL") != std::string::npos);
    }

    // With a question, its retry with the answer.
    json::Value call(const std::string &client, const std::string &tool, const std::string &arguments,
                     const json::Value &question = {}, const std::string &answer = {})
    {
        json::Value params = json::Value::object({{"name", tool}, {"arguments", quotedJson(arguments)}});
        if (!answer.empty())
            params.set("inputResponses", quotedJson(answer));
        if (question["requestState"].isString())
            params.set("requestState", question["requestState"]);
        const json::Value response = m_program->request(client, "tools/call", std::move(params), formsOnly());
        return response["result"].isObject() ? response["result"] : response;
    }

    std::string sentText() const
    {
        std::string text;
        for (const std::string &sent : m_sent)
            text += sent + '\n';
        return text;
    }

    std::unique_ptr<ScriptedUpstream> m_upstream;
    std::unique_ptr<ServedProgram> m_program;
    std::vector<std::string> m_sent; // the requests that change something, with their heads
};

TOOLTRAY_TEST(ApprovalSwapTest)

#include "approvalswaptest.moc"
