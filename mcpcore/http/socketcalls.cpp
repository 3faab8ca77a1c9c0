// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/socketcalls.h"

#ifdef Q_OS_WIN
#    include <winsock2.h>
#else
#    include <sys/socket.h>
#endif

#include <algorithm>

namespace tooltray::http {

#ifdef Q_OS_WIN

std::size_t sendNow(qintptr descriptor, std::string_view bytes)
{
    constexpr std::size_t kMost = 1 << 30;
    const int count = ::send(static_cast<SOCKET>(descriptor), bytes.data(),
                             static_cast<int>(std::min(bytes.size(), kMost)), 0);
    return static_cast<std::size_t>(std::max(count, 0));
}

void shutDownWriting(qintptr descriptor)
{
    ::shutdown(static_cast<SOCKET>(descriptor), SD_SEND);
}

#else

std::size_t sendNow(qintptr descriptor, std::string_view bytes)
{
#    ifdef MSG_NOSIGNAL
    constexpr int kFlags = MSG_NOSIGNAL;
#    else
    constexpr int kFlags = 0; // Qt ignores SIGPIPE on such systems
#    endif
    const ssize_t count = ::send(static_cast<int>(descriptor), bytes.data(), bytes.size(), kFlags);
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

void shutDownWriting(qintptr descriptor)
{
    ::shutdown(static_cast<int>(descriptor), SHUT_WR);
}

#endif

} // namespace tooltray::http
