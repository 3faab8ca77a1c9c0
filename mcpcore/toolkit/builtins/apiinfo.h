// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "openapi/model/api.h"
#include "toolkit/builtins/apilanguage.h"
#include "json/value.h"

#include <string>

// The answers of get_schema_info about the description of a REST API.
// The answers of get_schema_info and search_schema about the description of a REST API.

namespace tooltray::toolkit {

struct ApiQuestion {
    std::string name;        // of a schema, a tag or an operation; empty: all operations
    std::string format = {}; // "json": an object
    std::string after = {};  // the operation that the page before ended with
};

// The information as text or, as JSON, as an object.
struct ApiInfo {
    std::string text = {};
    json::Value object = {};
};

// Takes as long as reading schemas does: for a pool.
Result<ApiInfo> apiInfo(const openapi::Api &api, const ApiQuestion &question);

Running describeRest(ApiRequest call);
Running searchRest(ApiRequest call);

} // namespace tooltray::toolkit
