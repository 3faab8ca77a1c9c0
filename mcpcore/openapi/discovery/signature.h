// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/proposal/arguments.h"

#include <cstddef>
#include <string>
#include <string_view>

// Operations and schemas on one line each, for those who have to read many of them.
namespace tooltray::openapi {

// "GET /repos/{owner}/{repo}": what Api::find() finds it by.
std::string coordinateOf(const ApiOperation &operation);

// "owner: string!, state?: open|closed|all". What does not fit is counted: "... 3 more".
std::string argumentsText(const ApiArguments &arguments, std::size_t mostBytes);
// "[Issue]"; empty when nothing is said of the answer.
std::string answerText(const Api &api, const ApiOperation &operation);

// All three: "GET /issues(state?: open|closed|all) -> [Issue]".
std::string signatureOf(const Api &api, const ApiOperation &operation, std::size_t mostBytes = 2'000);

// A schema by its name, or by the last word of one that no other has: "PodList" of "io.k8s.api.core.v1.PodList". A null
// node when there is none.
ApiNode namedSchema(const Api &api, std::string_view name);
// "Issue {id: integer!, title: string!, labels?: [Label]}".
std::string schemaText(const Api &api, std::string_view name, ApiNode schema, std::size_t mostBytes = 2'000);

} // namespace tooltray::openapi
