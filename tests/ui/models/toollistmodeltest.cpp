// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toollistmodel.h"

#include "graphql/schema/schema.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "ui/models/roles.h"
#include "ui/models/sampletools.h"
#include "ui/models/tooledits.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QString listedTools(const ToolListModel &model, int role = Qt::DisplayRole)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row).data(role).toString());
    return texts.join(u'|');
}

QString badgesOf(const ToolListModel &model, const QString &id)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row).data(IdRole).toString() != id)
            continue;
        for (const Badge &badge : model.index(row).data(BadgesRole).value<Badges>())
            texts.append(badge.text);
    }
    return texts.join(u' ');
}

// The sentences of the core in another language, and how often one was looked for.
class OtherWords final : public QTranslator {
    Q_OBJECT

public:
    OtherWords() { QCoreApplication::installTranslator(this); }
    ~OtherWords() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        if (qstrcmp(context, "Core") != 0)
            return {};
        ++m_lookups;
        return u'<' + QString::fromUtf8(source);
    }
    int lookups() const { return m_lookups; }

private:
    mutable int m_lookups = 0;
};

} // namespace

class ToolListModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatToolsAre()
    {
        ToolListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*test::sampleWorkspace(), {}, {});
        QCOMPARE(listedTools(model), QStringLiteral("cancel_order|lookup|search_orders"));
        QCOMPARE(listedTools(model, SubtitleRole), QStringLiteral("Cancel an order.||Find orders."));
        QCOMPARE(badgesOf(model, QStringLiteral("search_orders")), QStringLiteral("query"));
        QCOMPARE(badgesOf(model, QStringLiteral("cancel_order")), QStringLiteral("off"));
        QCOMPARE(badgesOf(model, QStringLiteral("lookup")), QStringLiteral("REST"));
        QCOMPARE(model.index(0).data(IconRole).toInt(), static_cast<int>(Icon::Mutation));
        QVERIFY(model.index(0).data(DimmedRole).toBool());
        QCOMPARE(model.index(0).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("cancel_order, mutation, off"));
    }

    void saysWhyAToolDoesNotWork()
    {
        auto workspace = test::sampleWorkspace();
        workspace = test::edited(
            workspace,
            {"Break",
             workspace::Origin::Person,
             {workspace::PutObject{test::graphqlTool("broken", "query { orders( }", "Whatever.")}}});
        const workspace::Health health = workspace::Health::check(workspace, {}, {});
        ToolListModel model;
        model.show(*workspace, health, {});
        QVERIFY(badgesOf(model, QStringLiteral("broken")).contains(u"error"));
        QVERIFY(!model.index(0).data(SubtitleRole).toString().contains(u"Whatever"));
        model.setArrangement({ToolGrouping::None, ToolOrder::Errors});
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("broken"));
        QCOMPARE(model.index(0).data(GroupRole).toString(), QStringLiteral("With errors"));
    }

    void whatIsOffAndBrokenSaysBoth()
    {
        workspace::Tool broken = test::graphqlTool("z_broken", "query { orders( }", "Whatever.");
        broken.enabled = false;
        const auto workspace =
            test::edited(test::sampleWorkspace(),
                         {"Break", workspace::Origin::Person, {workspace::PutObject{std::move(broken)}}});
        QVERIFY(workspace);
        const workspace::Health health = workspace::Health::check(workspace, {}, {});
        ToolListModel model;
        model.setArrangement({ToolGrouping::None, ToolOrder::Errors});
        model.show(*workspace, health, {});
        const QString badges = badgesOf(model, QStringLiteral("z_broken"));
        QVERIFY2(badges.contains(u"error") && badges.endsWith(u"off"), qPrintable(badges));
        const QModelIndex first = model.index(0);
        QCOMPARE(first.data().toString(), QStringLiteral("z_broken"));
        QCOMPARE(first.data(GroupRole).toString(), QStringLiteral("With errors"));
        QVERIFY(first.data(DimmedRole).toBool());
        QVERIFY(!first.data(SubtitleRole).toString().contains(u"Whatever"));
    }

    void theLastCallsOrderIt()
    {
        ToolListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*test::sampleWorkspace(), {}, {});
        const LastUses::ByTool calls{{"lookup", journal::EntryId(3)}, {"search_orders", journal::EntryId(7)}};
        model.setLastUses(calls);
        QCOMPARE(listedTools(model), QStringLiteral("cancel_order|lookup|search_orders"));
        model.setArrangement({ToolGrouping::None, ToolOrder::LastCall});
        QCOMPARE(listedTools(model), QStringLiteral("search_orders|lookup|cancel_order"));
        // Rows that move stay who they are.
        const QPersistentModelIndex search(model.index(0));
        QSignalSpy reset(&model, &ToolListModel::modelReset);
        model.setLastUses({{"cancel_order", journal::EntryId(9)}, {"lookup", journal::EntryId(8)}});
        QCOMPARE(listedTools(model), QStringLiteral("cancel_order|lookup|search_orders"));
        QCOMPARE(search.row(), 2);
        QCOMPARE(search.data().toString(), QStringLiteral("search_orders"));
        QCOMPARE(reset.count(), 0);
        // Within the groups, if there are any.
        model.setArrangement({ToolGrouping::Endpoint, ToolOrder::LastCall});
        QCOMPARE(listedTools(model), QStringLiteral("search_orders|cancel_order|lookup"));
    }

    void theLastCallOfEachToolIsKnown()
    {
        const auto call = [](std::uint64_t id, const char *tool) {
            auto entry = std::make_shared<journal::LogEntry>();
            entry->id = journal::EntryId(id);
            entry->tool = tool;
            return journal::EntryPointer(std::move(entry));
        };
        LastUses calls;
        calls.take({call(1, "a"), call(2, ""), call(3, "b"), call(4, "a")});
        calls.take({call(1, "a")}); // which changed, and is no newer for that
        QCOMPARE(calls.byTool(), (LastUses::ByTool{{"a", journal::EntryId(4)}, {"b", journal::EntryId(3)}}));
        QVERIFY(!calls.knowsAny({journal::EntryId(1)}));
        QVERIFY(calls.knowsAny({journal::EntryId(1), journal::EntryId(4)}));
        calls.remove({journal::EntryId(1), journal::EntryId(4)});
        QCOMPARE(calls.byTool(), (LastUses::ByTool{{"b", journal::EntryId(3)}}));
    }

    // It takes its time, and nobody looks at ten thousand of them.
    void theSentenceIsLookedForOnlyForRowsThatAreAsked()
    {
        auto workspace = test::sampleWorkspace();
        workspace::Edit edit{"Break", workspace::Origin::Person, {}};
        for (int i = 0; i < 20; ++i)
            edit.steps.push_back(workspace::PutObject{
                test::graphqlTool("a" + std::to_string(i), "query A { a } query B { b }")});
        workspace = test::edited(workspace, edit);
        QVERIFY(workspace);
        const workspace::Health health = workspace::Health::check(workspace, {}, {});
        ToolListModel model;
        const auto shown = [&model](int row) { return model.index(row).data(SubtitleRole).toString(); };
        QString english;
        {
            OtherWords words;
            model.show(*workspace, health, {});
            QCOMPARE(words.lookups(), 0);
            const QString said = shown(0);
            const int forOne = words.lookups();
            QVERIFY(forOne > 0);
            QVERIFY2(said.startsWith(u'<'), qPrintable(said));
            QCOMPARE(shown(0), said);
            QCOMPARE(words.lookups(), forOne);
            // What did not change is not looked for again either.
            model.show(*workspace, health, {});
            QCOMPARE(shown(0), said);
            QCOMPARE(words.lookups(), forOne);
            english = QString(said).remove(u'<');
        }
        // Another language: the ids and problems of the rows are the same.
        QSignalSpy changed(&model, &ToolListModel::dataChanged);
        model.forgetTexts();
        model.show(*workspace, health, {});
        QVERIFY(changed.count() > 0);
        QCOMPARE(shown(0), english);
    }

    void showsDrafts()
    {
        const auto workspace = test::sampleWorkspace();
        ToolListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ToolListModel::Drafts drafts;
        drafts.emplace(QStringLiteral("search_orders"), *draftOf(*workspace, "search_orders"));
        drafts.emplace(QStringLiteral("new-1"),
                       newToolDraft(*workspace, "shop", workspace::GraphqlOperation{"{ a }"}));
        model.show(*workspace, {}, drafts);
        QCOMPARE(badgesOf(model, QStringLiteral("search_orders")), QStringLiteral("draft query"));
        QCOMPARE(badgesOf(model, QStringLiteral("new-1")), QStringLiteral("draft"));
        QCOMPARE(listedTools(model), QStringLiteral("cancel_order|lookup|new_tool|search_orders"));
    }

    void groups_data()
    {
        QTest::addColumn<ToolGrouping>("grouping");
        QTest::addColumn<QString>("groups");
        QTest::newRow("none") << ToolGrouping::None << QStringLiteral("||");
        QTest::newRow("endpoint") << ToolGrouping::Endpoint
                                  << QStringLiteral("shop|Default endpoint|Default endpoint");
        QTest::newRow("tag") << ToolGrouping::Tag << QStringLiteral("orders|Without tag|Without tag");
    }

    void groups()
    {
        QFETCH(ToolGrouping, grouping);
        ToolListModel model;
        model.setArrangement({grouping, ToolOrder::Name});
        model.show(*test::sampleWorkspace(), {}, {});
        QTEST(listedTools(model, GroupRole), "groups");
    }

    void rowsGoToAnotherGroup_data()
    {
        QTest::addColumn<ToolGrouping>("grouping");
        QTest::addColumn<QString>("dragged");
        QTest::addColumn<QString>("onto");
        QTest::addColumn<QString>("moved"); // empty: it is refused
        QTest::addColumn<QString>("group");
        const auto row = [](const char *name, ToolGrouping grouping, const char *dragged, const char *onto,
                            const char *moved, const char *group) {
            QTest::newRow(name) << grouping << QString::fromLatin1(dragged) << QString::fromLatin1(onto)
                                << QString::fromLatin1(moved) << QString::fromLatin1(group);
        };
        using enum ToolGrouping;
        row("to a tag", Tag, "lookup|cancel_order", "search_orders", "cancel_order|lookup", "orders");
        row("from a tag to none", Tag, "search_orders", "lookup", "search_orders", "");
        row("within a group", Tag, "lookup", "cancel_order", "", "");
        row("some of the group itself", Tag, "lookup|search_orders", "search_orders", "lookup", "orders");
        row("to an endpoint", Endpoint, "lookup", "search_orders", "lookup", "shop");
        row("to the default endpoint", Endpoint, "search_orders", "lookup", "", "");
        row("without groups", None, "lookup", "search_orders", "", "");
    }

    void rowsGoToAnotherGroup()
    {
        QFETCH(const ToolGrouping, grouping);
        QFETCH(const QString, dragged);
        QFETCH(const QString, onto);
        QFETCH(const QString, moved);
        ToolListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setArrangement({grouping, ToolOrder::Name});
        model.show(*test::sampleWorkspace(), {}, {});
        QSignalSpy wanted(&model, &ToolListModel::regroupWanted);
        QModelIndexList rows;
        for (const QString &id : dragged.split(u'|'))
            rows.append(rowOf(model, id));
        const std::unique_ptr<QMimeData> data(model.mimeData(rows));
        QCOMPARE(data != nullptr, grouping != ToolGrouping::None);
        const QModelIndex target = rowOf(model, onto);
        const bool isTaken = !moved.isEmpty();
        QCOMPARE(model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, target), isTaken);
        QCOMPARE(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, target), isTaken);
        QCOMPARE(wanted.count(), isTaken ? 1 : 0);
        if (isTaken) {
            QCOMPARE(wanted[0][0].toStringList().join(u'|'), moved);
            QTEST(wanted[0][1].toString(), "group");
        }
        // There is no order to put them in, and the files of others are none of ours.
        QVERIFY(!model.canDropMimeData(data.get(), Qt::MoveAction, 0, 0, {}));
        QVERIFY(!model.canDropMimeData(data.get(), Qt::CopyAction, -1, -1, target));
        QMimeData text;
        text.setText(dragged);
        QVERIFY(!model.dropMimeData(&text, Qt::MoveAction, -1, -1, target));
    }

    void draftsAreNotDragged()
    {
        const auto workspace = test::sampleWorkspace();
        ToolListModel model;
        model.setArrangement({ToolGrouping::Tag, ToolOrder::Name});
        ToolListModel::Drafts drafts;
        drafts.emplace(QStringLiteral("lookup"), *draftOf(*workspace, "lookup"));
        drafts.emplace(QStringLiteral("new-1"),
                       newToolDraft(*workspace, "shop", workspace::GraphqlOperation{"{ a }"}));
        model.show(*workspace, {}, drafts);
        const QModelIndexList all{rowOf(model, QStringLiteral("lookup")),
                                  rowOf(model, QStringLiteral("new-1"))};
        for (const QModelIndex &row : all) {
            QVERIFY(!row.flags().testFlag(Qt::ItemIsDragEnabled));
            QVERIFY(row.flags().testFlag(Qt::ItemIsDropEnabled));
        }
        QVERIFY(!model.mimeData(all));
        const QModelIndex cancel = rowOf(model, QStringLiteral("cancel_order"));
        QVERIFY(cancel.flags().testFlag(Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> data(model.mimeData(all + QModelIndexList{cancel}));
        QSignalSpy wanted(&model, &ToolListModel::regroupWanted);
        QVERIFY(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1,
                                   rowOf(model, QStringLiteral("search_orders"))));
        QCOMPARE(wanted[0][0].toStringList(), QStringList{QStringLiteral("cancel_order")});
    }

    void tellsOnlyWhatDiffers()
    {
        auto workspace = test::sampleWorkspace();
        ToolListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(*workspace, {}, {});
        QSignalSpy changed(&model, &ToolListModel::dataChanged);
        QSignalSpy reset(&model, &ToolListModel::modelReset);
        model.show(*workspace, {}, {});
        QCOMPARE(changed.count(), 0);
        workspace = test::edited(workspace, enableTools(*workspace, {"cancel_order"}, true, "On"));
        model.show(*workspace, {}, {});
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 0);
        QCOMPARE(reset.count(), 0);
        workspace = test::edited(workspace, removeTools(*workspace, {"lookup"}, "Delete"));
        model.show(*workspace, {}, {});
        QCOMPARE(reset.count(), 1);
    }

    void isQuickWithThousandsOfTools()
    {
        workspace::Edit edit{"Many", workspace::Origin::Person, {}};
        for (int i = 0; i < 5000; ++i)
            edit.steps.push_back(workspace::PutObject{test::graphqlTool(
                "tool_" + std::to_string(i), "query ($id: ID!) { order(id: $id) { id name total } }")});
        auto workspace = test::edited(workspace::Workspace::create({}), edit);
        QVERIFY(workspace);
        ToolListModel model;
        test::ComputingTime time;
        model.show(*workspace, {}, {});
        const double first = time.elapsed();
        workspace = test::edited(workspace, enableTools(*workspace, {"tool_7"}, false, "Off"));
        time.restart();
        model.show(*workspace, {}, {});
        const double next = time.elapsed();
        qInfo("5,000 tools: %.0f ms at first, %.0f ms after a change", first, next);
        QVERIFY(next < 500);
    }

private:
    static QModelIndex rowOf(const ToolListModel &model, const QString &id)
    {
        return model.match(model.index(0), IdRole, id, 1, Qt::MatchExactly).value(0);
    }
};

TOOLTRAY_TEST(ToolListModelTest)
#include "toollistmodeltest.moc"
