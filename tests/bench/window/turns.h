// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace tooltray::bench {

// How long the window's thread works at once, which is how long the window stands still. Its own time, not that on
// the wall: what the rest is lost to are the other programs of the machine.
class Turns {
public:
    // What is not a turn of the event loop by itself, such as a key.
    void run(const std::function<void()> &work);
    // Turns of the event loop until it holds. Ends the program when it never does.
    void runUntil(const std::function<bool()> &holds);

    double longest() const { return double(m_longest) / 1000; } // ms
    double total() const { return double(m_total) / 1000; }     // ms

private:
    std::int64_t m_longest = 0; // microseconds
    std::int64_t m_total = 0;
};

} // namespace tooltray::bench
