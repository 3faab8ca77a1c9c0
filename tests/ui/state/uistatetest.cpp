// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/uistate.h"

#include "support/testcase.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray::ui;

namespace {

QStringList list(QStringView texts)
{
    return texts.toString().split(u'|');
}

} // namespace

class UiStateTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void startsWithDefaults()
    {
        const UiState state(file());
        checkDefaults(state);
    }

    void remembersEverythingAcrossStarts()
    {
        {
            UiState state(file());
            state.setWindowPlace({QRect(10, -20, 1000, 700), true});
            state.setSplitterShares(QStringLiteral("tools"), {20, 55, 25});
            state.setColumnWidths(QStringLiteral("log"), {120, 90});
            state.setColumnOrder(QStringLiteral("context"), {2, Qt::DescendingOrder});
            state.setPage(QStringLiteral("log"));
            state.setTheme(ThemeChoice::SystemColours);
            state.setLanguage(QStringLiteral("de"));
            state.setCloseChoice(CloseChoice::KeepRunning);
            state.addRecentCommand(QStringLiteral("a"));
            state.setToolArrangement({ToolGrouping::Tag, ToolOrder::LastCall});
            state.setShowsSidePanel(false);
            state.setShowsDrawer(false);
            state.setShowsNotices(false);
            state.addKnownClient(QStringLiteral("claude"));
        }
        const UiState state(file());
        QCOMPARE(state.windowPlace(), (WindowPlace{QRect(10, -20, 1000, 700), true}));
        QCOMPARE(state.splitterShares(QStringLiteral("tools"), 3), QList<int>({20, 55, 25}));
        QCOMPARE(state.columnWidths(QStringLiteral("log"), 2), QList<int>({120, 90}));
        QVERIFY(state.columnWidths(QStringLiteral("log"), 3).isEmpty());
        QVERIFY(state.columnOrder(QStringLiteral("context"), 3) == (ColumnOrder{2, Qt::DescendingOrder}));
        QVERIFY(state.columnOrder(QStringLiteral("context"), 2) == ColumnOrder()); // there is no such column
        QCOMPARE(state.page(), QStringLiteral("log"));
        QCOMPARE(state.theme(), ThemeChoice::SystemColours);
        QCOMPARE(state.language(), QStringLiteral("de"));
        QCOMPARE(state.closeChoice(), CloseChoice::KeepRunning);
        QCOMPARE(state.recentCommands(), list(u"a"));
        QVERIFY(state.toolArrangement() == (ToolArrangement{ToolGrouping::Tag, ToolOrder::LastCall}));
        QVERIFY(!state.showsSidePanel());
        QVERIFY(!state.showsDrawer());
        QVERIFY(!state.showsNotices());
        QCOMPARE(state.knownClients(), list(u"claude"));
    }

    void theClientsThatAreKnownAreNotWithoutEnd()
    {
        UiState state(file());
        for (int i = 0; i < 300; ++i)
            state.addKnownClient(QString::number(i));
        state.addKnownClient(QStringLiteral("250"));
        QCOMPARE(state.knownClients().mid(0, 2), list(u"250|299"));
        QVERIFY(state.knownClients().size() <= 200);
    }

    void everyChoiceHasItsWord()
    {
        UiState state(file());
        for (const ThemeChoice choice :
             {ThemeChoice::Dark, ThemeChoice::Light, ThemeChoice::SystemColours, ThemeChoice::System}) {
            state.setTheme(choice);
            QCOMPARE(state.theme(), choice);
        }
        for (const CloseChoice choice : {CloseChoice::KeepRunning, CloseChoice::Quit, CloseChoice::Ask}) {
            state.setCloseChoice(choice);
            QCOMPARE(state.closeChoice(), choice);
        }
        for (const ToolGrouping grouping : {ToolGrouping::None, ToolGrouping::Endpoint, ToolGrouping::Tag}) {
            for (const ToolOrder order : {ToolOrder::Name, ToolOrder::LastCall, ToolOrder::Errors}) {
                state.setToolArrangement({grouping, order});
                QVERIFY(state.toolArrangement() == (ToolArrangement{grouping, order}));
            }
        }
    }

    void recentCommandsAreFewAndTheLatestFirst()
    {
        UiState state(file());
        for (int i = 0; i < 50; ++i)
            state.addRecentCommand(QString::number(i));
        state.addRecentCommand(QStringLiteral("48"));
        const QStringList recent = state.recentCommands();
        QCOMPARE(recent.mid(0, 3), list(u"48|49|47"));
        QVERIFY(recent.size() <= 20);
        QCOMPARE(recent.count(QStringLiteral("48")), 1);
    }

    void nonsenseIsAsGoodAsNothing_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::newRow("binary") << QByteArray("\x00\xff\xfe[\x01=\x02\n%%%", 12).repeated(200);
        QTest::newRow("half a line") << QByteArray("[window]\nrect=@Rect(1");
        QTest::newRow("other types") << QByteArray(
            "theme=7\nlanguage=\npage=\nonClose=@Rect(1 2 3 4)\n"
            "[window]\nrect=@Point(3 4)\nmaximised=maybe\n"
            "[splitters]\ntools=a, b, c\n[palette]\nrecent=\n[tools]\norder=7\ngrouping=\n");
        QTest::newRow("empty rectangle") << QByteArray("[window]\nrect=@Rect(0 0 -5 0)\n");
        QTest::newRow("splitter that does not add up") << QByteArray("[splitters]\ntools=50, 60, 70\n");
        QTest::newRow("splitter with negative parts") << QByteArray("[splitters]\ntools=-50, 100, 50\n");
        QTest::newRow("columns of no width") << QByteArray("[columns]\nlog=0, 90\n");
        QTest::newRow("columns that nobody could see") << QByteArray("[columns]\nlog=120, 999999\n");
        QTest::newRow("splitter of another number of parts") << QByteArray("[splitters]\ntools=50, 50\n");
    }

    void nonsenseIsAsGoodAsNothing()
    {
        QFETCH(QByteArray, contents);
        QFile raw(file());
        QVERIFY(raw.open(QIODevice::WriteOnly) && raw.write(contents) == contents.size());
        raw.close();
        UiState state(file());
        checkDefaults(state);
        state.setTheme(ThemeChoice::Dark);
        QCOMPARE(state.theme(), ThemeChoice::Dark);
    }

    void aFolderThatCannotBeWrittenIsNoFailure()
    {
        UiState state(QStringLiteral("/proc/no-such-folder/ui.ini"));
        state.setTheme(ThemeChoice::Dark);
        QCOMPARE(state.theme(), ThemeChoice::Dark);
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("ui.ini")); }

    static void checkDefaults(const UiState &state)
    {
        QVERIFY(!state.windowPlace());
        QVERIFY(state.splitterShares(QStringLiteral("tools"), 3).isEmpty());
        QVERIFY(state.columnWidths(QStringLiteral("log"), 2).isEmpty());
        QCOMPARE(state.theme(), ThemeChoice::System);
        QCOMPARE(state.closeChoice(), CloseChoice::Ask);
        QVERIFY(state.language().isEmpty());
        QVERIFY(state.page().isEmpty());
        QVERIFY(state.recentCommands().join(u' ').isEmpty());
        QVERIFY(state.toolArrangement() == ToolArrangement());
        QVERIFY(state.showsSidePanel());
        QVERIFY(state.showsDrawer());
        QVERIFY(state.showsNotices());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TOOLTRAY_TEST(UiStateTest)
#include "uistatetest.moc"
