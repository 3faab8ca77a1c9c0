// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

std::string packOf(Workbench &bench, const std::string &arguments)
{
    return json::write(bench.structured("export_tools", arguments));
}

} // namespace

class PackToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsExportedCanBeImported()
    {
        Workbench from;
        from.putTool("who", "{ viewer { login } }", {"people"});
        from.putTool("issue", "{ issue(id: 1) { id } }", {"issues"});
        const std::string pack = packOf(from, "{}");
        QVERIFY(pack.starts_with("{\"format\":\"tooltray-pack\",\"version\":1,"));
        Workbench to;
        QCOMPARE(to.answer("import_tools", "{'pack':" + pack + ",'dry_run':true}"),
                 std::string(
                     "{'created':[{'kind':'tool','name':'issue'},{'kind':'tool','name':'who'}],'replaced':[],"
                     "'renamed':[],'skipped':[],'problems':[],'dry_run':true}"));
        QVERIFY(to.workspaceAccess.edits().empty());
        QCOMPARE(to.answer("import_tools", "{'pack':" + pack + "}"),
                 std::string(
                     "{'created':[{'kind':'tool','name':'issue'},{'kind':'tool','name':'who'}],'replaced':[],"
                     "'renamed':[],'skipped':[],'problems':[]}"));
        QVERIFY(to.workspaceAccess.workspace()->find<workspace::Tool>("who") != nullptr);
        QCOMPARE(to.workspaceAccess.edits().front().origin, workspace::Origin::Agent);
        QCOMPARE(to.structured("import_tools", "{'pack':" + pack + "}")["skipped"].size(), std::size_t(2));
    }

    void namesThatAreTakenAreDealtWith_data()
    {
        const TestRows<std::string, std::string, std::string> row{"onConflict", "member", "document"};
        row("skip", "skip", "skipped", "{ viewer { id } }");
        row("rename", "rename", "renamed", "{ viewer { id } }");
        row("replace", "replace", "replaced", "{ viewer { login } }");
    }

    void namesThatAreTakenAreDealtWith()
    {
        QFETCH(const std::string, onConflict);
        QFETCH(const std::string, member);
        QFETCH(const std::string, document);
        Workbench from;
        from.putTool("who", "{ viewer { login } }");
        const std::string pack = packOf(from, "{'names':['who']}");
        Workbench to;
        to.putTool("who", "{ viewer { id } }");
        const json::Value view =
            to.structured("import_tools", "{'pack':" + pack + ",'on_conflict':'" + onConflict + "'}");
        QCOMPARE(view[member].size(), std::size_t(1));
        const auto *tool = to.workspaceAccess.workspace()->find<workspace::Tool>("who");
        QCOMPARE(std::get<workspace::GraphqlOperation>(*tool->versions.begin()->second.operation).document,
                 document);
    }

    void selectionIsByNameAndTag()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }", {"people"});
        bench.putTool("issue", "{ issue(id: 1) { id } }", {"issues"});
        QCOMPARE(bench.structured("export_tools", "{'tags':['people']}")["tools"].size(), std::size_t(1));
        QCOMPARE(bench.structured("export_tools", "{'names':['issue'],'tags':['people']}")["tools"].size(),
                 std::size_t(2));
        QCOMPARE(bench.failure("export_tools", "{'names':['whom']}").code, std::string("tool_unknown"));
        const std::string message = bench.failure("export_tools", "{'names':['whom']}").message;
        QVERIFY2(message.find("tool_name") == std::string::npos && message.find("names") != std::string::npos,
                 message.c_str());
        QCOMPARE(bench.failure("export_tools", "{'tags':['none']}").code, std::string("nothing_to_export"));
        Workbench empty;
        QCOMPARE(empty.failure("export_tools", "{}").code, std::string("nothing_to_export"));
    }

    void largePackIsKeptWhole()
    {
        Workbench bench;
        bench.client.resultBytes = 2'000;
        for (int i = 10; i < 40; ++i)
            bench.putTool("tool_" + std::to_string(i), "{ viewer { login } }");
        const json::Value view = bench.structured("export_tools", "{}");
        QCOMPARE(view["tools_count"].toInt64(), std::optional<std::int64_t>(30));
        const std::string handle(view["handle"].toString());
        std::string text;
        for (std::string offset = "0"; !offset.empty();) {
            const json::Value part =
                bench.structured("read_result", "{'handle':'" + handle + "','offset':" + offset + "}");
            QVERIFY(json::write(part).size() <= 2'000);
            text += part["text"].toString();
            offset = part["next_offset"].numberText();
        }
        Workbench to;
        QCOMPARE(to.structured("import_tools", "{'pack':" + text + "}")["created"].size(), std::size_t(30));
    }

    void toolThatWouldAnswerWronglyIsRefused()
    {
        Workbench bench;
        const auto importing = [&](const std::string &version) {
            return bench.failure(
                "import_tools",
                "{'pack':{'format':'tooltray-pack','version':1,'tools':{'a':{'active':'0.1.0',"
                "'endpoint':'api','versions':{'0.1.0':{"
                    + version + "}}}}}}");
        };
        const Error mutation =
            importing("'operation':{'document':'mutation { closeIssue(id: 1) { id } }'},'idempotency':{}");
        QCOMPARE(mutation.code, std::string("import_refused"));
        QVERIFY2(mutation.message.find("0.1.0 of the tool \"a\"") != std::string::npos,
                 mutation.message.c_str());
        const Error key = importing("'operation':{'document':'query($id: ID!) { issue(id: $id) { id } }'},"
                                    "'idempotency':{'cache_key_params':['di']}");
        QVERIFY2(key.message.ends_with("Did you mean \"id\"?"), key.message.c_str());
    }

    // In a dry run as well: nothing that cannot work is said to be fine.
    void packOfToolsThatCannotWorkIsRefused_data()
    {
        const TestRows<std::string, std::string> row{"version", "piece"};
        row("unknown field", "'operation':{'document':'{ viewr { login } }'}",
            "At /operation/document, line 1, column 3: Cannot query field \"viewr\"");
        row("two mutations",
            "'operation':{'steps':[{'name':'a','operation':{'document':'mutation { createIssue(input: "
            "{title: 1}) { id } }'}},{'name':'b','operation':{'method':'POST','path':'/a'}}]}",
            "At /operation/steps/1: ");
        row("constant credential",
            "'operation':{'path':'/a','headers':{'Authorization':{'constant':'Bearer abc'}}}",
            "At /operation/headers/Authorization: ");
        row("pages that nothing asks for",
            "'operation':{'document':'{ viewer { login } }'},'pagination':{'enabled':true,'style':'relay'}",
            "At /pagination: No field of the operation takes the arguments of a page from variables. Give");
        row("constant in a body",
            "'operation':{'method':'POST','path':'/a','body':{'object':{'password':{'constant':'hunter2'}}}}",
            "At /operation/body/object/password: ");
        row("credential in the path", "'operation':{'path':'/a?access_token=abcdefgh'}",
            "At /operation/path: The path contains the query parameter \"access_token\"");
        row("unknown value of an enum",
            "'operation':{'document':'query($s: State) { issues(workspaceId: 1, state: $s) { nodes { id } } "
            "}'},'parameters':{'properties':{'s':{'enum':['OPENED']}}}",
            "At /parameters/properties/s/enum/0: ");
        row("required variable that nothing fills",
            "'operation':{'document':'query($id: ID!) { issue(id: $id) { id } "
            "}'},'parameters':{'properties':{}}",
            "At /operation/document, line 1, column 7: Nothing fills");
    }

    void packOfToolsThatCannotWorkIsRefused()
    {
        QFETCH(const std::string, version);
        QFETCH(const std::string, piece);
        Workbench bench;
        const std::string arguments =
            "{'pack':{'format':'tooltray-pack','version':1,'tools':{'a':{'active':'0.1.0','endpoint':'api',"
            "'versions':{'0.1.0':{"
            + version + "}}}}}";
        const Error error = bench.failure("import_tools", arguments + "}");
        QCOMPARE(error.code, std::string("import_refused"));
        QVERIFY2(error.message.find(piece) != std::string::npos, error.message.c_str());
        const json::Value dry = bench.structured("import_tools", arguments + ",'dry_run':true}");
        QVERIFY(dry["created"].isEmpty());
        QVERIFY(dry["problems"][std::size_t(0)].toString().find(piece) != std::string_view::npos);
        QVERIFY(bench.workspaceAccess.edits().empty());
    }

    void everyProblemOfAPackIsNamed()
    {
        Workbench bench;
        const auto importing = [&](const std::string &name, const std::string &more) {
            return bench.failure(
                "import_tools",
                "{'pack':{'format':'tooltray-pack','version':1,'tools':{'" + name
                    + "':{'active':'0.1.0','endpoint':'api','versions':{'0.1.0':{'operation':{'document':"
                      "'{ viewr { id } }'}}}},'b':{'active':'0.1.0','endpoint':'api','versions':{'0.1.0':{"
                      "'operation':{'document':'{ viewer { logim } }'}}}}}}"
                    + more + "}");
        };
        const Error both = importing("a", "");
        QVERIFY2(both.message.starts_with("Nothing was imported. 2 problems:\n- "), both.message.c_str());
        for (const char *piece : {"\"viewr\"", "\"logim\""})
            QVERIFY2(both.message.find(piece) != std::string::npos, both.message.c_str());
        QCOMPARE(both.hint, std::string("Correct the \"pack\" as the message says, and import it again."));
        const Error taken = importing("list_saved_tools", "");
        QVERIFY2(taken.message.find("the name of a built-in tool") != std::string::npos,
                 taken.message.c_str());
        QCOMPARE(taken.hint, std::string("Correct the \"pack\", or pass \"on_conflict\": \"rename\"."));
    }

    void otherToolsCanBeExportedDespiteASecret()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        workspace::RestRequest request{workspace::RestRequest::Method::Get, "/x?api_key=abcdefgh"};
        workspace::Tool secret = *bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        secret.name = "secret";
        secret.versions.begin()->second.operation = request;
        bench.put(secret);
        const Error all = bench.failure("export_tools", "{}");
        QCOMPARE(all.code, std::string("secret_in_tool"));
        QVERIFY2(all.hint.ends_with("Or export the other tools by \"names\"."), all.hint.c_str());
        const Error one = bench.failure("export_tools", "{'names':['secret']}");
        QVERIFY2(one.hint.ends_with("export again."), one.hint.c_str());
        QCOMPARE(bench.structured("export_tools", "{'names':['who']}")["tools"].size(), std::size_t(1));
    }

    void tokenIsRefusedWhereverItStands()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        const Error imported = bench.failure(
            "import_tools", "{'pack':{'format':'tooltray-pack','version':1,'tools':{'a':{'title':"
                            "'glpat-abcdefghij0123456789','active':'0.1.0','endpoint':'api',"
                            "'versions':{'0.1.0':{'operation':{'document':'{ viewer { login } }'}}}}}}}");
        QCOMPARE(imported.code, std::string("import_refused"));
        QCOMPARE(imported.message,
                 std::string("Nothing was imported. The tool \"a\" contains what looks like a "
                             "GitLab token at /title."));
        const Error updated =
            bench.failure("update_saved_tool", "{'tool_name':'who','examples':[{'name':'e','parameters':{'"
                                               "project':'glpat-abcdefghij0123456789'}}]}");
        QCOMPARE(updated.code, std::string("secret_in_text"));
        QCOMPARE(updated.hint,
                 std::string("Remove it, and ask the user to add a credential in the Tooltray window."));
        QCOMPARE(bench.structured("export_tools", "{}")["tools"].size(), std::size_t(1));
    }

    void replacementThatBreaksAToolIsRefused()
    {
        Workbench bench;
        bench.putTool("one", "query($id: ID!) { issue(id: $id) { id } }");
        bench.answer("create_saved_query_tool",
                     "{'tool_name':'calling','description':'Calls another tool.','operation':{'steps':[{"
                     "'name':'a','operation':{'tool':'one'},'bindings':{'id':{'constant':'1'}}}]}}");
        const std::string arguments =
            "{'on_conflict':'replace','pack':{'format':'tooltray-pack','version':1,'tools':{'one':{'active':"
            "'0.1.0','endpoint':'api','versions':{'0.1.0':{'operation':{'document':'query($key: ID!) { "
            "issue(id: $key) { id } }'}}}}}}";
        const Error error = bench.failure("import_tools", arguments + "}");
        QVERIFY2(error.message.find("breaks the tool \"calling\"") != std::string::npos,
                 error.message.c_str());
        QCOMPARE(error.details["broken_tools"].size(), std::size_t(1));
        const json::Value made = bench.structured("import_tools", arguments + ",'allow_broken':true}");
        QCOMPARE(made["replaced"].size(), std::size_t(1));
        QCOMPARE(made["broken_tools"].size(), std::size_t(1));
    }

    void endpointsCanHaveOtherNamesHere()
    {
        Workbench bench;
        const std::string pack =
            "{'pack':{'format':'tooltray-pack','version':1,'tools':{'who':{'active':'0.1.0','endpoint':"
            "'theirs','versions':{'0.1.0':{'operation':{'document':'{ viewer { login } }'}}}}}}";
        const Error unknown = bench.failure("import_tools", pack + "}");
        QCOMPARE(unknown.code, std::string("import_refused"));
        QCOMPARE(unknown.hint, std::string("Pass \"endpoints\": {\"theirs\": NAME} with \"api\"."));
        QCOMPARE(bench.structured("import_tools", pack + ",'dry_run':true}")["next"].toString(),
                 std::string_view(unknown.hint));
        QCOMPARE(
            bench.failure("import_tools", pack + ",'endpoints':{'theirs':'apy'}}").message,
            std::string(
                "Nothing was imported. The tool \"who\" needs an endpoint that is not available. There is no "
                "endpoint \"apy\". Did you mean \"api\"?"));
        QCOMPARE(bench.failure("import_tools", pack + ",'endpoints':{'their':'api'}}").code,
                 std::string("endpoints_invalid"));
        QCOMPARE(bench.structured("import_tools", pack + ",'endpoints':{'theirs':'api'}}")["created"].size(),
                 std::size_t(1));
        QCOMPARE(bench.workspaceAccess.workspace()->find<workspace::Tool>("who")->endpoint,
                 std::string("api"));
    }

    void allThatIsWrongWithAPackIsToldAtOnce()
    {
        Workbench bench;
        const auto tool = [](const std::string &name, const std::string &endpoint,
                             const std::string &document) {
            return "'" + name + "':{'active':'0.1.0','endpoint':'" + endpoint
                   + "','versions':{'0.1.0':{'operation':{'document':'" + document + "'}}}}";
        };
        const Error error =
            bench.failure("import_tools", "{'pack':{'format':'tooltray-pack','version':1,'tools':{"
                                              + tool("a", "one", "{ viewer { ") + ','
                                              + tool("b", "two", "{ viewer { login } }") + ','
                                              + tool("c", "api", "{ viewer { nothing } }") + "}}}");
        for (const char *part : {"tool \"a\" needs an endpoint", "tool \"b\" needs an endpoint",
                                 "tool \"a\" cannot be imported. At /operation/document, line 1",
                                 "tool \"c\" cannot be imported. At /operation/document, line 1"})
            QVERIFY2(error.message.find(part) != std::string::npos, error.message.c_str());
        QCOMPARE(error.details["problems"].size(), std::size_t(4));
        QCOMPARE(error.hint, std::string("Pass \"endpoints\": {\"one\": NAME, \"two\": NAME} with \"api\"."));
    }

    void bundledPackIsImportedByItsName()
    {
        Workbench bench;
        workspace::Endpoint other;
        other.name = "mine";
        other.url = "https://gitlab.example.com/api/graphql";
        other.restUrl = "https://gitlab.example.com/api/v4";
        bench.put(other);
        const json::Value made =
            bench.structured("import_tools", "{'pack':'gitlab','endpoints':{'gitlab':'mine'}}");
        QVERIFY2(made["created"].size() > 10, Workbench::shown(made).c_str());
        const Error error = bench.failure("import_tools", "{'pack':'gitlb'}");
        QCOMPARE(error.message, std::string("There is no bundled pack \"gitlb\". Did you mean \"gitlab\"?"));
        QVERIFY2(error.hint.find("demo, github, gitlab") != std::string::npos, error.hint.c_str());
    }

    // As some clients send objects.
    void packMayBeAJsonText()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        const std::string pack = packOf(bench, "{}");
        Workbench to;
        const json::Value arguments = json::Value::object({{"pack", "\n " + pack}});
        QCOMPARE(std::get<CallResult>(to.call("import_tools", arguments)).structured["created"].size(),
                 std::size_t(1));
        const json::Value cut = json::Value::object({{"pack", pack.substr(0, pack.size() / 2)}});
        const CallOutcome outcome = to.call("import_tools", cut);
        QCOMPARE(std::get<execution::CallFailure>(outcome).error.code, std::string("pack_invalid"));
    }

    void requestsOfAnotherProgramBecomeTools()
    {
        Workbench to;
        const std::string pack = "'curl -H X-Api-Key:canary https://api.test/users/7?page=1'";
        const json::Value view =
            to.structured("import_tools", "{'pack':" + pack + ",'endpoints':{'api_2':'api'}}");
        QCOMPARE(view["created"][std::size_t{0}]["name"].toString(), std::string_view("get_users_7"));
        QCOMPARE(view["lost"].size(), std::size_t(1));
        QVERIFY(json::write(view).find("canary") == std::string::npos);
        const auto *tool = to.workspaceAccess.workspace()->find<workspace::Tool>("get_users_7");
        QVERIFY(tool != nullptr);
        QCOMPARE(tool->endpoint, std::string("api"));
    }

    void packThatIsNoneIsRefused()
    {
        Workbench bench;
        QCOMPARE(bench.failure("import_tools", "{'pack':{}}").code, std::string("pack_invalid"));
        QCOMPARE(bench.failure("import_tools", "{'pack':{'format':'tooltray-pack','version':99}}").code,
                 std::string("pack_invalid"));
        const Error error = bench.failure(
            "import_tools", "{'pack':{'format':'tooltray-pack','version':1,'tools':{'a':{'active':'0.1.0',"
                            "'endpoint':'nowhere','versions':{'0.1.0':{'operation':{'document':'{a}'}}}}}}}");
        QCOMPARE(error.code, std::string("import_refused"));
        QVERIFY(error.message.find("nowhere") != std::string::npos);
    }

    void packHoldsNoMoreThanTheToolsForItsParts()
    {
        Workbench bench;
        std::string entries;
        for (int i = 0; i <= 50'000; ++i)
            entries.append(i == 0 ? "'" : ",'")
                .append(std::to_string(i))
                .append("':")
                .append(std::to_string(i));
        const auto code = [&](const std::string &members) {
            return bench
                .failure("import_tools", "{'pack':{'format':'tooltray-pack','version':1," + members + "}}")
                .code;
        };
        QCOMPARE(code("'mappings':{'m':{'entries':{" + entries + "}}}"), std::string("mapping_invalid"));
        QCOMPARE(code("'types':{'T':{'schema':{'type':'string','description':'" + std::string(300'000, 'x')
                      + "'}}}"),
                 std::string("type_invalid"));
        QVERIFY(bench.workspaceAccess.edits().empty());
    }

    // Nobody is to correct a pack, only to hear of what could have been said before.
    void whatCannotBeReadHidesNoOtherProblem()
    {
        Workbench bench;
        const std::string tools =
            "'a':{'active':'0.1.0','endpoint':'nowhere','versions':{'0.1.0':{'operation':"
            "{'document':'{a}'}}}},'b':{'active':7},'c':{'activ':'0.1.0'}";
        for (const char *more : {"", ",'dry_run':true"}) {
            const Error error =
                bench.failure("import_tools", "{'pack':{'format':'tooltray-pack','version':1,'tools':{"
                                                  + tools + "}},'endpoints':{'other':'mine'}" + more + "}");
            QCOMPARE(error.code, std::string("pack_invalid"));
            for (const char *said : {"at /tools/b", "at /tools/c", "nowhere"})
                QVERIFY2(error.message.find(said) != std::string::npos, error.message.c_str());
            QVERIFY2(error.hint.starts_with("Correct the \"pack\" as the message says"), error.hint.c_str());
            QVERIFY2(error.hint.find("\"endpoints\"") != std::string::npos
                         || error.hint.find("add an endpoint") != std::string::npos,
                     error.hint.c_str());
        }
        QVERIFY(bench.workspaceAccess.edits().empty());
    }
};

TOOLTRAY_TEST(PackToolsTest)
#include "packtoolstest.moc"
