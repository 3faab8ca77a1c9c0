// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/listfiltermodel.h"

#include "support/testcase.h"
#include "ui/models/roles.h"

#include <QAbstractItemModelTester>
#include <QAbstractListModel>
#include <QTest>

using namespace tooltray::ui;

namespace {

struct FilteredRow {
    QString title;
    QString subtitle = {};
    QString group = {};
    Badges badges = {};
};

class FilteredRows final : public QAbstractListModel {
public:
    explicit FilteredRows(QList<FilteredRow> rows) : m_rows(std::move(rows)) {}

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const FilteredRow &row = m_rows[index.row()];
        switch (role) {
        case Qt::DisplayRole:
        case IdRole: return row.title;
        case SubtitleRole: return row.subtitle;
        case GroupRole: return row.group;
        case BadgesRole: return QVariant::fromValue(row.badges);
        default: return {};
        }
    }
    void insert(int at, const FilteredRow &row)
    {
        beginInsertRows({}, at, at);
        m_rows.insert(at, row);
        endInsertRows();
    }
    void remove(int at)
    {
        beginRemoveRows({}, at, at);
        m_rows.removeAt(at);
        endRemoveRows();
    }
    void change(int at, const FilteredRow &row)
    {
        m_rows[at] = row;
        Q_EMIT dataChanged(index(at), index(at));
    }

private:
    QList<FilteredRow> m_rows;
};

QString titlesOf(const QAbstractItemModel &model)
{
    QStringList titles;
    for (int row = 0; row < model.rowCount(); ++row)
        titles.append(model.index(row, 0).data().toString());
    return titles.join(u' ');
}

QList<FilteredRow> filteredRows()
{
    return {{QStringLiteral("cancel_order"),
             QStringLiteral("Cancel one"),
             QStringLiteral("shop"),
             {{QStringLiteral("mutation"), Tone::Warn}}},
            {QStringLiteral("monthly_revenue"), QStringLiteral("Of all orders"), QStringLiteral("shop")},
            {QStringLiteral("order"), QStringLiteral("One with its lines"), QStringLiteral("shop")},
            {QStringLiteral("weather"), QStringLiteral("Now"), QStringLiteral("city")}};
}

} // namespace

class ListFilterModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatMatches_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("titles");
        QTest::newRow("nothing typed: as it is")
            << QString() << QStringLiteral("cancel_order monthly_revenue order weather");
        QTest::newRow("spaces alone")
            << QStringLiteral("  ") << QStringLiteral("cancel_order monthly_revenue order weather");
        QTest::newRow("the best title first, then the second line")
            << QStringLiteral("order") << QStringLiteral("order cancel_order monthly_revenue");
        QTest::newRow("letters of a title in their order")
            << QStringLiteral("mrev") << QStringLiteral("monthly_revenue");
        QTest::newRow("a badge") << QStringLiteral("mutation") << QStringLiteral("cancel_order");
        QTest::newRow("a group") << QStringLiteral("city") << QStringLiteral("weather");
        QTest::newRow("another word for it")
            << QStringLiteral("abort order") << QStringLiteral("cancel_order");
        QTest::newRow("a slip of the finger") << QStringLiteral("wheather") << QStringLiteral("weather");
        QTest::newRow("nothing") << QStringLiteral("zzz") << QString();
    }

    void showsWhatMatches()
    {
        QFETCH(QString, filter);
        FilteredRows rows(filteredRows());
        ListFilterModel model;
        model.setSourceModel(&rows);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFilter(filter);
        QTEST(titlesOf(model), "titles");
    }

    void followsItsSourceWhileItFilters()
    {
        FilteredRows rows(filteredRows());
        ListFilterModel model;
        model.setSourceModel(&rows);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFilter(QStringLiteral("weather"));
        rows.insert(0, {QStringLiteral("weather_tomorrow")});
        QCOMPARE(titlesOf(model), QStringLiteral("weather_tomorrow weather"));
        rows.remove(1); // what stands behind moves up
        QCOMPARE(titlesOf(model), QStringLiteral("weather_tomorrow weather"));
        rows.change(1, {QStringLiteral("bad_weather")});
        QVERIFY(titlesOf(model).contains(u"bad_weather"));
        rows.remove(0);
        QVERIFY(!titlesOf(model).contains(u"tomorrow"));
    }

    void headsGroupsOnlyWhereTheyBegin()
    {
        FilteredRows rows(filteredRows());
        ListFilterModel model;
        model.setSourceModel(&rows);
        QStringList headings;
        for (int row = 0; row < model.rowCount(); ++row)
            headings.append(model.index(row, 0).data(HeadingRole).toString());
        QCOMPARE(headings.join(u'|'), QStringLiteral("shop|||city"));
        model.setFilter(QStringLiteral("order"));
        QVERIFY(model.index(0, 0).data(HeadingRole).toString().isEmpty());
    }

    void tellsWhichLettersMatched()
    {
        FilteredRows rows(filteredRows());
        ListFilterModel model;
        model.setSourceModel(&rows);
        model.setFilter(QStringLiteral("wea"));
        QCOMPARE(model.index(0, 0).data(PositionsRole).value<QList<qsizetype>>(),
                 (QList<qsizetype>{0, 1, 2}));
        QCOMPARE(model.indexOf(QStringLiteral("weather")).row(), 0);
        QVERIFY(!model.indexOf(QStringLiteral("order")).isValid());
    }
};

TOOLTRAY_TEST(ListFilterModelTest)
#include "listfiltermodeltest.moc"
