// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/restapi.h"

#include "http/message/message.h"
#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "support/testcase.h"
#include "testbed.h"
#include "toolkit/builtins/builtins.h"
#include "json/pointer.h"

#include <QTest>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;

namespace {

class SentBytes final : public http::AnswerSink {
public:
    std::string_view commonFields() override { return {}; }
    void send(std::string bytes) override { sent += bytes; }
    void finish(http::AfterAnswer) override { isFinished = true; }
    void breakOff() override {}
    std::size_t unsentBytes() const override { return 0; }

    int status() const { return isFinished ? std::stoi(sent.substr(9, 3)) : 0; }
    json::Value body() const { return json::parse(sent.substr(sent.find("\r\n\r\n") + 4)).value; }

    std::string sent;
    bool isFinished = false;
};

} // namespace

class RestApiTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        EchoTool::isChanging = false;
        m_bed = std::make_unique<Testbed>(std::vector<workspace::Object>{graphqlTool("list_issues")});
        m_router = std::make_unique<http::Router>();
        m_api = std::make_unique<RestApi>(RestApi::Source{
            [] { return std::vector<std::string>{"default"}; },
            [this](std::string_view name) { return name == "default" ? &m_bed->toolkit : nullptr; },
            "1.2.3"});
        m_api->addRoutes(*m_router, RestApi::Metrics::Served);
    }

    void commandsAreListedAndRun()
    {
        const json::Value listing = ask("GET", "/api/v1/agent/commands?query=list&detail=names")->body();
        QCOMPARE(listing["commands"], quoted("[{'name':'list_issues','kind':'graphql'}]"));
        const auto echo = ask("POST", "/api/v1/agent/commands/echo", "{\"text\":\"hi\"}");
        QCOMPARE(echo->status(), 200);
        QCOMPARE(echo->body(), quoted("{'text':'hi'}"));
        const auto saved = ask("POST", "/api/v1/agent/commands/list_issues", "{}");
        QTRY_COMPARE(saved->status(), 200);
        QCOMPARE(m_bed->journal->entries().back()->method,
                 std::string("POST /api/v1/agent/commands/list_issues"));
        QCOMPARE(m_bed->journal->entries().back()->origin, journal::EntryOrigin::Rest);
    }

    // Of every path that is described there is a route, with what the commands take.
    void theApiDescribesItself()
    {
        const auto answer = ask("GET", "/api/v1/openapi.json");
        QCOMPARE(answer->status(), 200);
        const json::Value description = answer->body();
        QCOMPARE(description["openapi"].toString(), std::string_view("3.1.0"));
        QCOMPARE(description["info"]["version"].toString(), std::string_view("1.2.3"));
        std::set<std::string> ids;
        for (const json::Member &path : description["paths"].members()) {
            const std::string pattern(path.name.view());
            for (const json::Member &operation : path.value.members()) {
                QVERIFY(ids.insert(std::string(operation.value["operationId"].toString())).second);
                std::string method(operation.name.view());
                std::ranges::transform(method, method.begin(), [](char c) { return char(c - 'a' + 'A'); });
                const bool isAdministration = pattern.starts_with("/api/v1/workspaces") && method != "GET";
                std::size_t places = 0;
                for (const json::Value &parameter : operation.value["parameters"].elements())
                    places += parameter["in"].toString() == "path" ? 1 : 0;
                QCOMPARE(places, static_cast<std::size_t>(std::ranges::count(pattern, '{')));
                QVERIFY2(isAdministration || m_router->find(method, pattern).route, pattern.c_str());
            }
        }
        QCOMPARE(ids.size(), std::size_t(13));
        const json::Value &listing = description["paths"]["/api/v1/agent/commands"]["get"]["parameters"];
        const auto names = std::ranges::find_if(listing.elements(), [](const json::Value &parameter) {
            return parameter["name"].toString() == "names";
        });
        QVERIFY(names != listing.elements().end());
        QCOMPARE((*names)["schema"]["type"].toString(), std::string_view("array"));
        QVERIFY(!(*names)["explode"].toBool(true));
        const json::Value &creation = description["paths"]["/api/v1/workspaces"]["post"];
        const json::Value &body = creation["requestBody"]["content"]["application/json"]["schema"];
        QCOMPARE(body["required"], quoted("['name']"));
        QVERIFY(creation["responses"].contains("201"));
        const std::string_view error = creation["responses"]["default"]["$ref"].toString();
        QVERIFY(json::resolve(description, *json::Pointer::parse(error.substr(1))) != nullptr);
    }

    void listsOfNamesAreSplit()
    {
        const json::Value listing = ask("GET", "/api/v1/agent/commands?names=echo,missing")->body();
        QCOMPARE(listing["commands"][0]["name"].toString(), std::string_view("echo"));
        QCOMPARE(listing["unknown"], quoted("['missing']"));
    }

    void whatFailsHasItsStatus_data()
    {
        const TestRows<std::string, std::string, std::string, int> row{"method", "target", "body", "status"};
        row("unknown command", "POST", "/api/v1/agent/commands/missing", "{}", 404);
        row("unknown workspace", "GET", "/api/v1/agent/commands?workspace=other", "", 404);
        row("wrong argument", "POST", "/api/v1/agent/commands/echo", "{}", 400);
        row("no JSON", "POST", "/api/v1/agent/commands/echo", "{", 400);
        row("no object", "POST", "/api/v1/agent/commands/echo", "[]", 400);
        row("malformed query", "GET", "/api/v1/agent/commands?query=%zz", "", 400);
    }

    void whatFailsHasItsStatus()
    {
        QFETCH(const std::string, method);
        QFETCH(const std::string, target);
        QFETCH(const std::string, body);
        QFETCH(const int, status);
        const auto answer = ask(method, target, body);
        QCOMPARE(answer->status(), status);
        QVERIFY(!answer->body()["error"]["message"].toString().empty());
    }

    void theApisStatusAndItsWaitArePassedOn_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {429, 500, 503})
            QTest::addRow("%d", status) << status;
    }

    void theApisStatusAndItsWaitArePassedOn()
    {
        QFETCH(const int, status);
        execution::CallFailure failure{
            execution::Level::Http,
            Error{ErrorKind::Unavailable, "http_" + std::to_string(status), "No.", "Wait."}};
        failure.status = status;
        failure.retryAfter = std::chrono::seconds(7);
        m_bed->executor.answer = [&](const execution::CallOrder &) { return failure; };
        const auto answer = ask("POST", "/api/v1/agent/commands/list_issues", "{}");
        QTRY_COMPARE(answer->status(), status);
        QVERIFY(answer->sent.find("Retry-After: 7\r\n") != std::string::npos);
        QCOMPARE(answer->body()["error"]["details"]["retry_after_seconds"], json::Value(7));
    }

    void anApisRefusalOfItsCredentialIsNotOneOfTheCallersToken()
    {
        execution::CallFailure failure{execution::Level::Http,
                                       Error{ErrorKind::Denied, "http_401", "Refused.", "Renew it."}};
        failure.status = 401;
        m_bed->executor.answer = [&](const execution::CallOrder &) { return failure; };
        const auto answer = ask("POST", "/api/v1/agent/commands/list_issues", "{}");
        QTRY_COMPARE(answer->status(), 401);
        QVERIFY(answer->sent.find("WWW-Authenticate: Endpoint-Credential\r\n") != std::string::npos);
    }

    // A program gets all of it at once, whatever agents have room for.
    void anExportIsWholeAtAnySize_data()
    {
        QTest::addColumn<int>("tools");
        for (const int tools : {1, 40, 2'000})
            QTest::addRow("%d", tools) << tools;
    }
    void anExportIsWholeAtAnySize()
    {
        QFETCH(const int, tools);
        std::vector<workspace::Object> objects;
        for (int i = 0; i < tools; ++i)
            objects.emplace_back(graphqlTool("tool_" + std::to_string(i)));
        m_bed = std::make_unique<Testbed>(objects);
        workspace::Client client;
        client.policy.resultBytes = 1'000;
        m_bed->workspaceAccess.admit(client);
        toolkit::Catalogue::BuiltIns builtIns;
        builtIns.push_back(exportTools(std::make_shared<QThreadPool>()));
        Toolkit exporting({m_bed->workspaceAccess, m_bed->executor, m_bed->schemas, m_bed->results,
                           *m_bed->journal, m_bed->clock},
                          std::move(builtIns), {"tooltray", "1"});
        m_router = std::make_unique<http::Router>();
        m_api =
            std::make_unique<RestApi>(RestApi::Source{[] { return std::vector<std::string>{"default"}; },
                                                      [&](std::string_view) { return &exporting; }, "1.2.3"});
        m_api->addRoutes(*m_router, RestApi::Metrics::Off);
        const auto answer = ask("POST", "/api/v1/agent/commands/export_tools", "{}");
        QTRY_COMPARE(answer->status(), 200);
        const json::Value pack = answer->body();
        QCOMPARE(pack["format"].toString(), std::string_view("tooltray-pack"));
        QCOMPARE(pack["tools"].size(), static_cast<std::size_t>(tools));
        QVERIFY(!pack.contains("handle"));
        m_exchange.reset();
    }

    void dataWithErrorsThatCountIsNoSuccess()
    {
        for (const bool isError : {false, true}) {
            m_bed->executor.answer = [isError](const execution::CallOrder &) {
                return execution::CallResult{.structured = quoted("{'data':{},'errors':[{'message':'no'}]}"),
                                             .text = "{}",
                                             .isPartial = true,
                                             .isError = isError};
            };
            const auto answer = ask("POST", "/api/v1/agent/commands/list_issues", "{}");
            QTRY_COMPARE(answer->status(), isError ? 422 : 200);
        }
    }

    // Agents have a budget, and the stable API none.
    void whatIsCutIsJsonWithTheRestBesideIt()
    {
        m_bed->executor.answer = [](const execution::CallOrder &order) {
            execution::CallResult result{.structured = quoted("[1]"), .text = "[1]"};
            result.note = "This is cut.";
            result.meta = quoted("{'handle':'r.1','cut':[{'path':'','of':'items','kept':1,'total':2}]}");
            result.toolName =
                std::holds_alternative<execution::SavedToolOrder>(order.call) ? "list_issues" : "";
            if (result.toolName.empty())
                result.structured = quoted("{'data':[1]}");
            return result;
        };
        const auto saved = ask("POST", "/api/v1/agent/commands/list_issues", "{}");
        QTRY_COMPARE(saved->status(), 200);
        QVERIFY(saved->sent.find("application/json") != std::string::npos);
        QCOMPARE(saved->body(),
                 quoted("{'data':[1],'handle':'r.1','cut':[{'path':'','of':'items','kept':1,'total':2}],"
                        "'note':'This is cut.'}"));
        QCOMPARE(m_bed->executor.orders.back().caller.resultBytes, std::uint64_t(40'000));
    }

    void whoLeavesCancels()
    {
        m_bed->executor.answer = {};
        const auto answer = ask("POST", "/api/v1/agent/commands/list_issues", "{}");
        QCOMPARE(m_bed->executor.orders.size(), std::size_t(1));
        m_exchange->abandon(http::Abandonment::ClientLeft);
        QCOMPARE(m_bed->executor.cancelled, 1);
        QCOMPARE(answer->status(), 0);
    }

    void saysHowItIs()
    {
        QCOMPARE(ask("GET", "/api/v1/status")->body(),
                 quoted("{'status':'ok','version':'1.2.3','workspaces':1}"));
        QCOMPARE(ask("GET", "/api/v1/workspaces")->body(), quoted("{'workspaces':[{'name':'default'}]}"));
    }

    void metricsAreForWhoHasTheRight()
    {
        const auto refused = ask("GET", "/metrics");
        QCOMPARE(refused->status(), 404);
        QCOMPARE(refused->body()["error"]["code"].toString(), std::string_view("not_found"));
        workspace::Client scraper;
        scraper.policy.rights = {workspace::ClientRight::Metrics};
        m_bed->workspaceAccess.admit(scraper);
        QCOMPARE(ask("GET", "/metrics")->status(), 200);
        QCOMPARE(ask("GET", "/metrics?workspace=other")->status(), 404);
    }

    // A workspace that somebody is a stranger to, and one that does not exist.
    void strangersAreToldWhatIsToldOfNoWorkspace_data()
    {
        const TestRows<std::string, std::string, std::string> row{"method", "target", "body"};
        row("tools", "GET", "/api/v1/tools", "");
        row("schema", "GET", "/api/v1/schema", "");
        row("metrics", "GET", "/metrics", "");
        row("commands", "GET", "/api/v1/agent/commands", "");
        row("a query", "POST", "/api/v1/query", "{}");
        row("no query", "POST", "/api/v1/query", "nonsense");
        row("a command", "POST", "/api/v1/agent/commands/list_issues", "{}");
        row("no command", "POST", "/api/v1/agent/commands/nothing", "{}");
    }

    void strangersAreToldWhatIsToldOfNoWorkspace()
    {
        QFETCH(const std::string, method);
        QFETCH(const std::string, target);
        QFETCH(const std::string, body);
        m_bed->workspaceAccess.admit(std::nullopt);
        const auto forbidden = ask(method, target + "?workspace=default", body);
        const auto unknown = ask(method, target + "?workspace=nothing", body);
        QVERIFY(forbidden->status() != 0);
        QCOMPARE(forbidden->sent, unknown->sent);
        QCOMPARE(ask(method, target, body)->sent, unknown->sent);
        QCOMPARE(ask("GET", "/api/v1/status")->body()["workspaces"], json::Value(0));
        QCOMPARE(ask("GET", "/api/v1/workspaces")->body(), quoted("{'workspaces':[]}"));
    }

    void saysWhichFilesCannotBeRead()
    {
        m_bed->workspaceAccess.setUnreadFiles({{"tools/new.json", "new", "Expected a value.", 3, 1}});
        QCOMPARE(
            ask("GET", "/api/v1/status")->body()["unreadable_files"],
            quoted("[{'file':'tools/new.json','tool':'new','message':'Expected a value.','line':3,'column':1,"
                   "'workspace':'default'}]"));
        // Nobody can say whether a client who may only read may know of it.
        workspace::Client reader;
        reader.policy.readOnly = true;
        m_bed->workspaceAccess.admit(reader);
        QVERIFY(!ask("GET", "/api/v1/status")->body().contains("unreadable_files"));
    }

private:
    std::shared_ptr<SentBytes> ask(const std::string &method, const std::string &target,
                                   const std::string &body = {})
    {
        auto sink = std::make_shared<SentBytes>();
        m_sinks.push_back(sink); // exchanges may outlive their test's interest
        http::Request request{.method = method, .target = target, .headers = {}, .body = body};
        const auto match = m_router->find(method, request.path());
        if (!match.route)
            return sink;
        m_exchange = std::make_shared<http::HttpExchange>(
            std::move(request), http::HttpExchange::Setting{.parameters = match.parameters}, *sink);
        match.route->handler(m_exchange);
        return sink;
    }

    std::vector<std::shared_ptr<SentBytes>> m_sinks;
    std::unique_ptr<Testbed> m_bed;
    std::unique_ptr<http::Router> m_router;
    std::unique_ptr<RestApi> m_api;
    std::shared_ptr<http::HttpExchange> m_exchange;
};

TOOLTRAY_TEST(RestApiTest)
#include "restapitest.moc"
