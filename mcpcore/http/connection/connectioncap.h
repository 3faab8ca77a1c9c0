// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace tooltray::http {

// How many sockets and files the process may have open at once.
std::size_t descriptorLimit();

// Raises the limit as far as the system allows without further rights. For the start of a program: the limit belongs
// to the whole process.
void raiseDescriptorLimit();

// Counts the open connections of a server. Beyond the cap a few more are heard, to be told so with a 503; beyond
// those a connection is dropped without a word, so that descriptors never run out. Where few descriptors are allowed
// the rest of the program has most of them, and clients what is left.
class ConnectionCap {
public:
    static constexpr std::size_t kToldSo = 32;
    static constexpr std::size_t kReservedDescriptors = 96; // for files and for connections of our own
    static constexpr std::size_t kFewestReserved = 40;      // with which a program just works

    ConnectionCap(std::size_t configured, std::size_t descriptorLimit);

    enum class Verdict : std::uint8_t { Serve, Refuse, Drop };
    Verdict take(); // Serve and Refuse count until they are released
    void release(Verdict taken) { --(taken == Verdict::Serve ? m_served : m_refused); }

    std::size_t open() const { return m_served + m_refused; }
    std::size_t cap() const { return m_cap; }
    std::size_t mostOfOneClient() const { return m_cap - m_cap / 2; }
    bool isFull() const { return m_served >= m_cap; }
    bool drops() const { return isFull() && m_refused >= m_toldSo; }

private:
    std::size_t m_toldSo;
    std::size_t m_cap;
    std::size_t m_served = 0;
    std::size_t m_refused = 0;
};

} // namespace tooltray::http
