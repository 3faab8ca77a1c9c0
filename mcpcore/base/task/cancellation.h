// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace tooltray {

enum class CancelReason : std::uint8_t { Requested, Disconnected, Deadline, Shutdown };

// Holds a callback on a token. Once it is destroyed the callback is not running in another thread and
// will never be called.
using CancellationCallback = std::unique_ptr<std::stop_callback<std::function<void()>>>;

// Whether work is still wanted. A default token is never cancelled; copies share one state, and every
// function may be called from any thread.
class CancellationToken {
public:
    CancellationToken() = default;

    bool isCancelled() const { return reason().has_value(); }
    std::optional<CancelReason> reason() const;

    // Called at most once, by the thread that cancels; at once when that has happened already. It is
    // brief and posts what is not.
    [[nodiscard]] CancellationCallback onCancel(std::function<void()> callback) const;

private:
    friend class CancellationSource;
    struct State;
    explicit CancellationToken(std::shared_ptr<State> state) : m_state(std::move(state)) {}

    std::shared_ptr<State> m_state;
};

// The side that cancels. Destroying it does not.
class CancellationSource {
public:
    CancellationSource();
    // Cancelled together with the parent, for its reason, or alone.
    explicit CancellationSource(const CancellationToken &parent);

    CancellationToken token() const { return CancellationToken(m_state); }
    bool isCancelled() const { return token().isCancelled(); }
    // The first call decides the reason, and returns after the callbacks; false from any other call.
    bool cancel(CancelReason reason = CancelReason::Requested);

private:
    std::shared_ptr<CancellationToken::State> m_state;
};

} // namespace tooltray
