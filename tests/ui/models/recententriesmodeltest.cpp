// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/recententriesmodel.h"

#include "support/testcase.h"
#include "ui/models/logtext.h"
#include "ui/models/roles.h"
#include "ui/models/sampletools.h"

#include <QLocale>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class RecentEntriesModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersAreThoseOfTheLanguage()
    {
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        RecentEntriesModel model(RecentEntriesModel::Of::Tools);
        model.take({std::make_shared<const journal::LogEntry>(entry())});
        const QString subtitle = model.index(0).data(SubtitleRole).toString();
        QVERIFY2(subtitle.endsWith(QStringLiteral("1,2 ms")), qPrintable(subtitle));
    }

    void whatFailedInPartIsAmongTheErrors()
    {
        journal::LogEntry partial = entry();
        RecentEntriesModel model(RecentEntriesModel::Of::Errors);
        model.take({std::make_shared<const journal::LogEntry>(partial)});
        QCOMPARE(model.rowCount(), 0);
        partial.level = journal::EntryLevel::Graphql;
        model.take({std::make_shared<const journal::LogEntry>(partial)});
        QCOMPARE(model.rowCount(), 1);
    }

    void whatNamesNeitherToolNorMethodSaysHowItWent()
    {
        journal::LogEntry broken = entry();
        broken.tool.clear();
        broken.outcome = journal::Outcome::Error;
        broken.level = journal::EntryLevel::Protocol;
        RecentEntriesModel model(RecentEntriesModel::Of::Errors);
        model.take({std::make_shared<const journal::LogEntry>(broken)});
        QCOMPARE(model.index(0).data().toString(), LogText::status(broken));
    }

    void onlyToolsThatAreThereAreShown()
    {
        RecentEntriesModel model(RecentEntriesModel::Of::Tools);
        const workspace::WorkspacePtr before = test::sampleWorkspace();
        model.setWorkspace(before);
        std::uint64_t id = 0;
        for (const char *tool : {"search_orders", "cancel_order", "gone", "list_tools", "a", "b", "c"}) {
            journal::LogEntry one = entry();
            one.id = journal::EntryId(++id);
            one.tool = tool;
            model.take({std::make_shared<const journal::LogEntry>(one)});
        }
        const auto shown = [&model] {
            QStringList tools;
            for (int row = 0; row < model.rowCount(); ++row)
                tools.append(model.index(row).data(IdRole).toString());
            return tools.join(u' ');
        };
        QCOMPARE(shown(), QStringLiteral("cancel_order search_orders"));
        const workspace::Edit removal{
            "Remove",
            workspace::Origin::Person,
            {workspace::RemoveObject{{workspace::ObjectKind::Tool, "cancel_order"}}}};
        const workspace::WorkspacePtr after = test::edited(before, removal);
        QVERIFY(after);
        model.setWorkspace(after);
        QCOMPARE(shown(), QStringLiteral("search_orders"));
        model.setWorkspace(before); // undone
        QCOMPARE(shown(), QStringLiteral("cancel_order search_orders"));
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

TOOLTRAY_TEST(RecentEntriesModelTest)

#include "recententriesmodeltest.moc"
