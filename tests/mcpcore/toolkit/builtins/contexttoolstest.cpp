// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

class ContextToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scopeIsWhatIsAskedForOrTheWorkspaces()
    {
        Workbench bench;
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'team','value':'a'}"),
                 std::string("{'key':'team','value':'a','scope':'session'}"));
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'size','value':3,'persist':true}"),
                 std::string("{'key':'size','value':3,'scope':'persistent'}"));
        workspace::Settings settings;
        settings.contextScope = workspace::ContextScope::Persistent;
        bench.put(settings);
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'isBig','value':true}"),
                 std::string("{'key':'isBig','value':true,'scope':'persistent'}"));
        QCOMPARE(bench.answer("list_graphql_context", "{}"),
                 std::string(
                     "{'variables':[{'key':'isBig','value':true,'type':'boolean','scope':'persistent',"
                     "'origin':'agent','used_by':[]},{'key':'size','value':3,'type':'number','scope':"
                     "'persistent','origin':'agent','used_by':[]},{'key':'team','value':'a','type':'string',"
                     "'scope':'session','origin':'agent','used_by':[]}]}"));
    }

    void whatLooksLikeASecretIsWarnedOf()
    {
        Workbench bench;
        const auto warned = [&](const std::string &arguments) {
            const json::Value answer = bench.structured("set_graphql_context", arguments);
            return std::string(answer["warnings"][std::size_t(0)].toString());
        };
        const std::string kept = warned("{'key':'API_TOKEN','value':'x','persist':true}");
        QVERIFY2(kept.starts_with("\"API_TOKEN\" looks like a secret"), kept.c_str());
        QVERIFY2(kept.find("plain text on disk") != std::string::npos, kept.c_str());
        const std::string ofSession = warned("{'key':'userPassword','value':'x'}");
        QVERIFY2(ofSession.find("unmasked to every client. If") != std::string::npos, ofSession.c_str());
        QVERIFY(
            !warned("{'key':'who','value':'ghp_" + std::string("0123456789abcdefghijABCDEFGHIJ012345") + "'}")
                 .empty());
        QCOMPARE(warned("{'key':'pageToken','value':'x'}"), std::string());
        QCOMPARE(warned("{'key':'team','value':'a'}"), std::string());
    }

    void keyThatMeansTheSameIsOne()
    {
        Workbench bench;
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'WORKSPACE_ID','value':'a'}"),
                 std::string("{'key':'WORKSPACE_ID','value':'a','scope':'session'}"));
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'workspaceId','value':'b'}"),
                 std::string("{'key':'WORKSPACE_ID','value':'b','scope':'session'}"));
        QCOMPARE(bench.curation.workspace()->entries(workspace::ObjectKind::Context).size(), std::size_t(1));
    }

    void whatIsKeptCountsOnceItIsSet()
    {
        Workbench bench;
        bench.answer("set_graphql_context", "{'key':'team','value':'a','persist':false}");
        bench.answer("set_graphql_context", "{'key':'team','value':'b','persist':true}");
        QCOMPARE(bench.curation.workspace()->contextFor("team")->value.toString(), std::string_view("b"));
    }

    void usersAreTheToolsItFills()
    {
        Workbench bench;
        bench.putTool("list_issues",
                      "query($workspaceId: ID!) { issues(workspaceId: $workspaceId) { nodes { id } } }");
        bench.putTool("who", "{ viewer { login } }");
        bench.answer("set_graphql_context", "{'key':'workspace_id','value':'w1'}");
        QCOMPARE(Workbench::shown(
                     bench.structured("list_graphql_context", "{}")["variables"][std::size_t(0)]["used_by"]),
                 std::string("['list_issues']"));
    }

    void secretsAreMaskedAndLeftAlone()
    {
        Workbench bench;
        workspace::Credential credential;
        credential.name = "token";
        bench.put(credential);
        workspace::ContextVariable secret;
        secret.key = "api_token";
        secret.credential = "token";
        bench.put(secret);
        const json::Value listed =
            bench.structured("list_graphql_context", "{}")["variables"][std::size_t(0)];
        QCOMPARE(listed["value"].toString(), std::string_view("********"));
        QVERIFY(listed["secret"].toBool());
        QCOMPARE(bench.failure("set_graphql_context", "{'key':'apiToken','value':'x'}").code,
                 std::string("context_secret"));
        QCOMPARE(bench.failure("clear_graphql_context", "{'key':'api_token'}").code,
                 std::string("context_secret"));
        QCOMPARE(bench.answer("clear_graphql_context", "{}"),
                 std::string("{'cleared':[],'kept':['api_token']}"));
    }

    void clearingForgetsOneOrAll()
    {
        Workbench bench;
        bench.answer("set_graphql_context", "{'key':'a','value':1}");
        bench.answer("set_graphql_context", "{'key':'b','value':2,'persist':true}");
        bench.answer("set_graphql_context", "{'key':'c','value':3}");
        QCOMPARE(bench.answer("clear_graphql_context", "{'key':'nothing'}"), std::string("{'cleared':[]}"));
        QCOMPARE(bench.answer("clear_graphql_context", "{'key':''}"), std::string("{'cleared':[]}"));
        QCOMPARE(bench.answer("clear_graphql_context", "{'key':'B'}"), std::string("{'cleared':['b']}"));
        QCOMPARE(bench.answer("clear_graphql_context", "{}"), std::string("{'cleared':['a','c']}"));
        QCOMPARE(bench.answer("list_graphql_context", "{}"), std::string("{'variables':[]}"));
    }

    void configurationCountsAgainOnceClearedAbove()
    {
        Workbench bench;
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("from the file");
        variable.origin = workspace::Origin::Config;
        workspace::Edit edit{
            "", workspace::Origin::Config, {workspace::PutObject{variable, {}, workspace::Layer::Config}}};
        bool isDone = false;
        bench.curation.apply(edit, [&](const Result<void> &made) { isDone = made.hasValue(); });
        QTRY_VERIFY(isDone);
        QCOMPARE(bench.failure("set_graphql_context", "{'key':'team','value':'x','persist':true}").code,
                 std::string("defined_in_config"));
        QCOMPARE(bench.failure("clear_graphql_context", "{'key':'team'}").code,
                 std::string("defined_in_config"));
        bench.answer("set_graphql_context", "{'key':'team','value':'mine','persist':false}");
        QCOMPARE(bench.answer("clear_graphql_context", "{'key':'team'}"),
                 std::string("{'cleared':['team']}"));
        const json::Value left = bench.structured("list_graphql_context", "{}")["variables"][std::size_t(0)];
        QCOMPARE(left["value"].toString(), std::string_view("from the file"));
        QCOMPARE(left["origin"].toString(), std::string_view("config"));
    }

    void keyHasToBeAName()
    {
        Workbench bench;
        const Error error = bench.failure("set_graphql_context", "{'key':'a b','value':1}");
        QCOMPARE(error.code, std::string("name_invalid"));
        QVERIFY(error.hint.find("\"key\"") != std::string::npos);
    }
};

TOOLTRAY_TEST(ContextToolsTest)
#include "contexttoolstest.moc"
