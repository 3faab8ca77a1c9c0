// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "openapi/model/api.h"
#include "toolkit/builtins/apilanguage.h"
#include "workspace/derive/derivedtool.h"
#include "json/value.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::toolkit {

// An operation of a description that a call names, with the tool that calls it.
struct RestOperation {
    openapi::ApiPointer api;
    const openapi::ApiOperation *operation = nullptr;
    workspace::DerivedTool derived;
    json::Value problems = json::Value::array(); // of the values: [{level, message, suggestion?}]

    const workspace::ToolVersion &version() const { return derived.tool.versions.begin()->second; }
};

struct RestQuestion {
    std::string operation; // "GET /pets/{id}" or an operationId
    workspace::DerivedFor purpose = workspace::DerivedFor::OneCall;
    std::optional<json::Value> values = {}; // to be held against all that the description says of them
};

// Finds the operation, once the description is there, and makes its tool on the pool. What is taken may go on.
using TakeOperation = std::function<Running(Result<RestOperation>)>;
Running findOperation(const ApiRequest &call, RestQuestion question, TakeOperation take);

// Tells of an operation that the description does not have.
Error unknownOperation(const openapi::Api &api, std::string_view text);

} // namespace tooltray::toolkit
