// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"

#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

struct Condition;

// Neither absent nor null.
struct ExistsTest {
    Binding value;

    bool operator==(const ExistsTest &) const = default;
};

struct EqualsTest {
    Binding left;
    Binding right;

    bool operator==(const EqualsTest &) const = default;
};

// Whether the value, as text, has a match of the pattern (ECMA-262, not anchored).
struct MatchesTest {
    Binding value;
    std::string pattern;

    bool operator==(const MatchesTest &) const = default;
};

struct NotTest {
    Box<Condition> condition;

    bool operator==(const NotTest &) const;
};

struct AllTest {
    std::vector<Condition> conditions;

    bool operator==(const AllTest &) const;
};

struct AnyTest {
    std::vector<Condition> conditions;

    bool operator==(const AnyTest &) const;
};

// Whether a step of a composite tool runs.
struct Condition {
    std::variant<ExistsTest, EqualsTest, MatchesTest, NotTest, AllTest, AnyTest> test;

    bool operator==(const Condition &) const = default;
};

} // namespace tooltray::workspace
