// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminationsignals.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace tooltray::app {
namespace {

// A signal handler gets no context, so the pipe it writes to has to be static. Only one object of the
// class may live at a time.
std::array<int, 2> pipeEnds{-1, -1};

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

constexpr long kLimitNanoseconds = 800'000'000; // and a second: less than the two that are promised

// For the signal handler as well, so both are static, too.
timer_t endTimer{};
bool hasEndTimer = false;
bool limitsFromSignal = false;

extern "C" void onLimit(int)
{
    constexpr std::string_view kText = "tooltray: Unfinished work was cancelled.\n";
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kText.data(), kText.size());
    ::_exit(0);
}

// Only calls that a signal handler may make.
void startLimit()
{
    if (!hasEndTimer)
        return;
    itimerspec already{};
    if (::timer_gettime(endTimer, &already) == 0
        && (already.it_value.tv_sec != 0 || already.it_value.tv_nsec != 0))
        return;
    itimerspec limit{};
    limit.it_value.tv_sec = 1;
    limit.it_value.tv_nsec = kLimitNanoseconds;
    ::timer_settime(endTimer, 0, &limit, nullptr);
}

extern "C" void onTermination(int signal)
{
    const int before = errno; // of the code that the signal interrupts
    if (limitsFromSignal)
        startLimit();
    const char byte = static_cast<char>(signal);
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &byte, 1);
    errno = before;
}

void handleBy(int signal, void (*handler)(int), int flags)
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

} // namespace

TerminationSignals::TerminationSignals(Limit limit, QObject *parent) : QObject(parent)
{
    limitsFromSignal = limit == Limit::FromSignal;
    handleBy(SIGALRM, onLimit, 0);
    sigevent event{};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGALRM;
    hasEndTimer = hasEndTimer || ::timer_create(CLOCK_MONOTONIC, &event, &endTimer) == 0;
    Q_ASSERT(pipeEnds[0] == -1);
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // out of descriptors: the default handlers still end the process
    m_notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &TerminationSignals::readPipe);
    for (const int signal : kSignals)
        handleBy(signal, onTermination, static_cast<int>(SA_RESETHAND | SA_RESTART));
}

TerminationSignals::~TerminationSignals()
{
    if (!m_notifier)
        return;
    for (const int signal : kSignals)
        handleBy(signal, SIG_DFL, 0);
    delete m_notifier;
    for (int &end : pipeEnds) {
        ::close(end);
        end = -1;
    }
}

void TerminationSignals::limitEnding()
{
    startLimit();
}

void TerminationSignals::readPipe()
{
    std::array<char, 16> bytes;
    while (::read(pipeEnds[0], bytes.data(), bytes.size()) > 0) {
    }
    Q_EMIT terminationRequested();
}

} // namespace tooltray::app
