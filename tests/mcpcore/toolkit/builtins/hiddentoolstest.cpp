// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

constexpr const char *kHidden = "zq_hidden";

// A workspace with a tool that the client may not know of, and with much that has to do with it.
void fill(Workbench &bench)
{
    workspace::CustomType type;
    type.name = "kind";
    type.schema = Workbench::value("{'type':'string'}");
    bench.put(type);
    workspace::Mapping mapping;
    mapping.name = "people";
    mapping.entries = {{"Ann", json::Value("u1")}};
    bench.put(mapping);
    workspace::ContextVariable variable;
    variable.key = "workspaceId";
    variable.value = json::Value("w1");
    bench.put(variable);
    bench.putTool(kHidden, "query($workspaceId: ID!) { issues(workspaceId: $workspaceId) { nothing } }",
                  {"shared"});
    workspace::Tool hidden = *bench.workspaceAccess.workspace()->find<workspace::Tool>(kHidden);
    hidden.versions.begin()->second.parameters =
        Workbench::value("{'type':'object','properties':{'a':{'$ref':'tooltray:types/"
                         "kind'},'b':{'$ref':'tooltray:mappings/people'}}}");
    bench.put(hidden);
    bench.hide(kHidden);
    bench.putTool("who", "{ viewer { login } }", {"shared"});
    workspace::Tool calling;
    calling.name = "calling";
    calling.versions[calling.active].operation =
        workspace::Sequence{{workspace::Step{"one", workspace::ToolInvocation{"who"}},
                             workspace::Step{"two", workspace::ToolInvocation{kHidden}}}};
    bench.put(calling);
    journal::LogEntry entry;
    entry.client = "other";
    entry.tool = kHidden;
    bench.journal->finish(bench.journal->begin(entry), {});
}

} // namespace

class HiddenToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noAnswerNamesThem_data()
    {
        addColumns<std::string, std::string>("tool", "arguments");
        const auto row = [](const char *tool, const char *arguments) {
            QTest::addRow("%s %s", tool, arguments) << std::string(tool) << std::string(arguments);
        };
        row("refresh_schema", "{}");
        row("list_saved_tools", "{}");
        row("list_saved_tools", "{'query':'zq'}");
        row("list_saved_tools", "{'tag':'shared'}");
        row("describe_tool", "{'tool_name':'who'}");
        row("describe_tool", "{'tool_name':'calling'}");
        row("describe_tool", "{'tool_name':'zq_hiden'}");
        row("delete_saved_tool", "{'tool_name':'zq_hiddn'}");
        row("update_saved_tool", "{'tool_name':'zq_hiddn','tags':[]}");
        row("list_graphql_context", "{}");
        row("list_graphql_types", "{}");
        row("list_mappings", "{}");
        row("delete_graphql_type", "{'type_name':'kind'}");
        row("delete_mapping", "{'name':'people'}");
        row("export_tools", "{}");
        row("export_tools", "{'tags':['shared']}");
        row("export_tools", "{'names':['calling']}");
        row("get_recent_calls", "{}");
        row("get_recent_calls", "{'filter':'client:other'}");
    }

    void noAnswerNamesThem()
    {
        QFETCH(const std::string, tool);
        QFETCH(const std::string, arguments);
        Workbench bench;
        fill(bench);
        const CallOutcome outcome = bench.call(tool, arguments);
        std::string all;
        if (const auto *failure = std::get_if<execution::CallFailure>(&outcome))
            all = failure->error.message.text() + failure->error.hint.text()
                  + json::write(failure->error.details);
        else
            all = json::write(std::get<CallResult>(outcome).structured) + std::get<CallResult>(outcome).text
                  + json::write(std::get<CallResult>(outcome).meta);
        QVERIFY(!all.empty());
        QVERIFY2(all.find(kHidden) == std::string::npos, all.c_str());
    }

    void theyAreAsUnknownAsWhatNeverWas_data()
    {
        const TestRows<std::string, std::string> row{"tool", "arguments"};
        row("describe", "describe_tool", "{'tool_name':'NAME'}");
        row("describe a version", "describe_tool", "{'tool_name':'NAME@0.1.0'}");
        row("describe no version", "describe_tool", "{'tool_name':'NAME@9.9.9'}");
        row("update", "update_saved_tool", "{'tool_name':'NAME','tags':[]}");
        row("delete", "delete_saved_tool", "{'tool_name':'NAME'}");
        row("export", "export_tools", "{'names':['NAME']}");
    }

    void theyAreAsUnknownAsWhatNeverWas()
    {
        QFETCH(const std::string, tool);
        QFETCH(const std::string, arguments);
        Workbench bench;
        fill(bench);
        const auto failureFor = [&](const std::string &name) {
            std::string text = arguments;
            text.replace(text.find("NAME"), 4, name);
            Error error = bench.failure(tool, text);
            std::string message = error.message;
            error.message = message.replace(message.find(name), name.size(), "NAME");
            return error;
        };
        QCOMPARE(failureFor(kHidden).code, std::string("tool_unknown"));
        QVERIFY(failureFor(kHidden) == failureFor("xk_absent"));
    }

    void theyAreNotReplacedByAnImport()
    {
        Workbench from;
        from.putTool(kHidden, "{ viewer { id } }");
        const std::string pack = json::write(from.structured("export_tools", "{}"));
        Workbench bench;
        fill(bench);
        QCOMPARE(bench.failure("import_tools", "{'pack':" + pack + ",'on_conflict':'replace'}").code,
                 std::string("import_refused"));
    }
};

TOOLTRAY_TEST(HiddenToolsTest)
#include "hiddentoolstest.moc"
