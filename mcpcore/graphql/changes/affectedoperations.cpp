// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/compareschemas.h"

#include "graphql/changes/operationuses.h"
#include "graphql/rules/validate.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace tooltray::graphql {

namespace {

// What makes an error the same before and after: schemas change the words.
using ErrorKey = std::pair<std::string_view, std::uint32_t>; // the rule and the first place

ErrorKey keyOf(const Diagnostic &error)
{
    return {error.rule, error.spans.empty() ? 0 : error.spans.front().start};
}

Diagnostics newErrors(const Schema &before, const Schema &after, const Document &document)
{
    std::set<ErrorKey> old;
    for (const Diagnostic &error : validate(before, document))
        old.insert(keyOf(error));
    Diagnostics errors = validate(after, document);
    std::erase_if(errors, [&](const Diagnostic &error) { return old.contains(keyOf(error)); });
    return errors;
}

// An operation without errors is none the worse for such a change.
bool isSettledByValidation(ChangeCode code)
{
    switch (code) {
    case ChangeCode::TypeRemoved:
    case ChangeCode::TypeRemovedFromUnion:
    case ChangeCode::ImplementedInterfaceRemoved:
    case ChangeCode::RequiredArgAdded:
    case ChangeCode::ArgRemoved:
    case ChangeCode::DirectiveRemoved:
    case ChangeCode::DirectiveArgRemoved:
    case ChangeCode::RequiredDirectiveArgAdded:
    case ChangeCode::DirectiveRepeatableRemoved:
    case ChangeCode::DirectiveLocationRemoved:
    case ChangeCode::RootTypeRemoved:
    case ChangeCode::RootTypeChanged: return true;
    default: return false;
    }
}

bool isWithin(Node definition, const Diagnostic &error)
{
    return error.spans.empty()
           || (error.spans.front().start >= definition.start()
               && error.spans.front().start < definition.end());
}

} // namespace

std::vector<AffectedOperation> findAffectedOperations(const Schema &before, const Schema &after,
                                                      const SchemaChanges &changes, const Document &document)
{
    const Diagnostics errors = newErrors(before, after, document);
    const DocumentFacts facts(document, before);
    std::vector<AffectedOperation> affected;
    for (const DefinitionFacts &operation : facts.operations()) {
        std::vector<Node> parts{document.node(operation.node)};
        for (const std::uint32_t fragment : facts.reachableFragments({&operation, 1}))
            parts.push_back(document.node(facts.fragments()[fragment].node));

        AffectedOperation result;
        result.node = operation.node;
        for (const Diagnostic &error : errors)
            if (std::any_of(parts.begin(), parts.end(), [&](Node part) { return isWithin(part, error); }))
                result.errors.push_back(error);
        if (!result.errors.empty())
            result.impact = ChangeImpact::Breaking;

        const OperationUses uses(facts, document, before, operation);
        for (std::size_t i = 0; i < changes.size(); ++i) {
            const bool mayBeFine = result.errors.empty() && isSettledByValidation(changes[i].code);
            if (mayBeFine || !uses.isTouchedBy(changes[i]))
                continue;
            result.changes.push_back(i);
            result.impact = std::max(result.impact, changes[i].impact());
        }
        if (result.impact != ChangeImpact::Safe)
            affected.push_back(std::move(result));
    }
    return affected;
}

} // namespace tooltray::graphql
