// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/explanation.h"

#include "jsonschema/explain/messages.h"

#include <algorithm>
#include <iterator>
#include <set>

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

} // namespace tooltray::jsonschema
