// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/openstreams.h"

#include "http/streamableoutlet.h"

#include <vector>

namespace tooltray::http {

namespace {

// Shorter than what clients and what is between them and us usually wait.
constexpr std::chrono::seconds kKeepAliveInterval{15};

} // namespace

void OpenStreams::add(StreamableOutlet &stream)
{
    m_streams.insert(&stream);
    if (!m_timer.isActive())
        wait();
}

void OpenStreams::wait()
{
    m_timer = m_clock.startTimer(kKeepAliveInterval, [this] { keepAlive(); });
}

void OpenStreams::keepAlive()
{
    // Writing may find out that somebody left, and closes their stream then.
    for (StreamableOutlet *stream : std::vector(m_streams.begin(), m_streams.end())) {
        if (m_streams.contains(stream))
            stream->keepAlive();
    }
    if (!m_streams.empty())
        wait();
}

} // namespace tooltray::http
