// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/unseenerrors.h"

#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"

#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using journal::EntryId;
using journal::Outcome;

class UnseenErrorsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_engine = std::make_unique<engine::Engine>();
        m_errors = std::make_unique<UnseenErrors>(m_engine->log());
    }
    void cleanup()
    {
        m_errors.reset();
        m_engine.reset();
    }

    void countsEachFailureOnce()
    {
        const QSignalSpy news(m_errors.get(), &UnseenErrors::countChanged);
        tell(1, Outcome::Ok);
        QCOMPARE(news.count(), 0);
        tell(2, Outcome::Running);
        tell(2, Outcome::Error);
        tell(2, Outcome::Error); // somebody wrote a note
        tell(3, Outcome::Error);
        QCOMPARE(m_errors->count(), 2);
        QCOMPARE(news.count(), 2);
    }

    void whoLooksHasSeenThem()
    {
        tell(1, Outcome::Error);
        tell(2, Outcome::Running);
        m_errors->setGaze(UnseenErrors::Gaze::OnTheLog);
        QCOMPARE(m_errors->count(), 0);
        tell(3, Outcome::Error);
        QCOMPARE(m_errors->count(), 0);
        m_errors->setGaze(UnseenErrors::Gaze::Elsewhere);
        tell(1, Outcome::Error);
        tell(3, Outcome::Error);
        QCOMPARE(m_errors->count(), 0);
        tell(2, Outcome::Error); // began before, failed now
        QCOMPARE(m_errors->count(), 1);
    }

    void trialsOfThePersonDoNotCount()
    {
        tell(1, Outcome::Error, journal::EntryOrigin::Window);
        QCOMPARE(m_errors->count(), 0);
    }

    void deletedOnesAreNotMissed()
    {
        tell(1, Outcome::Error);
        tell(2, Outcome::Error);
        Q_EMIT m_engine->log().entriesRemoved({EntryId(1)});
        QCOMPARE(m_errors->count(), 1);
    }

private:
    void tell(std::uint64_t id, Outcome outcome, journal::EntryOrigin origin = journal::EntryOrigin::Mcp)
    {
        journal::LogEntry entry = test::logEntry(id);
        entry.outcome = outcome;
        entry.origin = origin;
        Q_EMIT m_engine->log().entriesChanged({test::sharedEntry(entry)});
    }

    std::unique_ptr<engine::Engine> m_engine;
    std::unique_ptr<UnseenErrors> m_errors;
};

TOOLTRAY_TEST(UnseenErrorsTest)
#include "unseenerrorstest.moc"
