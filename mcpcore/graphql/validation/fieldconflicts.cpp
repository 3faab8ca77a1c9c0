// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/fieldmerging.h"

#include "graphql/language/stringvalue.h"

#include <algorithm>

namespace tooltray::graphql {

namespace {

// graphql-js cuts what it quotes, as names and reasons can be as long as the document.
constexpr std::size_t kMaxDetail = 1000;
constexpr std::size_t kMaxNodes = 20;
// The cost of describing a conflict, counted in pairs without one.
constexpr std::uint64_t kConflictSteps = 30;
// Selections inside selections and fragments that lead to fragments, as deep as a small stack allows with ease.
constexpr std::uint32_t kMaxDepth = 300;

std::string abbreviated(std::string_view text)
{
    return text.size() > kMaxDetail ? std::string(text.substr(0, kMaxDetail)) + "..." : std::string(text);
}

void appendKey(Node value, std::string &key)
{
    key += static_cast<char>('A' + static_cast<int>(value.kind()));
    switch (value.kind()) {
    case NodeKind::ListValue:
        key += '[';
        for (const Node item : value.children())
            appendKey(item, key);
        key += ']';
        return;
    case NodeKind::ObjectValue: {
        std::vector<ObjectField> fields(ObjectValue(value).fields().begin(),
                                        ObjectValue(value).fields().end());
        std::stable_sort(fields.begin(), fields.end(),
                         [](ObjectField a, ObjectField b) { return a.name() < b.name(); });
        key += '{';
        for (const ObjectField field : fields) {
            key.append(field.name()).append(":");
            appendKey(field.value(), key);
        }
        key += '}';
        return;
    }
    case NodeKind::StringValue:
        key += StringValue(value).isBlock() ? 'b' : 's';
        printString(StringValue(value).value(), key);
        return;
    case NodeKind::Variable: key.append(value.name()).append(";"); return;
    default: key.append(value.text()).append(";");
    }
}

class DepthGuard {
public:
    explicit DepthGuard(std::uint32_t &depth) noexcept : m_depth(depth) { ++m_depth; }
    DepthGuard(const DepthGuard &) = delete;
    DepthGuard &operator=(const DepthGuard &) = delete;
    ~DepthGuard() { --m_depth; }
    bool isTooDeep() const noexcept { return m_depth > kMaxDepth; }

private:
    std::uint32_t &m_depth;
};

} // namespace

bool FieldConflicts::Pairs::insert(const void *a, const void *b, Parents parents)
{
    const auto [known, isNew] = m_pairs.try_emplace({a, b}, parents);
    if (isNew)
        return true;
    if (known->second == Parents::MayBeTheSame || parents == Parents::Exclude)
        return false;
    known->second = parents;
    return true;
}

FieldConflicts::FieldConflicts(ValidationContext &context) : m_context(context) {}

bool FieldConflicts::spend(std::uint64_t steps)
{
    return m_context.spend(steps);
}

void FieldConflicts::check(SelectionSet selections, SchemaType parent, std::string_view rule)
{
    for (Conflict &conflict : within(selections, parent)) {
        std::vector<SourceSpan> spans = std::move(conflict.first);
        spans.insert(spans.end(), conflict.second.begin(), conflict.second.end());
        m_context.report(rule,
                         "Fields \"" + name(conflict.responseName) + "\" conflict because " + conflict.reason
                             + ". Use different aliases on the fields to fetch both if this was intentional.",
                         std::move(spans));
    }
}

FieldConflicts::Conflicts FieldConflicts::within(SelectionSet selections, SchemaType parent)
{
    Conflicts conflicts;
    const Selected &here = selected(selections, parent);
    withinGroups(here, conflicts);
    if (here.fragments.empty() || (here.groups.empty() && here.fragments.size() == 1))
        return conflicts;
    for (std::size_t i = 0; i < here.fragments.size(); ++i) {
        betweenFieldsAndFragment(here, here.fragments[i], Parents::MayBeTheSame, conflicts);
        for (std::size_t j = i + 1; j < here.fragments.size(); ++j)
            betweenFragments(here.fragments[i], here.fragments[j], Parents::MayBeTheSame, conflicts);
    }
    return conflicts;
}

void FieldConflicts::withinGroups(const Selected &selected, Conflicts &conflicts)
{
    for (const Group &group : selected.groups)
        for (std::size_t i = 0; i < group.fields.size(); ++i)
            for (std::size_t j = i + 1; j < group.fields.size() && !m_context.isAborted(); ++j)
                if (auto found =
                        conflict(group.responseName, group.fields[i], group.fields[j], Parents::MayBeTheSame))
                    conflicts.push_back(std::move(*found));
}

void FieldConflicts::between(const Selected &a, const Selected &b, Parents parents, Conflicts &conflicts)
{
    if (b.groups.empty())
        return;
    for (const Group &group : a.groups) {
        if (!spend(1))
            return;
        const auto other = b.groupByName.find(group.responseName);
        if (other == b.groupByName.end())
            continue;
        for (const FieldDetails &first : group.fields)
            for (const FieldDetails &second : b.groups[other->second].fields)
                if (auto found = conflict(group.responseName, first, second, parents))
                    conflicts.push_back(std::move(*found));
    }
}

void FieldConflicts::betweenFieldsAndFragment(const Selected &here, std::uint32_t fragment, Parents parents,
                                              Conflicts &conflicts)
{
    const DepthGuard guard(m_depth);
    if (!spend(guard.isTooDeep() ? ~std::uint64_t{0} : 1) || here.groups.empty())
        return;
    if (!m_fieldsAndFragments.insert(&here, identityOf(fragment), parents) || fragment == kNoIndex)
        return;
    const Selected &there = selectedInFragment(fragment);
    if (&here == &there)
        return;
    between(here, there, parents, conflicts);
    for (const std::uint32_t referenced : there.fragments)
        betweenFieldsAndFragment(here, referenced, parents, conflicts);
}

void FieldConflicts::betweenFragments(std::uint32_t a, std::uint32_t b, Parents parents, Conflicts &conflicts)
{
    const DepthGuard guard(m_depth);
    if (!spend(guard.isTooDeep() ? ~std::uint64_t{0} : 2) || a == b)
        return;
    const void *first = std::min(identityOf(a), identityOf(b), std::less<>());
    const void *second = std::max(identityOf(a), identityOf(b), std::less<>());
    if (!m_fragments.insert(first, second, parents) || a == kNoIndex || b == kNoIndex)
        return;
    const Selected &inA = selectedInFragment(a);
    const Selected &inB = selectedInFragment(b);
    between(inA, inB, parents, conflicts);
    for (const std::uint32_t referenced : inB.fragments)
        betweenFragments(a, referenced, parents, conflicts);
    for (const std::uint32_t referenced : inA.fragments)
        betweenFragments(referenced, b, parents, conflicts);
}

FieldConflicts::Conflicts FieldConflicts::betweenSubselections(const FieldDetails &a, const FieldDetails &b,
                                                               Parents parents)
{
    const auto typeOf = [](const FieldDetails &details) {
        return details.definition ? details.definition.namedType() : SchemaType();
    };
    Conflicts conflicts;
    const Selected &first = selected(a.field.selectionSet(), typeOf(a));
    const Selected &second = selected(b.field.selectionSet(), typeOf(b));
    between(first, second, parents, conflicts);
    for (const std::uint32_t fragment : second.fragments)
        betweenFieldsAndFragment(first, fragment, parents, conflicts);
    for (const std::uint32_t fragment : first.fragments)
        betweenFieldsAndFragment(second, fragment, parents, conflicts);
    for (const std::uint32_t inFirst : first.fragments)
        for (const std::uint32_t inSecond : second.fragments)
            betweenFragments(inFirst, inSecond, parents, conflicts);
    return conflicts;
}

std::optional<FieldConflicts::Conflict> FieldConflicts::conflict(Symbol responseName, const FieldDetails &a,
                                                                 const FieldDetails &b, Parents parents)
{
    const DepthGuard guard(m_depth);
    if (!spend(guard.isTooDeep() ? ~std::uint64_t{0} : 2))
        return std::nullopt;
    const TypeRef typeA = a.definition ? a.definition.type() : TypeRef();
    const TypeRef typeB = b.definition ? b.definition.type() : TypeRef();
    if (a.isSimpleLeaf && b.isSimpleLeaf && typeA == typeB && a.field.symbol() == b.field.symbol())
        return std::nullopt;
    const auto because = [&](std::string reason) {
        spend(kConflictSteps);
        return Conflict{
            responseName, std::move(reason), {m_context.span(a.field)}, {m_context.span(b.field)}};
    };
    const bool areBothObjects = a.parent.is(TypeKind::Object) && b.parent.is(TypeKind::Object);
    if (areBothObjects && a.parent != b.parent)
        parents = Parents::Exclude;
    if (parents == Parents::MayBeTheSame) {
        if (a.field.symbol() != b.field.symbol())
            return because("\"" + abbreviated(a.field.name()) + "\" and \"" + abbreviated(b.field.name())
                           + "\" are different fields");
        if (!haveSameArguments(a.field.arguments(), b.field.arguments()))
            return because("they have differing arguments");
    }
    if (a.stream || b.stream) {
        std::string reason = "they have overlapping stream directives";
        if (a.stream && b.stream && haveSameArguments(a.stream.arguments(), b.stream.arguments()))
            reason += ". See https://github.com/graphql/defer-stream-wg/discussions/100";
        return because(std::move(reason));
    }
    const Schema &schema = m_context.schema();
    if (typeA.isKnown() && typeB.isKnown() && doTypesConflict(schema, typeA, typeB))
        return because("they return conflicting types " + inQuotes(schema.print(typeA)) + " and "
                       + inQuotes(schema.print(typeB)));
    if (a.field.selectionSet() && b.field.selectionSet())
        return subfieldConflict(responseName, a, b, betweenSubselections(a, b, parents));
    return std::nullopt;
}

std::optional<FieldConflicts::Conflict> FieldConflicts::subfieldConflict(Symbol responseName,
                                                                         const FieldDetails &a,
                                                                         const FieldDetails &b,
                                                                         const Conflicts &conflicts) const
{
    if (conflicts.empty())
        return std::nullopt;
    std::string reason;
    for (const Conflict &conflict : conflicts) {
        reason.append(reason.empty() ? "" : " and ")
            .append("subfields \"")
            .append(name(conflict.responseName))
            .append("\" conflict because ")
            .append(conflict.reason);
        if (reason.size() > kMaxDetail)
            break;
    }
    const auto spansOf = [&](Field field, std::vector<SourceSpan> Conflict::*side) {
        std::vector<SourceSpan> spans{m_context.span(field)};
        for (const Conflict &conflict : conflicts) {
            const std::vector<SourceSpan> &more = conflict.*side;
            const std::size_t count = std::min(more.size(), kMaxNodes - spans.size());
            spans.insert(spans.end(), more.end() - static_cast<std::ptrdiff_t>(count), more.end());
            if (spans.size() == kMaxNodes)
                break;
        }
        return spans;
    };
    return Conflict{responseName, abbreviated(reason), spansOf(a.field, &Conflict::first),
                    spansOf(b.field, &Conflict::second)};
}

bool FieldConflicts::haveSameArguments(Arguments a, Arguments b)
{
    if (a.size() != b.size())
        return false;
    for (const Argument argument : a) {
        if (!spend(1))
            return true;
        Argument other;
        for (const Argument candidate : b)
            if (candidate.symbol() == argument.symbol())
                other = candidate;
        if (!other || valueKey(argument.value()) != valueKey(other.value()))
            return false;
    }
    return true;
}

const std::string &FieldConflicts::valueKey(Node value)
{
    std::string &key = m_valueKeys[value.index()];
    if (key.empty())
        appendKey(value, key);
    return key;
}

const FieldConflicts::Selected &FieldConflicts::selected(SelectionSet selections, SchemaType parent)
{
    std::unique_ptr<Selected> &known = m_selected[{parent ? parent.index() : kNoIndex, selections.index()}];
    if (!known) {
        known = std::make_unique<Selected>();
        collect(selections, parent, *known);
    }
    return *known;
}

const FieldConflicts::Selected &FieldConflicts::selectedInFragment(std::uint32_t fragment)
{
    const FragmentDefinition definition(
        m_context.document().node(m_context.facts().fragments()[fragment].node));
    return selected(definition.selectionSet(), m_context.facts().namedType(definition.typeCondition()));
}

void FieldConflicts::collect(Node selectionSet, SchemaType parent, Selected &selected)
{
    for (const Node selection : selectionSet.children()) {
        if (const auto field = as<Field>(selection)) {
            const auto [group, isNew] =
                selected.groupByName.try_emplace(field.responseSymbol(), selected.groups.size());
            if (isNew)
                selected.groups.push_back({field.responseSymbol(), {}});
            FieldDetails details{field, parent, {}, false, findDirective(field.directives(), Symbol::Stream)};
            if (parent)
                details.definition = parent.field(m_context.facts().schemaSymbol(field.symbol()));
            details.isSimpleLeaf = field.arguments().isEmpty() && !field.selectionSet() && !details.stream;
            selected.groups[group->second].fields.push_back(details);
        } else if (const auto inlined = as<InlineFragment>(selection)) {
            const TypeReference condition = inlined.typeCondition();
            collect(inlined.selectionSet(), condition ? m_context.facts().namedType(condition) : parent,
                    selected);
        } else {
            const std::uint32_t fragment = m_context.facts().fragmentIndex(selection.symbol());
            if (std::find(selected.fragments.begin(), selected.fragments.end(), fragment)
                == selected.fragments.end())
                selected.fragments.push_back(fragment);
        }
    }
}

const void *FieldConflicts::identityOf(std::uint32_t fragment) const
{
    return fragment == kNoIndex ? nullptr : &m_context.facts().fragments()[fragment];
}

std::string FieldConflicts::name(Symbol responseName) const
{
    return abbreviated(m_context.document().symbols().text(responseName));
}

} // namespace tooltray::graphql
