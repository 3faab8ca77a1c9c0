// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_journal [--no-bounds]. The peer of the filter is what a list with a regular expression over the
// texts of its rows does.
#include "base/time/clock.h"
#include "base/time/rfc3339.h"
#include "bench/support/answer.h"
#include "bench/support/bench.h"
#include "credentials/redaction/redactor.h"
#include "journal/archive/archivesearch.h"
#include "journal/archive/archivewriter.h"
#include "journal/filter/filtermatcher.h"
#include "journal/filter/parser.h"
#include "journal/record/journal.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::journal;
using namespace std::chrono_literals;

namespace {

constexpr std::array<std::string_view, 8> kTools{"list_issues",   "create_issue",  "search_code",
                                                 "merge_request", "list_commits",  "read_file",
                                                 "run_query",     "list_pipelines"};

// Calls as agents make them: small arguments, an answer of some kilobytes.
class Calls {
public:
    explicit Calls(std::size_t answer) : m_answer(bench::graphqlAnswer(answer)) {}

    LogEntry begin(std::size_t number) const
    {
        LogEntry entry;
        entry.client = number % 3 == 0 ? "editor" : "agent";
        entry.session = "5e0c2f";
        entry.era = "2025-11-25";
        entry.method = "tools/call";
        entry.tool = kTools[number % kTools.size()];
        entry.toolVersion = "0.2.0";
        entry.operation = OperationKind::Query;
        entry.arguments = Body::of("{\"state\":\"open\",\"first\":20,\"after\":\"cursor"
                                   + std::to_string(number) + "\",\"labels\":[\"bug\",\"window\"]}");
        return entry;
    }

    Exchange exchange() const
    {
        Exchange exchange;
        exchange.endpoint = "github";
        exchange.method = "POST";
        exchange.url = "https://api.example.org/graphql";
        exchange.requestHeaders = {{"content-type", "application/json"},
                                   {"authorization", "Bearer 0123456789abcdef0123456789abcdef"},
                                   {"user-agent", "tooltray/0.1"},
                                   {"accept", "application/json"}};
        exchange.request =
            Body::of("{\"query\":\"query($first: Int) { issues(first: $first) { nodes { id } } }\","
                     "\"variables\":{\"first\":20}}");
        exchange.status = 200;
        exchange.responseHeaders = {{"content-type", "application/json; charset=utf-8"},
                                    {"date", "Thu, 01 Jan 2026 12:00:00 GMT"},
                                    {"etag", "\"0123456789\""},
                                    {"server", "example"},
                                    {"x-request-id", "0123456789abcdef"}};
        exchange.response = Body::of(m_answer);
        exchange.duration = 80ms;
        exchange.phases.wait = 70ms;
        return exchange;
    }

    EntryEnd end(std::size_t number) const
    {
        EntryEnd end;
        end.outcome = number % 10 == 0 ? Outcome::Error : Outcome::Ok;
        end.result = Body::of(m_answer);
        return end;
    }

    EntryPointer finished(std::size_t number) const
    {
        LogEntry entry = begin(number);
        entry.id = EntryId(number + 1);
        entry.time = parseRfc3339("2026-01-01T12:00:00Z").value() + std::chrono::milliseconds(number);
        EntryEnd last = end(number);
        entry.outcome = last.outcome;
        entry.result = std::move(last.result);
        entry.duration = std::chrono::milliseconds(number % 700);
        entry.exchanges = {exchange()};
        return std::make_shared<const LogEntry>(std::move(entry));
    }

private:
    std::string m_answer;
};

struct Secrets {
    Secrets()
    {
        for (int i = 0; i < 20; ++i)
            registrations.push_back(
                redactor->add(credentials::Secret("glpat-0123456789-" + std::to_string(i))));
    }

    std::shared_ptr<credentials::Redactor> redactor = std::make_shared<credentials::Redactor>();
    std::vector<credentials::Registration> registrations;
};

void record(Journal &journal, const Calls &calls, std::size_t number)
{
    const EntryId id = journal.begin(calls.begin(number));
    journal.addExchange(id, calls.exchange());
    journal.finish(id, calls.end(number));
}

std::unique_ptr<Journal> openJournal(const QTemporaryDir &folder, const Secrets &secrets, Clock &clock)
{
    const std::filesystem::path path = folder.path().toStdString();
    return std::make_unique<Journal>(ArchiveWriter::open(path, {}).value(), JournalOptions{.folder = path},
                                     secrets.redactor, clock);
}

void measureRecording(bench::Bench &bench, const Secrets &secrets, std::size_t answer)
{
    const QTemporaryDir folder;
    SystemClock clock;
    const auto journal = openJournal(folder, secrets, clock);
    const Calls calls(answer);
    std::size_t number = 0;
    // With the archive's thread, whose work is counted as well.
    bench.measure({.title = "record a call, answer " + std::to_string(answer / 1000) + " kB",
                   .bytes = 2 * answer,
                   .run =
                       [&] {
                           record(*journal, calls, ++number);
                           if (number % 200 == 0)
                               QCoreApplication::processEvents();
                       },
                   .atMost = answer < 10'000 ? std::optional<bench::Duration>(250us) : std::nullopt});
}

// Two thousand calls a second for some seconds, as they come: none may be missing afterwards.
void measureLoad(bench::Bench &bench, const Secrets &secrets)
{
    constexpr std::size_t kPerTick = 20;
    constexpr std::size_t kCalls = 10'000;
    const QTemporaryDir folder;
    SystemClock clock;
    const auto journal = openJournal(folder, secrets, clock);
    const Calls calls(2'000);
    std::size_t number = 0;
    std::vector<qint64> ticks;
    QElapsedTimer total;
    total.start();
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        // As many as have fallen due, in case the machine was late.
        QElapsedTimer tick;
        tick.start();
        const std::size_t due = std::min(kCalls, static_cast<std::size_t>(total.elapsed()) * 2);
        for (std::size_t i = 0; number < due && i < kPerTick; ++i)
            record(*journal, calls, number++);
        ticks.push_back(tick.nsecsElapsed());
        if (number == kCalls)
            QCoreApplication::quit();
    });
    timer.start(5ms);
    QCoreApplication::exec();
    const double seconds = static_cast<double>(total.elapsed()) / 1000;
    timer.stop();
    const auto flushed = journal->flush();
    while (!flushed.isFinished())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const auto page = searchArchive(folder.path().toStdString(), {.limit = kCalls + 1});
    std::ranges::sort(ticks);
    std::printf("%.0f calls a second\n", static_cast<double>(kCalls) / seconds);
    bench.report("twenty calls on the thread, p99",
                 bench::Duration(static_cast<double>(ticks[ticks.size() * 99 / 100]) / 1e9));
    bench.check("no call of 10,000 is missing", page.value().entries.size() == kCalls
                                                    && page.value().unreadable == 0
                                                    && journal->spillState().lost == 0);
}

QString rowText(const LogEntry &entry)
{
    return QString::fromStdString(entry.client + '\t' + entry.method + '\t' + entry.tool + '\t'
                                  + std::string(json::nameOf(entry.outcome)));
}

void measureFilter(bench::Bench &bench)
{
    const Calls calls(200);
    std::vector<EntryPointer> entries;
    std::vector<QString> rows;
    for (std::size_t i = 0; i < 100'000; ++i) {
        entries.push_back(calls.finished(i));
        rows.push_back(rowText(*entries.back()));
    }
    const auto count = [&](const std::string &text) {
        auto matcher = FilterMatcher::create(parseFilter(text).filter, {}).value();
        return std::ranges::count_if(entries,
                                     [&](const EntryPointer &entry) { return matcher.matches(*entry); });
    };
    const auto filtered = [&](const std::string &text) { return [&, text] { bench::keep(count(text)); }; };
    const QRegularExpression pattern(QStringLiteral("list_.*s\\b"),
                                     QRegularExpression::CaseInsensitiveOption);
    bench.compare({.title = "filter 100,000 calls by a pattern",
                   .ours = {"tool~\"list_.*s\\b\"", filtered("tool~\"list_.*s\\b\"")},
                   .peer = {"QRegularExpression over the texts of rows",
                            [&] {
                                bench::keep(std::ranges::count_if(
                                    rows, [&](const QString &row) { return pattern.match(row).hasMatch(); }));
                            }},
                   .atLeast = 1});
    for (const char *text : {"issue", "tool:issue -is:error dur:>500", "status:4xx | is:error",
                             "time:12:00-12:01", "header.etag:0123", "arg.state:open", "body:nothing"})
        bench.measure({.title = text, .run = filtered(text), .atMost = 167ms});
}

void measureArchive(bench::Bench &bench)
{
    const QTemporaryDir folder;
    const Calls calls(2'000);
    std::vector<EntryPointer> batch;
    for (std::size_t i = 0; i < 500; ++i)
        batch.push_back(calls.finished(i));
    auto archive = ArchiveWriter::open(folder.path().toStdString(), {}).value();
    const auto size = [&] {
        std::uint64_t sum = 0;
        for (const ArchiveFile &file : archiveFiles(folder.path().toStdString()))
            sum += file.size;
        return sum;
    };
    bench::keep(archive.writer.append(batch, EntryId(500)));
    const std::size_t bytes = size();
    std::printf("%zu bytes for a call\n", bytes / batch.size());
    bench.measure({.title = "write 500 calls to the disk",
                   .bytes = bytes,
                   .run = [&] { bench::keep(archive.writer.append(batch, EntryId(500))); },
                   .clock = bench::Clock::Wall});
    const QTemporaryDir once;
    auto reader = ArchiveWriter::open(once.path().toStdString(), {}).value();
    bench::keep(reader.writer.append(batch, EntryId(500)));
    const Filter filter = parseFilter("tool:nothing").filter;
    bench.measure({.title = "search 500 calls on the disk", .bytes = bytes, .run = [&] {
                       bench::keep(searchArchive(once.path().toStdString(), {.filter = filter}));
                   }});
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    bench::Bench bench(argc, argv);
    const Secrets secrets;
    measureRecording(bench, secrets, 2'000);
    measureRecording(bench, secrets, 20'000);
    measureLoad(bench, secrets);
    measureFilter(bench);
    measureArchive(bench);
    return bench.exitCode();
}
