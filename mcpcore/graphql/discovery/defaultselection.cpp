// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/suggestoperation.h"

#include "terms/words/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxLeaves = 3;
constexpr std::size_t kMaxNamed = 6;
constexpr std::size_t kMaxTouched = 2;
constexpr std::size_t kMoreLeaves = 3;
constexpr std::size_t kMaxParts = 2;
constexpr std::size_t kMaxMembers = 3;
constexpr std::size_t kMaxSelectionDepth = 4;
constexpr std::size_t kMaxWrappedDepth =
    7; // inside what has no leaves itself, like an amount in two currencies

bool needsNothing(SchemaField field)
{
    const SchemaInputs arguments = field.arguments();
    return !field.isDeprecated()
           && std::none_of(arguments.begin(), arguments.end(),
                           [](SchemaInput argument) { return argument.isRequired(); });
}

bool isOpenLeaf(SchemaField field)
{
    return field && field.namedType().isLeaf() && needsNothing(field) && field.name() != "clientMutationId";
}

bool isOpenObject(SchemaField field)
{
    return field && field.namedType().isComposite() && needsNothing(field);
}

// Long texts, the same again in another form, and what only programs read.
bool tellsLittle(std::string_view name)
{
    constexpr std::array<std::string_view, 9> kBegins{
        "body", "can", "content", "cursor", "description", "has", "legacyResource", "text", "viewer"};
    constexpr std::array<std::string_view, 8> kEnds{"HTML", "Html", "Id",     "Ids",
                                                    "Path", "_id",  "Cursor", "Patch"};
    return std::any_of(kBegins.begin(), kBegins.end(), [&](auto begin) { return name.starts_with(begin); })
           || std::any_of(kEnds.begin(), kEnds.end(), [&](auto end) { return name.ends_with(end); });
}

// The lower, the sooner such a leaf tells what something is; nothing of those that hardly ever do.
std::optional<int> orderOf(SchemaField leaf)
{
    const SchemaType type = leaf.namedType();
    const std::string_view name = type.name();
    if (tellsLittle(leaf.name()) || name == "Boolean" || name == "ID")
        return std::nullopt;
    if (name == "String" || type.is(TypeKind::Enum))
        return 0;
    const bool isTime =
        name.find("Date") != std::string_view::npos || name.find("Time") != std::string_view::npos;
    const bool isPlace = name == "URI" || name == "URL";
    return isPlace ? 3 : isTime ? 2 : 1;
}

bool tellsPerson(SchemaField field)
{
    constexpr std::array<std::string_view, 11> kPeople{"account",  "actor",    "assignee", "author",
                                                       "creator",  "customer", "member",   "owner",
                                                       "reviewer", "sender",   "user"};
    return std::find(kPeople.begin(), kPeople.end(), field.name()) != kPeople.end();
}

class SelectionWriter {
public:
    SelectionWriter(const terms::SaidWords &said, std::vector<SchemaType> passed)
        : m_said(said)
        , m_passed(std::move(passed))
    {
        for (const SchemaType type : m_passed)
            cover(type.name());
        const bool isMutation =
            !m_passed.empty()
            && m_passed.front() == m_passed.front().schema().rootType(OperationType::Mutation);
        m_asks = m_wantsMore = !m_said.isEmpty() && !isMutation;
    }

    std::string write(SchemaType type, std::size_t depth)
    {
        if (depth >= kMaxWrappedDepth)
            return "{ __typename }";
        if (type.is(TypeKind::Union))
            return "{ __typename " + members(type, depth) + '}';
        // The nodes of a page are all there is to see in it.
        if (const std::string page = pageOf(type, depth); !page.empty())
            return page;
        std::string text;
        cover(type.name());
        std::vector<SchemaField> leaves = tellingLeaves(type);
        addTouched(type, leaves);
        addMore(type, leaves);
        for (const SchemaField leaf : leaves)
            text.append(leaf.name()).append(" ");
        m_passed.push_back(type);
        text += parts(type, leaves, depth);
        m_passed.pop_back();
        if (type.is(TypeKind::Interface))
            text += members(type, depth);
        return text.empty() ? "{ __typename }" : "{ " + text + '}';
    }

    // The leaves that tell most, the first of them first, behind them those that are asked for.
    std::vector<SchemaField> tellingLeaves(SchemaType type)
    {
        constexpr std::array<std::string_view, 12> kTelling{"id",          "name",    "title", "login",
                                                            "displayName", "label",   "key",   "number",
                                                            "code",        "message", "state", "status"};
        std::vector<SchemaField> leaves;
        const auto add = [&](SchemaField field, std::size_t most) {
            if (leaves.size() < most && isOpenLeaf(field)
                && std::find(leaves.begin(), leaves.end(), field) == leaves.end())
                leaves.push_back(field);
        };
        for (const std::string_view name : kTelling)
            add(type.field(name), kMaxLeaves);
        for (const SchemaField field : type.fields()) {
            if (leaves.size() >= 2)
                break;
            add(field, kMaxLeaves);
        }
        if (!m_said.isEmpty()) {
            for (const SchemaField field : type.fields())
                if (m_said.name(field.name()))
                    add(field, kMaxLeaves + kMaxNamed);
        }
        for (const SchemaField leaf : leaves)
            cover(leaf.name());
        return leaves;
    }

private:
    void cover(std::string_view name)
    {
        terms::forEachWord(name, [this](std::string &word) { m_covered.insert(terms::stemOf(word)); });
    }

    // How many words the name has beside one that is said and that nothing so far is about.
    std::optional<std::size_t> besideSaid(std::string_view name) const
    {
        std::size_t count = 0;
        bool isSaid = false;
        terms::forEachWord(name, [&](std::string &word) {
            const std::string stem = terms::stemOf(word);
            isSaid = isSaid || (m_said.say(stem) && !m_covered.contains(stem));
            ++count;
        });
        return isSaid ? std::optional(count - 1) : std::nullopt;
    }

    // Who speaks of the currency means the currencyCode, where there is nothing that is called so.
    template <typename Fits>
    SchemaField touched(SchemaType type, const Fits &fits) const
    {
        SchemaField best;
        std::size_t least = std::numeric_limits<std::size_t>::max();
        for (const SchemaField field : type.fields()) {
            const auto beside = fits(field) ? besideSaid(field.name()) : std::nullopt;
            if (!beside || *beside >= least)
                continue;
            best = field;
            least = *beside;
        }
        return best;
    }

    void addTouched(SchemaType type, std::vector<SchemaField> &leaves)
    {
        const auto tells = [](SchemaField field) { return isOpenLeaf(field) && orderOf(field).has_value(); };
        for (std::size_t i = 0; i < kMaxTouched && m_asks; ++i) {
            const SchemaField field = touched(type, tells);
            if (!field)
                return;
            cover(field.name());
            leaves.push_back(field);
        }
    }

    // More of the one object that the question is about.
    void addMore(SchemaType type, std::vector<SchemaField> &leaves)
    {
        if (!std::exchange(m_wantsMore, m_wantsMore && leaves.empty()))
            return;
        std::size_t count = 0;
        for (int order = 0; order <= 3; ++order) {
            for (const SchemaField field : type.fields()) {
                if (count == kMoreLeaves)
                    return;
                if (!isOpenLeaf(field) || orderOf(field) != order
                    || std::find(leaves.begin(), leaves.end(), field) != leaves.end())
                    continue;
                leaves.push_back(field);
                ++count;
            }
        }
    }

    std::string part(SchemaField field, std::size_t depth)
    {
        return std::string(field.name()) + ' ' + write(field.namedType(), depth + 1);
    }

    std::string pageOf(SchemaType type, std::size_t depth)
    {
        const SchemaField count = type.field("totalCount");
        const std::string counted = m_said.wantCount() && isOpenLeaf(count) ? "totalCount " : "";
        const SchemaField nodes = type.field("nodes");
        if (isOpenObject(nodes) && nodes.type().nullable().isList())
            return "{ " + counted + part(nodes, depth) + " }";
        const SchemaField edges = type.field("edges");
        if (isOpenObject(edges) && isOpenObject(edges.namedType().field("node")))
            return "{ " + counted + "edges { " + part(edges.namedType().field("node"), depth + 1) + " } }";
        return {};
    }

    // Objects inside: those that are asked for; of what has no identity of its own, like the payload of a mutation, the
    // first ones, for it is described by its content.
    std::string parts(SchemaType type, const std::vector<SchemaField> &leaves, std::size_t depth)
    {
        const bool isKnown = std::any_of(leaves.begin(), leaves.end(), [](SchemaField leaf) {
            return leaf.name() == "id" || leaf.name() == "name" || leaf.name() == "title";
        });
        std::string text;
        std::size_t count = 0;
        if (depth + 2 >= kMaxSelectionDepth && !leaves.empty())
            return text;
        const std::size_t most = depth + 2 >= kMaxSelectionDepth ? 1 : kMaxParts;
        for (const SchemaField field : partsOfQuestion(type)) {
            text += part(field, depth) + ' ';
            ++count;
        }
        for (const bool wantsNamed : {true, false}) {
            for (const SchemaField field : type.fields()) {
                const bool isNamed =
                    !m_said.isEmpty() && m_said.sayExactly(field.name()) && !leadsBack(field);
                if (count >= most || isNamed != wantsNamed || !isOpenObject(field) || (isKnown && !isNamed))
                    continue;
                text += part(field, depth) + ' ';
                ++count;
            }
        }
        return text;
    }

    // Objects whose names have what the question says and no leaf is about, and whoever is asked for.
    std::vector<SchemaField> partsOfQuestion(SchemaType type)
    {
        std::vector<SchemaField> parts;
        if (!m_asks)
            return parts;
        const auto fits = [&](SchemaField field) {
            return isOpenObject(field) && !leadsBack(field) && !m_said.sayExactly(field.name())
                   && std::find(parts.begin(), parts.end(), field) == parts.end();
        };
        if (m_said.wantPerson() && !std::exchange(m_hasPerson, true))
            for (const SchemaField field : type.fields())
                if (parts.empty() && fits(field) && tellsPerson(field))
                    parts.push_back(field);
        if (const SchemaField field = touched(type, [&](SchemaField one) {
                return fits(one) && !one.type().nullable().isList() && !isPage(one.namedType());
            })) {
            cover(field.name());
            parts.push_back(field);
        }
        return parts;
    }

    static bool isPage(SchemaType type)
    {
        return isOpenObject(type.field("nodes")) || isOpenObject(type.field("edges"));
    }

    bool leadsBack(SchemaField field) const
    {
        return std::find(m_passed.begin(), m_passed.end(), field.namedType()) != m_passed.end();
    }

    // Fragments on the objects that an abstract type can be: of an interface on those that are asked for. Fields of
    // one name must have one type in all of them.
    std::string members(SchemaType type, std::size_t depth)
    {
        std::vector<SchemaType> chosen;
        const auto choose = [&](bool wantsNamed) {
            for (const SchemaType member : type.possibleTypes())
                if (chosen.size() < kMaxMembers && m_said.name(member.name()) == wantsNamed)
                    chosen.push_back(member);
        };
        if (!m_said.isEmpty())
            choose(true);
        if (type.is(TypeKind::Union) && chosen.empty())
            choose(false);
        if (depth + 1 >= kMaxWrappedDepth)
            return {};
        std::string text;
        std::map<std::string_view, std::string> types;
        if (type.is(TypeKind::Interface))
            for (const SchemaField field : type.fields())
                types.emplace(field.name(), type.schema().print(field.type()));
        for (const SchemaType member : chosen) {
            std::string inside;
            for (const SchemaField leaf : tellingLeaves(member)) {
                const std::string printed = member.schema().print(leaf.type());
                if (types.emplace(leaf.name(), printed).first->second == printed)
                    inside.append(leaf.name()).append(" ");
            }
            if (!inside.empty())
                text.append("... on ").append(member.name()).append(" { ").append(inside).append("} ");
        }
        return text;
    }

    const terms::SaidWords &m_said;
    std::vector<SchemaType> m_passed;
    std::set<std::string, std::less<>> m_covered; // stems of what is selected, or was passed
    bool m_asks = false;                          // what a mutation is told is not what it answers
    bool m_wantsMore = false;
    bool m_hasPerson = false;
};

} // namespace

std::string defaultSelection(SchemaType type, const terms::SaidWords &said, std::vector<SchemaType> passed)
{
    return type.isComposite() ? SelectionWriter(said, std::move(passed)).write(type, 0) : std::string();
}

std::string namedLeavesBeside(SchemaField field, const terms::SaidWords &said)
{
    std::string text;
    std::size_t count = 0;
    if (said.isEmpty())
        return text;
    for (const SchemaField other : field.parent().fields()) {
        if (other == field || count == kMaxNamed || !isOpenLeaf(other) || !said.name(other.name()))
            continue;
        text.append(other.name()).append(" ");
        ++count;
    }
    return text;
}

} // namespace tooltray::graphql
