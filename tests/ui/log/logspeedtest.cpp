// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/filter/parser.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"
#include "ui/models/logmodel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/logtable.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// The longest turn of the event loop: as somebody waits for it, and what of it the thread worked. The rest is the
// other programs of the machine.
class StallWatch final {
public:
    StallWatch()
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
        m_timer.start(0);
        reset();
    }
    void look()
    {
        m_longest = std::max(m_longest, m_clock.restart());
        const std::int64_t worked = workedMs();
        m_longestWork = std::max(m_longestWork, worked - std::exchange(m_worked, worked));
    }
    void reset()
    {
        m_clock.restart();
        m_worked = workedMs();
        m_longest = 0;
        m_longestWork = 0;
    }
    qint64 longest() const { return m_longest; }
    std::int64_t longestWork() const { return m_longestWork; }

private:
    static std::int64_t workedMs()
    {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::int64_t(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    std::int64_t m_worked = 0;
    qint64 m_longest = 0;
    std::int64_t m_longestWork = 0;
};

} // namespace

// That the window keeps drawing whatever the log does. Builds without optimising are much slower than what people
// use, so the bounds are wide and the figures are printed.
class LogSpeedTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeLogIsFilteredWhileCallsCome()
    {
        constexpr std::uint64_t kCalls = 100'000;
        constexpr std::uint64_t kBatch = 100; // twenty times a second: 2,000 calls a second
        const Theme theme(*qApp, ThemeChoice::Light);
        LogModel model;
        LogTable table(theme, model);
        table.resize(1200, 700);
        table.show();
        model.setEntries(test::logEntries(1, kCalls));
        QCoreApplication::processEvents();
        std::vector<std::vector<journal::EntryPointer>> batches;
        for (std::uint64_t batch = 0; batch < 400; ++batch)
            batches.push_back(test::logEntries(kCalls + 1 + batch * kBatch, kBatch));

        StallWatch stalls;
        std::size_t sent = 0;
        QTimer source;
        connect(&source, &QTimer::timeout, &source, [&] {
            if (sent < batches.size())
                model.change(batches[sent++]);
        });
        source.start(50);
        QSignalSpy filtered(&model, &LogModel::filtered);
        for (const char *text : {"tool:order status:>=400 | dur:>350", "body~\"tot[a-z]+\" -client:inspector",
                                 "arg.first=7", ""}) {
            stalls.reset();
            QElapsedTimer clock;
            clock.start();
            const qsizetype before = filtered.count();
            model.setFilter(journal::parseFilter(text).filter);
            QTRY_COMPARE_WITH_TIMEOUT(filtered.count(), before + 1, 60'000);
            const qint64 took = clock.elapsed();
            const std::size_t until = sent + 4;
            QTRY_VERIFY_WITH_TIMEOUT(sent >= std::min(until, batches.size()), 10'000);
            stalls.look();
            qInfo("100,000 calls, filter \"%s\": %lld ms, %d rows; longest stall of the window %lld ms, of "
                  "which "
                  "it worked %lld ms",
                  text, took, model.rowCount(), stalls.longest(),
                  static_cast<long long>(stalls.longestWork()));
            QVERIFY2(stalls.longestWork() < 400, "The window stood still.");
        }
    }

    void followsTwoThousandCallsASecond()
    {
        constexpr std::uint64_t kBatch = 100;
        constexpr std::size_t kBatches = 60;
        constexpr std::uint64_t kKept = 10'000;
        const Theme theme(*qApp, ThemeChoice::Light);
        LogModel model;
        LogTable table(theme, model);
        table.resize(1200, 700);
        table.show();
        model.setEntries(test::logEntries(1, kKept));
        table.goToEnd();
        QCoreApplication::processEvents();
        StallWatch stalls;
        QElapsedTimer inside;
        qint64 spent = 0;
        std::uint64_t next = kKept + 1;
        for (std::size_t batch = 0; batch < kBatches; ++batch) {
            // Each begins and ends: it comes twice.
            const std::vector<journal::EntryPointer> calls = test::logEntries(next, kBatch);
            std::vector<journal::EntryPointer> begun;
            for (const journal::EntryPointer &call : calls) {
                journal::LogEntry running = *call;
                running.outcome = journal::Outcome::Running;
                begun.push_back(test::sharedEntry(std::move(running)));
            }
            next += kBatch;
            stalls.reset();
            inside.restart();
            model.change(begun);
            model.change(calls);
            model.forgetBefore(EntryId(next - kKept));
            QCoreApplication::processEvents();
            spent += inside.nsecsElapsed();
        }
        const double perSecond = static_cast<double>(kBatches * kBatch) / (static_cast<double>(spent) / 1e9);
        qInfo("%.0f calls a second, drawn; %.1f ms for a batch of %llu", perSecond,
              static_cast<double>(spent) / 1e6 / kBatches, static_cast<unsigned long long>(kBatch));
        QVERIFY(table.isFollowing());
        QVERIFY2(perSecond > 2'000, "It would fall behind.");
    }
};

TOOLTRAY_TEST(LogSpeedTest)
#include "logspeedtest.moc"
