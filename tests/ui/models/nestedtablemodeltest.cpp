// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/texttablemodel.h"

#include "support/testcase.h"
#include "ui/models/roles.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray::ui;

class NestedTableModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<NestedTableModel>(QStringList{QStringLiteral("all")});
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->setHeaders({QStringLiteral("what"), QStringLiteral("which")});
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void rowsAreAddedWhereOneIs()
    {
        show("a all( b ) c");
        m_model->addRowNear(0, QStringLiteral("x"));
        QCOMPARE(shown(), QStringLiteral("a x all( b ) c"));
        m_model->addRowNear(2, QStringLiteral("y")); // at the end of the group
        QCOMPARE(shown(), QStringLiteral("a x all( b y ) c"));
        m_model->addRowNear(3, QStringLiteral("all"));
        QCOMPARE(shown(), QStringLiteral("a x all( b all( ) y ) c"));
        m_model->addRow();
        QCOMPARE(m_model->level(7), 0);
    }

    void aGroupGoesWithWhatStandsInIt()
    {
        show("a all( b all( c ) ) d");
        m_model->removeRow(1);
        QCOMPARE(shown(), QStringLiteral("a d"));
        QSignalSpy edits(m_model.get(), &TextTableModel::edited);
        m_model->removeRow(7);
        QCOMPARE(edits.size(), 0);
    }

    void whatIsNoGroupAnyMoreLetsItsRowsOut()
    {
        show("all( b all( c ) e ) d");
        QVERIFY(m_model->setData(m_model->index(0, 0), QStringLiteral("a"), Qt::EditRole));
        QCOMPARE(shown(), QStringLiteral("a b all( c ) e d"));
        QVERIFY(m_model->setData(m_model->index(0, 0), QStringLiteral("all"), Qt::EditRole));
        QCOMPARE(shown(), QStringLiteral("all( b all( c ) e ) d")); // back as they were
        QVERIFY(m_model->setData(m_model->index(0, 0), QStringLiteral("a"), Qt::EditRole));
        m_model->moveRow(3, -1);
        QCOMPARE(shown(), QStringLiteral("a b c all( ) e d"));
    }

    void rowsMoveOneAfterTheOther_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("by");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, const char *before, int at, int by, const char *after) {
            QTest::newRow(name) << QString::fromUtf8(before) << at << by << QString::fromUtf8(after);
        };
        row("past a row", "a b", 1, -1, "b a");
        row("past a row, down", "a b", 0, 1, "b a");
        row("into a group", "all( a ) b", 2, -1, "all( a b )");
        row("into an empty one", "all( ) b", 1, -1, "all( b )");
        row("into a group, down", "b all( a )", 0, 1, "all( b a )");
        row("out of a group", "all( a b )", 1, -1, "a all( b )");
        row("out of a group, down", "all( a b )", 2, 1, "all( a ) b");
        row("a group into another", "all( a ) all( b )", 2, -1, "all( a all( b ) )");
        row("a group past a row", "a all( b )", 1, -1, "all( b ) a");
        row("a group past a row, down", "all( b c ) a", 0, 1, "a all( b c )");
        row("a deep one", "all( all( a b ) )", 3, 1, "all( all( a ) b )");
    }

    void rowsMoveOneAfterTheOther()
    {
        QFETCH(QString, before);
        QFETCH(int, row);
        QFETCH(int, by);
        QFETCH(QString, after);
        show(before.toUtf8().constData());
        const QPersistentModelIndex moved = m_model->index(row, 0);
        const QString what = moved.data().toString();
        QVERIFY(m_model->canMove(row, by));
        m_model->moveRow(row, by);
        QCOMPARE(shown(), after);
        QCOMPARE(moved.data().toString(), what); // whoever has chosen it still has
        m_model->moveRow(moved.row(), -by);
        QCOMPARE(shown(), before);
    }

    void thereIsAnEnd()
    {
        show("a all( b )");
        QVERIFY(!m_model->canMove(0, -1));
        QVERIFY(!m_model->canMove(1, 1));
        QVERIFY(!m_model->canMove(-1, 1));
        QVERIFY(m_model->canMove(2, 1)); // out of the group
        m_model->moveRow(0, -1);
        QCOMPARE(shown(), QStringLiteral("a all( b )"));
    }

    void itStaysATreeWhateverIsDone()
    {
        QRandomGenerator random(7);
        for (int i = 0; i < 2000; ++i) {
            const int row = m_model->rowCount() > 0 ? random.bounded(m_model->rowCount()) : -1;
            switch (random.bounded(m_model->rowCount() < 30 ? 5 : 4)) {
            case 0: m_model->moveRow(row, 1); break;
            case 1: m_model->moveRow(row, -1); break;
            case 2:
                if (random.bounded(4) == 0)
                    m_model->removeRow(row);
                break;
            case 3:
                if (row >= 0)
                    m_model->setData(m_model->index(row, 0),
                                     random.bounded(2) == 0 ? QStringLiteral("all") : QStringLiteral("a"),
                                     Qt::EditRole);
                break;
            default: m_model->addRowNear(row, random.bounded(2) == 0 ? QStringLiteral("all") : QString());
            }
            for (int at = 0; at < m_model->rowCount(); ++at) {
                const int most = at == 0 ? 0 : m_model->level(at - 1) + (m_model->isGroup(at - 1) ? 1 : 0);
                QVERIFY(m_model->level(at) >= 0 && m_model->level(at) <= most);
            }
        }
    }

    void aGroupHasNothingBesideItsWord()
    {
        show("all( b )");
        QVERIFY(!(m_model->index(0, 1).flags() & Qt::ItemIsEditable));
        QVERIFY(m_model->index(1, 1).flags() & Qt::ItemIsEditable);
        QVERIFY(m_model->index(0, 1).data().isNull());
        QCOMPARE(m_model->index(1, 0).data(LevelRole).toInt(), 1);
        QVERIFY(m_model->index(1, 0).data(Qt::AccessibleTextRole).toString().endsWith(u"level 2"));
        m_model->removeRow(1);
        QCOMPARE(m_model->index(0, 1).data().toString(), QStringLiteral("Nothing yet"));
    }

private:
    // Rows as words, groups with brackets around what stands in them.
    void show(const char *text)
    {
        QList<QStringList> rows;
        int level = 0;
        for (const QString &word : QString::fromUtf8(text).split(u' ')) {
            if (word == u")") {
                --level;
                continue;
            }
            const bool isGroup = word.endsWith(u'(');
            rows.append({isGroup ? word.chopped(1) : word, QString(), QString::number(level)});
            level += isGroup ? 1 : 0;
        }
        m_model->setRows(rows);
    }

    QString shown() const
    {
        QStringList words;
        int level = 0;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            for (; level > m_model->level(row); --level)
                words.append(QStringLiteral(")"));
            words.append(m_model->rows()[row][0] + (m_model->isGroup(row) ? QStringLiteral("(") : QString()));
            level += m_model->isGroup(row) ? 1 : 0;
        }
        for (; level > 0; --level)
            words.append(QStringLiteral(")"));
        return words.join(u' ');
    }

    std::unique_ptr<NestedTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

TOOLTRAY_TEST(NestedTableModelTest)
#include "nestedtablemodeltest.moc"
