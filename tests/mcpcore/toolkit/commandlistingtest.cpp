// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandsearch.h"

#include "support/testcase.h"
#include "testbed.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;

namespace {

std::string listedNames(const json::Value &listing)
{
    std::string names;
    for (const json::Value &command : listing["commands"].elements())
        names.append(names.empty() ? "" : " ").append(command["name"].toString());
    return names;
}

json::Value listing(Testbed &bed, const char *arguments, const workspace::ClientPolicy &policy = {})
{
    CommandWords words;
    return commandListing(bed.toolkit.catalogue(), words, bed.view(policy), *bed.workspaceAccess.workspace(),
                          commandQuestion(quoted(arguments)).value());
}

} // namespace

class CommandListingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { EchoTool::isChanging = false; }

    void listsWhatIsAskedFor_data()
    {
        const TestRows<std::string, std::string> row{"arguments", "names"};
        row("all, saved tools first", "{}", "close_issue list_issues get_query_dsl get_response_format echo");
        row("by words", "{'query':'open issue'}", "close_issue list_issues");
        row("in any case", "{'query':'LIST_iss'}", "list_issues close_issue");
        row("by a tag", "{'query':'daily'}", "list_issues");
        row("by names", "{'names':['list_issues','echo']}", "list_issues echo");
        row("by an alias", "{'names':['gitlab.list_issues']}", "list_issues");
        row("behind one of ours", "{'cursor':'behind:get_response_format'}", "echo");
        row("behind one that is gone", "{'cursor':'behind:d_gone'}",
            "list_issues get_query_dsl get_response_format echo");
        row("behind a saved one", "{'cursor':'behind:close_issue'}",
            "list_issues get_query_dsl get_response_format echo");
        row("behind the last saved one", "{'cursor':'behind:list_issues'}",
            "get_query_dsl get_response_format echo");
    }

    void listsWhatIsAskedFor()
    {
        QFETCH(const std::string, arguments);
        QFETCH(const std::string, names);
        workspace::Tool list = graphqlTool("list_issues");
        list.tags = {"daily"};
        list.aliases = {"gitlab.list_issues"};
        Testbed bed({list, graphqlTool("close_issue", "mutation { close { id } }")});
        QCOMPARE(listedNames(listing(bed, arguments.c_str())), names);
    }

    void cursorsThatAreNoneAreRefused_data()
    {
        QTest::addColumn<std::string>("cursor");
        for (const char *cursor : {"bogus", "close_issue", "behind:", "10"})
            QTest::newRow(cursor) << std::string(cursor);
    }

    void cursorsThatAreNoneAreRefused()
    {
        QFETCH(const std::string, cursor);
        const auto question = commandQuestion(json::Value::object({{"cursor", cursor}}));
        QVERIFY(!question);
        QCOMPARE(question.error().code, std::string("cursor_invalid"));
    }

    void detailsAddWhatIsToBeKnown()
    {
        Testbed bed({graphqlTool("list_issues")});
        const json::Value brief = listing(bed, "{'names':['echo'],'detail':'names'}")["commands"][0];
        QCOMPARE(brief, quoted("{'name':'echo','kind':'built_in'}"));
        const json::Value full = listing(bed, "{'names':['echo'],'detail':'full'}")["commands"][0];
        QCOMPARE(full["parameters"]["required"], quoted("['text']"));
        const json::Value few =
            listing(bed, "{'names':['echo'],'detail':'full','format':'llm'}")["commands"][0];
        QCOMPARE(few["parameters"].toString(), std::string_view("{text: string, count?: integer}"));
        const json::Value saved = listing(bed, "{'names':['list_issues'],'detail':'full'}")["commands"][0];
        QCOMPARE(saved["kind"].toString(), std::string_view("graphql"));
        QCOMPARE(saved["annotations"]["readOnlyHint"], json::Value(true));
    }

    void whatIsForbiddenIsAsUnknownAsWhatIsNot()
    {
        Testbed bed({graphqlTool("close_issue", "mutation { close { id } }")});
        workspace::ClientPolicy policy;
        policy.readOnly = true;
        const json::Value answer = listing(bed, "{'names':['close_issue','missing']}", policy);
        QCOMPARE(answer["unknown"], quoted("['close_issue','missing']"));
        QVERIFY(answer["commands"].isEmpty());
        QCOMPARE(listedNames(listing(bed, "{'query':'close'}", policy)), std::string());
    }

    void pagesFollowOneAnotherWithoutGapOrRepeat()
    {
        std::vector<workspace::Object> objects;
        for (int i = 0; i < 120; ++i)
            objects.emplace_back(graphqlTool("tool_" + std::to_string(1'000 + i)));
        Testbed bed(objects);
        std::size_t count = 0;
        std::string before;
        std::string cursor;
        do {
            const json::Value page =
                listing(bed, cursor.empty() ? "{}" : ("{'cursor':'" + cursor + "'}").c_str());
            QVERIFY(page["commands"].size() <= 50);
            for (const json::Value &command : page["commands"].elements()) {
                const std::string name(command["name"].toString());
                QVERIFY(name != before);
                before = name;
                ++count;
            }
            cursor = page["next_cursor"].toString();
        } while (!cursor.empty());
        QCOMPARE(count, std::size_t(123));
        QCOMPARE(before, std::string("echo"));
    }

    void schemasAreToldInFewWords_data()
    {
        addColumns<std::string, std::string>("schema", "words");
        const auto row = [](const char *schema, const char *words) {
            QTest::newRow(words) << std::string(schema) << std::string(words);
        };
        row("{'type':'string'}", "string");
        row("{}", "any");
        row("{'enum':['a','b',1]}", "\"a\" | \"b\" | 1");
        row("{'oneOf':[{'const':'a','title':'A'},{'const':'b'}]}", "\"a\" | \"b\"");
        row("{'type':['string','null']}", "string | null");
        row("{'type':'array','items':{'type':'integer'}}", "integer[]");
        row("{'type':'array','items':{'enum':['a','b']}}", "(\"a\" | \"b\")[]");
        row("{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'integer','default':3}},"
            "'required':['a']}",
            "{a: string, b?: integer = 3}");
        row("{'type':'object'}", "object");
        row("{'type':'object','additionalProperties':{'type':'string'}}", "{[key]: string}");
    }

    void schemasAreToldInFewWords()
    {
        QFETCH(const std::string, schema);
        QFETCH(const std::string, words);
        QCOMPARE(condensed(quoted(schema)), words);
    }
};

TOOLTRAY_TEST(CommandListingTest)
#include "commandlistingtest.moc"
