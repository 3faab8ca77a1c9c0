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
        QVERIFY(to.curation.edits().empty());
        QCOMPARE(to.answer("import_tools", "{'pack':" + pack + "}"),
                 std::string(
                     "{'created':[{'kind':'tool','name':'issue'},{'kind':'tool','name':'who'}],'replaced':[],"
                     "'renamed':[],'skipped':[],'problems':[]}"));
        QVERIFY(to.curation.workspace()->find<workspace::Tool>("who") != nullptr);
        QCOMPARE(to.curation.edits().front().origin, workspace::Origin::Agent);
        QCOMPARE(to.structured("import_tools", "{'pack':" + pack + "}")["skipped"].size(), std::size_t(2));
    }

    void namesThatAreTakenAreDealtWith_data()
    {
        QTest::addColumn<std::string>("onConflict");
        QTest::addColumn<std::string>("member");
        QTest::addColumn<std::string>("document");
        QTest::newRow("skip") << std::string("skip") << std::string("skipped")
                              << std::string("{ viewer { id } }");
        QTest::newRow("rename") << std::string("rename") << std::string("renamed")
                                << std::string("{ viewer { id } }");
        QTest::newRow("replace") << std::string("replace") << std::string("replaced")
                                 << std::string("{ viewer { login } }");
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
        const auto *tool = to.curation.workspace()->find<workspace::Tool>("who");
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
};

TOOLTRAY_TEST(PackToolsTest)
#include "packtoolstest.moc"
