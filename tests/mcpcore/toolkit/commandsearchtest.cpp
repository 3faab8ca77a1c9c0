// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandsearch.h"

#include "support/testcase.h"
#include "testbed.h"
#include "toolkit/builtins/builtins.h"
#include "toolkit/builtins/packs.h"
#include "workspace/exchange/pack.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;

namespace {

using Names = std::vector<std::string>;

// The built-in commands and a few saved ones.
class Commands {
public:
    explicit Commands(const std::vector<workspace::Object> &objects)
        : m_bed(objects)
        , m_catalogue(m_bed.schemas)
    {
        addCommands(m_catalogue);
        for (auto &builtIn : builtIns())
            m_catalogue.add(std::move(builtIn), Catalogue::Listed::AsTool);
    }

    json::Value answerTo(const std::string &query, const char *cursor = nullptr)
    {
        json::Value arguments = json::Value::object({{"query", query}, {"detail", "names"}});
        if (cursor != nullptr)
            arguments.set("cursor", cursor);
        return commandListing(m_catalogue, m_words, m_bed.view(), *m_bed.workspaceAccess.workspace(),
                              commandQuestion(arguments).value());
    }

    Names namesFor(const std::string &query, const char *cursor = nullptr)
    {
        Names names;
        const json::Value answer = answerTo(query, cursor);
        for (const json::Value &command : answer["commands"].elements())
            names.emplace_back(command["name"].toString());
        return names;
    }

private:
    Testbed m_bed;
    Catalogue m_catalogue;
    CommandWords m_words;
};

std::vector<workspace::Object> gitlabPack()
{
    workspace::Endpoint endpoint;
    endpoint.name = "gitlab";
    endpoint.url = "https://gitlab.example.com/api/graphql";
    std::vector<workspace::Object> objects{endpoint};
    const workspace::DecodedPack decoded =
        workspace::decodePack(std::string_view(bundledPack("gitlab").value()));
    for (const auto &[key, object] : decoded.pack.objects)
        objects.push_back(object);
    return objects;
}

std::string joined(const Names &names)
{
    std::string text;
    for (const std::string &name : names)
        text += name + ' ';
    return text;
}

workspace::Tool described(const char *name, const char *description)
{
    workspace::Tool tool = graphqlTool(name);
    tool.versions[tool.active].description = description;
    return tool;
}

} // namespace

class CommandSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_gitlab = std::make_unique<Commands>(gitlabPack()); }
    void cleanupTestCase() { m_gitlab.reset(); }

    void findsWhatIsWantedFirst_data()
    {
        const TestRows<std::string> row{"first"};
        row("close ticket", "gitlab_close_issue");
        row("close my bug", "gitlab_close_issue");
        row("approve pull request", "gitlab_approve_merge_request");
        row("Approve the MR!", "gitlab_approve_merge_request");
        row("merge a PR", "gitlab_merge_merge_request");
        row("merge", "gitlab_merge_merge_request");
        row("create a merge request", "gitlab_create_merge_request");
        row("open a pull request", "gitlab_create_merge_request");
        row("list issues", "gitlab_list_issues");
        row("search for issues", "gitlab_list_issues");
        row("listing issues", "gitlab_list_issues");
        row("LIST_iss", "gitlab_list_issues");
        row("report a bug", "gitlab_create_issue");
        row("update ticket", "gitlab_update_issue");
        row("change the labels of an issue", "gitlab_update_issue");
        row("read file", "gitlab_get_file");
        row("edit a file", "gitlab_upsert_file");
        row("delete a file from a branch", "gitlab_delete_file");
        row("what failed", "gitlab_list_pipelines");
        row("jobs of a pipeline", "gitlab_list_pipeline_jobs");
        row("trigger CI", "gitlab_trigger_pipeline");
        row("run the manual deploy job", "gitlab_play_job");
        row("gitlab_get_project", "gitlab_get_project");
        row("make tool", "create_saved_query_tool");
        row("remove a tool", "delete_saved_tool");
        row("run a graphql query", "execute_graphql_query");
        row("set a variable", "set_graphql_context");
        row("import a pack", "import_tools");
        row("rest of a large result", "read_result");
        row("which APIs are there", "list_endpoints");
        row("what did I call before", "get_recent_calls");
    }

    void findsWhatIsWantedFirst()
    {
        QFETCH(const std::string, first);
        const Names names = m_gitlab->namesFor(QTest::currentDataTag());
        QVERIFY(!names.empty());
        QVERIFY2(names.front() == first, joined(names).c_str());
    }

    void findsAllThatMayBeMeant_data()
    {
        QTest::addColumn<Names>("wanted");
        QTest::newRow("open MR") << Names{"gitlab_create_merge_request", "gitlab_list_merge_requests"};
        QTest::newRow("start build") << Names{"gitlab_play_job", "gitlab_trigger_pipeline"};
        QTest::newRow("my projects") << Names{"gitlab_get_project", "gitlab_list_projects"};
        QTest::newRow("find a type in the schema") << Names{"get_schema_info", "search_schema"};
    }

    void findsAllThatMayBeMeant()
    {
        QFETCH(const Names, wanted);
        Names names = m_gitlab->namesFor(QTest::currentDataTag());
        names.resize(std::min<std::size_t>(names.size(), 3));
        for (const std::string &name : wanted)
            QVERIFY2(std::ranges::find(names, name) != names.end(), joined(names).c_str());
    }

    void omitsPoorMatches()
    {
        Names names = m_gitlab->namesFor("merge a PR");
        std::erase_if(names, [](const std::string &name) { return !name.starts_with("gitlab_"); });
        QVERIFY2(names.size() == 4, joined(names).c_str());
        for (const std::string &name : names)
            QVERIFY2(name.ends_with("merge_request") || name.ends_with("merge_requests"), name.c_str());
    }

    void keepsWeakMatchesOfTheWholeQuery()
    {
        Commands commands({described("purge_ledger", "Empties it."),
                           described("archive", "Moves rows away. Afterwards the ledger is smaller.")});
        QCOMPARE(commands.namesFor("ledger"), (Names{"purge_ledger", "archive"}));
    }

    void saysWhatToDoWhereNothingFits()
    {
        for (const char *query : {"xyzzyplugh", "???", "the xyzzyplugh of my plugh"}) {
            const json::Value answer = m_gitlab->answerTo(query);
            QVERIFY2(answer["commands"].isArray() && answer["commands"].isEmpty(), query);
            QCOMPARE(
                answer["next"].toString(),
                std::string_view("No command matches the query. Use other words, or omit \"query\" to list "
                                 "every command."));
        }
        QVERIFY(!m_gitlab->answerTo("issues").contains("next"));
    }

    void aQueryOfSpacesIsNone() { QVERIFY(m_gitlab->namesFor(" \n").size() > 40); }

    void rareWordsCountMore()
    {
        Commands commands({described("a_rows", "Reads rows of tables."),
                           described("b_rows", "Reads rows of tables."),
                           described("c_rows", "Reads rows of ledgers.")});
        QCOMPARE(commands.namesFor("rows of the ledger").front(), std::string("c_rows"));
        QCOMPARE(commands.namesFor("ledger").size(), std::size_t(1));
    }

    // "Read" asks for nothing there, and "PR" is a noun in the same question.
    void compoundsSayWhatIsWanted()
    {
        Commands commands(
            {described("create_mr", "Creates a merge request."),
             described("read_mr", "Tells what a merge request is about."),
             described("freeze_mr", "Freezes a merge request, which is read-only from then on.")});
        for (const char *query :
             {"make the PR read-only", "make the merge request read-only", "make the PR\nread-only"})
            QCOMPARE(commands.namesFor(query).front(), std::string("freeze_mr"));
        QCOMPARE(commands.namesFor("read the merge request").front(), std::string("read_mr"));
    }

    void savedToolsComeBeforeBuiltInOnesThatFitAsWell()
    {
        Commands commands({described("set_prompt_color", "Paints.")});
        const Names names = commands.namesFor("prompt");
        QCOMPARE(names.front(), std::string("set_prompt_color"));
        QVERIFY(std::ranges::find(names, std::string("set_prompt")) != names.end());
    }

    void findsPartsOfNamesAndWordsWithoutSpaces()
    {
        Commands commands({described("listinvoices", "Shows bills."), described("merge_cn", "创建合并请求。"),
                           described("suche", "Öffnet die Größentabelle.")});
        QCOMPARE(commands.namesFor("invoices").front(), std::string("listinvoices"));
        QCOMPARE(commands.namesFor("合并"), Names{"merge_cn"});
        QCOMPARE(commands.namesFor("Größe"), Names{"suche"});
    }

    void manyCommandsAreReadInParts()
    {
        std::vector<workspace::Object> tools;
        for (int i = 0; i < 1'200; ++i)
            tools.push_back(graphqlTool("tool_" + std::to_string(i)));
        Testbed bed(tools);
        const auto read = [&] {
            return readCommands(bed.toolkit.catalogue(), *bed.workspaceAccess.workspace(), m_words);
        };
        QVERIFY(!read());
        QVERIFY(!read());
        QVERIFY(read());
        QVERIFY(read());
    }

    void wordsFollowADefinition()
    {
        const auto called = [](const char *description) {
            workspace::Tool tool = graphqlTool("tool");
            tool.versions.begin()->second.description = description;
            return workspace::makeDefinition(tool);
        };
        const workspace::DefinitionPtr before = called("Refunds an order.");
        const workspace::DefinitionPtr after = called("Ships a parcel.");
        const auto finds = [this](const workspace::DefinitionPtr &definition, const char *query) {
            const auto &tool = std::get<workspace::Tool>(definition->object);
            const SearchedCommand command{tool.name, {}, tool.versions.begin()->second.description,
                                          {},        {}, &definition};
            return !CommandSearch(query).find(std::span(&command, 1), m_words).empty();
        };
        QVERIFY(finds(before, "refund"));
        QVERIFY(finds(after, "parcel"));
        QVERIFY(!finds(after, "refund"));
    }

    void pagesFollowOneAnother()
    {
        std::vector<workspace::Object> objects;
        for (int i = 0; i < 900; ++i)
            objects.emplace_back(graphqlTool("tool_" + std::to_string(1'000 + i)));
        Commands commands(objects);
        const json::Value first = commands.answerTo("tool_1");
        QCOMPARE(first["commands"].size(), std::size_t(500));
        const std::string cursor(first["next_cursor"].toString());
        const json::Value second = commands.answerTo("tool_1", cursor.c_str());
        QVERIFY(second["commands"].size() >= 400);
        std::set<std::string> names;
        for (const json::Value *page : {&first, &second}) {
            for (const json::Value &command : (*page)["commands"].elements())
                names.emplace(command["name"].toString());
        }
        QCOMPARE(names.size(), first["commands"].size() + second["commands"].size());
        QVERIFY(!second.contains("next_cursor"));
        QVERIFY(!second.contains("next"));
    }

    void partsHaveTheOrderOfTheWhole()
    {
        std::vector<std::string> names;
        for (int i = 0; i < 300; ++i)
            names.push_back((i % 7 == 0   ? "list_issues_"
                             : i % 3 == 0 ? "issue_list_"
                                          : "issues_of_a_list_")
                            + std::to_string(i * 7919 % 300));
        std::vector<SearchedCommand> tools;
        for (const std::string &name : names)
            tools.push_back(
                {name, {}, name.size() % 2 == 0 ? "Lists the issues." : "Lists issues. Open ones."});
        for (const char *query : {"list issues", "issues", "open", "issue_list_3"}) {
            const auto whole = CommandSearch(query).find(tools, m_words);
            std::vector<const SearchedCommand *> joined;
            for (bool isFound = true; isFound;) {
                const auto part = CommandSearch(query).find(
                    tools, m_words, {}, {37, joined.empty() ? std::string_view() : joined.back()->name});
                isFound = !part.empty();
                joined.insert(joined.end(), part.begin(), part.end());
            }
            QVERIFY(!whole.empty());
            QCOMPARE(joined, whole);
        }
    }

private:
    CommandWords m_words;
    std::unique_ptr<Commands> m_gitlab;
};

TOOLTRAY_TEST(CommandSearchTest)
#include "commandsearchtest.moc"
