// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/eventthread.h"

#include "base/task/post.h"
#include "support/testcase.h"

#include <QTest>

#include <atomic>
#include <string>

using namespace tooltray;

namespace {

// Counts the threads whose last destructors have run.
struct LastWord {
    std::atomic<int> *count = nullptr;
    ~LastWord()
    {
        if (count != nullptr)
            ++*count;
    }
};

thread_local LastWord lastWord;

class Inhabitant final : public QObject {
public:
    Inhabitant(std::string name, std::string &log) : m_name(std::move(name)), m_log(log) {}
    ~Inhabitant() override
    {
        m_log += m_name + (QThread::currentThread() == thread() ? " at home;" : " abroad;");
    }

private:
    std::string m_name;
    std::string &m_log;
};

} // namespace

class EventThreadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsWhatIsPostedToItsObjects()
    {
        EventThread thread("test");
        QObject *const object = thread.take(std::make_unique<QObject>());
        std::atomic<QThread *> ranOn = nullptr;
        post(object, [&] { ranOn = QThread::currentThread(); });
        QTRY_VERIFY(ranOn != nullptr);
        QVERIFY(ranOn != QThread::currentThread());
        QCOMPARE(ranOn.load(), object->thread());
    }

    void doesWhatWasPostedBeforeItEnds()
    {
        std::atomic<int> done = 0;
        {
            EventThread thread("test");
            QObject *const object = thread.take(std::make_unique<QObject>());
            for (int i = 0; i < 1000; ++i)
                post(object, [&] { ++done; });
        }
        QCOMPARE(done.load(), 1000);
    }

    void destroysItsObjectsAtHomeTheLastOneFirst()
    {
        std::string log;
        {
            EventThread thread("test");
            thread.take(std::make_unique<Inhabitant>("first", log));
            thread.take(std::make_unique<Inhabitant>("second", log));
        }
        QCOMPARE(log, std::string("second at home;first at home;"));
    }

    void isOverWithItsLastWord()
    {
        std::atomic<int> over = 0;
        for (int i = 1; i <= 50; ++i) {
            {
                EventThread thread("test");
                QObject *const object = thread.take(std::make_unique<QObject>());
                post(object, [&] { lastWord.count = &over; });
            }
            QCOMPARE(over.load(), i);
        }
    }

    void deletesWhatIsToBeDeletedLater()
    {
        std::string log;
        {
            EventThread thread("test");
            QObject *const object = thread.take(std::make_unique<QObject>());
            post(object, [&] { (new Inhabitant("guest", log))->deleteLater(); });
        }
        QCOMPARE(log, std::string("guest at home;"));
    }
};

TOOLTRAY_TEST(EventThreadTest)
#include "eventthreadtest.moc"
