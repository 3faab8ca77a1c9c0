// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/executor.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "json/parser.h"
#include "json/write.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::graphql::test {

inline std::shared_ptr<Resolvers> resolversFor(std::string sdl)
{
    return std::make_shared<Resolvers>(buildSchema(parseDocument(std::move(sdl))).schema);
}

inline Source jsonSource(std::string_view text)
{
    return Source(std::make_shared<const json::Value>(json::parse(text).value));
}

inline Prepared prepare(const OperationExecutor &executor, std::string document,
                        std::string_view variables = "{}", std::optional<std::string> operationName = {})
{
    return executor.prepare({std::make_shared<const Document>(parseDocument(std::move(document))),
                             std::move(operationName), json::parse(variables).value});
}

// The response as text once it is there, "" before.
inline std::shared_ptr<std::string> execute(const OperationExecutor &executor, std::string document,
                                            const Source &root = {}, std::string_view variables = "{}")
{
    auto response = std::make_shared<std::string>();
    const Prepared prepared = prepare(executor, std::move(document), variables);
    if (const auto *refused = std::get_if<ExecutionResult>(&prepared))
        *response = toJson(*refused);
    else
        executor.execute(std::get<0>(prepared), root, {},
                         [response](const ExecutionResult &result) { *response += toJson(result); });
    return response;
}

} // namespace tooltray::graphql::test
