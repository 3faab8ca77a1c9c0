// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/explanation.h"

#include "jsonschema/explain/hints.h"

#include <algorithm>

namespace tooltray::jsonschema {

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
