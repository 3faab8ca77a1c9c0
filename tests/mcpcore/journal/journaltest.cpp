// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/journal.h"

#include "base/task/afterturn.h"
#include "credentials/redaction/redactor.h"
#include "journal/entries/entrycodec.h"
#include "journal/filter/parser.h"
#include "mcpcore/journal/samples.h"
#include "support/fakeclock.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using credentials::Redactor;
using tooltray::test::FakeClock;
using tooltray::test::TemporaryFolder;
using namespace std::chrono_literals;

namespace {

// A journal in a folder of its own, which it can be opened in again.
class TestJournal {
public:
    explicit TestJournal(JournalOptions options = {}) : m_options(std::move(options))
    {
        m_options.folder = m_folder / "journal";
        reopen();
    }

    void reopen()
    {
        m_journal.reset();
        auto archive = ArchiveWriter::open(m_options.folder, m_options.archive).value();
        m_journal =
            std::make_unique<Journal>(std::move(archive), m_options, std::make_shared<Redactor>(), m_clock);
        QObject::connect(m_journal.get(), &Journal::entriesChanged, m_journal.get(),
                         [this](const std::vector<EntryPointer> &entries) { m_news.push_back(entries); });
    }
    void close() { m_journal.reset(); }

    Journal *operator->() { return m_journal.get(); }
    FakeClock &clock() { return m_clock; }
    const TemporaryFolder &folder() const { return m_folder; }
    std::vector<std::vector<EntryPointer>> takeNews() { return std::exchange(m_news, {}); }

    // A call from its beginning to its end, which takes so long.
    EntryId call(std::chrono::milliseconds duration = 120ms, EntryEnd end = {})
    {
        const EntryId id = m_journal->begin(request());
        m_clock.advance(duration);
        m_journal->addExchange(id, sampleEntry().exchanges.front());
        m_journal->finish(id, std::move(end));
        return id;
    }

    static LogEntry request()
    {
        LogEntry entry;
        entry.client = "editor";
        entry.method = "tools/call";
        entry.tool = "list_issues";
        entry.arguments = Body::of("{\"state\":\"open\"}");
        return entry;
    }

private:
    JournalOptions m_options;
    TemporaryFolder m_folder;
    FakeClock m_clock;
    std::vector<std::vector<EntryPointer>> m_news;
    std::unique_ptr<Journal> m_journal;
};

template <typename T>
T awaited(QFuture<Result<T>> future)
{
    if (!QTest::qWaitFor([&] { return future.isFinished(); }, tooltray::test::kPatienceMs))
        qFatal("The future does not end.");
    return future.result().value();
}

bool isDone(QFuture<Result<void>> future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); }, tooltray::test::kPatienceMs)
           && future.result();
}

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallerLimitsHoldAtOnce()
    {
        TestJournal journal;
        for (int i = 0; i < 4; ++i)
            journal->finish(journal->begin(TestJournal::request()), {});
        QSignalSpy evicted(&*journal.operator->(), &Journal::evicted);
        ArchiveLimits archive;
        archive.age = std::chrono::days(1);
        journal->setLimits({.entries = 2, .bodyBytes = 100, .archive = archive});
        QCOMPARE(journal->entries().size(), std::size_t(2));
        QCOMPARE(evicted.count(), 1);
        QCOMPARE(evicted.takeFirst().at(0).value<EntryId>(), EntryId(3));
        const EntryId id = journal->begin(TestJournal::request());
        journal->finish(id, {.result = Body::of(std::string(1000, 'x'))});
        QTRY_COMPARE(journal->find(id)->result.text().size(),
                     std::size_t(100)); // longer ones are cut on a pool
        QTRY_VERIFY(journal->flush().isFinished());
        QCOMPARE(journal->entries().size(), std::size_t(2));
    }

    // No answer waits until what is recorded of it is masked.
    void aCallIsRecordedBehindTheAnswersOfItsTurn()
    {
        TestJournal journal;
        std::string order;
        journal->trace([&](const LogEntry &entry) { order += entry.exchanges.empty() ? '?' : '!'; });
        const EntryId id =
            journal->begin(TestJournal::request(), "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
        journal->addExchange(id, sampleEntry().exchanges.front());
        journal->finish(id, {});
        AfterTurn answer([&] { order += 'a'; });
        answer.request();
        QVERIFY(order.empty());
        QTRY_COMPARE(order, "a!");
    }

    void aCallIsSeenWhileItRuns()
    {
        TestJournal journal;
        const EntryId id = journal->begin(TestJournal::request());
        QVERIFY(id == EntryId(1));
        QCOMPARE(journal->running(), std::size_t(1));
        QVERIFY(journal->find(id)->outcome == Outcome::Running);
        QVERIFY(journal->find(id)->time == at("2026-01-01T00:00:00Z"));
        journal->describe(id, "create_issue", "0.3.0", OperationKind::Mutation);
        journal->addExchange(id, sampleEntry().exchanges.front());
        journal.clock().advance(2s);
        QCOMPARE(journal->entries().size(), std::size_t(1));
        const EntryPointer running = journal->entries().front();
        QCOMPARE(running->tool, "create_issue");
        QCOMPARE(running->exchanges.size(), std::size_t(1));

        journal->finish(id, {.outcome = Outcome::Error,
                             .level = EntryLevel::Http,
                             .code = "rate_limited",
                             .message = "Wait.",
                             .result = Body::of("{}"),
                             .cacheAge = 3s});
        const EntryPointer over = journal->find(id);
        QVERIFY(over->outcome == Outcome::Error && over->level == EntryLevel::Http && over->cacheAge == 3s);
        QCOMPARE(over->code, "rate_limited");
        QCOMPARE(over->message, "Wait.");
        QVERIFY(over->result == Body::of("{}"));
        QVERIFY(over->duration == 2s && over->isSlow);
        QCOMPARE(journal->running(), std::size_t(0));
        QVERIFY(running->outcome == Outcome::Running); // what was handed out does not change
    }

    void whatComesAfterTheEndIsNotRecorded()
    {
        TestJournal journal;
        const EntryId id = journal.call();
        const LogEntry before = *journal->find(id);
        journal->addExchange(id, sampleEntry().exchanges.front());
        journal->describe(id, "x", "y", OperationKind::Mutation);
        journal->finish(id, {.outcome = Outcome::Error});
        journal->finish(EntryId(99), {});
        QVERIFY(*journal->find(id) == before);
    }

    void theLastCallsComeBackAfterARestart()
    {
        TestJournal journal;
        for (int i = 0; i < 5; ++i)
            journal.call();
        journal.reopen();
        QVERIFY(journal->entries().empty());
        const EntryId own = journal.call();
        const auto first = journal->recall(3);
        const auto second = journal->recall(3); // who else asks waits for the same
        QVERIFY(isDone(first) && isDone(second));
        std::vector<std::uint64_t> ids;
        for (const EntryPointer &entry : journal->entries())
            ids.push_back(entry->id.value());
        QCOMPARE(ids, (std::vector<std::uint64_t>{3, 4, 5, own.value()}));
        QCOMPARE(journal->find(EntryId(4))->tool, "list_issues");
        journal.takeNews();
        QVERIFY(isDone(journal->recall(3)));
        QCOMPARE(journal->entries().size(), std::size_t(4));
    }

    void whatWasForgottenDoesNotComeBack()
    {
        TestJournal journal;
        journal.call();
        journal.reopen();
        const auto recalled = journal->recall(3);
        const auto cleared = journal->clear({}, {});
        QVERIFY(isDone(recalled));
        QCOMPARE(awaited(cleared), std::size_t(1));
        QVERIFY(journal->entries().empty());
        QVERIFY(isDone(journal->recall(3)));
        QVERIFY(journal->entries().empty());
    }

    void callsOfBeforePushNothingOut()
    {
        TestJournal journal({.ring = {.entries = 3}});
        for (int i = 0; i < 3; ++i)
            journal.call();
        journal.reopen();
        for (int i = 0; i < 2; ++i)
            journal.call();
        QVERIFY(isDone(journal->recall(3)));
        QCOMPARE(journal->entries().size(), std::size_t(3));
        QCOMPARE(journal->entries().front()->id, EntryId(3));
        QCOMPARE(journal->ring().evicted(), std::uint64_t(0));
    }

    void whoListsThemHearsWhichAreGone()
    {
        TestJournal journal({.ring = {.entries = 10}});
        QSignalSpy evicted(&*journal.operator->(), &Journal::evicted);
        for (int i = 0; i < 10; ++i)
            journal.call(0ms);
        journal.clock().advance(50ms);
        QVERIFY(evicted.isEmpty());
        for (int i = 0; i < 5; ++i)
            journal.call(0ms);
        QVERIFY(evicted.isEmpty()); // with the news of those in their place
        journal.clock().advance(50ms);
        QCOMPARE(evicted.count(), 1);
        QCOMPARE(evicted.front().front().value<EntryId>(), EntryId(6));
    }

    void newsComeInBatches()
    {
        TestJournal journal;
        const EntryId running = journal->begin(TestJournal::request());
        for (int i = 0; i < 100; ++i)
            journal.call(0ms);
        journal.clock().advance(50ms);
        auto news = journal.takeNews();
        QCOMPARE(news.size(), std::size_t(1));
        QCOMPARE(news.front().size(), std::size_t(101));
        QVERIFY(news.front().front()->outcome == Outcome::Running);
        QVERIFY(news.front().back()->outcome == Outcome::Ok);
        journal.clock().advance(1s);
        QVERIFY(journal.takeNews().empty());
        journal->finish(running, {});
        QCOMPARE(journal->running(), std::size_t(0));
        journal.clock().advance(50ms);
        news = journal.takeNews();
        QCOMPARE(news.front().size(), std::size_t(1));
        QVERIFY(news.front().front()->id == running);
    }

    void callsAreInTheArchive()
    {
        TestJournal journal;
        for (int i = 0; i < 20; ++i)
            journal.call();
        awaited(journal->searchArchive({})); // not all of it yet
        QTRY_VERIFY(journal->flush().isFinished());
        const ArchivePage page =
            awaited(journal->searchArchive({.filter = parseFilter("tool:issues").filter, .limit = 5}));
        QCOMPARE(page.entries.size(), std::size_t(5));
        QVERIFY(!page.isLast);
        QVERIFY(*page.entries.front() == *journal->find(EntryId(20)));
        QVERIFY(*awaited(journal->findInArchive(EntryId(3))) == *journal->find(EntryId(3)));
    }

    void idsGoOnInTheNextProcess()
    {
        TestJournal journal;
        journal.call();
        const EntryId running = journal->begin(TestJournal::request());
        QVERIFY(running == EntryId(2));
        journal->begin(TestJournal::request());
        journal.reopen();
        QVERIFY(journal.call() == EntryId(4));
        const EntryPointer ended = awaited(journal->findInArchive(running));
        QVERIFY(ended->outcome == Outcome::Cancelled);
        QCOMPARE(ended->code, "shutdown");
    }

    void theRingForgetsAndTheArchiveDoesNot()
    {
        TestJournal journal({.ring = {.entries = 10}});
        for (int i = 0; i < 25; ++i)
            journal.call();
        QCOMPARE(journal->entries().size(), std::size_t(10));
        QCOMPARE(journal->ring().evicted(), std::uint64_t(15));
        QVERIFY(!journal->find(EntryId(1)));
        QTRY_VERIFY(journal->flush().isFinished());
        QVERIFY(awaited(journal->findInArchive(EntryId(1)))->id == EntryId(1));
    }

    void longBodiesAreKeptOnAPool()
    {
        TestJournal journal({.bodyBytes = 100'000});
        LogEntry request = TestJournal::request();
        const std::string text = "{\"text\":\"" + std::string(300'000, 'x') + "\"}";
        request.arguments = Body::of(text);
        const EntryId id = journal->begin(request);
        QVERIFY(journal->find(id)->arguments.text().empty()); // until it is masked
        QCOMPARE(journal->find(id)->arguments.size, std::uint64_t(text.size()));
        journal->finish(id, {.result = Body::of(std::string(50'000, 'y'))});
        QTRY_COMPARE(journal->running(), std::size_t(0));
        const EntryPointer entry = journal->find(id);
        QVERIFY(entry->arguments.isCut);
        QCOMPARE(entry->arguments.text(), std::string_view(text).substr(0, 100'000));
        QCOMPARE(journal.folder().read("journal/bodies/" + entry->arguments.file), text);
        QCOMPARE(entry->result.text().size(), std::size_t(50'000));
        QVERIFY(!entry->result.isCut);
    }

    void aCallOfManyBodiesStaysBounded()
    {
        TestJournal journal({.bodyBytes = 10'000, .entryBytes = 50'000});
        const EntryId id = journal->begin(TestJournal::request());
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.response = Body::of(std::string(9'000, 'x'));
        for (int i = 0; i < 40; ++i)
            journal->addExchange(id, exchange);
        journal->finish(id, {});
        QTRY_COMPARE(journal->running(), std::size_t(0));
        const EntryPointer entry = journal->find(id);
        QCOMPARE(entry->exchanges.size(), std::size_t(40));
        QVERIFY(!entry->exchanges.front().response.isCut);
        QVERIFY(entry->exchanges.back().response.isCut);
        QVERIFY(memoryOf(*entry) < 300'000);
        QCOMPARE(journal.folder().read("journal/bodies/" + entry->exchanges.back().response.file).size(),
                 std::size_t(9'000));
    }

    void bodiesThatComeTooFastKeepTheirSize()
    {
        TestJournal journal({.maskingBytes = 100'000});
        const EntryId id = journal->begin(TestJournal::request());
        Exchange exchange = sampleEntry().exchanges.front();
        exchange.response = Body::of(std::string(80'000, 'x'));
        journal->addExchange(id, exchange);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("keeps only the size")));
        journal->addExchange(id, exchange); // the first one is still being masked
        journal->addExchange(id, exchange);
        QTRY_COMPARE(journal->find(id)->exchanges[0].response.text().size(), std::size_t(80'000));
        journal->addExchange(id, exchange);
        journal->finish(id, {});
        QTRY_COMPARE(journal->running(), std::size_t(0));
        const EntryPointer entry = journal->find(id);
        for (const std::size_t left : {std::size_t(1), std::size_t(2)}) {
            QVERIFY(entry->exchanges[left].response.isOmitted());
            QCOMPARE(entry->exchanges[left].response.size, std::uint64_t(80'000));
        }
        QCOMPARE(entry->exchanges[3].response.text().size(), std::size_t(80'000));
        QTRY_VERIFY(journal->flush().isFinished());
        QVERIFY(*awaited(journal->findInArchive(id)) == *entry);
    }

    void notesAndPinsAreKept()
    {
        TestJournal journal({.ring = {.entries = 1}});
        const EntryId old = journal.call();
        const EntryId recent = journal.call();
        const EntryId running = journal->begin(TestJournal::request());
        QTRY_VERIFY(journal->flush().isFinished());
        for (const EntryId id : {old, recent, running}) {
            const auto noted = journal->setNote(id, "seen");
            QTRY_VERIFY(noted.isFinished());
            VERIFY_RESULT(noted.result());
            const auto pinned = journal->setPin(id, Journal::Pin::Set);
            QTRY_VERIFY(pinned.isFinished());
            QTRY_VERIFY(journal->flush().isFinished());
        }
        journal->finish(running, {});
        QTRY_VERIFY(journal->flush().isFinished());
        for (const EntryId id : {old, recent, running}) {
            const EntryPointer entry = awaited(journal->findInArchive(id));
            QCOMPARE(entry->note, "seen");
            QVERIFY(entry->isPinned);
        }
        QVERIFY(!journal->find(old)); // it is not brought back to memory
        // One behind the other, while the first is under way.
        const auto first = journal->setNote(old, "seen again");
        const auto second = journal->setPin(old, Journal::Pin::Remove);
        QTRY_VERIFY(first.isFinished() && second.isFinished());
        QTRY_VERIFY(journal->flush().isFinished());
        QCOMPARE(awaited(journal->findInArchive(old))->note, "seen again");
        QVERIFY(!awaited(journal->findInArchive(old))->isPinned);
        const auto missing = journal->setNote(EntryId(99), "x");
        QTRY_VERIFY(missing.isFinished());
        COMPARE_ERROR(missing.result(), ErrorKind::NotFound, "not_found");
    }

    void aNoteThatCannotBeWrittenIsAnError()
    {
        TestJournal journal({.ring = {.entries = 1}});
        const EntryId old = journal.call();
        journal.call();
        QTRY_VERIFY(journal->flush().isFinished());
        // No file of the next day can be opened.
        journal.folder().write("journal/2026-01-02.jsonl/in-the-way", "");
        for (int part = 2; part < 20; ++part)
            journal.folder().write("journal/2026-01-02." + std::to_string(part) + ".jsonl/in-the-way", "");
        journal.clock().setWallTime(at("2026-01-02T00:00:00Z"));
        journal.call();
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be written")));
        const auto noted = journal->setNote(old, "seen");
        const auto pinned = journal->setPin(old, Journal::Pin::Set);
        QTRY_VERIFY(noted.isFinished() && pinned.isFinished());
        COMPARE_ERROR(noted.result(), ErrorKind::Invalid, "is_a_folder");
        COMPARE_ERROR(pinned.result(), ErrorKind::Invalid, "is_a_folder");
        QCOMPARE(journal->spillState().waiting, std::size_t(1));
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral("are not in the log's archive")));
        journal.close();
    }

    void callsAreCounted()
    {
        TestJournal journal;
        journal.call(100ms);
        journal.call(100ms, {.outcome = Outcome::Error});
        LogEntry test = TestJournal::request();
        test.isTest = true;
        journal->finish(journal->begin(test), {});
        const Counter &tool = journal->statistics().production.tools.at("list_issues");
        QCOMPARE(tool.calls(), std::uint64_t(2));
        QCOMPARE(tool.errors, std::uint64_t(1));
        QCOMPARE(journal->statistics().test.calls.calls(), std::uint64_t(1));
        const WindowSlot hour = journal->lastHour().total(journal.clock().now());
        QCOMPARE(hour.calls, std::uint64_t(2));
        QCOMPARE(hour.errors, std::uint64_t(1));
    }

    void whatIsClearedIsGone()
    {
        TestJournal journal;
        QSignalSpy removed(&*journal.operator->(), &Journal::entriesRemoved);
        const EntryId kept = journal.call(10ms, {.outcome = Outcome::Error});
        const EntryId gone = journal.call(10ms);
        const EntryId running = journal->begin(TestJournal::request());
        QCOMPARE(awaited(journal->clear(parseFilter("-is:error").filter, {})), std::size_t(1));
        QVERIFY(journal->find(kept) && journal->find(running) && !journal->find(gone));
        QCOMPARE(removed.count(), 1);
        QCOMPARE(awaited(journal->searchArchive({})).entries.size(), std::size_t(1));
        QCOMPARE(journal->statistics().production.calls.calls(), std::uint64_t(2));
    }

    void theEndDoesNotWaitForASearch()
    {
        TestJournal journal;
        for (int i = 0; i < 300; ++i)
            journal.call(0ms);
        QTRY_VERIFY(journal->flush().isFinished());
        const auto search = journal->searchArchive({.filter = parseFilter("body~\"x.*y\"").filter});
        journal.close();
        QVERIFY(search.isFinished());
    }

    void tornLinesAreReported()
    {
        TestJournal journal;
        journal.call();
        journal.close();
        journal.folder().write("journal/2026-01-01.jsonl",
                               journal.folder().read("journal/2026-01-01.jsonl") + "{\"torn");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("ended within a line")));
        journal.reopen();
        QVERIFY(journal.call() == EntryId(2));
    }

    void aFolderThatCannotBeMadeIsAnError()
    {
        const TemporaryFolder folder;
        const auto archive = ArchiveWriter::open(folder.write("file", "") / "journal", {});
        QVERIFY(!archive);
        QVERIFY(!archive.error().message.empty());
    }
};

TOOLTRAY_TEST(JournalTest)
#include "journaltest.moc"
