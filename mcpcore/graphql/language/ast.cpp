// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/ast.h"

namespace tooltray::graphql {

OperationDefinition findOperation(const Document &document, std::string_view name)
{
    OperationDefinition found;
    for (const OperationDefinition operation : ViewRange<OperationDefinition>(document.definitions())) {
        if (name.empty() && found)
            return {};
        if (name.empty() || operation.name() == name)
            found = operation;
        if (found && !name.empty())
            break;
    }
    return found;
}

FragmentDefinition findFragment(const Document &document, std::string_view name)
{
    for (const FragmentDefinition fragment : ViewRange<FragmentDefinition>(document.definitions()))
        if (fragment.name() == name)
            return fragment;
    return {};
}

} // namespace tooltray::graphql
