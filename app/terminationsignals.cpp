// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminationsignals.h"

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tooltray::app {
namespace {

// A signal handler gets no context, so the pipe it writes to has to be static. Only one object of the
// class may live at a time.
std::array<int, 2> pipeEnds{-1, -1};

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

extern "C" void onTermination(int signal)
{
    const char byte = static_cast<char>(signal);
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &byte, 1);
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

TerminationSignals::TerminationSignals(QObject *parent) : QObject(parent)
{
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

void TerminationSignals::readPipe()
{
    std::array<char, 16> bytes;
    while (::read(pipeEnds[0], bytes.data(), bytes.size()) > 0) {
    }
    Q_EMIT terminationRequested();
}

} // namespace tooltray::app
