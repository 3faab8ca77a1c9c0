// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/draftsaving.h"

#include "support/testcase.h"
#include "ui/models/sampletools.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

std::string savedText(ToolDraft draft)
{
    return std::get<workspace::GraphqlOperation>(*draft.edited().operation).document;
}

} // namespace

class DraftSavingTest final : public QObject {
    Q_OBJECT

    using Text = DraftSaving::OperationText;

private Q_SLOTS:
    void onlyWhatHasNoErrorIsReady_data()
    {
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("document");
        QTest::addColumn<bool>("isReady");
        const QString search = QStringLiteral("search_orders");
        const QString cancel = QStringLiteral("cancel_order"); // nobody calls it
        const QString right = QStringLiteral("{ orders { id total } }");
        QTest::newRow("changed") << search << search << right << true;
        QTest::newRow("renamed") << search << QStringLiteral("find_orders") << right << true;
        QTest::newRow("with a name that is taken") << search << QStringLiteral("lookup") << right << false;
        QTest::newRow("with a name that cannot be") << search << QStringLiteral("Orders!") << right << false;
        QTest::newRow("half typed") << search << search << QStringLiteral("{ orders( }") << false;
        QTest::newRow("disabled") << cancel << cancel << right << true;
        QTest::newRow("disabled and half typed")
            << cancel << cancel << QStringLiteral("{ orders( }") << false;
    }

    void onlyWhatHasNoErrorIsReady()
    {
        QFETCH(QString, tool);
        QFETCH(QString, name);
        QFETCH(QString, document);
        const auto workspace = test::sampleWorkspace();
        ToolDraft draft = *draftOf(*workspace, tool.toStdString());
        draft.tool.name = name.toStdString();
        draft.edited().operation = workspace::GraphqlOperation{document.toStdString()};
        const auto ready = DraftSaving::ready(*workspace, {}, draft, Text::AsTyped);
        QTEST(ready.has_value(), "isReady");
        QVERIFY(!ready || *ready == draft);
    }

    void whatDoesNotFitIsNotReady()
    {
        const auto workspace = test::sampleWorkspace();
        ToolDraft draft = *draftOf(*workspace, "search_orders");
        draft.setUnfinished("/result/path", "orders");
        QVERIFY(!DraftSaving::ready(*workspace, {}, draft, Text::AsTyped));
        draft.setUnfinished("/result/path", std::nullopt);
        QVERIFY(DraftSaving::ready(*workspace, {}, draft, Text::AsTyped));
        draft.definitionText = "{";
        QVERIFY(!DraftSaving::ready(*workspace, {}, draft, Text::AsTyped));
    }

    void whatSomebodyElseChangedOrDeletedIsNotReady()
    {
        const auto before = test::sampleWorkspace();
        ToolDraft mine = *draftOf(*before, "search_orders");
        mine.edited().description = "Mine.";
        QVERIFY(!isOvertaken(mine, *before));
        ToolDraft theirs = *draftOf(*before, "search_orders");
        theirs.edited().description = "Theirs.";
        const auto changed = test::edited(before, saveEdit(theirs, "Theirs"));
        QVERIFY(changed);
        const auto deleted =
            test::edited(before, {"Delete",
                                  workspace::Origin::Agent,
                                  {workspace::RemoveObject{{workspace::ObjectKind::Tool, "search_orders"}}}});
        QVERIFY(deleted);
        for (const auto &now : {changed, deleted}) {
            QVERIFY(isOvertaken(mine, *now));
            QVERIFY(!DraftSaving::ready(*now, {}, mine, Text::AsTyped));
        }
    }

    void aNewOneNamesTheEndpointThatItWasMadeFor()
    {
        const auto workspace = test::sampleWorkspace();
        const ToolDraft draft =
            newToolDraft(*workspace, {}, workspace::GraphqlOperation{"{ orders { id } }"});
        const auto ready = DraftSaving::ready(*workspace, {}, draft, Text::AsTyped);
        QVERIFY(ready);
        QCOMPARE(ready->tool.endpoint, std::string("shop"));
        const ToolDraft empty = newToolDraft(*workspace, {}, workspace::GraphqlOperation{});
        QVERIFY(!DraftSaving::ready(*workspace, {}, empty, Text::AsTyped));
    }

    void isFormattedWhereThatIsChosen()
    {
        const auto workspace = test::sampleWorkspace();
        ToolDraft draft = *draftOf(*workspace, "search_orders");
        draft.edited().operation = workspace::GraphqlOperation{"{orders{id}}"};
        const auto typed = DraftSaving::ready(*workspace, {}, draft, Text::AsTyped);
        QVERIFY(typed);
        QCOMPARE(savedText(*typed), std::string("{orders{id}}"));
        const auto formatted = DraftSaving::ready(*workspace, {}, draft, Text::Formatted);
        QVERIFY(formatted);
        QCOMPARE(savedText(*formatted), std::string("{\n  orders {\n    id\n  }\n}"));
    }
};

TOOLTRAY_TEST(DraftSavingTest)
#include "draftsavingtest.moc"
