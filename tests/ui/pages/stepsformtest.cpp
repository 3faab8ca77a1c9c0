// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/definitionbench.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"

#include <QApplication>

using namespace tooltray;
using namespace tooltray::ui;
using Bench = tooltray::test::DefinitionBench;

namespace {

constexpr const char *kPagedSteps =
    "{'steps': [{'name': 'find', 'operation': {'document': '{ orders { id } }'},"
    "'pagination': {'style': 'cursor', 'page_size': 50, 'merge_strategy': 'custom',"
    "'path': ['/orders', '/others'], 'variables': {'cursor': 'after'}, 'max_seconds': 20}},"
    "{'name': 'look', 'operation': {'path': '/orders'}},"
    "{'name': 'last', 'operation': {'tool': 'lookup'}, 'pagination': {'max_pages': 2}}]}";

} // namespace

class StepsFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pagesOfAStepAreFields_data()
    {
        QTest::addColumn<QString>("entered");
        QTest::addColumn<QString>("stored");
        QTest::newRow("/style") << "Link headers"
                                << "\"link\"";
        QTest::newRow("/page_size") << "25"
                                    << "25";
        QTest::newRow("/merge_strategy") << "The edges"
                                         << "\"concat_edges\"";
        QTest::newRow("/path") << "/orders"
                               << "\"/orders\"";
        QTest::newRow("/next_cursor_path") << "/next"
                                           << "\"/next\"";
        QTest::newRow("/variables/size") << "first"
                                         << "\"first\"";
        QTest::newRow("/variables/cursor") << "after"
                                           << "\"after\"";
        QTest::newRow("/variables/offset") << "from"
                                           << "\"from\"";
        QTest::newRow("/variables/page") << "page"
                                         << "\"page\"";
        QTest::newRow("/max_pages") << "7"
                                    << "7";
        QTest::newRow("/max_items") << "70"
                                    << "70";
        QTest::newRow("/max_bytes") << "7000"
                                    << "7000";
        QTest::newRow("/max_seconds") << "30"
                                      << "30";
    }

    void pagesOfAStepAreFields()
    {
        QFETCH(QString, entered);
        QFETCH(QString, stored);
        Bench bench(m_theme, kPagedSteps);
        bench.choose(1);
        const std::string field = "/step/pagination" + std::string(QTest::currentDataTag());
        const std::string place = "/steps/1/pagination" + std::string(QTest::currentDataTag());
        const auto isVisible = [&](const char *at) {
            return bench.form().findChild<QWidget *>(QLatin1String(at))->isVisible();
        };
        QVERIFY(!isVisible(field.c_str())); // one page is fetched
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("yes")));
        QVERIFY(isVisible(field.c_str()));
        const QString before = bench.stored("");
        const QString shown = bench.shown(field.c_str());
        QVERIFY(bench.enter(field.c_str(), entered));
        QCOMPARE(bench.stored(place.c_str()), stored);
        QVERIFY(QTest::qWaitForWindowActive(&bench.tab));
        QVERIFY(bench.tab.goTo(QString::fromStdString("/operation" + place)));
        QCOMPARE(QApplication::focusWidget()->objectName(), QString::fromStdString(field));
        QVERIFY(bench.enter(field.c_str(), shown));
        QCOMPARE(bench.stored(""), before);
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("no")));
        QCOMPARE(bench.stored("/steps/1/pagination"), QString());
    }

    void whatAStepSaysOfPagesIsShown()
    {
        Bench bench(m_theme, kPagedSteps);
        const QString before = bench.stored("");
        QCOMPARE(bench.shown("/step/pagination/enabled"), QStringLiteral("yes"));
        QCOMPARE(bench.shown("/step/pagination/style"), QStringLiteral("A cursor"));
        QCOMPARE(bench.shown("/step/pagination/path"), QStringLiteral("/orders\n/others"));
        QCOMPARE(bench.shown("/step/pagination/max_seconds"), QStringLiteral("20"));
        // Lists that cannot be joined wait until they can.
        QVERIFY(bench.enter("/step/pagination/merge_strategy", QStringLiteral("The nodes")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/0/pagination/path"));
        QVERIFY(bench.enter("/step/pagination/merge_strategy", QStringLiteral("The lists named below")));
        QVERIFY(bench.keeper.draft.unfinished.empty());
        QCOMPARE(bench.stored(""), before);
        bench.choose(2); // the pages of a tool that is called are its own
        QVERIFY(!bench.form().findChild<QWidget *>(QStringLiteral("/step/pagination/enabled"))->isVisible());
        QCOMPARE(bench.stored(""), before);
    }

    void whatDoesNotFitInAPageStaysInSight()
    {
        Bench bench(m_theme, kPagedSteps);
        bench.choose(1);
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("yes")));
        QVERIFY(bench.enter("/step/pagination/max_pages", QStringLiteral("many")));
        QVERIFY(bench.keeper.draft.unfinishedAt("/operation/steps/1/pagination/max_pages"));
        QVERIFY(bench.enter("/step/pagination/enabled", QStringLiteral("no")));
        QVERIFY(bench.form().findChild<QWidget *>(QStringLiteral("/step/pagination/max_pages"))->isVisible());
        bench.choose(0);
        QCOMPARE(bench.shown("/step/pagination/max_pages"), QString());
        bench.choose(1);
        QCOMPARE(bench.shown("/step/pagination/max_pages"), QStringLiteral("many"));
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(StepsFormTest)
#include "stepsformtest.moc"
