// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/policy/ratelimit.h"
#include "upstream/policy/waitingline.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <variant>

namespace tooltray::upstream {

// Lets so many requests through at the same time; those beyond wait in a line of bounded length.
class ConcurrencyLimit {
    struct State;

public:
    // Held while the request is under way. Letting go of it calls the next one in line.
    class [[nodiscard]] Slot {
    public:
        Slot() = default;
        explicit Slot(std::shared_ptr<State> state) : m_state(std::move(state)) {}
        Slot(Slot &&other) noexcept = default;
        Slot &operator=(Slot &&other) noexcept;
        ~Slot() { release(); }

        void release();

    private:
        std::shared_ptr<State> m_state;
    };

    using Turn = std::variant<Slot, WaitingLine::Place, LineIsFull>;

    ConcurrencyLimit(std::size_t maxAtOnce, std::size_t maxWaiting);

    // Calls later only for those that got a place.
    Turn ask(std::function<void(Slot)> later);

    std::size_t atOnce() const;
    std::size_t waiting() const;

private:
    std::shared_ptr<State> m_state;
};

} // namespace tooltray::upstream
