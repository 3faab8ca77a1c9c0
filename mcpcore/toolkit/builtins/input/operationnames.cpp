// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/input/operationnames.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"

#include <cstddef>

namespace tooltray::toolkit {
namespace {

// Reading more than this would hold the event loop up.
constexpr std::size_t kTextRead = 256 * 1024;

} // namespace

std::string severalOperations(std::string_view document)
{
    if (document.size() > kTextRead)
        return {};
    const graphql::Document read = graphql::parseDocument(std::string(document));
    if (!read.isValid())
        return {};
    std::string names;
    std::size_t count = 0;
    for (const graphql::Node definition : read.definitions()) {
        const auto operation = graphql::as<graphql::OperationDefinition>(definition);
        if (!operation)
            continue;
        names.append(count++ == 0 ? "" : ", ")
            .append(operation.isAnonymous() ? "one without a name" : operation.name());
    }
    return count > 1 ? names : std::string();
}

} // namespace tooltray::toolkit
