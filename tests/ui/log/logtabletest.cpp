// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/logtable.h"

#include "journal/filter/parser.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"
#include "ui/models/logmodel.h"
#include "ui/models/logtext.h"
#include "ui/support/picture.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHoverEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <array>

using namespace tooltray;
using namespace tooltray::ui;
using journal::EntryId;

namespace {

struct TableFixture {
    explicit TableFixture(ThemeChoice choice = ThemeChoice::Light) : theme(*qApp, choice)
    {
        test::useTestFont();
        model.setEntries(test::logEntries(1, 100));
        table.resize(1100, 400);
        table.show();
        QCoreApplication::processEvents();
        table.goToEnd();
    }

    void add(std::uint64_t id)
    {
        model.change({test::sharedEntry(test::logEntry(id))});
        QCoreApplication::processEvents();
    }
    void scroll(QAbstractSlider::SliderAction action) // as a person does
    {
        table.verticalScrollBar()->triggerAction(action);
    }
    bool showsEnd() const
    {
        return table.verticalScrollBar()->value() == table.verticalScrollBar()->maximum();
    }

    Theme theme;
    LogModel model;
    LogTable table{theme, model};
};

} // namespace

class LogTableTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheNewest()
    {
        TableFixture f;
        QVERIFY(f.table.isFollowing());
        for (std::uint64_t id = 101; id < 110; ++id)
            f.add(id);
        QTRY_VERIFY(f.showsEnd());
        QCOMPARE(f.table.newCalls(), 0);
    }

    void theWholeRowUnderTheMouseIsLit()
    {
        TableFixture f;
        const int row = f.table.rowAt(f.table.viewport()->height() / 2);
        const auto backgroundOf = [&](int column) {
            const QRect cell = f.table.visualRect(f.model.index(row, column));
            return f.table.viewport()->grab(cell).toImage().pixel(1, 1);
        };
        const QRgb before = backgroundOf(LogToolColumn);
        const QPointF at = f.table.visualRect(f.model.index(row, LogToolColumn)).center();
        QHoverEvent hover(QEvent::HoverMove, at, f.table.viewport()->mapToGlobal(at), at);
        QCoreApplication::sendEvent(f.table.viewport(), &hover);
        const QRgb lit = backgroundOf(LogToolColumn);
        QVERIFY(lit != before);
        for (const int column : {LogTimeColumn, LogStatusColumn, LogDurationColumn})
            QCOMPARE(backgroundOf(column), lit);
    }

    void theTimelineGivesWayToTheOtherColumns()
    {
        TableFixture f;
        int others = 0;
        for (int column = 0; column < LogTimelineColumn; ++column)
            others += f.table.columnWidth(column);
        f.table.resize(f.table.width() - f.table.viewport()->width() + others + 100, 400);
        QTRY_COMPARE(f.table.columnWidth(LogTimelineColumn), 100);
        QCOMPARE(f.table.horizontalScrollBar()->maximum(), 0);
    }

    void columnsAreAsWideAsTheirTextsInAnyFont()
    {
        TableFixture f;
        const std::array columns{LogStatusColumn, LogDurationColumn, LogSizeColumn};
        const auto widths = [&] {
            QList<int> now;
            for (const int column : columns)
                now.append(f.table.columnWidth(column));
            return now;
        };
        const QList<int> before = widths();
        const QFont usual = f.table.font();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        f.table.setFont(large);
        for (int i = 0; i < before.size(); ++i)
            QVERIFY(widths()[i] > before[i]);
        const QFontMetrics metrics(large);
        QVERIFY(f.table.columnWidth(LogSizeColumn) > metrics.horizontalAdvance(LogText::longestSize()));
        QVERIFY(f.table.columnWidth(LogStatusColumn)
                > metrics.horizontalAdvance(QStringLiteral("OK, cached")));
        f.table.setFont(usual);
        QCOMPARE(widths(), before);
        f.table.setColumnWidth(LogSizeColumn, 300); // as somebody drags it
        f.table.setFont(large);
        QCOMPARE(f.table.columnWidth(LogSizeColumn), 300);
    }

    void doesNotMoveWhileACallIsSelected()
    {
        TableFixture f;
        f.table.select(EntryId(98));
        const int before = f.table.verticalScrollBar()->value();
        f.add(101);
        f.add(102);
        QCOMPARE(f.table.verticalScrollBar()->value(), before);
        QCOMPARE(f.table.newCalls(), 2);
        auto *chip = f.table.findChild<QToolButton *>(QStringLiteral("newCalls"));
        QVERIFY(chip && chip->isVisible());
        QTest::mouseClick(chip, Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(f.showsEnd());
        QVERIFY(!chip->isVisible());
        QVERIFY(f.table.isFollowing());
        f.add(103);
        QTRY_VERIFY(f.showsEnd());
    }

    void whatIsInViewIsNotNew()
    {
        TableFixture f;
        f.table.select(EntryId(98));
        f.add(101);
        QCOMPARE(f.table.newCalls(), 1);
        f.table.select(EntryId(101)); // as after a replay
        QCOMPARE(f.table.newCalls(), 0);
        f.model.setEntries(test::logEntries(1, 2));
        f.table.select(EntryId(1));
        f.add(3);
        QCOMPARE(f.table.newCalls(), 0);
    }

    void stopsWhereAPersonScrollsTo()
    {
        TableFixture f;
        QWheelEvent up(QPointF(50, 50), f.table.viewport()->mapToGlobal(QPointF(50, 50)), {}, QPoint(0, 120),
                       Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(f.table.viewport(), &up);
        const int before = f.table.verticalScrollBar()->value();
        QVERIFY(!f.showsEnd());
        f.add(101);
        QCOMPARE(f.table.verticalScrollBar()->value(), before);
        QCOMPARE(f.table.newCalls(), 1);
        f.scroll(QAbstractSlider::SliderToMaximum);
        QCOMPARE(f.table.newCalls(), 0);
        f.add(102);
        QVERIFY(f.showsEnd());
    }

    void followsWhenTheViewGetsLower()
    {
        TableFixture f;
        for (const QSize size : {QSize(1100, 380), QSize(1100, 200), QSize(600, 260), QSize(1100, 500)}) {
            f.table.resize(size); // a narrow one needs a scroll bar below
            QCoreApplication::processEvents();
            QVERIFY(f.showsEnd());
            QVERIFY(f.table.isFollowing());
        }
        f.add(101);
        QVERIFY(f.showsEnd());
        QCOMPARE(f.table.newCalls(), 0);
    }

    void followsOverAFilter()
    {
        TableFixture f;
        QSignalSpy filtered(&f.model, &LogModel::filtered);
        f.model.setFilter(journal::parseFilter("id:>40").filter);
        QTRY_COMPARE(filtered.count(), 1);
        QCoreApplication::processEvents();
        QVERIFY(f.showsEnd());
        f.add(101);
        QVERIFY(f.showsEnd());
    }

    void followsAgainWhenTheCallIsLetGoOf()
    {
        TableFixture f;
        f.table.select(EntryId(98));
        f.add(101);
        f.table.resize(1100, 300); // the details of the call take room
        QCOMPARE(f.table.newCalls(), 1);
        QTest::keyClick(&f.table, Qt::Key_Escape);
        QVERIFY(f.showsEnd());
        QCOMPARE(f.table.newCalls(), 0);
    }

    void standsStillWhenItIsNotLive()
    {
        TableFixture f;
        f.table.setLive(false);
        f.add(101);
        QCOMPARE(f.table.newCalls(), 1);
        f.table.setLive(true);
        QVERIFY(f.showsEnd());
        QCOMPARE(f.table.newCalls(), 0);
    }

    void keepsWhatIsSelectedOverAFilter()
    {
        TableFixture f;
        f.table.select(EntryId(42));
        QSignalSpy filtered(&f.model, &LogModel::filtered);
        f.model.setFilter(journal::parseFilter("id:>40").filter);
        QTRY_COMPARE(filtered.count(), 1);
        QCOMPARE(f.table.selectedEntries().size(), std::size_t(1));
        QCOMPARE(f.table.selectedEntries().front()->id, EntryId(42));
        QCOMPARE(f.model.entryAt(f.table.currentIndex().row())->id, EntryId(42));
    }

    void unfoldsByKeyboardAndMouse()
    {
        TableFixture f;
        f.table.select(EntryId(100));
        const int rows = f.model.rowCount();
        QTest::keyClick(&f.table, Qt::Key_Right);
        QVERIFY(f.model.rowCount() > rows);
        QTest::keyClick(&f.table, Qt::Key_Down);
        QVERIFY(f.model.exchangeAt(f.table.currentIndex().row()));
        QCOMPARE(f.table.selectedEntries().size(), std::size_t(1));
        QTest::keyClick(&f.table, Qt::Key_Left); // to its call
        QVERIFY(!f.model.exchangeAt(f.table.currentIndex().row()));
        QTest::keyClick(&f.table, Qt::Key_Left);
        QCOMPARE(f.model.rowCount(), rows);
        const QRect cell = f.table.visualRect(f.model.index(f.model.rowOf(EntryId(100)), 0));
        QTest::mouseClick(f.table.viewport(), Qt::LeftButton, {}, QPoint(cell.left() + 8, cell.center().y()));
        QVERIFY(f.model.rowCount() > rows);
    }

    void rowsSayThatTheyUnfold()
    {
        TableFixture f;
        f.table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.table));
        f.table.setFocus();
        f.table.select(EntryId(100));
        const auto isSaid = [&f](const QString &state) {
            const auto *news = f.table.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            const QModelIndex row = f.table.currentIndex().siblingAtColumn(LogTimeColumn);
            const QString text = row.data(Qt::AccessibleTextRole).toString();
            return news && news->accessibleName() == text
                   && text == row.data().toString() + QStringLiteral(", ") + state;
        };
        QTest::keyClick(&f.table, Qt::Key_Right);
        QVERIFY(isSaid(QStringLiteral("expanded")));
        QTest::keyClick(&f.table, Qt::Key_Space);
        QVERIFY(isSaid(QStringLiteral("collapsed")));
    }

    void escapeLetsGo()
    {
        TableFixture f;
        f.table.select(EntryId(100));
        QTest::keyClick(&f.table, Qt::Key_Escape);
        QVERIFY(f.table.selectedEntries().empty());
        QVERIFY(f.table.isFollowing());
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        TableFixture f(choice);
        journal::LogEntry marked = test::logEntry(101);
        marked.isPinned = true;
        marked.note = "look";
        marked.replayOf = EntryId(3);
        marked.isSlow = true;
        f.model.change({test::sharedEntry(marked)});
        journal::LogEntry running = test::logEntry(102);
        running.outcome = journal::Outcome::Running;
        running.duration = {};
        f.model.change({test::sharedEntry(running)});
        f.model.setUnfolded(EntryId(98), true);
        f.table.goToEnd();
        f.table.select(EntryId(101));
        f.add(103);
        QVERIFY(test::savePicture(f.table, QStringLiteral("logtable-")
                                               + QString::fromLatin1(QTest::currentDataTag())));
    }
};

TOOLTRAY_TEST(LogTableTest)
#include "logtabletest.moc"
