// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemanames.h"

#include "toolkit/builtins/schemapart.h"
#include "toolkit/builtins/typeview.h"
#include "toolkit/catalogue/budget.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace graphql;

constexpr std::size_t kPageBytes = 7'000; // less than 1,500 tokens

struct Section {
    std::string title; // "object types"
    std::vector<std::string> names;
    std::string prefix = {}; // of the names, where a cursor names one: "Query."
};

std::vector<Section> sectionsOf(const Schema &schema)
{
    std::vector<Section> sections;
    std::vector<SchemaType> roots;
    for (const auto &[operation, title] : {std::pair(OperationType::Query, "query fields"),
                                           std::pair(OperationType::Mutation, "mutation fields"),
                                           std::pair(OperationType::Subscription, "subscription fields")}) {
        const SchemaType root = schema.rootType(operation);
        if (!root)
            continue;
        roots.push_back(root);
        sections.push_back({title, memberNames(root), std::string(root.name()) + '.'});
    }
    for (const TypeKind kind : {TypeKind::Object, TypeKind::Interface, TypeKind::Union, TypeKind::InputObject,
                                TypeKind::Enum, TypeKind::Scalar}) {
        Section section{std::string(typeKindName(kind)) + " types", {}};
        for (const SchemaType type : schema.types()) {
            const bool isListed = type.kind() == kind && !type.isIntrospection() && !type.isBuiltIn();
            if (isListed && std::ranges::find(roots, type) == roots.end())
                section.names.emplace_back(type.name());
        }
        sections.push_back(std::move(section));
    }
    Section directives{"directives", {}};
    for (const SchemaDirective directive : schema.directives())
        directives.names.push_back(directive.coordinate());
    sections.push_back(std::move(directives));
    return sections;
}

class NamesPage {
public:
    explicit NamesPage(std::string_view after) : m_after(after), m_isBegun(after.empty()) {}

    std::optional<std::string> of(const std::vector<Section> &sections)
    {
        for (const Section &section : sections)
            add(section);
        if (!m_isBegun)
            return std::nullopt;
        if (m_left > 0)
            m_text.append("# ")
                .append(std::to_string(m_left))
                .append(m_left == 1 ? " more name" : " more names")
                .append(": pass the cursor \"")
                .append(cursorBehind(m_last))
                .append("\".\n");
        m_text += "# Pass a name as type_name; a field as a coordinate such as Mutation.createIssue.\n";
        return std::move(m_text);
    }

private:
    void add(const Section &section)
    {
        bool hasTitle = false;
        for (const std::string &name : section.names) {
            const std::string full = section.prefix + name;
            if (!m_isBegun) {
                m_isBegun = full == m_after;
                continue;
            }
            if (m_left > 0 || (m_text.size() + name.size() > kPageBytes && !m_last.empty())) {
                ++m_left;
                continue;
            }
            if (!std::exchange(hasTitle, true))
                m_text += "# " + section.title + ": " + std::to_string(section.names.size()) + '\n' + name;
            else
                m_text.append(" ").append(name);
            m_last = full;
        }
        if (hasTitle)
            m_text += '\n';
    }

    std::string_view m_after;
    bool m_isBegun;
    std::string m_text;
    std::string m_last;
    std::size_t m_left = 0;
};

} // namespace

std::optional<std::string> schemaNames(const Schema &schema, std::string_view after)
{
    return NamesPage(after).of(sectionsOf(schema));
}

std::string memberNamesText(SchemaType type)
{
    std::vector<std::string> names = memberNames(type);
    if (type.is(TypeKind::Union)) {
        for (const SchemaType member : type.members())
            names.emplace_back(member.name());
    }
    std::string text = "# " + std::string(typeKindName(type.kind())) + ' ' + std::string(type.name()) + ": "
                       + std::to_string(names.size()) + '\n';
    for (std::size_t i = 0; i < names.size(); ++i)
        text.append(i == 0 ? "" : " ").append(names[i]);
    text += '\n';
    if (!names.empty() && !type.is(TypeKind::Union))
        text += "# Pass a coordinate such as " + std::string(type.name()) + '.' + names.front()
                + " as type_name, or format \"minified\" for all.\n";
    return text;
}

} // namespace tooltray::toolkit
