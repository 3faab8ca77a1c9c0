// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

enum class Severity : std::uint8_t {
    Notice,  // repaired, and nothing is lost
    Warning, // something reads as less than was meant
    Error,   // an operation cannot be used
};

std::string_view severityName(Severity severity) noexcept;

// A fault at a place of a description, which is used all the same.
struct Problem {
    Severity severity = Severity::Notice;
    std::string pointer; // RFC 6901; in another document than the first, its URI and "#" come before
    Message message;

    bool operator==(const Problem &) const = default;
};

// The problems so far, up to a limit. The last one then says how many more there are.
class Problems {
public:
    explicit Problems(std::size_t most) : m_most(most) {}

    void add(Severity severity, std::string pointer, Message message);
    std::vector<Problem> take();

private:
    std::size_t m_most;
    std::size_t m_leftOut = 0;
    std::vector<Problem> m_problems;
};

} // namespace tooltray::openapi
