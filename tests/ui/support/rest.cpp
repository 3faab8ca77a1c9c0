// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/rest.h"

#include "engine/engine.h"

#include <QApplication>
#include <QEvent>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::test {
namespace {

constexpr int kMaxRounds = 1000;
constexpr int kWorkPatience = 20'000; // ms, for a busy machine
// Pauses after a key are shorter; what people read stays longer.
constexpr std::chrono::milliseconds kSoon{500};
// Each question may come from the answer before, as that of a check after a change does.
constexpr int kQuestions = 3;
// A layout that never settles asks again in every second or third round.
constexpr int kQuietRounds = 20;

class LayoutRequests final : public QObject {
    Q_DISABLE_COPY_MOVE(LayoutRequests)

public:
    LayoutRequests() { qApp->installEventFilter(this); }
    ~LayoutRequests() override { qApp->removeEventFilter(this); }

    int taken() { return std::exchange(m_count, 0); }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        m_count += event->type() == QEvent::LayoutRequest ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

bool isDueSoon(const QTimer *timer)
{
    return timer->isActive()
           && (timer->isSingleShot() ? timer->intervalAsDuration() <= kSoon : timer->interval() == 0);
}

bool isIdle()
{
    const auto awaitsTimer = [](const QWidget *window) {
        return std::ranges::any_of(window->findChildren<QTimer *>(), isDueSoon);
    };
    return QThreadPool::globalInstance()->activeThreadCount() == 0
           && std::ranges::none_of(QApplication::topLevelWidgets(), awaitsTimer);
}

} // namespace

bool comesToRest()
{
    LayoutRequests requests;
    int quiet = 0;
    for (int round = 0; round < kMaxRounds && quiet < kQuietRounds; ++round) {
        QCoreApplication::processEvents();
        quiet = requests.taken() == 0 ? quiet + 1 : 0;
    }
    return quiet == kQuietRounds;
}

bool finishesWork()
{
    return QTest::qWaitFor(
        [] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            LayoutRequests requests;
            // Work that has ended has posted its answer, which may lead to other work, even to a short one.
            for (int round = 0; round < kQuietRounds; ++round) {
                if (!isIdle())
                    return false;
                QCoreApplication::processEvents();
                if (requests.taken() > 0)
                    return false;
            }
            return true;
        },
        kWorkPatience);
}

bool finishesWork(engine::Engine &engine)
{
    for (int question = 0; question < kQuestions; ++question) {
        if (!finishesWork())
            return false;
        // Answers come in the order of what was asked; this one is an error where no workspace is open yet.
        const auto asked = engine.workspaceClient().moments();
        if (!QTest::qWaitFor([&asked] { return asked.isFinished(); }, kWorkPatience))
            return false;
    }
    return finishesWork();
}

} // namespace tooltray::test
