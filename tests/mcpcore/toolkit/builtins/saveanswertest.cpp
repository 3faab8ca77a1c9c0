// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

#include <string>

using namespace tooltray;
using namespace tooltray::toolkit;

namespace {

std::string saving(const std::string &name, const std::string &more)
{
    return "{'tool_name':'" + name + "','description':'Says what it says.'," + more + "}";
}

} // namespace

// What whoever saves a tool reads: one answer for all mistakes, and a short one where it goes well.
class SaveAnswerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Whoever makes several mistakes is told of all of them at once: of the arguments and of the document.
    void everyMistakeIsToldAtOnce()
    {
        Workbench bench;
        const Error error = bench.failure(
            "create_saved_query_tool",
            saving("Not-A-Name", "'graphql_query':'{ viewer { logim } }','version':'one','tags':[''],"
                                 "'pagination_config':{'page_size':'many'},'result':{'path':'x'}"));
        QCOMPARE(error.code, std::string("definition_invalid"));
        for (const char *piece : {"Did you mean \"login\"?", "Not-A-Name", "\"one\" (in \"version\")",
                                  "\"tags\"", "/pagination_config/page_size", "/result/path"})
            QVERIFY2(error.message.find(piece) != std::string::npos, error.message.c_str());
        QVERIFY2(error.message.find("6 problems:") != std::string::npos, error.message.c_str());
        QVERIFY2(error.message.find("problems", error.message.find("6 problems") + 10) == std::string::npos,
                 error.message.c_str());
        const Error several =
            bench.failure("create_saved_query_tool", saving("Not-A-Name", "'endpoint':'nowhere'"));
        for (const char *piece : {"Not-A-Name", "nowhere", "no operation"})
            QVERIFY2(several.message.find(piece) != std::string::npos, several.message.c_str());
    }

    void everyMistakeOfAChangeIsToldAtOnce()
    {
        Workbench bench;
        bench.putTool("who", "{ viewer { login } }");
        const Error error =
            bench.failure("update_saved_tool",
                          "{'tool_name':'who','graphql_query':'{ viewer { logim } "
                          "}','new_name':'Not-A-Name','version':'one',"
                          "'tags':[''],'endpoint':'nowhere','active_version':'9.0.0','aliases':['A B'],"
                          "'pagination_config':{'page_size':'many'},'result':{'path':'x'}}");
        for (const char *piece :
             {"9 problems:", "Did you mean \"login\"?", "Not-A-Name", "\"one\" (in \"version\")", "\"tags\"",
              "nowhere", "9.0.0", "A B", "/pagination_config/page_size", "/result/path"})
            QVERIFY2(error.message.find(piece) != std::string::npos, error.message.c_str());
        const auto *tool = bench.workspaceAccess.workspace()->find<workspace::Tool>("who");
        QVERIFY(tool != nullptr && tool->versions.size() == 1 && tool->tags.empty());
    }

    void siblingsTellOfEveryMistakeToo_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArrayList> row{"command", "arguments", "pieces"};
        row("export", "export_tools", "{'names':['nothing','neither']}",
            QByteArrayList{"2 problems:", "nothing", "neither"});
        row("import", "import_tools",
            "{'pack':{'format':'tooltray-pack','version':1},"
            "'endpoints':{'here':'a','there':'b'}}",
            QByteArrayList{"2 problems:", "\"here\"", "\"there\""});
        row("type", "create_graphql_type", "{'type_name':'no name','type_definition':{'type':'strin'}}",
            QByteArrayList{"2 problems:", "no name", "strin"});
        row("empty mapping", "set_mapping", "{'name':'no name','entries':{}}",
            QByteArrayList{"2 problems:", "no name"});
    }

    void siblingsTellOfEveryMistakeToo()
    {
        QFETCH(QByteArray, command);
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArrayList, pieces);
        Workbench bench;
        const Error error = bench.failure(command.toStdString(), arguments.toStdString());
        for (const QByteArray &piece : pieces)
            QVERIFY2(error.message.find(piece.toStdString()) != std::string::npos, error.message.c_str());
    }

    void resultsTakeTheFormThatSavesTokens()
    {
        using Format = workspace::ResultShape::Format;
        Workbench bench;
        const auto formatOf = [&](const std::string &name, const std::string &more) {
            bench.answer("create_saved_query_tool",
                         saving(name, "'graphql_query':'{ viewer { login } }'" + more));
            const auto *tool = bench.workspaceAccess.workspace()->find<workspace::Tool>(name);
            return tool == nullptr ? std::optional<Format>() : tool->resolved(tool->active).result.format;
        };
        QVERIFY(formatOf("a", "") == Format::Auto);
        QVERIFY(formatOf("b", ",'result':{'path':'/viewer'}") == Format::Auto);
        QVERIFY(formatOf("c", ",'result':{'format':'json'}") == Format::Json);
    }

    // The answer is read in the turn after every save: it is short however large the input is.
    void answersAreShort()
    {
        Workbench bench;
        std::string fields;
        for (int i = 0; i < 150; ++i)
            fields += "field" + std::to_string(i) + ": Deep ";
        bench.schemas.set("api", "type Query { a(in: In!): Int } input In { must: ID! " + fields
                                     + "} input Deep { one: String! two: Int deep: Deep }");
        const json::Value view = bench.structured(
            "create_saved_query_tool", saving("a", "'graphql_query':'query ($in: In!) { a(in: $in) }'"));
        QVERIFY2(json::writtenSize(view) <= 2'000, json::write(view).c_str());
        QVERIFY(view["parameters"]["properties"]["in"]["properties"].contains("must"));
        QCOMPARE(Workbench::shown(view["call"]["parameters"]), std::string("{'in':{'must':'text'}}"));
    }
};

TOOLTRAY_TEST(SaveAnswerTest)
#include "saveanswertest.moc"
