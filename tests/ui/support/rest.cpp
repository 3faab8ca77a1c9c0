// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/rest.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <utility>

namespace tooltray::test {
namespace {

constexpr int kMaxRounds = 1000;
constexpr int kQuietRounds = 20; // a layout that goes round asks again in every second or third

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

} // namespace tooltray::test
