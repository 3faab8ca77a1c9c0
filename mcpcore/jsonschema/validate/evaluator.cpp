// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/validate/evaluator.h"

#include "text/encoding/encoding.h"
#include "json/number.h"
#include "json/parser.h"

#include <algorithm>
#include <utility>

namespace tooltray::jsonschema {

namespace {

constexpr std::size_t kStepsPerLookAtClock = 1'000;
// Smaller things of which several take as long as looking at a value takes.
constexpr std::size_t kPatternStepsPerStep = 4;
constexpr std::size_t kMembersPerStep = 4; // of an object, that are looked up in a schema
constexpr std::size_t kNamesPerStep = 8;   // that a name is compared with
constexpr std::size_t kMarksPerStep = 16;  // of what was evaluated
constexpr std::size_t kValuesPerStep = 8;  // of an enum
// Things that take longer.
constexpr std::size_t kStepsPerHash = 4; // and its place in the order

constexpr auto kStopAtFirst = [](Keyword) { return false; };

} // namespace

Evaluator::Evaluator(const Program &program, const Limits &limits) : m_program(program), m_limits(limits)
{
    if (limits.time.count() > 0)
        m_deadline = std::chrono::steady_clock::now() + limits.time;
}

bool Evaluator::check(NodeId id, const json::Value &value, const DynamicScope *scope, Evaluated *evaluated)
{
    if (!enter())
        return false;
    const ProgramNode &node = m_program.nodes[id];
    const NodeId outer = std::exchange(m_at, id);
    const DynamicScope own{scope, node.resource};
    const bool isNewResource = scope == nullptr || scope->resource != node.resource;
    if (isNewResource && !m_program.dynamicAnchors.empty())
        scope = &own;
    const bool fits = node.wantsUnevaluated(value.type()) ? checkUnevaluated(node, value, scope, evaluated)
                                                          : checkKeywords(node, value, scope, evaluated);
    m_at = outer;
    leave();
    return fits && !m_limit;
}

bool Evaluator::enter()
{
    spend(1);
    if (m_depth >= m_limits.depth)
        stopAt(Code::DepthLimit);
    if (m_limit)
        return false;
    ++m_depth;
    return true;
}

bool Evaluator::hasType(const ProgramNode &node, const json::Value &value) noexcept
{
    const json::Type type = value.type();
    return (node.types & typeBit(type)) != 0
           || (type == json::Type::Number && (node.types & kIntegerBit) != 0
               && json::isInteger(value.numberText()));
}

bool Evaluator::checkKeywords(const ProgramNode &node, const json::Value &value, const DynamicScope *scope,
                              Evaluated *evaluated)
{
    if (node.isNever || !hasType(node, value))
        return false;
    if (node.constant != kNone && !isConstant(m_program.constants[node.constant], value))
        return false;
    if (node.enumeration != kNone && !isAmong(m_program.enumerations[node.enumeration], value))
        return false;
    bool fits = true;
    switch (value.type()) {
    case json::Type::Number:
        fits = node.number == kNone || checkNumber(m_program.numbers[node.number], value, kStopAtFirst);
        break;
    case json::Type::String:
        fits = node.string == kNone
               || checkString(m_program.strings[node.string], value.toString(), kStopAtFirst);
        break;
    case json::Type::Array:
        fits = node.array == kNone || checkElements(m_program.arrays[node.array], value, scope, evaluated);
        break;
    case json::Type::Object:
        fits = node.object == kNone || checkMembers(m_program.objects[node.object], value, scope, evaluated);
        break;
    case json::Type::Null:
    case json::Type::Boolean: break;
    }
    for (std::uint32_t i = 0; fits && i < node.applicatorCount; ++i)
        fits = checkApplicator(m_program.applicators[node.firstApplicator + i], value, scope, evaluated);
    return fits;
}

// Core 11: the keywords beside and in place come first, then what they have not looked at.
bool Evaluator::checkUnevaluated(const ProgramNode &node, const json::Value &value, const DynamicScope *scope,
                                 Evaluated *evaluated)
{
    Evaluated own(value.size());
    if (!checkKeywords(node, value, scope, &own))
        return false;
    spend(value.size() / kMarksPerStep);
    for (std::size_t i = 0; i < value.size() && !m_limit; ++i) {
        if (!own.has(i)
            && !(value.isArray()
                     ? check(node.unevaluatedItems, value.elements()[i], scope, nullptr)
                     : check(node.unevaluatedProperties, value.members()[i].value, scope, nullptr)))
            return false;
        if (evaluated != nullptr)
            evaluated->mark(i);
    }
    return true;
}

bool Evaluator::checkElements(const ArrayChecks &checks, const json::Value &array, const DynamicScope *scope,
                              Evaluated *evaluated)
{
    if (!checkArray(checks, array, kStopAtFirst))
        return false;
    const std::span<const json::Value> elements = array.elements();
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const NodeId node = nodeOfElement(checks, i);
        if (node == kNone)
            break;
        if (!check(node, elements[i], scope, nullptr))
            return false;
        if (evaluated != nullptr)
            evaluated->mark(i);
    }
    if (checks.contains == kNone)
        return true;
    const std::size_t count = countContained(checks, array, scope, evaluated);
    return count >= checks.minContains && count <= checks.maxContains;
}

// Counts no further than it must.
std::size_t Evaluator::countContained(const ArrayChecks &checks, const json::Value &array,
                                      const DynamicScope *scope, Evaluated *evaluated)
{
    constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
    const bool marks = evaluated != nullptr && checks.doesContainsEvaluate;
    const std::span<const json::Value> elements = array.elements();
    std::size_t count = 0;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!marks && count >= checks.minContains && checks.maxContains == unlimited)
            break;
        if (!check(checks.contains, elements[i], scope, nullptr))
            continue;
        ++count;
        if (marks)
            evaluated->mark(i);
    }
    return count;
}

std::optional<std::pair<std::size_t, std::size_t>> Evaluator::duplicateIn(const json::Value &array)
{
    spend(kStepsPerHash * costOf(array));
    if (m_limit)
        return std::nullopt;
    return findDuplicate(array.elements(), [this](const json::Value &element) {
        spend(costOf(element));
        return !m_limit;
    });
}

bool Evaluator::isAmong(const ValueSet &values, const json::Value &value)
{
    spend(costOf(value) + values.mostCompared() / kValuesPerStep);
    return !m_limit && values.contains(value);
}

bool Evaluator::isConstant(const json::Value &constant, const json::Value &value)
{
    if (constant.type() != value.type())
        return false;
    spend(costOf(value));
    return !m_limit && value == constant;
}

bool Evaluator::checkMembers(const ObjectChecks &checks, const json::Value &object, const DynamicScope *scope,
                             Evaluated *evaluated)
{
    if (!checkObject(checks, object, kStopAtFirst))
        return false;
    const std::span<const json::Member> members = object.members();
    spend(members.size() / kMembersPerStep);
    std::size_t required = 0;
    for (std::size_t i = 0; i < members.size() && !m_limit; ++i) {
        const json::Member &member = members[i];
        bool isEvaluated = false;
        const ObjectChecks::Property *const property = checks.find(member.name);
        required += property != nullptr && property->isRequired ? 1 : 0;
        const bool fits = visitMember(checks, property, member, [&](NodeId node, Keyword) {
            isEvaluated = true;
            return check(node, member.value, scope, nullptr);
        });
        if (!fits)
            return false;
        if (checks.names != kNone && !check(checks.names, json::Value(member.name.view()), scope, nullptr))
            return false;
        if (isEvaluated && evaluated != nullptr)
            evaluated->mark(i);
    }
    return required == checks.requiredCount;
}

bool Evaluator::checkApplicator(const Applicator &applicator, const json::Value &value,
                                const DynamicScope *scope, Evaluated *evaluated)
{
    const NodeId first = applicator.nodes.empty() ? kNone : applicator.nodes.front();
    switch (applicator.kind) {
    case Applicator::Kind::Reference: return check(first, value, scope, evaluated);
    case Applicator::Kind::DynamicReference:
        return check(dynamicTarget(applicator, scope), value, scope, evaluated);
    case Applicator::Kind::AllOf:
        return std::all_of(applicator.nodes.begin(), applicator.nodes.end(),
                           [&](NodeId node) { return check(node, value, scope, evaluated); });
    case Applicator::Kind::AnyOf: return checkAnyOf(applicator, value, scope, evaluated);
    case Applicator::Kind::OneOf: return checkOneOf(applicator, value, scope, evaluated);
    case Applicator::Kind::Not: return !check(first, value, scope, nullptr);
    case Applicator::Kind::If: return checkIf(applicator, value, scope, evaluated);
    case Applicator::Kind::Dependent:
        spend(value.size() / kNamesPerStep);
        return !value.contains(m_program.names[applicator.index]) || check(first, value, scope, evaluated);
    }
    return false;
}

// Core 8.2.3.2: the outermost resource in the dynamic scope that has the anchor.
NodeId Evaluator::dynamicTarget(const Applicator &applicator, const DynamicScope *scope) const
{
    NodeId found = applicator.nodes.front();
    for (; scope != nullptr; scope = scope->parent) {
        for (const DynamicAnchor::Target &target : m_program.dynamicAnchors[applicator.index].targets) {
            if (target.resource == scope->resource)
                found = target.node;
        }
    }
    return found;
}

// The parts that a schema evaluated count only when the value fits it.
bool Evaluator::checkBranch(NodeId id, const json::Value &value, const DynamicScope *scope,
                            Evaluated *evaluated)
{
    if (evaluated == nullptr)
        return check(id, value, scope, nullptr);
    Evaluated own(value.size());
    const bool fits = check(id, value, scope, &own);
    if (fits)
        evaluated->add(own);
    return fits;
}

bool Evaluator::checkAnyOf(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                           Evaluated *evaluated)
{
    bool fits = false;
    for (const NodeId node : applicator.nodes) {
        fits = checkBranch(node, value, scope, evaluated) || fits;
        if (fits && evaluated == nullptr)
            break;
    }
    return fits;
}

bool Evaluator::checkOneOf(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                           Evaluated *evaluated)
{
    std::size_t count = 0;
    for (const NodeId node : applicator.nodes) {
        count += checkBranch(node, value, scope, evaluated) ? 1 : 0;
        if (count > 1)
            return false;
    }
    return count == 1;
}

bool Evaluator::checkIf(const Applicator &applicator, const json::Value &value, const DynamicScope *scope,
                        Evaluated *evaluated)
{
    const bool holds = checkBranch(applicator.nodes[0], value, scope, evaluated);
    const NodeId next = applicator.nodes[holds ? 1 : 2];
    return next == kNone || check(next, value, scope, evaluated);
}

bool Evaluator::hasContent(const StringChecks &checks, std::string_view text)
{
    if (checks.encoding == StringChecks::Encoding::Base64) {
        const std::optional<std::string> decoded = decodeBase64(text, StrayBits::Ignored);
        return decoded && (checks.mediaType != StringChecks::MediaType::Json || json::parse(*decoded));
    }
    return checks.mediaType != StringChecks::MediaType::Json || json::parse(text);
}

bool Evaluator::matches(std::uint32_t pattern, std::string_view text)
{
    if (m_limit)
        return false;
    // No search takes more than what is left for all.
    const std::size_t left = m_limits.steps - m_steps;
    const std::size_t most =
        std::min(m_limits.patternSteps / kPatternStepsPerStep, left) * kPatternStepsPerStep
        + kPatternStepsPerStep;
    const text::Regex::Outcome outcome =
        m_program.patterns[pattern].regex.search(text, std::min(m_limits.patternSteps, most));
    spend(1 + outcome.steps / kPatternStepsPerStep);
    if (outcome.answer == text::Regex::Answer::LimitReached)
        stopAt(Code::PatternLimit);
    return outcome.answer == text::Regex::Answer::Match;
}

void Evaluator::spend(std::size_t steps)
{
    m_steps += steps;
    if (m_steps > m_limits.steps)
        stopAt(Code::StepLimit);
    if (m_deadline && m_steps >= m_nextLookAtClock) {
        m_nextLookAtClock = m_steps + kStepsPerLookAtClock;
        if (std::chrono::steady_clock::now() > *m_deadline)
            stopAt(Code::TimeLimit);
    }
}

void Evaluator::stopAt(Code limit) noexcept
{
    if (m_limit)
        return;
    m_limit = limit;
    m_nodeAtLimit = m_at;
}

} // namespace tooltray::jsonschema
