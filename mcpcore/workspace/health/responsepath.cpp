// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/responsepath.h"

#include "graphql/language/document.h"
#include "json/pointer.h"

#include <algorithm>
#include <set>
#include <vector>

namespace tooltray::workspace {
namespace {

using namespace graphql;

// The fields of a response name in selections and the fragments they spread.
class Fields {
public:
    Fields(const std::vector<SelectionSet> &sets, std::string_view name) : m_name(name)
    {
        for (const SelectionSet set : sets)
            visit(set);
    }

    bool isFound() const { return m_isFound; }
    bool hasLeaf() const { return m_hasLeaf; }
    std::vector<SelectionSet> selections() && { return std::move(m_selections); }

private:
    void visit(SelectionSet set)
    {
        for (const Selection selection : set.selections()) {
            if (const Field field = as<Field>(selection)) {
                visit(field);
            } else if (const InlineFragment fragment = as<InlineFragment>(selection)) {
                visit(fragment.selectionSet());
            } else if (m_visited.insert(selection.name()).second) {
                if (const FragmentDefinition named = findFragment(set.document(), selection.name()))
                    visit(named.selectionSet());
            }
        }
    }

    void visit(Field field)
    {
        if (field.responseName() != m_name)
            return;
        m_isFound = true;
        if (const SelectionSet inside = field.selectionSet())
            m_selections.push_back(inside);
        else
            m_hasLeaf = true;
    }

    std::string_view m_name;
    std::set<std::string_view> m_visited;
    std::vector<SelectionSet> m_selections;
    bool m_isFound = false;
    bool m_hasLeaf = false;
};

} // namespace

std::optional<std::string> firstUnselected(OperationDefinition operation, std::string_view pointer)
{
    const auto path = json::Pointer::parse(pointer);
    if (!path)
        return std::string(pointer);
    std::vector<SelectionSet> sets{operation.selectionSet()};
    for (const std::string &name : path->tokens()) {
        if (json::detail::arrayIndex(name))
            continue;
        Fields fields(sets, name);
        if (!fields.isFound())
            return name;
        if (fields.hasLeaf())
            return std::nullopt;
        sets = std::move(fields).selections();
    }
    return std::nullopt;
}

} // namespace tooltray::workspace
