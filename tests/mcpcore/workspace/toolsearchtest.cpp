// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/workspace.h"

#include "support/testcase.h"

#include <QTest>

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

} // namespace

class ToolSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsByAllTheWords_data()
    {
        const TestRows<QByteArray, bool> row{"query", "found"};
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
        QCOMPARE(ToolSearch(query.toStdString()).finds(searchedTool()), found);
    }

    void ofAPinnedToolWhatIsServedCounts()
    {
        Tool tool = searchedTool();
        Pin pin;
        pin.definition.description = "Approved.";
        tool.pin = pin;
        QVERIFY(ToolSearch("approved list_issues").finds(tool));
        QVERIFY(!ToolSearch("priority").finds(tool));
    }

    // An edit is checked after its definitions are made.
    void aToolWithoutItsActiveVersionIsFoundByItsName()
    {
        Tool tool = searchedTool();
        tool.versions.clear();
        QVERIFY(ToolSearch("issues").finds(tool));
        QVERIFY(!ToolSearch("priority").finds(tool));
    }
};

TOOLTRAY_TEST(ToolSearchTest)
#include "toolsearchtest.moc"
