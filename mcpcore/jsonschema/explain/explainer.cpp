// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/explainer.h"

#include "jsonschema/explain/hints.h"
#include "jsonschema/explain/messages.h"
#include "jsonschema/validate/base64.h"

#include <algorithm>

namespace tooltray::jsonschema {

namespace {

constexpr std::size_t kMaxCreated = 2'000; // errors of all alternatives that were looked into

} // namespace

Explainer::Explainer(const Program &program, const Limits &limits)
    : m_program(program)
    , m_limits(limits)
    , m_evaluator(program, limits)
{}

std::vector<ValidationError> Explainer::explain(const json::Value &value)
{
    explainNode(0, {.value = value});
    if (m_evaluator.limitReached()) // nothing of what comes later has been said
        m_errors.push_back(limitError(m_program, m_limits, m_evaluator));
    return std::move(m_errors);
}

ValidationError Explainer::limitError(const Program &program, const Limits &limits,
                                      const Evaluator &evaluator)
{
    ValidationError error;
    error.code = evaluator.limitReached().value_or(Code::StepLimit);
    error.schemaLocation = program.location(program.nodes[evaluator.nodeAtLimit()]);
    std::string limit;
    switch (error.code) {
    case Code::DepthLimit: limit = counted(limits.depth, "level"); break;
    case Code::PatternLimit: limit = counted(limits.patternSteps, "step"); break;
    case Code::TimeLimit:
        limit = counted(static_cast<std::size_t>(limits.time.count()), "millisecond");
        break;
    default: limit = counted(limits.steps, "step"); break;
    }
    error.arguments = {subjectOf(nullptr), std::move(limit)};
    error.message = sentence(error);
    return error;
}

bool Explainer::isFull() const noexcept
{
    return m_errors.size() >= m_limits.errors || m_created >= kMaxCreated || m_evaluator.limitReached();
}

void Explainer::add(Code code, const ProgramNode &node, std::string_view keyword, const Spot &spot,
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

bool Explainer::fits(NodeId node, const Spot &spot)
{
    return m_evaluator.check(node, spot.value, spot.scope, nullptr);
}

// The schema is known not to fit the value. The scope grows as it does in Evaluator::check().
void Explainer::explainNode(NodeId id, const Spot &spot)
{
    if (isFull() || !m_evaluator.enter())
        return;
    const ProgramNode &node = m_program.nodes[id];
    const DynamicScope own{spot.scope, node.resource};
    const Spot inside{spot.value, spot.path, &own};
    if (node.isNever)
        add(Code::NotAllowed, node, {}, spot, {subjectOf(spot.path)});
    else
        explainKeywords(node, inside);
    m_evaluator.leave();
}

void Explainer::explainKeywords(const ProgramNode &node, const Spot &spot)
{
    const std::size_t before = m_errors.size();
    explainType(node, spot);
    if (node.constant != kNone && spot.value != m_program.constants[node.constant])
        add(Code::Const, node, keywordName(Keyword::Const), spot,
            {subjectOf(spot.path), quotedValue(m_program.constants[node.constant]),
             describedValue(spot.value)});
    if (node.enumeration != kNone && !m_program.enumerations[node.enumeration].contains(spot.value))
        addEnumError(node, Keyword::Enum, spot, m_program.enumerations[node.enumeration].values());
    if (spot.value.isNumber() && node.number != kNone)
        explainNumber(node, spot);
    else if (spot.value.isString() && node.string != kNone)
        explainString(node, spot);
    else if (spot.value.isArray() && node.array != kNone)
        explainArray(node, spot);
    else if (spot.value.isObject() && node.object != kNone)
        explainObject(node, spot);
    for (std::uint32_t i = 0; i < node.applicatorCount; ++i) {
        const Applicator &applicator = m_program.applicators[node.firstApplicator + i];
        if (!isFull() && !m_evaluator.checkApplicator(applicator, spot.value, spot.scope, nullptr))
            explainApplicator(node, applicator, spot);
    }
    // The evaluated parts of a value are known only when everything else fits (core 11).
    if (m_errors.size() == before)
        explainUnevaluated(node, spot);
}

void Explainer::explainType(const ProgramNode &node, const Spot &spot)
{
    if (!Evaluator::hasType(node, spot.value))
        add(Code::Type, node, keywordName(Keyword::Type), spot,
            {subjectOf(spot.path), describedTypes(node.types), describedValue(spot.value)},
            meantForTypes(node.types, spot.value));
}

void Explainer::explainNumber(const ProgramNode &node, const Spot &spot)
{
    const NumberChecks &checks = m_program.numbers[node.number];
    const auto addBound = [&](Code code, Keyword keyword, std::string_view bound) {
        add(code, node, keywordName(keyword), spot,
            {subjectOf(spot.path), std::string(bound), quotedValue(spot.value)});
        return true;
    };
    m_evaluator.checkNumber(checks, spot.value, [&](Keyword keyword) {
        switch (keyword) {
        case Keyword::Minimum: return addBound(Code::Minimum, keyword, checks.minimum->number().numberText());
        case Keyword::ExclusiveMinimum:
            return addBound(Code::ExclusiveMinimum, keyword, checks.exclusiveMinimum->number().numberText());
        case Keyword::Maximum: return addBound(Code::Maximum, keyword, checks.maximum->number().numberText());
        case Keyword::ExclusiveMaximum:
            return addBound(Code::ExclusiveMaximum, keyword, checks.exclusiveMaximum->number().numberText());
        default: return addBound(Code::MultipleOf, keyword, checks.multipleOf->text());
        }
    });
}

void Explainer::explainString(const ProgramNode &node, const Spot &spot)
{
    const StringChecks &checks = m_program.strings[node.string];
    const std::string_view text = spot.value.toString();
    const auto addText = [&](Code code, Keyword keyword, std::string expected, std::string found) {
        add(code, node, keywordName(keyword), spot,
            {subjectOf(spot.path), std::move(expected), std::move(found)});
        return true;
    };
    const auto addLength = [&](Code code, Keyword keyword, std::size_t length) {
        return addText(code, keyword, counted(length, "character"),
                       std::to_string(text::codePointCount(text)));
    };
    m_evaluator.checkString(checks, text, [&](Keyword keyword) {
        switch (keyword) {
        case Keyword::MinLength: return addLength(Code::MinLength, keyword, checks.minLength);
        case Keyword::MaxLength: return addLength(Code::MaxLength, keyword, checks.maxLength);
        case Keyword::Pattern:
            return addText(Code::Pattern, keyword, m_program.patterns[*checks.pattern].text,
                           quotedValue(spot.value));
        case Keyword::Format:
            return addText(Code::Format, keyword, std::string(checks.format->description),
                           quotedValue(spot.value));
        default:
            if (checks.encoding == StringChecks::Encoding::Base64 && !decodeBase64(text))
                return addText(Code::ContentEncoding, Keyword::ContentEncoding, "base64",
                               quotedValue(spot.value));
            return addText(Code::ContentMediaType, keyword, "JSON", quotedValue(spot.value));
        }
    });
}

void Explainer::explainArray(const ProgramNode &node, const Spot &spot)
{
    const ArrayChecks &checks = m_program.arrays[node.array];
    const std::string found = std::to_string(spot.value.size());
    m_evaluator.checkArray(checks, spot.value, [&](Keyword keyword) {
        if (keyword == Keyword::UniqueItems) {
            const auto same =
                m_evaluator.duplicateIn(spot.value).value_or(std::pair<std::size_t, std::size_t>());
            const ValuePath first{.parent = spot.path, .index = same.first, .isElement = true};
            const ValuePath second{.parent = spot.path, .index = same.second, .isElement = true};
            add(Code::UniqueItems, node, keywordName(keyword), spot,
                {subjectOf(spot.path), subjectOf(&first), subjectOf(&second)});
            return true;
        }
        const bool isMinimum = keyword == Keyword::MinItems;
        add(isMinimum ? Code::MinItems : Code::MaxItems, node, keywordName(keyword), spot,
            {subjectOf(spot.path), counted(isMinimum ? checks.minItems : checks.maxItems, "element"), found});
        return true;
    });
    explainElements(node, spot);
    if (checks.contains == kNone)
        return;
    const std::size_t count = m_evaluator.countContained(checks, spot.value, spot.scope, nullptr);
    if (count < checks.minContains)
        add(Code::Contains, node,
            keywordName(checks.minContains > 1 ? Keyword::MinContains : Keyword::Contains), spot,
            {subjectOf(spot.path), counted(checks.minContains, "element"), std::to_string(count)});
    else if (count > checks.maxContains)
        add(Code::MaxContains, node, keywordName(Keyword::MaxContains), spot,
            {subjectOf(spot.path), counted(checks.maxContains, "element"), std::to_string(count)});
}

void Explainer::explainElements(const ProgramNode &node, const Spot &spot)
{
    const ArrayChecks &checks = m_program.arrays[node.array];
    const std::span<const json::Value> elements = spot.value.elements();
    for (std::size_t i = 0; i < elements.size() && !isFull(); ++i) {
        const NodeId forElement = Evaluator::nodeOfElement(checks, i);
        if (forElement == kNone)
            return;
        const bool isRest = i >= checks.first.size();
        if (isRest && m_program.nodes[forElement].isNever) {
            add(Code::TooManyItems, node, keywordName(checks.restKeyword), spot,
                {subjectOf(spot.path), counted(checks.first.size(), "element"),
                 std::to_string(elements.size())});
            return;
        }
        const ValuePath path{.parent = spot.path, .index = i, .isElement = true};
        const Spot element{elements[i], &path, spot.scope};
        if (!fits(forElement, element))
            explainNode(forElement, element);
    }
}

void Explainer::explainUnevaluated(const ProgramNode &node, const Spot &spot)
{
    Evaluated evaluated(spot.value.size());
    if (!node.wantsUnevaluated(spot.value.type())
        || !m_evaluator.checkKeywords(node, spot.value, spot.scope, &evaluated))
        return;
    const NodeId forRest = spot.value.isArray() ? node.unevaluatedItems : node.unevaluatedProperties;
    for (std::size_t i = 0; i < spot.value.size() && !isFull(); ++i) {
        if (evaluated.has(i))
            continue;
        ValuePath path{.parent = spot.path, .index = i, .isElement = spot.value.isArray()};
        if (spot.value.isObject())
            path.name = spot.value.members()[i].name;
        const Spot inside{spot.value.isArray() ? spot.value.elements()[i] : spot.value.members()[i].value,
                          &path, spot.scope};
        if (fits(forRest, inside))
            continue;
        if (spot.value.isObject() && m_program.nodes[forRest].isNever)
            addUnknownProperty(node, Keyword::UnevaluatedProperties, inside);
        else
            explainNode(forRest, inside);
    }
}

void Explainer::addEnumError(const ProgramNode &node, Keyword keyword, const Spot &spot,
                             std::span<const json::Value> allowed)
{
    constexpr std::size_t mostListed = 12;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < std::min(allowed.size(), mostListed); ++i)
        words.push_back(quotedValue(allowed[i]));
    if (allowed.size() > mostListed)
        words.push_back(counted(allowed.size() - mostListed, "other"));
    if (words.empty())
        words.emplace_back("the listed values (there are none)");
    add(Code::Enum, node, keywordName(keyword), spot,
        {subjectOf(spot.path), listed(words), describedValue(spot.value)}, meantForEnum(allowed, spot.value));
}

} // namespace tooltray::jsonschema
