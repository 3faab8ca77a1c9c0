// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <functional>
#include <unordered_set>

namespace tooltray::http {

class StreamableOutlet;

// The event streams that are open, so that one timer keeps them all alive.
class OpenStreams {
public:
    explicit OpenStreams(Clock &clock) : m_clock(clock) {}

    void add(StreamableOutlet &stream);
    void remove(StreamableOutlet &stream) { m_streams.erase(&stream); }
    std::size_t size() const { return m_streams.size(); }

private:
    void wait();
    void keepAlive();

    Clock &m_clock;
    std::unordered_set<StreamableOutlet *> m_streams;
    Timer m_timer;
};

} // namespace tooltray::http
