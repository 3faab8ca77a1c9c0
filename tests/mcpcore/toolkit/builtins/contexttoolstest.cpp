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
                 std::string("{'key':'team','value':'a','scope':'session','used_by':[]}"));
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'size','value':3,'persist':true}"),
                 std::string("{'key':'size','value':3,'scope':'persistent','used_by':[]}"));
        workspace::Settings settings;
        settings.contextScope = workspace::ContextScope::Persistent;
        bench.put(settings);
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'isBig','value':true}"),
                 std::string("{'key':'isBig','value':true,'scope':'persistent','used_by':[]}"));
        QCOMPARE(bench.answer("list_graphql_context", "{}"),
                 std::string(
                     "{'variables':[{'key':'isBig','value':true,'type':'boolean','scope':'persistent',"
                     "'origin':'agent','used_by':[]},{'key':'size','value':3,'type':'number','scope':"
                     "'persistent','origin':'agent','used_by':[]},{'key':'team','value':'a','type':'string',"
                     "'scope':'session','origin':'agent','used_by':[]}]}"));
    }

    void aLongValueIsNotRepeatedInFull()
    {
        Workbench bench;
        const std::string value(1'001, 'x');
        const json::Value answer =
            bench.structured("set_graphql_context", "{'key':'text','value':'" + value + "'}");
        QCOMPARE(std::string(answer["value"].toString()), std::string(1'000, 'x') + "...");
        QCOMPARE(bench.structured("list_graphql_context", "{}")["variables"][0]["value"].toString(),
                 std::string_view(value));
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
        QVERIFY2(ofSession.find("listed unmasked. If") != std::string::npos, ofSession.c_str());
        QVERIFY(!warned("{'key':'who','value':'q7Zk2Lm9Xw4Rt8Vb3Nc6Hd1Jf5Gs0P'}").empty());
        QCOMPARE(warned("{'key':'pageToken','value':'x'}"), std::string());
        QCOMPARE(warned("{'key':'team','value':'a'}"), std::string());
    }

    void tokenIsRefused()
    {
        Workbench bench;
        for (const char *persist : {"true", "false"}) {
            const Error error = bench.failure(
                "set_graphql_context",
                "{'key':'who','value':'glpat-abcdefghij0123456789','persist':" + std::string(persist) + "}");
            QCOMPARE(error.code, std::string("secret_in_text"));
            QVERIFY2(error.hint.starts_with("Ask the user"), error.hint.c_str());
        }
        QCOMPARE(bench.structured("list_graphql_context", "{}")["variables"].size(), std::size_t(0));
    }

    void keyThatMeansTheSameIsOne()
    {
        Workbench bench;
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'WORKSPACE_ID','value':'a'}"),
                 std::string("{'key':'WORKSPACE_ID','value':'a','scope':'session','used_by':[]}"));
        QCOMPARE(bench.answer("set_graphql_context", "{'key':'workspaceId','value':'b'}"),
                 std::string("{'key':'WORKSPACE_ID','value':'b','scope':'session','used_by':[]}"));
        QCOMPARE(bench.structured("list_graphql_context", "{}")["variables"].size(), std::size_t(1));
    }

    void whatIsKeptCountsOnceItIsSet()
    {
        Workbench bench;
        bench.answer("set_graphql_context", "{'key':'team','value':'a','persist':false}");
        bench.answer("set_graphql_context", "{'key':'team','value':'b','persist':true}");
        QCOMPARE(
            bench.structured("list_graphql_context", "{}")["variables"][std::size_t(0)]["value"].toString(),
            std::string_view("b"));
    }

    void nobodyElseIsAffected_data()
    {
        // other: principal/session
        addColumns<std::string, bool, bool>("other", "persists", "isSame");
        QTest::newRow("another client") << std::string("client-2/") << false << false;
        QTest::newRow("another client, persistent") << std::string("client-2/") << true << false;
        QTest::newRow("another client with a session of that name")
            << std::string("client-2/s1") << false << false;
        QTest::newRow("another session") << std::string("client-1/s2") << false << false;
        QTest::newRow("another session, persistent") << std::string("client-1/s2") << true << true;
        QTest::newRow("control: the same session") << std::string("client-1/s1") << false << true;
    }

    void nobodyElseIsAffected()
    {
        QFETCH(const std::string, other);
        QFETCH(const bool, persists);
        QFETCH(const bool, isSame);
        Workbench bench;
        bench.putTool("list_issues",
                      "query($workspaceId: ID!) { issues(workspaceId: $workspaceId) { nodes { id } } }");
        bench.client.session = "s1";
        const std::size_t slash = other.find('/');
        const auto look = [&] {
            const ClientView self = bench.client;
            bench.client.id = other.substr(0, slash);
            bench.client.session = other.substr(slash + 1);
            const std::string seen = bench.answer("list_graphql_context", "{}")
                                     + bench.answer("describe_tool", "{'tool_name':'list_issues'}")
                                     + bench.answer("clear_graphql_context", "{'key':'nothing'}");
            bench.client = self;
            return seen;
        };
        const std::string before = look();
        QCOMPARE(
            bench.answer("set_graphql_context", std::string("{'key':'workspaceId','value':'mine','persist':")
                                                    + (persists ? "true}" : "false}")),
            std::string("{'key':'workspaceId','value':'mine','scope':'")
                + (persists ? "persistent" : "session") + "','used_by':['list_issues']}");
        QCOMPARE(look() == before, !isSame);
        QVERIFY(bench.workspaceAccess.edits().empty());
    }

    void theirNumberAndSizeAreBounded()
    {
        Workbench bench;
        for (std::size_t i = 0; i < ClientContexts::kMaxKeys; ++i)
            bench.answer("set_graphql_context", "{'key':'k" + std::to_string(i) + "','value':1}");
        QCOMPARE(bench.failure("set_graphql_context", "{'key':'more','value':1}").code,
                 std::string("context_full"));
        bench.answer("set_graphql_context", "{'key':'k1','value':2}"); // which is no further one
        bench.answer("clear_graphql_context", "{}");
        const std::string large(ClientContexts::kMaxBytes, 'x');
        QCOMPARE(bench.failure("set_graphql_context", "{'key':'large','value':'" + large + "'}").code,
                 std::string("context_full"));
    }

    void whatAPersonSetIsReplacedAsFarAsTheWorkspaceAllows_data()
    {
        using enum workspace::ContextOverride;
        // code: empty: it may
        const TestRows<workspace::ContextOverride, std::string, std::string> row{"allowed", "key", "code"};
        row("a person's", Persons, "team", std::string());
        row("a person's where nothing may", None, "team", "context_fixed");
        row("what an endpoint sends", Persons, "tenant", "context_fixed");
        row("the same in other words", Persons, "Te_Nant", "context_fixed");
        row("what an endpoint sends where all may", All, "tenant", std::string());
        row("control: a key of nobody", None, "mine", std::string());
    }

    void whatAPersonSetIsReplacedAsFarAsTheWorkspaceAllows()
    {
        QFETCH(const workspace::ContextOverride, allowed);
        QFETCH(const std::string, key);
        QFETCH(const std::string, code);
        Workbench bench;
        workspace::Settings settings;
        settings.contextOverride = allowed;
        bench.put(settings);
        workspace::Endpoint endpoint = *bench.workspaceAccess.workspace()->find<workspace::Endpoint>("api");
        endpoint.headers.push_back({"X-Tenant", "{TENANT}"});
        bench.put(endpoint);
        for (const char *name : {"team", "TENANT"}) {
            workspace::ContextVariable variable;
            variable.key = name;
            variable.value = json::Value("acme");
            bench.put(variable);
        }
        QCOMPARE(bench.failure("set_graphql_context", "{'key':'" + key + "','value':'x'}").code, code);
        const auto *shared = bench.workspaceAccess.workspace()->contextFor(key);
        QVERIFY(shared == nullptr || shared->value == json::Value("acme"));
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

    void usersAreRequestsItFills_data()
    {
        const TestRows<std::string, bool> row{"operation", "isUsed"};
        row("{'method':'GET','path':'/users/{userId}'}", true);
        row("{'method':'GET','path':'/x','query':{'u':{'context':'user_id'}}}", true);
        row("{'method':'GET','path':'/x','headers':{'X-User':{'context':'user_id'}}}", true);
        row("{'method':'POST','path':'/x','body':{'object':{'u':{'list':[{'context':'user_id'}]}}}}", true);
        row("{'steps':[{'name':'s','operation':{'method':'GET','path':'/users/{userId}'}}]}", true);
        row("{'method':'GET','path':'/users/{id}'}", false);
    }

    void usersAreRequestsItFills()
    {
        QFETCH(const std::string, operation);
        QFETCH(const bool, isUsed);
        Workbench bench;
        bench.answer("set_graphql_context", "{'key':'user_id','value':'u1'}");
        bench.answer("create_saved_query_tool",
                     "{'tool_name':'ask','description':'Asks for it there.','endpoint':'api','operation':"
                         + operation + "}");
        QCOMPARE(Workbench::shown(bench.structured("list_graphql_context", "{}")["variables"][0]["used_by"]),
                 std::string(isUsed ? "['ask']" : "[]"));
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

    void clearingRemovesOneOrAll()
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

    void whatCountsForAllStays()
    {
        Workbench bench;
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("everybody's");
        bench.put(variable);
        QCOMPARE(bench.failure("clear_graphql_context", "{'key':'team'}").code, std::string("context_fixed"));
        bench.answer("set_graphql_context", "{'key':'team','value':'mine'}");
        QCOMPARE(bench.answer("clear_graphql_context", "{}"),
                 std::string("{'cleared':['team'],'kept':['team']}"));
        const json::Value left = bench.structured("list_graphql_context", "{}")["variables"][std::size_t(0)];
        QCOMPARE(left["value"].toString(), std::string_view("everybody's"));
        QCOMPARE(left["origin"].toString(), std::string_view("person"));
    }

    void theConfigurationIsNotReplaced()
    {
        Workbench bench;
        workspace::ContextVariable variable;
        variable.key = "team";
        variable.value = json::Value("from the file");
        variable.origin = workspace::Origin::Config;
        workspace::Edit edit{
            "", workspace::Origin::Config, {workspace::PutObject{variable, {}, workspace::Layer::Config}}};
        bool isDone = false;
        bench.workspaceAccess.apply(edit, [&](const Result<void> &made) { isDone = made.hasValue(); });
        QTRY_VERIFY(isDone);
        for (const char *persist : {"true", "false"})
            QCOMPARE(bench
                         .failure("set_graphql_context",
                                  "{'key':'team','value':'x','persist':" + std::string(persist) + "}")
                         .code,
                     std::string("defined_in_config"));
        QCOMPARE(bench.failure("clear_graphql_context", "{'key':'team'}").code,
                 std::string("defined_in_config"));
        // A value from before the file defined the key gives way to it.
        bench.answer("set_graphql_context", "{'key':'size','value':1}");
        workspace::ContextVariable size = variable;
        size.key = "size";
        edit.steps = {workspace::PutObject{size, {}, workspace::Layer::Config}};
        isDone = false;
        bench.workspaceAccess.apply(edit, [&](const Result<void> &made) { isDone = made.hasValue(); });
        QTRY_VERIFY(isDone);
        const json::Value left = bench.structured("list_graphql_context", "{}")["variables"];
        QCOMPARE(left.size(), std::size_t(2));
        for (const json::Value &each : left.elements())
            QCOMPARE(each["value"].toString(), std::string_view("from the file"));
    }

    // What a client sets at one program counts at the others; their sessions are their own.
    void valuesOfTokensAreToldToOtherPrograms()
    {
        using Shared = ClientContexts::Shared;
        Workbench bench;
        const workspace::WorkspacePtr base = bench.workspaceAccess.workspace();
        ClientContexts one;
        ClientContexts other;
        const auto join = [](ClientContexts &from, ClientContexts &to) {
            from.shareWith([&to](const std::string &principal, const std::vector<Shared> &values,
                                 const Done<Result<void>> &done) {
                for (const Shared &value : values)
                    to.take(principal, value);
                done({});
            });
        };
        join(one, other);
        join(other, one);
        std::vector<ContextOwner> told;
        other.setListener([&](const ContextOwner &owner) { told.push_back(owner); });
        const ContextOwner owner{"default/editor"};
        int saved = 0;
        const auto set = [&](ClientContexts &contexts, const ContextOwner &whose, const char *key,
                             const char *value, workspace::ContextScope scope) {
            return contexts
                .set(whose, base, key, json::Value(value), scope,
                     [&](const Result<void> &done) { saved += done ? 1 : 0; })
                .hasValue();
        };
        using workspace::ContextScope;
        QVERIFY(set(one, owner, "team", "red", ContextScope::Session));
        QVERIFY(set(other, owner, "size", "large", ContextScope::Persistent));
        QVERIFY(set(one, {"default/editor", "a session"}, "mine", "alone", ContextScope::Session));
        QCOMPARE(saved, 3);
        QVERIFY((told == std::vector<ContextOwner>{owner}));
        for (ClientContexts *contexts : {&one, &other}) {
            QCOMPARE(contexts->keys(owner, *base), (std::vector<std::string>{"size", "team"}));
            QCOMPARE(contexts->scopeOf(owner, "size"), std::optional(ContextScope::Persistent));
            QCOMPARE(contexts->workspaceFor(owner, base)->contextFor("team")->value, json::Value("red"));
        }
        // Under the same key the last one counts, whatever its scope.
        QVERIFY(set(other, owner, "team", "blue", ContextScope::Persistent));
        QCOMPARE(one.workspaceFor(owner, base)->contextFor("team")->value, json::Value("blue"));
        QCOMPARE(one.scopeOf(owner, "team"), std::optional(ContextScope::Persistent));
        (void)one.clear(owner, std::nullopt, [](const Result<void> &) {});
        QVERIFY(other.keys(owner, *base).empty());
        QCOMPARE(one.keys({"default/editor", "a session"}, *base), std::vector<std::string>{"mine"});
        // A client that is removed leaves nothing to the next one of its name.
        QVERIFY(set(one, owner, "team", "red", ContextScope::Session));
        QVERIFY(set(other, owner, "size", "large", ContextScope::Persistent));
        one.removeClient(owner.principal);
        QVERIFY(other.keys(owner, *base).empty());
        // Nobody has more than a client may set, whatever others wrote.
        for (std::size_t i = 0; i <= ClientContexts::kMaxKeys; ++i)
            other.take(owner.principal, {"key" + std::to_string(i), json::Value(1)});
        QCOMPARE(other.keys(owner, *base).size(), ClientContexts::kMaxKeys);
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
