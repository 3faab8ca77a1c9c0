// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/serve/callback.h"
#include "mcp/types/failure.h"

#include <utility>

namespace tooltray::mcp {

// The duty to answer a request, now or later, on the thread of the server. Answers exactly once: when it
// is destroyed before, the request fails with an internal error, so that no client waits for ever.
template <typename T>
class Reply {
public:
    explicit Reply(Callback<Outcome<T>> receiver) : m_receiver(std::move(receiver)) {}
    Reply(Reply &&) noexcept = default;
    Reply &operator=(Reply &&other) noexcept
    {
        std::swap(m_receiver, other.m_receiver);
        return *this;
    }
    ~Reply()
    {
        if (m_receiver)
            m_receiver(Failure::internal());
    }

    // Precondition of both: not answered before.
    void send(T result) { m_receiver(Outcome<T>(std::move(result))); }
    void fail(Failure failure) { m_receiver(Outcome<T>(std::move(failure))); }

private:
    Callback<Outcome<T>> m_receiver;
};

} // namespace tooltray::mcp
