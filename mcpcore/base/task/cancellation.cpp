// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/cancellation.h"

#include <atomic>

namespace tooltray {

// std::stop_source does the callbacks, and has no room for a reason.
struct CancellationToken::State {
    static constexpr int kNotCancelled = -1;

    bool cancel(CancelReason why)
    {
        int expected = kNotCancelled;
        if (!reason.compare_exchange_strong(expected, static_cast<int>(why)))
            return false;
        stop.request_stop();
        return true;
    }

    std::atomic<int> reason = kNotCancelled;
    std::stop_source stop;
    CancellationCallback parent;
};

std::optional<CancelReason> CancellationToken::reason() const
{
    const int reason = m_state ? m_state->reason.load() : State::kNotCancelled;
    if (reason == State::kNotCancelled)
        return std::nullopt;
    return static_cast<CancelReason>(reason);
}

CancellationCallback CancellationToken::onCancel(std::function<void()> callback) const
{
    if (!m_state)
        return nullptr;
    return std::make_unique<CancellationCallback::element_type>(m_state->stop.get_token(),
                                                                std::move(callback));
}

CancellationSource::CancellationSource() : m_state(std::make_shared<CancellationToken::State>()) {}

CancellationSource::CancellationSource(const CancellationToken &parent) : CancellationSource()
{
    m_state->parent = parent.onCancel([child = std::weak_ptr(m_state), parent] {
        if (const auto state = child.lock())
            state->cancel(*parent.reason());
    });
}

bool CancellationSource::cancel(CancelReason reason)
{
    const auto state = m_state; // a callback may destroy this source
    return state->cancel(reason);
}

} // namespace tooltray
