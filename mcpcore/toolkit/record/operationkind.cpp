// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/record/operationkind.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::toolkit {
namespace {

// Reading more than this would hold the event loop up.
constexpr std::size_t kTextLookedAt = 256 * 1024;

} // namespace

journal::OperationKind operationKind(Effect effect)
{
    return effect == Effect::Reads ? journal::OperationKind::Query : journal::OperationKind::Mutation;
}

journal::OperationKind operationKind(const workspace::Workspace &workspace, const workspace::Tool &tool,
                                     std::optional<workspace::Version> version, Effect effect)
{
    if (!version || *version == tool.active || !tool.versions.contains(*version))
        return operationKind(effect);
    const workspace::ToolVersion asked = tool.resolved(*version);
    return operationKind(effectOf(workspace, asked));
}

journal::OperationKind operationKind(std::string_view document, std::string_view operationName)
{
    using journal::OperationKind;
    if (document.size() > kTextLookedAt)
        return OperationKind::None;
    const graphql::Document read = graphql::parseDocument(std::string(document));
    const graphql::OperationDefinition operation = graphql::findOperation(read, operationName);
    if (!operation)
        return OperationKind::None;
    switch (operation.operation()) {
    case graphql::OperationType::Mutation: return OperationKind::Mutation;
    case graphql::OperationType::Subscription: return OperationKind::Subscription;
    case graphql::OperationType::Query: break;
    }
    return OperationKind::Query;
}

} // namespace tooltray::toolkit
