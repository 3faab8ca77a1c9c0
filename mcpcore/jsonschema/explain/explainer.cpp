// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/explanation.h"
#include "jsonschema/explain/messages.h"
#include "text/encoding/encoding.h"

#include <algorithm>

namespace tooltray::jsonschema {

std::vector<ValidationError> Explainer::explain(const json::Value &value)
{
    explainNode(0, {.value = value});
    if (isLimitReached()) // nothing of what comes later has been said
        append({limitError(program(), limits(), evaluator())});
    return takeErrors();
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

// The scope grows as it does in Evaluator::check().
void Explainer::explainNode(NodeId id, const Spot &spot)
{
    if (isFull() || !evaluator().enter())
        return;
    const ProgramNode &node = program().nodes[id];
    const DynamicScope own{spot.scope, node.resource};
    const Spot inside{spot.value, spot.path, &own};
    if (node.isNever)
        add(Code::NotAllowed, node, {}, spot, {subjectOf(spot.path)});
    else
        explainKeywords(node, inside);
    evaluator().leave();
}

void Explainer::explainKeywords(const ProgramNode &node, const Spot &spot)
{
    const std::size_t before = errors().size();
    explainType(node, spot);
    if (node.constant != kNone && spot.value != program().constants[node.constant])
        add(Code::Const, node, keywordName(Keyword::Const), spot,
            {subjectOf(spot.path), quotedValue(program().constants[node.constant]),
             describedValue(spot.value)});
    if (node.enumeration != kNone && !program().enumerations[node.enumeration].contains(spot.value))
        addEnumError(node, Keyword::Enum, spot, program().enumerations[node.enumeration].values());
    if (spot.value.isNumber() && node.number != kNone)
        explainNumber(node, spot);
    else if (spot.value.isString() && node.string != kNone)
        explainString(node, spot);
    else if (spot.value.isArray() && node.array != kNone)
        explainArray(node, spot);
    else if (spot.value.isObject() && node.object != kNone)
        explainObject(*this, node, spot);
    for (std::uint32_t i = 0; i < node.applicatorCount; ++i) {
        const Applicator &applicator = program().applicators[node.firstApplicator + i];
        if (!isFull() && !evaluator().checkApplicator(applicator, spot.value, spot.scope, nullptr))
            explainApplicator(*this, node, applicator, spot);
    }
    // The evaluated parts of a value are known only when everything else fits (core 11).
    if (errors().size() == before)
        explainUnevaluated(node, spot);
}

void Explainer::explainType(const ProgramNode &node, const Spot &spot)
{
    if (Evaluator::hasType(node, spot.value))
        return;
    if (node.types == 0)
        add(Code::NotAllowed, node, keywordName(Keyword::Type), spot, {subjectOf(spot.path)});
    else
        add(Code::Type, node, keywordName(Keyword::Type), spot,
            {subjectOf(spot.path), describedTypes(node.types), describedValue(spot.value)},
            meantForTypes(node.types, spot.value));
}

void Explainer::explainNumber(const ProgramNode &node, const Spot &spot)
{
    const NumberChecks &checks = program().numbers[node.number];
    const auto addBound = [&](Code code, Keyword keyword, std::string_view bound) {
        add(code, node, keywordName(keyword), spot,
            {subjectOf(spot.path), std::string(bound), quotedValue(spot.value)});
        return true;
    };
    evaluator().checkNumber(checks, spot.value, [&](Keyword keyword) {
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
    const StringChecks &checks = program().strings[node.string];
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
    evaluator().checkString(checks, text, [&](Keyword keyword) {
        switch (keyword) {
        case Keyword::MinLength: return addLength(Code::MinLength, keyword, checks.minLength);
        case Keyword::MaxLength: return addLength(Code::MaxLength, keyword, checks.maxLength);
        case Keyword::Pattern:
            return addText(Code::Pattern, keyword, program().patterns[*checks.pattern].text,
                           quotedValue(spot.value));
        case Keyword::Format:
            return addText(Code::Format, keyword, std::string(checks.format->description),
                           quotedValue(spot.value));
        default:
            if (checks.encoding == StringChecks::Encoding::Base64 && !decodeBase64(text, StrayBits::Ignored))
                return addText(Code::ContentEncoding, Keyword::ContentEncoding, "base64",
                               quotedValue(spot.value));
            return addText(Code::ContentMediaType, keyword, "JSON", quotedValue(spot.value));
        }
    });
}

void Explainer::explainArray(const ProgramNode &node, const Spot &spot)
{
    const ArrayChecks &checks = program().arrays[node.array];
    const std::string found = std::to_string(spot.value.size());
    evaluator().checkArray(checks, spot.value, [&](Keyword keyword) {
        if (keyword == Keyword::UniqueItems) {
            const auto same =
                evaluator().duplicateIn(spot.value).value_or(std::pair<std::size_t, std::size_t>());
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
    const std::size_t count = evaluator().countContained(checks, spot.value, spot.scope, nullptr);
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
    const ArrayChecks &checks = program().arrays[node.array];
    const std::span<const json::Value> elements = spot.value.elements();
    for (std::size_t i = 0; i < elements.size() && !isFull(); ++i) {
        const NodeId forElement = Evaluator::nodeOfElement(checks, i);
        if (forElement == kNone)
            return;
        const bool isRest = i >= checks.first.size();
        if (isRest && program().nodes[forElement].isNever) {
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
        || !evaluator().checkKeywords(node, spot.value, spot.scope, &evaluated))
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
        if (spot.value.isObject() && program().nodes[forRest].isNever)
            addUnknownProperty(*this, node, Keyword::UnevaluatedProperties, inside);
        else
            explainNode(forRest, inside);
    }
}

namespace {

std::string inBackquotes(std::string_view text)
{
    return text.empty() ? std::string() : "`" + std::string(text) + "`";
}

void explainMissing(Explanation &explanation, const ProgramNode &node, const Spot &spot)
{
    const ObjectChecks &checks = explanation.program().objects[node.object];
    std::vector<std::string_view> strangers; // one of which may be the missing one, misspelt
    for (const json::Member &member : spot.value.members()) {
        const ObjectChecks::Property *const property = checks.find(member.name);
        if (property == nullptr)
            strangers.push_back(member.name);
    }
    for (const ObjectChecks::Property &property : checks.properties) {
        if (explanation.isFull())
            return;
        if (!property.isRequired || spot.value.contains(property.name))
            continue;
        const ValuePath path{.parent = spot.path, .name = property.name};
        explanation.add(Code::Required, node, keywordName(Keyword::Required), spot, {subjectOf(&path)},
                        inBackquotes(explanation.closestTo(property.name, strangers)));
    }
}

void explainDependencies(Explanation &explanation, const ProgramNode &node, const Spot &spot)
{
    for (const ObjectChecks::Dependency &dependency :
         explanation.program().objects[node.object].dependencies) {
        if (!spot.value.contains(dependency.name))
            continue;
        const ValuePath asking{.parent = spot.path, .name = dependency.name};
        for (const std::string &name : dependency.required) {
            if (explanation.isFull())
                return;
            const ValuePath path{.parent = spot.path, .name = name};
            if (!spot.value.contains(name))
                explanation.add(Code::DependentRequired, node, keywordName(dependency.keyword), spot,
                                {subjectOf(&path), subjectOf(&asking)});
        }
    }
}

void explainName(Explanation &explanation, const ProgramNode &node, const Spot &member)
{
    const json::Value name(member.path->name);
    const std::vector<ValidationError> causes = explanation.errorsOf(
        explanation.program().objects[node.object].names, {name, member.path, member.scope});
    if (!causes.empty())
        explanation.add(Code::PropertyName, node, keywordName(Keyword::PropertyNames), member,
                        {subjectOf(member.path), asClause(causes.front().message)}, {}, causes);
}

} // namespace

void addUnknownProperty(Explanation &explanation, const ProgramNode &node, Keyword keyword,
                        const Spot &member)
{
    constexpr std::size_t mostListed = 12;
    const std::span<const std::string_view> known = explanation.knownNames(node, keyword);
    // A name that is required and not declared is known to nobody.
    const std::string_view unknown = member.path->name;
    const std::size_t count = known.size() - (std::ranges::binary_search(known, unknown) ? 1 : 0);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < known.size() && words.size() < mostListed; ++i) {
        if (known[i] != unknown)
            words.push_back(inBackquotes(known[i]));
    }
    if (count > mostListed)
        words.push_back(counted(count - mostListed, "other"));
    explanation.add(Code::UnknownProperty, node, keywordName(keyword), member,
                    {subjectOf(member.path), words.empty() ? "none" : listed(words, "and")},
                    inBackquotes(explanation.closestTo(unknown, known)));
}

namespace {

void explainMembers(Explanation &explanation, const ProgramNode &node, const Spot &spot)
{
    const ObjectChecks &checks = explanation.program().objects[node.object];
    for (const json::Member &member : spot.value.members()) {
        if (explanation.isFull())
            return;
        const ValuePath path{.parent = spot.path, .name = member.name};
        const Spot inside{member.value, &path, spot.scope};
        explanation.evaluator().visitMember(
            checks, checks.find(member.name), member, [&](NodeId id, Keyword keyword) {
                if (explanation.fits(id, inside))
                    return true;
                if (keyword == Keyword::AdditionalProperties && explanation.program().nodes[id].isNever)
                    addUnknownProperty(explanation, node, keyword, inside);
                else
                    explanation.explainNode(id, inside);
                return true;
            });
        if (checks.names != kNone)
            explainName(explanation, node, inside);
    }
}

} // namespace

void explainObject(Explanation &explanation, const ProgramNode &node, const Spot &spot)
{
    const ObjectChecks &checks = explanation.program().objects[node.object];
    explanation.evaluator().checkObject(checks, spot.value, [&](Keyword keyword) {
        const bool isMinimum = keyword == Keyword::MinProperties;
        if (isMinimum || keyword == Keyword::MaxProperties)
            explanation.add(isMinimum ? Code::MinProperties : Code::MaxProperties, node, keywordName(keyword),
                            spot,
                            {subjectOf(spot.path),
                             counted(isMinimum ? checks.minProperties : checks.maxProperties, "property"),
                             std::to_string(spot.value.size())});
        return true;
    });
    explainMissing(explanation, node, spot);
    explainDependencies(explanation, node, spot);
    explainMembers(explanation, node, spot);
}

} // namespace tooltray::jsonschema
