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

void LineSplitter::feed(std::string_view bytes, const Handler &handler)
{
    while (true) {
        const std::size_t end = bytes.find('\n');
        const std::string_view part = bytes.substr(0, end);
        if (m_started.size() + part.size() > m_maxLine) {
            m_isTooLong = true;
            m_started.clear();
        } else if (!m_isTooLong) {
            m_started += part;
        }
        if (end == std::string_view::npos)
            return;
        bytes.remove_prefix(end + 1);
        const std::string line = std::exchange(m_started, {});
        std::string_view text = line;
        if (text.ends_with('\r'))
            text.remove_suffix(1);
        if (std::exchange(m_isTooLong, false))
            handler(Line::TooLong, {});
        else if (!text.empty())
            handler(Line::Complete, text);
    }
}

namespace {

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
    const std::string_view received(bytes.data(), static_cast<std::size_t>(count));
    m_splitter.feed(received, [this](LineSplitter::Line kind, std::string_view line) {
        if (kind == LineSplitter::Line::Complete)
            m_handlers.line(line);
        else
            m_handlers.tooLong();
    });
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
