// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/resolved.h"

#include <optional>
#include <utility>

namespace tooltray::graphql {

struct Deferred::State {
    State() = default;
    State(const State &) = delete;
    State &operator=(const State &) = delete;
    ~State()
    {
        if (take)
            take(FieldError{"The field was given up before it was resolved.", {}});
    }

    std::function<void(Resolved)> take;
    std::optional<Resolved> value; // when it came before anybody waited
    bool isAnswered = false;
};

Deferred::Deferred() : m_state(std::make_shared<State>()) {}

void Deferred::answer(Resolved value) const
{
    if (std::exchange(m_state->isAnswered, true))
        return;
    if (const auto take = std::exchange(m_state->take, nullptr))
        take(std::move(value));
    else
        m_state->value = std::move(value);
}

void Deferred::whenAnswered(std::function<void(Resolved)> take) &&
{
    const std::shared_ptr<State> state = std::move(m_state);
    if (state->value)
        take(*std::exchange(state->value, std::nullopt));
    else
        state->take = std::move(take);
}

} // namespace tooltray::graphql
