// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window/turns.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <time.h>

namespace tooltray::bench {
namespace {

constexpr qint64 kPatience = 60'000; // ms
constexpr std::int64_t kIdle = 50; // microseconds of a turn that only looked whether there is something to do

std::int64_t threadMicroseconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t(time.tv_sec) * 1'000'000 + time.tv_nsec / 1'000;
}

} // namespace

void Turns::run(const std::function<void()> &work)
{
    const std::int64_t before = threadMicroseconds();
    work();
    const std::int64_t took = threadMicroseconds() - before;
    m_longest = std::max(m_longest, took);
    m_total += took > kIdle ? took : 0;
}

void Turns::runUntil(const std::function<bool()> &holds)
{
    QElapsedTimer waited;
    waited.start();
    while (!holds()) {
        run([] { QCoreApplication::processEvents(); });
        QThread::yieldCurrentThread();
        if (waited.elapsed() > kPatience) {
            std::fputs("What was to be measured never happened.\n", stderr);
            std::exit(2);
        }
    }
}

} // namespace tooltray::bench
