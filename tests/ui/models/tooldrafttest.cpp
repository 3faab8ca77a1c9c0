// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooldraft.h"

#include "support/result.h"
#include "support/testcase.h"
#include "ui/models/sampletools.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class ToolDraftTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsAsWhatIsSaved()
    {
        const auto workspace = test::sampleWorkspace();
        QVERIFY(workspace);
        const auto draft = draftOf(*workspace, "search_orders");
        QVERIFY(draft);
        QVERIFY(isAsSaved(*draft, *workspace));
        QVERIFY(!draftOf(*workspace, "nobody"));

        ToolDraft changed = *draft;
        changed.edited().description = "Something else.";
        QVERIFY(!isAsSaved(changed, *workspace));
        changed = *draft;
        changed.definitionText = "{";
        QVERIFY(!isAsSaved(changed, *workspace));
        changed = *draft;
        changed.setUnfinished("/result/path", "orders");
        QVERIFY(!isAsSaved(changed, *workspace));
        changed.setUnfinished("/result/path", std::nullopt);
        QVERIFY(isAsSaved(changed, *workspace));
    }

    void whatIsUnfinishedBelongsToAVersion()
    {
        const auto workspace = test::sampleWorkspace();
        ToolDraft draft = *draftOf(*workspace, "search_orders");
        draft.setUnfinished("/result/path", "orders");
        const workspace::Version first = draft.version;
        draft.version = {0, 2, 0};
        QVERIFY(!draft.unfinishedAt("/result/path"));
        draft.version = first;
        QCOMPARE(*draft.unfinishedAt("/result/path"), std::string("orders"));
    }

    void aNewToolHasAFreeName()
    {
        auto workspace = test::sampleWorkspace();
        ToolDraft draft = newToolDraft(*workspace, "shop", workspace::GraphqlOperation{"{ orders { id } }"});
        QCOMPARE(draft.tool.name, std::string("new_tool"));
        QVERIFY(!isAsSaved(draft, *workspace));
        workspace = test::edited(workspace, saveEdit(draft, "New"));
        QVERIFY(workspace);
        QVERIFY(workspace->find<workspace::Tool>("new_tool"));
        draft = newToolDraft(*workspace, "shop", workspace::GraphqlOperation{"{ orders { id } }"});
        QCOMPARE(draft.tool.name, std::string("new_tool_2"));
    }

    void isSavedUnderAnotherName()
    {
        auto workspace = test::sampleWorkspace();
        ToolDraft draft = *draftOf(*workspace, "search_orders");
        draft.tool.name = "find_orders";
        draft.edited().description = "Find them.";
        workspace = test::edited(workspace, saveEdit(draft, "Save"));
        QVERIFY(workspace);
        QVERIFY(!workspace->find<workspace::Tool>("search_orders"));
        const auto *saved = workspace->find<workspace::Tool>("find_orders");
        QVERIFY(saved);
        QVERIFY(*saved == draft.tool);
    }

    void isRefusedWhereSomebodyElseWasFaster()
    {
        auto workspace = test::sampleWorkspace();
        ToolDraft mine = *draftOf(*workspace, "search_orders");
        ToolDraft theirs = mine;
        theirs.edited().description = "Theirs.";
        workspace = test::edited(workspace, saveEdit(theirs, "Theirs"));
        mine.edited().description = "Mine.";
        const auto refused = workspace::apply(*workspace, saveEdit(mine, "Mine"));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("changed_since"));
    }

    // Revisions are counted anew by every process.
    void whatItWasBegunFromIsKnownByWhatItSays()
    {
        auto workspace = test::sampleWorkspace();
        ToolDraft mine = *draftOf(*workspace, "search_orders");
        mine.edited().description = "Mine.";
        const workspace::Revision there = mine.basedOn;
        mine.basedOn = there + 1000;
        mine = *decodeDraft(encodeDraft(mine));
        QCOMPARE(upToDate(mine, *workspace)->basedOn, there);
        QVERIFY(workspace::apply(*workspace, saveEdit(*upToDate(mine, *workspace), "Mine")));
        ToolDraft theirs = *draftOf(*workspace, "search_orders");
        theirs.edited().description = "Theirs.";
        workspace = test::edited(workspace, saveEdit(theirs, "Theirs"));
        COMPARE_ERROR(upToDate(mine, *workspace), ErrorKind::Conflict, "changed_since");
    }

    // Whoever changed it; what both changed is named with who was faster.
    void whatOthersDoToOtherFieldsStays()
    {
        auto workspace = test::sampleWorkspace();
        ToolDraft mine = *draftOf(*workspace, "search_orders");
        mine.edited().description = "Mine.";
        mine = *decodeDraft(encodeDraft(mine)); // also after another start
        workspace::Tool theirs = *workspace->find<workspace::Tool>("search_orders");
        theirs.title = "Theirs";
        workspace = test::edited(
            workspace, {"Theirs", workspace::Origin::Agent, {workspace::PutObject{theirs}}, "cursor"});
        QVERIFY(!isOvertaken(mine, *workspace));
        workspace = test::edited(workspace, saveEdit(*upToDate(mine, *workspace), "Mine"));
        QVERIFY(workspace);
        const auto *saved = workspace->find<workspace::Tool>("search_orders");
        QCOMPARE(saved->title, std::string("Theirs"));
        QCOMPARE(saved->resolved(saved->active).description, std::string("Mine."));

        theirs = *saved;
        theirs.versions.at(theirs.active).description = "Theirs.";
        workspace = test::edited(
            workspace, {"Theirs", workspace::Origin::Agent, {workspace::PutObject{theirs}}, "cursor"});
        const auto refused = upToDate(mine, *workspace);
        COMPARE_ERROR(refused, ErrorKind::Conflict, "changed_since");
        QCOMPARE(refused.error().message,
                 std::string("The tool \"search_orders\" was changed by cursor. Both "
                             "changes affect the description."));
    }

    void outlivesTheProgram_data()
    {
        QTest::addColumn<QString>("document");
        QTest::addColumn<QString>("definition");
        QTest::newRow("a whole operation") << QStringLiteral("{ orders { id } }") << QString();
        QTest::newRow("half an operation") << QStringLiteral("query Half($a: ") << QString();
        QTest::newRow("nothing at all") << QString() << QString();
        QTest::newRow("half a definition") << QStringLiteral("{ orders { id } }") << QStringLiteral("{\"pa");
    }

    void outlivesTheProgram()
    {
        QFETCH(QString, document);
        QFETCH(QString, definition);
        const auto workspace = test::sampleWorkspace();
        ToolDraft draft = *draftOf(*workspace, "search_orders");
        draft.edited().operation = workspace::GraphqlOperation{document.toStdString()};
        draft.definitionText = definition.toStdString();
        draft.setUnfinished("/errors", "[[\"half a row\"]]");
        const auto read = decodeDraft(encodeDraft(draft));
        QVERIFY(read);
        QVERIFY(*read == draft);
    }

    void takesNothingThatIsNoDraft_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << QByteArray("{\"format\":\"tooltray-tool-draft\",\"name\":\"x");
        QTest::newRow("something else") << QByteArray("{\"format\":\"other\"}");
        QTest::newRow("without versions") << QByteArray(
            "{\"format\":\"tooltray-tool-draft\",\"name\":\"x\",\"tool\":{\"active\":\"0.1.0\"}}");
    }

    void takesNothingThatIsNoDraft()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!decodeDraft(text.toStdString()));
    }
};

TOOLTRAY_TEST(ToolDraftTest)
#include "tooldrafttest.moc"
