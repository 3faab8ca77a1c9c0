// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace tooltray::test {

// No file may grow beyond some bytes while this lives, in all threads: what a full disk is to a program.
class FullDisk {
public:
    explicit FullDisk(::rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        ::rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    ::rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace tooltray::test
