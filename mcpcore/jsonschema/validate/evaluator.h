// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/program/errors.h"
#include "jsonschema/program/options.h"
#include "jsonschema/program/program.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// The elements or members of a value that some keyword has looked at (core 11). Room for 256 without memory
// from the heap.
class Evaluated {
public:
    explicit Evaluated(std::size_t size)
    {
        if (size > 64 * kInline)
            m_more.resize((size + 63) / 64);
    }

    void mark(std::size_t index) noexcept { word(index / 64) |= std::uint64_t{1} << (index % 64); }
    bool has(std::size_t index) const noexcept
    {
        const std::uint64_t *const words = m_more.empty() ? m_few.data() : m_more.data();
        return ((words[index / 64] >> (index % 64)) & 1U) != 0;
    }
    void add(const Evaluated &other) noexcept // of the same size
    {
        for (std::size_t i = 0; i < kInline; ++i)
            m_few[i] |= other.m_few[i];
        for (std::size_t i = 0; i < m_more.size(); ++i)
            m_more[i] |= other.m_more[i];
    }

private:
    static constexpr std::size_t kInline = 4;

    std::uint64_t &word(std::size_t index) noexcept { return m_more.empty() ? m_few[index] : m_more[index]; }

    std::array<std::uint64_t, kInline> m_few{};
    std::vector<std::uint64_t> m_more;
};

// The resources that led to where evaluation is (core 7.1), from the inside out.
struct DynamicScope {
    const DynamicScope *parent = nullptr;
    std::uint32_t resource = 0;
};

// Says whether a value fits a schema, and nothing more: it stops at the first thing that does not. Takes no
// memory from the heap for ordinary values.
//
// Once a limit is reached everything is refused, so that no `not` turns an open question into a yes.
class Evaluator {
public:
    Evaluator(const Program &program, const Limits &limits);

    // `evaluated` collects what was looked at, for the unevaluated* keywords of a schema around; null when
    // there are none.
    bool check(NodeId id, const json::Value &value, const DynamicScope *scope, Evaluated *evaluated);

    std::optional<Code> limitReached() const noexcept { return m_limit; }
    NodeId nodeAtLimit() const noexcept { return m_nodeAtLimit; }

    // The rest is what check() is made of, for Explainer to find out which part fails.

    bool enter(); // false at a limit
    void leave() noexcept { --m_depth; }
    static bool hasType(const ProgramNode &node, const json::Value &value) noexcept;
    bool hasContent(const StringChecks &checks, std::string_view text);
    bool matches(std::uint32_t pattern, std::string_view text);
    // All but unevaluated*.
    bool checkKeywords(const ProgramNode &node, const json::Value &value, const DynamicScope *scope,
                       Evaluated *evaluated);
    bool checkApplicator(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                         Evaluated *evaluated);
    NodeId dynamicTarget(const Applicator &applicator, const DynamicScope *scope) const;
    std::size_t countContained(const ArrayChecks &checks, const json::Value &value, const DynamicScope *scope,
                               Evaluated *evaluated);
    // Two elements that are equal, by index. Nothing as well at a limit.
    std::optional<std::pair<std::size_t, std::size_t>> duplicateIn(const json::Value &array);

    // `fail` is told each keyword that does not hold; checking goes on as long as it returns true.
    template <typename Fail>
    bool checkNumber(const NumberChecks &checks, const json::Value &number, Fail fail);
    template <typename Fail>
    bool checkString(const StringChecks &checks, std::string_view text, Fail fail);
    template <typename Fail>
    bool checkArray(const ArrayChecks &checks, const json::Value &array, Fail fail);
    template <typename Fail>
    bool checkObject(const ObjectChecks &checks, const json::Value &object, Fail fail);

    // `visit` is given each schema that is for the member, with its keyword, as long as it returns true. The
    // property is what ObjectChecks::find() has for the member's name.
    template <typename Visit>
    bool visitMember(const ObjectChecks &checks, const ObjectChecks::Property *property,
                     const json::Member &member, Visit visit);
    static NodeId nodeOfElement(const ArrayChecks &checks, std::size_t index) noexcept
    {
        return index < checks.first.size() ? checks.first[index] : checks.rest;
    }

private:
    bool checkUnevaluated(const ProgramNode &node, const json::Value &value, const DynamicScope *scope,
                          Evaluated *evaluated);
    bool checkBranch(NodeId id, const json::Value &value, const DynamicScope *scope, Evaluated *evaluated);
    bool checkAnyOf(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                    Evaluated *evaluated);
    bool checkOneOf(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                    Evaluated *evaluated);
    bool checkIf(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                 Evaluated *evaluated);
    bool checkElements(const ArrayChecks &checks, const json::Value &array, const DynamicScope *scope,
                       Evaluated *evaluated);
    bool checkMembers(const ObjectChecks &checks, const json::Value &object, const DynamicScope *scope,
                      Evaluated *evaluated);
    bool areUnique(const json::Value &array) { return !duplicateIn(array) && !m_limit; }
    bool isAmong(const ValueSet &values, const json::Value &value);
    bool isConstant(const json::Value &constant, const json::Value &value);
    void spend(std::size_t steps);
    void stopAt(Code limit) noexcept;

    const Program &m_program;
    const Limits &m_limits;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
    std::size_t m_steps = 0;
    std::size_t m_nextLookAtClock = 0;
    std::size_t m_depth = 0;
    NodeId m_at = 0;
    NodeId m_nodeAtLimit = 0;
    std::optional<Code> m_limit;
};

template <typename Fail>
bool Evaluator::checkNumber(const NumberChecks &checks, const json::Value &number, Fail fail)
{
    bool fits = true;
    const auto require = [&](bool holds, Keyword keyword) {
        fits = fits && holds;
        return holds || fail(keyword);
    };
    const auto divides = [&](const Divisor &divisor) {
        spend(divisor.costOf(number.numberText()));
        return !m_limit && divisor.divides(number.numberText());
    };
    const bool hasBound =
        checks.minimum || checks.exclusiveMinimum || checks.maximum || checks.exclusiveMaximum;
    const double nearest = hasBound ? Bound::nearest(number) : 0;
    const auto compared = [&](const std::optional<Bound> &bound) { return bound->compare(number, nearest); };
    return (!checks.minimum || require(compared(checks.minimum) >= 0, Keyword::Minimum))
           && (!checks.exclusiveMinimum
               || require(compared(checks.exclusiveMinimum) > 0, Keyword::ExclusiveMinimum))
           && (!checks.maximum || require(compared(checks.maximum) <= 0, Keyword::Maximum))
           && (!checks.exclusiveMaximum
               || require(compared(checks.exclusiveMaximum) < 0, Keyword::ExclusiveMaximum))
           && (!checks.multipleOf || require(divides(*checks.multipleOf), Keyword::MultipleOf)) && fits;
}

template <typename Fail>
bool Evaluator::checkString(const StringChecks &checks, std::string_view text, Fail fail)
{
    bool fits = true;
    const auto require = [&](bool holds, Keyword keyword) {
        fits = fits && holds;
        return holds || fail(keyword);
    };
    spend(text.size() / 64);
    // A character has one to four bytes, so few texts must be counted.
    const bool isInDoubt = text.size() > checks.maxLength || (text.size() + 3) / 4 < checks.minLength;
    const std::size_t length = isInDoubt ? text::codePointCount(text) : text.size();
    return require(length >= checks.minLength, Keyword::MinLength)
           && require(length <= checks.maxLength, Keyword::MaxLength)
           && (!checks.pattern || require(matches(*checks.pattern, text), Keyword::Pattern))
           && (checks.format == nullptr || require(checks.format->isFulfilledBy(text), Keyword::Format))
           && require(hasContent(checks, text), Keyword::ContentMediaType) && fits;
}

template <typename Fail>
bool Evaluator::checkArray(const ArrayChecks &checks, const json::Value &array, Fail fail)
{
    bool fits = true;
    const auto require = [&](bool holds, Keyword keyword) {
        fits = fits && holds;
        return holds || fail(keyword);
    };
    return require(array.size() >= checks.minItems, Keyword::MinItems)
           && require(array.size() <= checks.maxItems, Keyword::MaxItems)
           && (!checks.areItemsUnique || require(areUnique(array), Keyword::UniqueItems)) && fits;
}

template <typename Fail>
bool Evaluator::checkObject(const ObjectChecks &checks, const json::Value &object, Fail fail)
{
    bool fits = true;
    const auto require = [&](bool holds, Keyword keyword) {
        fits = fits && holds;
        return holds || fail(keyword);
    };
    const auto hasAll = [&](const ObjectChecks::Dependency &dependency) {
        spend(object.size());
        return !object.contains(dependency.name)
               || std::all_of(dependency.required.begin(), dependency.required.end(),
                              [&](const std::string &name) {
                                  spend(object.size() / 8);
                                  return !m_limit && object.contains(name);
                              });
    };
    for (const ObjectChecks::Dependency &dependency : checks.dependencies) {
        if (m_limit || !require(hasAll(dependency), dependency.keyword))
            return false;
    }
    return require(object.size() >= checks.minProperties, Keyword::MinProperties)
           && require(object.size() <= checks.maxProperties, Keyword::MaxProperties) && fits;
}

template <typename Visit>
bool Evaluator::visitMember(const ObjectChecks &checks, const ObjectChecks::Property *property,
                            const json::Member &member, Visit visit)
{
    bool isKnown = false;
    if (property != nullptr && property->node != kNone) {
        isKnown = true;
        if (!visit(property->node, Keyword::Properties))
            return false;
    }
    for (const ObjectChecks::Pattern &pattern : checks.patterns) {
        if (!matches(pattern.pattern, member.name))
            continue;
        isKnown = true;
        if (!visit(pattern.node, Keyword::PatternProperties))
            return false;
    }
    return isKnown || checks.additional == kNone || visit(checks.additional, Keyword::AdditionalProperties);
}

} // namespace tooltray::jsonschema
