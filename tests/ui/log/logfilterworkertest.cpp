// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logfilters.h"

#include "journal/filter/parser.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"

#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

journal::EntryPointer calling(std::uint64_t id, const char *tool)
{
    journal::LogEntry entry = test::logEntry(id);
    entry.tool = tool;
    return test::sharedEntry(entry);
}

journal::Filter ofTool(const char *tool)
{
    return journal::parseFilter(std::string("tool=") + tool).filter;
}

} // namespace

class LogFilterWorkerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thoseThatPassAreFound()
    {
        LogFilterWorker worker;
        LogFilterWorker::Entries passing;
        connect(&worker, &LogFilterWorker::found, this,
                [&](const LogFilterWorker::Entries &found) { passing = found; });
        worker.find(ofTool("b"), {calling(1, "a"), calling(2, "b"), calling(3, "b")});
        QVERIFY(worker.isFinding());
        QTRY_VERIFY(!worker.isFinding());
        QCOMPARE(passing.size(), std::size_t(2));
        QCOMPARE(passing.front()->id, journal::EntryId(2));
    }

    void whatComesMeanwhileWaitsAndOnlyTheLastOfEachIsAskedAbout()
    {
        LogFilterWorker worker;
        QStringList said;
        connect(&worker, &LogFilterWorker::found, this, [&] { said.append(QStringLiteral("found")); });
        connect(&worker, &LogFilterWorker::filtered, this,
                [&](const LogFilterWorker::Entries &entries, const std::vector<bool> &passes) {
                    for (std::size_t i = 0; i < entries.size(); ++i)
                        said.append(QString::number(entries[i]->id.value()) + (passes[i] ? u'+' : u'-'));
                });
        worker.find(ofTool("b"), {calling(1, "a")});
        worker.filter({calling(3, "a"), calling(2, "b")});
        worker.filter({calling(3, "b"), calling(4, "a")});
        QTRY_COMPARE(said.join(u' '), QStringLiteral("found 2+ 3+ 4-"));
    }

    void whatWasAskedBeforeCountsNoMore()
    {
        LogFilterWorker worker;
        QSignalSpy filtered(&worker, &LogFilterWorker::filtered);
        std::vector<std::uint64_t> found;
        connect(&worker, &LogFilterWorker::found, this, [&](const LogFilterWorker::Entries &passing) {
            for (const journal::EntryPointer &entry : passing)
                found.push_back(entry->id.value());
        });
        worker.find(ofTool("a"), {calling(1, "a")});
        worker.filter({calling(2, "a")});
        worker.find(ofTool("b"), {calling(3, "b")});
        QTRY_COMPARE(found, std::vector<std::uint64_t>{3});
        worker.find(ofTool("b"), {calling(4, "b")});
        worker.stop();
        QVERIFY(!worker.isFinding());
        // What is asked after it is answered after it.
        worker.find(ofTool("b"), {calling(5, "b")});
        QTRY_COMPARE(found.size(), std::size_t(2));
        QCOMPARE(found, (std::vector<std::uint64_t>{3, 5}));
        QCOMPARE(filtered.count(), 0);
    }
};

TOOLTRAY_TEST(LogFilterWorkerTest)
#include "logfilterworkertest.moc"
