// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/explanation.h"

#include "jsonschema/explain/messages.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace tooltray::jsonschema {
namespace {

constexpr std::size_t kMaxCreated = 2'000; // errors of all alternatives that were looked into

// The names that the schema, and those that look at the same value for it, have properties for.
std::vector<std::string_view> namesKnownTo(const Program &program, const ProgramNode &node, Keyword keyword)
{
    constexpr std::size_t mostNodes = 100;
    std::vector<const ProgramNode *> waiting{&node};
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < waiting.size() && i < mostNodes; ++i) {
        const ProgramNode &next = *waiting[i];
        if (next.object != kNone) {
            for (const ObjectChecks::Property &property : program.objects[next.object].properties)
                names.insert(property.name);
        }
        // additionalProperties knows those beside it only.
        if (keyword == Keyword::AdditionalProperties)
            break;
        for (std::uint32_t j = 0; j < next.applicatorCount; ++j) {
            for (const NodeId id : program.applicators[next.firstApplicator + j].nodes) {
                if (id != kNone
                    && std::find(waiting.begin(), waiting.end(), &program.nodes[id]) == waiting.end())
                    waiting.push_back(&program.nodes[id]);
            }
        }
    }
    return {names.begin(), names.end()};
}

} // namespace

Explanation::Explanation(const Program &program, const Limits &limits)
    : m_program(program)
    , m_limits(limits)
    , m_evaluator(program, limits)
{}

bool Explanation::fits(NodeId node, const Spot &spot)
{
    return m_evaluator.check(node, spot.value, spot.scope, nullptr);
}

bool Explanation::isFull() const noexcept
{
    return m_errors.size() >= m_limits.errors || m_created >= kMaxCreated || m_evaluator.limitReached();
}

void Explanation::add(Code code, const ProgramNode &node, std::string_view keyword, const Spot &spot,
                      std::vector<std::string> arguments, std::string suggestion,
                      std::vector<ValidationError> causes)
{
    if (isFull())
        return;
    ++m_created;
    ValidationError error{.code = code,
                          .instancePointer = pointerOf(spot.path),
                          .schemaLocation = m_program.location(node),
                          .keyword = keyword,
                          .message = {},
                          .arguments = std::move(arguments),
                          .suggestion = std::move(suggestion),
                          .causes = std::move(causes)};
    if (!keyword.empty())
        error.schemaLocation += "/" + std::string(keyword);
    error.message = sentence(error);
    m_errors.push_back(std::move(error));
}

void Explanation::addEnumError(const ProgramNode &node, Keyword keyword, const Spot &spot,
                               std::span<const json::Value> allowed)
{
    constexpr std::size_t mostListed = 12;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < std::min(allowed.size(), mostListed); ++i)
        words.push_back(quotedValue(allowed[i]));
    if (allowed.size() > mostListed)
        words.push_back(counted(allowed.size() - mostListed, "other"));
    if (words.empty())
        words.emplace_back("one of the listed values (there are none)");
    const bool isChoice = words.size() > 1;
    // Many values that fit none of many are not all compared with them.
    constexpr std::size_t mostCompared = 200'000;
    const bool isCompared = m_compared < mostCompared;
    m_compared += isCompared ? allowed.size() : 0;
    add(Code::Enum, node, keywordName(keyword), spot,
        {subjectOf(spot.path), (isChoice ? "one of " : "") + listed(words), describedValue(spot.value)},
        isCompared ? meantForEnum(allowed, spot.value) : std::string());
}

std::span<const std::string_view> Explanation::knownNames(const ProgramNode &node, Keyword keyword)
{
    const auto [known, isNew] = m_knownNames.try_emplace({&node, keyword});
    if (isNew)
        known->second = namesKnownTo(m_program, node, keyword);
    return known->second;
}

std::string_view Explanation::closestTo(std::string_view name, std::span<const std::string_view> candidates)
{
    constexpr std::size_t mostCompared = 50'000;
    if (m_compared >= mostCompared)
        return {};
    m_compared += candidates.size();
    return closest(name, candidates);
}

void Explanation::append(std::vector<ValidationError> errors)
{
    std::move(errors.begin(), errors.end(), std::back_inserter(m_errors));
}

std::vector<ValidationError> Explanation::errorsOf(NodeId node, const Spot &spot)
{
    std::vector<ValidationError> outside = std::exchange(m_errors, {});
    if (!fits(node, spot))
        explainNode(node, spot);
    return std::exchange(m_errors, std::move(outside));
}

namespace {

// One of the alternatives of anyOf or oneOf.
struct Branch {
    std::size_t number;
    std::vector<ValidationError> errors;
};

bool isAbout(const ValidationError &error, Code code, std::string_view pointer)
{
    return error.code == code && error.instancePointer == pointer;
}

// How far a value is from an alternative: another constant in one of its members probably means that another
// alternative is meant, a missing member less so, and everything else is a slip.
std::size_t distanceOf(const std::vector<ValidationError> &errors, std::string_view pointer)
{
    std::size_t distance = 0;
    for (const ValidationError &error : errors) {
        const bool isChoice = error.code == Code::Const || error.code == Code::Enum;
        const std::string_view below = std::string_view(error.instancePointer).substr(pointer.size());
        const bool isOfMember = std::count(below.begin(), below.end(), '/') <= 1;
        const bool isMissing = error.code == Code::Required || error.code == Code::RequiredAny;
        distance += isChoice && isOfMember ? 100 : isMissing ? 10 : 1;
    }
    return distance;
}

// oneOf, when more than one fits.
bool explainSeveral(Explanation &explanation, const ProgramNode &node, const Applicator &applicator,
                    const Spot &spot)
{
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < applicator.nodes.size(); ++i) {
        if (explanation.fits(applicator.nodes[i], spot))
            numbers.push_back(std::to_string(i + 1));
    }
    if (numbers.empty())
        return false;
    explanation.add(Code::OneOfSeveral, node, keywordName(applicator.keyword), spot,
                    {subjectOf(spot.path), std::to_string(applicator.nodes.size()), listed(numbers, "and")});
    return true;
}

// Alternatives that are nothing but constants are an enum written in another way, often with a description each.
bool explainAsOneEnum(Explanation &explanation, const ProgramNode &node, const Applicator &applicator,
                      const Spot &spot, const std::vector<Branch> &branches)
{
    const std::string pointer = pointerOf(spot.path);
    std::vector<json::Value> allowed;
    for (const Branch &branch : branches) {
        const ProgramNode &alternative = explanation.program().nodes[applicator.nodes[branch.number]];
        const bool isChoice =
            std::all_of(branch.errors.begin(), branch.errors.end(), [&pointer](const ValidationError &error) {
                return isAbout(error, Code::Const, pointer) || isAbout(error, Code::Enum, pointer);
            });
        if (!isChoice || (alternative.constant == kNone && alternative.enumeration == kNone))
            return false;
        if (alternative.constant != kNone) {
            allowed.push_back(explanation.program().constants[alternative.constant]);
        } else {
            const auto &values = explanation.program().enumerations[alternative.enumeration].values();
            allowed.insert(allowed.end(), values.begin(), values.end());
        }
    }
    explanation.addEnumError(node, applicator.keyword, spot, allowed);
    return true;
}

// Alternatives that each lack a single member: any of those would do.
bool explainAsMissing(Explanation &explanation, const ProgramNode &node, const Applicator &applicator,
                      const Spot &spot, const std::vector<Branch> &branches)
{
    std::vector<std::string> members;
    for (const Branch &branch : branches) {
        if (branch.errors.size() != 1 || branch.errors.front().code != Code::Required
            || !branch.errors.front().suggestion.empty())
            return false;
        const std::string &member = branch.errors.front().arguments.front();
        if (std::find(members.begin(), members.end(), member) == members.end())
            members.push_back(member);
    }
    if (members.size() < 2)
        return false;
    explanation.add(Code::RequiredAny, node, keywordName(applicator.keyword), spot, {listed(members, "or")});
    return true;
}

void explainAlternatives(Explanation &explanation, const ProgramNode &node, const Applicator &applicator,
                         const Spot &spot)
{
    constexpr std::size_t mostBranches = 50;
    const std::string pointer = pointerOf(spot.path);
    std::vector<Branch> branches; // those of the right type
    std::uint8_t types = 0;       // what the others ask for
    for (std::size_t i = 0; i < std::min(applicator.nodes.size(), mostBranches) && !explanation.isFull();
         ++i) {
        Branch branch{i, explanation.errorsOf(applicator.nodes[i], spot)};
        const bool isOtherType =
            std::any_of(branch.errors.begin(), branch.errors.end(), [&pointer](const ValidationError &error) {
                return isAbout(error, Code::Type, pointer);
            });
        if (!isOtherType)
            branches.push_back(std::move(branch));
        else
            types |= explanation.program().nodes[applicator.nodes[i]].types;
    }
    if (branches.empty() && types != 0) {
        explanation.add(Code::Type, node, keywordName(applicator.keyword), spot,
                        {subjectOf(spot.path), describedTypes(types), describedValue(spot.value)},
                        meantForTypes(types, spot.value));
        return;
    }
    if (branches.empty() || explainAsOneEnum(explanation, node, applicator, spot, branches)
        || explainAsMissing(explanation, node, applicator, spot, branches))
        return;
    const auto best =
        std::min_element(branches.begin(), branches.end(), [&](const Branch &a, const Branch &b) {
            return distanceOf(a.errors, pointer) < distanceOf(b.errors, pointer);
        });
    if (best->errors.empty())
        return;
    if (branches.size() == 1) {
        explanation.append(std::move(best->errors));
        return;
    }
    const std::string cause = asClause(best->errors.front().message);
    explanation.add(applicator.kind == Applicator::Kind::AnyOf ? Code::AnyOf : Code::OneOfNone, node,
                    keywordName(applicator.keyword), spot,
                    {subjectOf(spot.path), std::to_string(applicator.nodes.size()),
                     std::to_string(best->number + 1), cause},
                    {}, std::move(best->errors));
}

} // namespace

void explainApplicator(Explanation &explanation, const ProgramNode &node, const Applicator &applicator,
                       const Spot &spot)
{
    const auto explainFailing = [&](NodeId id) {
        if (!explanation.fits(id, spot))
            explanation.explainNode(id, spot);
    };
    switch (applicator.kind) {
    case Applicator::Kind::Reference:
    case Applicator::Kind::AllOf:
    case Applicator::Kind::Dependent:
        std::for_each(applicator.nodes.begin(), applicator.nodes.end(), explainFailing);
        break;
    case Applicator::Kind::DynamicReference:
        explanation.explainNode(explanation.evaluator().dynamicTarget(applicator, spot.scope), spot);
        break;
    case Applicator::Kind::If:
        explanation.explainNode(applicator.nodes[explanation.fits(applicator.nodes[0], spot) ? 1 : 2], spot);
        break;
    case Applicator::Kind::Not:
        explanation.add(Code::Not, node, keywordName(applicator.keyword), spot, {subjectOf(spot.path)});
        break;
    case Applicator::Kind::OneOf:
        if (!explainSeveral(explanation, node, applicator, spot))
            explainAlternatives(explanation, node, applicator, spot);
        break;
    case Applicator::Kind::AnyOf: explainAlternatives(explanation, node, applicator, spot); break;
    }
}

} // namespace tooltray::jsonschema
