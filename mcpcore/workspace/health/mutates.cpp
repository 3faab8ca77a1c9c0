// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/mutates.h"

#include "graphql/language/parse.h"

namespace tooltray::workspace {

std::optional<graphql::OperationType> typeOf(const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = document.isValid() ? findOperation(document, operation.operationName)
                                          : graphql::OperationDefinition();
    return found ? std::optional(found.operation()) : std::nullopt;
}

bool mutates(const GraphqlOperation &operation)
{
    return typeOf(operation) == graphql::OperationType::Mutation;
}

bool mutates(const RestRequest &request, const ToolVersion &version)
{
    // Agents and packs cannot say so: see apply().
    const bool isSaidToRead = version.annotations.readOnly == true;
    return !isSaidToRead && mutates(request, version.pagination ? &*version.pagination : nullptr);
}

} // namespace tooltray::workspace
