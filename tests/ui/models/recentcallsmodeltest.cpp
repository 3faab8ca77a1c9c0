// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recentcallsmodel.h"

#include "support/testcase.h"
#include "ui/models/agetext.h"
#include "ui/models/roles.h"

#include <QLocale>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class RecentCallsModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersAreThoseOfTheLanguage()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        RecentCallsModel model(RecentCallsModel::Of::Tools);
        model.take({std::make_shared<const journal::LogEntry>(entry())});
        const QString subtitle = model.index(0).data(SubtitleRole).toString();
        QVERIFY2(subtitle.endsWith(QStringLiteral("1,2 ms")), qPrintable(subtitle));
    }

    void whatFailedInPartIsAmongTheErrors()
    {
        journal::LogEntry partial = entry();
        RecentCallsModel model(RecentCallsModel::Of::Errors);
        model.take({std::make_shared<const journal::LogEntry>(partial)});
        QCOMPARE(model.rowCount(), 0);
        partial.level = journal::Level::Graphql;
        model.take({std::make_shared<const journal::LogEntry>(partial)});
        QCOMPARE(model.rowCount(), 1);
    }

private:
    static journal::LogEntry entry()
    {
        journal::LogEntry entry;
        entry.id = journal::EntryId(7);
        entry.time = wallTimeNow();
        entry.tool = "list_issues";
        entry.outcome = journal::Outcome::Ok;
        entry.duration = std::chrono::microseconds(1'200);
        return entry;
    }
};

TOOLTRAY_TEST(RecentCallsModelTest)

#include "recentcallsmodeltest.moc"
