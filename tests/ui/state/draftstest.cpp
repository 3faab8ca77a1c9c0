// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/drafts.h"

#include "base/task/ask.h"
#include "support/testcase.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <map>
#include <optional>

using namespace tooltray;
using namespace tooltray::ui;

class DraftsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_files.clear();
        m_writes = 0;
        m_removals = 0;
        m_refusal.reset();
    }

    void writesAfterAPauseAndOnlyTheLast()
    {
        Drafts drafts(store());
        drafts.setDelay(10);
        drafts.note(QStringLiteral("tool-a"), [] { return std::string("1"); });
        drafts.note(QStringLiteral("tool-a"), [] { return std::string("2"); });
        QCOMPARE(m_writes, 0);
        QTRY_COMPARE(m_writes, 1);
        QCOMPARE(m_files["tool-a"], std::string("2"));
    }

    void writesWhileSomebodyTypesOn()
    {
        Drafts drafts(store());
        drafts.setDelay(100);
        QElapsedTimer timer;
        timer.start();
        for (int typed = 0; m_writes < 2 && timer.elapsed() < 20'000; ++typed) { // no pause is that long
            drafts.note(QStringLiteral("tool-a"), [text = std::to_string(typed)] { return text; });
            QCoreApplication::processEvents();
        }
        QCOMPARE(m_writes, 2);
    }

    void whatIsDroppedIsNotWrittenAnyMore()
    {
        Drafts drafts(store());
        drafts.note(QStringLiteral("tool-a"), [] { return std::string("1"); });
        drafts.drop(QStringLiteral("tool-a"));
        drafts.flush();
        QCOMPARE(m_writes, 0);
        QCOMPARE(m_removals, 0); // it never was there
        drafts.note(QStringLiteral("tool-a"), [] { return std::string("1"); });
        drafts.flush();
        drafts.drop(QStringLiteral("tool-a"));
        QCOMPARE(m_removals, 1);
        QVERIFY(m_files.empty());
    }

    void writesWhatIsLeftAtTheEnd()
    {
        {
            Drafts drafts(store());
            drafts.note(QStringLiteral("tool-a"), [] { return std::string("1"); });
        }
        QCOMPARE(m_files["tool-a"], std::string("1"));
    }

    void tellsWhenItCannot()
    {
        m_refusal = Error{ErrorKind::Unavailable, "disk_full", "The disk is full."};
        Drafts drafts(store());
        QSignalSpy failed(&drafts, &Drafts::failed);
        QSignalSpy written(&drafts, &Drafts::written);
        drafts.note(QStringLiteral("tool-a"), [] { return std::string("1"); });
        drafts.flush();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed[0][0].toString(), QStringLiteral("tool-a"));
        m_refusal.reset();
        drafts.note(QStringLiteral("tool-a"), [] { return std::string("1"); });
        drafts.flush();
        QTRY_COMPARE(written.count(), 1);
    }

private:
    QFuture<Result<void>> answered() const
    {
        ResultPromise<void> answer;
        QFuture<Result<void>> future = answer.future();
        if (m_refusal)
            answer.give(*m_refusal);
        else
            answer.give({});
        return future;
    }
    DraftStore store()
    {
        return {[this](const std::string &id, const std::string &content) {
                    ++m_writes;
                    if (!m_refusal)
                        m_files[id] = content;
                    return answered();
                },
                [this](const std::string &id) {
                    ++m_removals;
                    m_files.erase(id);
                    return answered();
                }};
    }

    std::map<std::string, std::string> m_files;
    int m_writes = 0;
    int m_removals = 0;
    std::optional<Error> m_refusal;
};

TOOLTRAY_TEST(DraftsTest)
#include "draftstest.moc"
