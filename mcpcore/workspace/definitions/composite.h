// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/box.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/operation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

struct Condition;

// Holds for a value that is neither absent nor null.
struct ExistsTest {
    Binding value;

    bool operator==(const ExistsTest &) const = default;
};

struct EqualsTest {
    Binding left;
    Binding right;

    bool operator==(const EqualsTest &) const = default;
};

// Holds where the value, as text, has a match of the pattern (ECMA-262, not anchored).
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

// Says whether a step of a composite tool runs.
struct Condition {
    std::variant<ExistsTest, EqualsTest, MatchesTest, NotTest, AllTest, AnyTest> test;

    bool operator==(const Condition &) const = default;
};

// Not defaulted: clang 14 crashes on defaulted comparisons that call each other in a circle.

inline bool NotTest::operator==(const NotTest &other) const
{
    return condition == other.condition;
}

inline bool AllTest::operator==(const AllTest &other) const
{
    return conditions == other.conditions;
}

inline bool AnyTest::operator==(const AnyTest &other) const
{
    return conditions == other.conditions;
}

// Tools that call tools, the first one included: deeper is refused where they are defined and when they are called.
inline constexpr std::size_t kMaxCallDepth = 8;

// Steps of a sequence, and cases of a switch: more than this are refused where they are defined, as no call sends that
// many requests.
inline constexpr std::size_t kMaxToolSteps = 1'000;

struct ToolInvocation {
    std::string tool;
    std::optional<Version> version = {}; // nothing: the active one

    bool operator==(const ToolInvocation &) const = default;
};

struct Step {
    std::string name;
    std::variant<GraphqlOperation, RestRequest, ToolInvocation> action;
    std::string endpoint = {}; // empty: the tool's
    std::optional<Condition> when = {};
    std::vector<NamedBinding> bindings = {};
    Shared<Pagination> pagination = {};

    bool operator==(const Step &) const = default;
};

// Steps one after the other, and what is made of their answers; without a result it is the last one's.
struct Sequence {
    std::vector<Step> steps;
    Shared<Binding> result = {};

    bool operator==(const Sequence &) const = default;
};

// One interface for several operations: the value of one parameter picks the case of that name.
struct Switch {
    struct Case {
        Step step;              // named like the value that picks it
        json::Value parameters; // null, or the JSON Schema of this case's own arguments

        bool operator==(const Case &) const = default;
    };

    std::string parameter;
    std::vector<Case> cases;

    bool operator==(const Switch &) const = default;
};

} // namespace tooltray::workspace
