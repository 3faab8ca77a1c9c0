// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/filter/predicate.h"

#include <cstddef>
#include <vector>

namespace tooltray::journal {

// A filter made ready to be asked of many entries, by one thread.
//
// It does a bounded amount of work, in steps of some nanoseconds each: when they are used up, nothing matches
// any more and isExhausted() says so, which whoever shows the result has to say as well.
class FilterMatcher {
public:
    static constexpr std::size_t kUnlimited = ~std::size_t(0);

    // Fails for a filter that was not made by parseFilter() and that it would refuse.
    static Result<FilterMatcher> create(const Filter &filter, const FilterReader &reader,
                                        std::size_t maxSteps = kUnlimited);

    bool matches(const LogEntry &entry);
    bool isExhausted() const noexcept { return m_steps == 0; }

private:
    struct Node {
        Filter::Kind kind = Filter::Kind::Everything;
        std::size_t predicate = 0;
        std::vector<Node> children = {};
    };

    explicit FilterMatcher(std::size_t maxSteps) : m_steps(maxSteps) {}

    Result<Node> add(const Filter &filter, const FilterReader &reader);
    bool matches(const Node &node, const LogEntry &entry);

    std::vector<Predicate> m_predicates;
    Node m_root;
    std::size_t m_steps;
};

} // namespace tooltray::journal
