// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/toolsearch.h"

#include "support/testcase.h"

#include <QTest>

#include <random>
#include <string>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Tool searchedTool()
{
    Tool tool;
    tool.name = "list_issues";
    tool.title = "Open Tickets";
    tool.tags = {"daily", "Übersicht"};
    tool.active = {0, 2, 0};
    tool.versions[{0, 1, 0}].description = "Former words.";
    tool.versions[{0, 2, 0}].description = "Lists what is open, by priority.";
    return tool;
}

// Few letters, so that words are often there, and often nearly.
std::string lettersFrom(std::mt19937 &random, std::size_t most)
{
    std::string text(random() % (most + 1), ' ');
    for (char &c : text)
        c = "abcABC _"[random() % 8];
    return text;
}

} // namespace

class ToolSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsByAllTheWords_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *query, bool found) {
            QTest::newRow(query) << QByteArray(query) << found;
        };
        row("", true);
        row(" \t\n ", true);
        row("issues", true);
        row("LIST_ISS", true);
        row("t_i", true);
        row("s", true);
        row("z", false);
        row("tickets daily", true);
        row("tickets  weekly", false);
        row("  priority\topen\r\n", true);
        row("former", false); // not in the version that is served
        row("bersicht", true);
        row("issuesopen", false); // from one text to the next
        row("Former words Lists", false);
        row("list_issuess", false);
    }

    void findsByAllTheWords()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const bool, found);
        const DefinitionPtr definition = makeDefinition(searchedTool());
        QCOMPARE(ToolSearch(query.toStdString()).finds(*definition), found);
    }

    void ofAPinnedToolWhatIsServedCounts()
    {
        Tool tool = searchedTool();
        Pin pin;
        pin.definition.description = "Approved.";
        tool.pin = pin;
        const DefinitionPtr definition = makeDefinition(tool);
        QVERIFY(ToolSearch("approved list_issues").finds(*definition));
        QVERIFY(!ToolSearch("priority").finds(*definition));
    }

    // An edit is checked after its definitions are made.
    void aToolWithoutItsActiveVersionIsFoundByItsName()
    {
        Tool tool = searchedTool();
        tool.versions.clear();
        QVERIFY(ToolSearch("issues").finds(*makeDefinition(tool)));
        QVERIFY(!ToolSearch("priority").finds(*makeDefinition(tool)));
    }

    void whatRulesToolsOutNeverHidesOne()
    {
        std::mt19937 random(7);
        std::size_t found = 0;
        for (int round = 0; round < 3'000; ++round) {
            Tool tool = searchedTool();
            tool.name = lettersFrom(random, 12);
            tool.title = lettersFrom(random, 3);
            tool.versions[tool.active].description = lettersFrom(random, 60);
            const std::string query = lettersFrom(random, 6);
            const DefinitionPtr definition = makeDefinition(tool);
            const ToolSearch search(query);
            const bool isThere = search.finds(searchedTexts(std::get<Tool>(definition->object)));
            QVERIFY2(search.finds(*definition) == isThere, query.c_str());
            found += isThere ? 1 : 0;
        }
        QVERIFY(found > 150);
        QVERIFY(found < 2'850);
    }

    // That is what makes the search quick: the texts themselves are looked at for hits, and for little else.
    void mostToolsAreRuledOutUnseen()
    {
        std::size_t unsure = 0;
        for (int i = 0; i < 1'000; ++i) {
            const std::string number = std::to_string(i);
            const LetterGroups letters({"rows_" + number, "Rows of table " + number + ", the newest first."});
            unsure += letters.mayHold(LetterGroups::of("pipeline")) ? 1 : 0;
        }
        QVERIFY(unsure < 10);
    }
};

TOOLTRAY_TEST(ToolSearchTest)
#include "toolsearchtest.moc"
