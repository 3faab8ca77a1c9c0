// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace tooltray::execution {

// Something under way for somebody. Destroying it cancels it without a word.
class Run {
public:
    Run() = default;
    virtual ~Run() = default;
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;
};

// Held for as long as an answer is waited for; null once it came.
using Ticket = std::unique_ptr<Run>;

} // namespace tooltray::execution
