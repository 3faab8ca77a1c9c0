// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

namespace tooltray::graphql {

class Resolved;

// An answer that comes later. A resolver returns one and keeps a copy; the first answer given counts. When
// the last copy goes without one, the field ends with an error, so that nobody waits for ever.
class Deferred {
public:
    Deferred();

    void answer(Resolved value) const;

    // For the execution: calls back once, at once where the answer is there already. Then this is no copy
    // any more.
    void whenAnswered(std::function<void(Resolved)> take) &&;

private:
    struct State;
    std::shared_ptr<State> m_state;
};

} // namespace tooltray::graphql
