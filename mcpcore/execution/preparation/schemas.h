// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/done.h"
#include "base/time/clock.h"
#include "graphql/changes/schemachange.h"
#include "graphql/schema/schema.h"
#include "openapi/changes/change.h"
#include "openapi/model/api.h"
#include "workspace/checks/checkchange.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/restdrift.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {
class SchemaSearch;
}
namespace tooltray::openapi {
class ApiSearch;
}

namespace tooltray::execution {

// The known state of the description of an endpoint's REST API.
struct ApiState {
    openapi::ApiPointer api = {};           // the last good one; null: none yet
    std::optional<WallTime> fetchedAt = {}; // when it was last found to be the endpoint's
    std::optional<Error> problem = {};      // why it could not be fetched the last time
    bool isLoading = false;
    openapi::ApiPointer heldBack = {}; // lost most of the operations: used only once somebody accepts it
};

// The known state of an endpoint's schema.
struct SchemaState {
    graphql::SchemaPointer schema = {};     // the last good one; null: none yet
    std::string source = {};                // where it is from: introspection, federation or file
    std::optional<WallTime> fetchedAt = {}; // when it was last found to be the endpoint's
    std::optional<Error> problem = {};      // why it could not be fetched the last time
    bool isLoading = false;
    ApiState described = {}; // beside the schema or instead of it
};

// The state of a description after it was fetched, and what differs from before.
struct ApiNews {
    ApiState state;
    openapi::ApiChanges changes = {};             // none when it is the first
    std::vector<workspace::ToolDrift> drift = {}; // what of it matters to tools
};

// The state of an endpoint's schema after it was fetched, and what differs from before.
struct SchemaNews {
    std::string endpoint;
    SchemaState state;
    graphql::SchemaChanges changes = {}; // none when it is the first
    workspace::ToolsBroken broken = {};  // by them
    openapi::ApiChanges apiChanges = {}; // of the description
    std::vector<workspace::ToolDrift> drift = {};
};

// Why there is no schema: the endpoint is used without one, or it cannot be had.
Error noSchema(const std::string &endpoint);
Error missingSchema(const std::string &endpoint, const Error &why);
// Its REST API has no description.
Error noApi(const std::string &endpoint);

// The schemas of a workspace's endpoints. Callbacks come from the event loop or at once, and are called in
// any case, be it with an error when this is destroyed; who calls guards its own life.
class Schemas {
public:
    using SearchPointer = std::shared_ptr<const graphql::SchemaSearch>;
    using ApiSearchPointer = std::shared_ptr<const openapi::ApiSearch>;

    virtual ~Schemas() = default;

    // An endpoint that does not exist has an empty state.
    virtual SchemaState state(std::string_view endpoint) const = 0;
    // All that are there, for Health and checks.
    virtual workspace::Schemas all() const = 0;

    // Fetches schema and description again, also when that is under way for another reason. The last good one stays where it fails.
    virtual void refresh(std::string endpoint, Done<Result<SchemaNews>> done) = 0;
    // The schema that is there, noSchema(), or, while the first one is being fetched, that one.
    virtual void need(std::string endpoint, Done<Result<graphql::SchemaPointer>> done) = 0;
    // The same of the description of its REST API.
    virtual void needApi(std::string endpoint, Done<Result<openapi::ApiPointer>> done) = 0;
    // The search index of the schema that is there, which is made when it is asked for the first time.
    virtual void needSearch(std::string endpoint, Done<Result<SearchPointer>> done) = 0;
    virtual void needApiSearch(std::string endpoint, Done<Result<ApiSearchPointer>> done) = 0;
};

} // namespace tooltray::execution
