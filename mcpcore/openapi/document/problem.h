// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::openapi {

enum class Severity : std::uint8_t {
    Notice,  // repaired, and nothing is lost
    Warning, // something reads as less than was meant
    Error,   // an operation cannot be used
};

constexpr std::string_view severityName(Severity severity) noexcept
{
    switch (severity) {
    case Severity::Notice: return "notice";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
    }
    return {};
}

// A fault at a place of a description, which is used all the same.
struct ApiProblem {
    Severity severity = Severity::Notice;
    std::string pointer; // RFC 6901; in another document than the first, its URI and "#" come before
    Message message;

    bool operator==(const ApiProblem &) const = default;
};

// The problems so far, up to a limit. The last one then says how many more there are.
class ApiProblems {
public:
    explicit ApiProblems(std::size_t most) : m_most(most) {}

    void add(Severity severity, std::string pointer, Message message)
    {
        if (m_problems.size() < m_most)
            m_problems.push_back({severity, std::move(pointer), std::move(message)});
        else
            ++m_leftOut;
    }

    std::vector<ApiProblem> take()
    {
        if (m_leftOut > 0) {
            m_problems.push_back(
                {Severity::Warning,
                 {},
                 {CORE_TEXT("Core", "There are {count} more problems, which are not listed."),
                  {{"count", m_leftOut}}}});
            m_leftOut = 0;
        }
        return std::exchange(m_problems, {});
    }

private:
    std::size_t m_most;
    std::size_t m_leftOut = 0;
    std::vector<ApiProblem> m_problems;
};

} // namespace tooltray::openapi
