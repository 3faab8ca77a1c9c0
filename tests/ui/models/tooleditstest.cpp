// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tooledits.h"

#include "support/testcase.h"
#include "ui/models/sampletools.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class ToolEditsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAFreeName_data()
    {
        QTest::addColumn<QString>("stem");
        QTest::addColumn<QString>("name");
        QTest::newRow("free") << QStringLiteral("orders") << QStringLiteral("orders");
        QTest::newRow("taken") << QStringLiteral("lookup") << QStringLiteral("lookup_2");
        QTest::newRow("built in") << QStringLiteral("execute_operation")
                                  << QStringLiteral("execute_operation_2");
        QTest::newRow("too long") << QString(60, u'a') << QString(48, u'a');
    }

    void findsAFreeName()
    {
        QFETCH(QString, stem);
        const auto workspace = test::sampleWorkspace();
        QTEST(QString::fromStdString(freeToolName(*workspace, stem.toStdString())), "name");
    }

    void duplicatesAsOneEdit()
    {
        auto workspace = test::sampleWorkspace();
        const Duplication copies =
            duplicateTools(*workspace, {"search_orders", "search_orders", "lookup"}, "Duplicate");
        QVERIFY((copies.names == ToolNames{"search_orders_2", "search_orders_3", "lookup_2"}));
        workspace = test::edited(workspace, copies.edit);
        QVERIFY(workspace);
        const auto *copy = workspace->find<workspace::Tool>("search_orders_2");
        QVERIFY(copy);
        QVERIFY(copy->aliases.empty()); // they still lead to the first
        QVERIFY((copy->tags == std::vector<std::string>{"orders", "read"}));
    }

    void removesAsOneEdit()
    {
        auto workspace = test::sampleWorkspace();
        const auto edit = removeTools(*workspace, {"search_orders", "gone", "lookup"}, "Delete");
        QCOMPARE(edit.steps.size(), std::size_t(2));
        workspace = test::edited(workspace, edit);
        QVERIFY(workspace);
        QCOMPARE(workspace->entries(workspace::ObjectKind::Tool).size(), std::size_t(1));
    }

    void changesOnlyWhatBecomesDifferent()
    {
        auto workspace = test::sampleWorkspace();
        const auto off = enableTools(*workspace, {"search_orders", "cancel_order"}, false, "Off");
        QCOMPARE(off.steps.size(), std::size_t(1)); // the other one is off already
        workspace = test::edited(workspace, off);
        QVERIFY(!workspace->find<workspace::Tool>("search_orders")->enabled);
    }

    void tagsAndTakesTagsAway()
    {
        auto workspace = test::sampleWorkspace();
        const ToolNames all{"search_orders", "cancel_order"};
        const auto tagging = addTag(*workspace, all, "orders", "Tag");
        QCOMPARE(tagging.steps.size(), std::size_t(1));
        workspace = test::edited(workspace, tagging);
        QVERIFY((toolTags(*workspace) == std::set<std::string>{"orders", "read"}));
        workspace = test::edited(workspace, removeTag(*workspace, all, "orders", "Untag"));
        QVERIFY((toolTags(*workspace) == std::set<std::string>{"read"}));
    }

    void theFirstTagIsAGroup_data()
    {
        using Tags = QStringList;
        QTest::addColumn<QString>("tag"); // empty: the first one is taken away
        QTest::addColumn<Tags>("search");
        QTest::addColumn<Tags>("cancel");
        QTest::addColumn<int>("changes");
        const auto tags = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
        QTest::newRow("one that it has")
            << QStringLiteral("read") << tags("read orders") << tags("read") << 2;
        QTest::newRow("a new one") << QStringLiteral("new") << tags("new orders read") << tags("new") << 2;
        QTest::newRow("the first") << QStringLiteral("orders") << tags("orders read") << tags("orders") << 1;
        QTest::newRow("none") << QString() << tags("read") << Tags() << 1;
    }

    void theFirstTagIsAGroup()
    {
        QFETCH(const QString, tag);
        QFETCH(const int, changes);
        auto workspace = test::sampleWorkspace();
        const ToolNames both{"search_orders", "cancel_order"};
        const auto edit = tag.isEmpty() ? removeFirstTag(*workspace, both, "Away")
                                        : putTagFirst(*workspace, both, tag.toStdString(), "Under");
        QCOMPARE(edit.steps.size(), static_cast<std::size_t>(changes));
        workspace = test::edited(workspace, edit);
        QVERIFY(workspace);
        const auto tagsOf = [&workspace](const char *tool) {
            QStringList tags;
            for (const std::string &one : workspace->find<workspace::Tool>(tool)->tags)
                tags.append(QString::fromStdString(one));
            return tags;
        };
        QTEST(tagsOf("search_orders"), "search");
        QTEST(tagsOf("cancel_order"), "cancel");
    }
};

TOOLTRAY_TEST(ToolEditsTest)
#include "tooleditstest.moc"
