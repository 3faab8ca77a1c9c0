// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/linechannel.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace tooltray::stdio {

namespace {

constexpr std::size_t kMaxLine = 16 * 1024 * 1024 + 1; // its end included

// A pipe that says it is writable takes this much without blocking (POSIX, write).
constexpr std::size_t kWholeWrite = PIPE_BUF;

bool isWritable(int descriptor)
{
    pollfd poll{descriptor, POLLOUT, 0};
    return ::poll(&poll, 1, 0) > 0;
}

} // namespace

LineChannel::LineChannel(int input, int output)
    : m_input(input)
    , m_output(output)
    , m_readable(input, QSocketNotifier::Read)
    , m_writable(output, QSocketNotifier::Write)
{
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
}

void LineChannel::start(Handlers handlers)
{
    m_handlers = std::move(handlers);
    QObject::connect(&m_readable, &QSocketNotifier::activated, &m_readable, [this] { read(); });
    QObject::connect(&m_writable, &QSocketNotifier::activated, &m_writable, [this] {
        flush();
        if (m_unwritten.empty() && m_handlers.drained)
            m_handlers.drained();
    });
    m_readable.setEnabled(true);
}

void LineChannel::stop()
{
    m_readable.setEnabled(false);
    m_handlers = {};
}

void LineChannel::read()
{
    std::array<char, 65536> bytes{};
    const ssize_t count = ::read(m_input, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (count <= 0)
        return end();
    std::string_view received(bytes.data(), static_cast<std::size_t>(count));
    while (m_handlers.line) { // stopped, there is none
        const auto outcome = m_lines.collect(received, kMaxLine);
        if (outcome == text::LineCollector::Outcome::NeedInput)
            return;
        if (outcome == text::LineCollector::Outcome::TooLong)
            m_handlers.tooLong();
        else if (!m_lines.line().empty())
            m_handlers.line(m_lines.line());
    }
}

void LineChannel::writeLine(std::string_view message)
{
    m_unwritten += message;
    m_unwritten += '\n';
    flush();
}

void LineChannel::flush()
{
    std::size_t written = 0;
    while (written < m_unwritten.size() && isWritable(m_output)) {
        const std::size_t part = std::min(m_unwritten.size() - written, kWholeWrite);
        const ssize_t count = ::write(m_output, m_unwritten.data() + written, part);
        if (count < 0 && errno != EINTR && errno != EAGAIN) {
            m_unwritten.clear();
            return end();
        }
        written += count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    m_unwritten.erase(0, written);
    m_writable.setEnabled(!m_unwritten.empty());
}

void LineChannel::end()
{
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    if (const auto handler = std::exchange(m_handlers.end, nullptr))
        handler();
}

} // namespace tooltray::stdio
