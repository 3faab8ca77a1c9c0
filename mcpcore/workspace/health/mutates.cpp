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

bool mutates(const RestRequest &request)
{
    return request.method != RestRequest::Method::Get && request.method != RestRequest::Method::Head;
}

} // namespace tooltray::workspace
