// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/explanation.h"

#include "jsonschema/explain/hints.h"

#include <algorithm>
#include <set>

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
                        inBackquotes(closest(property.name, strangers)));
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

// The names that the schema, and those that look at the same value for it, have properties for.
std::vector<std::string_view> knownNames(const Program &program, const ProgramNode &node, Keyword keyword)
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

void addUnknownProperty(Explanation &explanation, const ProgramNode &node, Keyword keyword,
                        const Spot &member)
{
    constexpr std::size_t mostListed = 12;
    std::vector<std::string_view> known = knownNames(explanation.program(), node, keyword);
    // A name that is required and not declared is known to nobody.
    std::erase(known, std::string_view(member.path->name));
    std::vector<std::string> words;
    for (std::size_t i = 0; i < std::min(known.size(), mostListed); ++i)
        words.push_back(inBackquotes(known[i]));
    if (known.size() > mostListed)
        words.push_back(counted(known.size() - mostListed, "other"));
    explanation.add(Code::UnknownProperty, node, keywordName(keyword), member,
                    {subjectOf(member.path), words.empty() ? "none" : listed(words, "and")},
                    inBackquotes(closest(member.path->name, known)));
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
