// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/canary.h"
#include "support/result.h"
#include "support/scriptedupstream.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;

namespace {

constexpr const char *kDescription =
    "{'openapi':'3.0.3','info':{'title':'Keys','version':'1'},'servers':[{'url':'/"
    "v1'}],'security':[{'query':[],"
    "'cookie':[]}],'paths':{'/items':{'get':{'operationId':'listItems','summary':'Lists items.',"
    "'responses':{'200':{'description':'','content':{'application/"
    "json':{'schema':{'type':'object','properties':"
    "{'items':{'type':'array','items':{'type':'string'}},'next':{'type':'string'}}}}}}}}},"
    "'/gone':{'get':{'operationId':'getGone','responses':{'200':{'description':''}}}}},"
    "'components':{'securitySchemes':{'query':{'type':'apiKey','in':'query','name':'key'},"
    "'cookie':{'type':'apiKey','in':'cookie','name':'sid'}}}}";

std::string doubled(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

} // namespace

// API keys in the query and in a cookie reach the API with each request, and nobody and nothing else.
class ApiKeyPlaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qputenv("TOOLTRAY_TEST_QUERY_KEY", QByteArray::fromStdString(m_query.secret()));
        qputenv("TOOLTRAY_TEST_COOKIE_KEY", QByteArray::fromStdString(m_cookie.secret()));
        m_server.onRequest = [this](auto &peer, const auto &asked) { peer.send(answerTo(asked)); };
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder.path().string()});
        VERIFY_RESULT(await(m_engine->open()));
        workspace::Edit edit{"Add the API", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{
            keyOf("query", "TOOLTRAY_TEST_QUERY_KEY", "key", workspace::Credential::Place::Query)});
        edit.steps.push_back(workspace::PutObject{
            keyOf("cookie", "TOOLTRAY_TEST_COOKIE_KEY", "sid", workspace::Credential::Place::Cookie)});
        workspace::Endpoint endpoint;
        endpoint.name = "keys";
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        endpoint.api.location = m_server.url("/openapi.json");
        endpoint.credential = "query";
        endpoint.furtherCredentials = {"cookie"};
        edit.steps.push_back(workspace::PutObject{endpoint});
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(edit)));
    }

    void cleanup()
    {
        m_engine.reset();
        qunsetenv("TOOLTRAY_TEST_QUERY_KEY");
        qunsetenv("TOOLTRAY_TEST_COOKIE_KEY");
    }

    void keysReachTheApiAndNobodyElse()
    {
        say(call("get_schema_info", "{'endpoint':'keys'}"));
        const std::string listed = call("list_endpoints", "{}");
        say(listed);
        QVERIFY2(listed.find("credentials_missing") == std::string::npos, listed.c_str());
        say(call("execute_graphql_query", "{'query':'GET /items','endpoint':'keys'}"));
        say(call("execute_graphql_query", "{'query':'GET /gone','endpoint':'keys'}"));
        say(call("create_saved_query_tool", "{'tool_name':'list_items','description':'Lists items.',"
                                            "'graphql_query':'listItems','endpoint':'keys'}"));
        const std::size_t before = m_server.asked.size();
        const std::string items = call("list_items", "{}");
        say(items);
        QVERIFY2(items.find("third") != std::string::npos, items.c_str()); // of the second page
        QCOMPARE(m_server.asked.size(), before + 2);
        for (std::size_t i = 0; i < m_server.asked.size(); ++i) {
            const auto &asked = m_server.asked[i];
            const bool isDescription = asked.line().find("openapi.json") != std::string::npos;
            const bool hasKey = asked.line().find(encodePercent(m_query.secret())) != std::string::npos;
            QVERIFY2(hasKey != isDescription, asked.line().c_str());
            QCOMPARE(asked.field("Cookie").value_or(""), "sid=" + m_cookie.secret());
        }
        say(call("get_recent_calls", "{}"));
        m_engine.reset(); // writes all that is left
        VERIFY_NO_TRACES(m_query.tracesIn(m_said));
        VERIFY_NO_TRACES(m_cookie.tracesIn(m_said));
        VERIFY_NO_TRACES(m_query.tracesBelow(m_folder.path()));
        VERIFY_NO_TRACES(m_cookie.tracesBelow(m_folder.path()));
    }

private:
    static workspace::Credential keyOf(const char *name, const char *variable, const char *parameter,
                                       workspace::Credential::Place place)
    {
        workspace::Credential credential;
        credential.name = name;
        credential.scheme = workspace::Credential::Scheme::ApiKey;
        credential.source = workspace::Credential::Source::Environment;
        credential.variable = variable;
        credential.place = place;
        credential.headerName = parameter;
        return credential;
    }

    // An API that repeats what it was sent, in the next URL and in its errors.
    std::string answerTo(const test::ScriptedUpstream::Asked &asked) const
    {
        const std::string line = asked.line();
        if (line.starts_with("GET /openapi.json"))
            return test::httpResponse(200, doubled(kDescription), "Content-Type: application/json\r\n");
        std::string target = line.substr(4, line.rfind(' ') - 4);
        if (target.starts_with("/v1/items") && target.find("page=2") == std::string::npos)
            return answered("{'items':['first','second'],'next':'" + target
                            + (target.find('?') == std::string::npos ? "?" : "&") + "page=2'}");
        if (target.starts_with("/v1/items"))
            return answered("{'items':['third'],'next':''}");
        return test::httpResponse(
            404,
            doubled("{'detail':'Nothing at " + target + " for " + asked.field("Cookie").value_or("") + "'}"),
            "Content-Type: application/json\r\n");
    }

    static std::string answered(const std::string &text)
    {
        return test::httpResponse(200, doubled(text), "Content-Type: application/json\r\n");
    }

    std::string call(const std::string &tool, const std::string &arguments)
    {
        Trial trial{.what = SavedTrial{tool},
                    .arguments = json::parse(doubled(arguments)).value,
                    .mode = Trial::Mode::Call,
                    .origin = journal::EntryOrigin::CommandLine};
        const auto answer = await(m_engine->calls().run(std::move(trial)));
        if (!answer)
            return answer.error().message.text();
        return answer->text + json::write(answer->structured);
    }

    void say(const std::string &text) { m_said += text + '\n'; }

    test::Canary m_query;
    test::Canary m_cookie{"c0/okie+canary=Key~98765"};
    test::ScriptedUpstream m_server;
    test::TemporaryFolder m_folder;
    std::unique_ptr<Engine> m_engine;
    std::string m_said;
};

TOOLTRAY_TEST(ApiKeyPlaceTest)
#include "apikeyplacetest.moc"
