// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "openapi/changes/change.h"
#include "text/words/message.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {
struct ApiDifference;
struct ApiState;
} // namespace tooltray::execution

// What the description of a REST API says, as values for the window.
namespace tooltray::engine {

// A fault of a description, which is used all the same.
struct DescriptionFault {
    enum class Severity : std::uint8_t {
        Notice,  // repaired, and nothing is lost
        Warning, // something reads as less than was meant
        Error,   // an operation cannot be used
    };

    Severity severity = Severity::Notice;
    std::string pointer; // into the description
    Message message;

    bool operator==(const DescriptionFault &) const = default;
};

// A way to authenticate that a description names.
struct AuthenticationOffer {
    std::string name;
    std::optional<workspace::Credential::Scheme> scheme; // nothing: no credential does that
    std::string headerName = {};                         // of an API key, or that of the parameter or cookie
    workspace::Credential::Place place = workspace::Credential::Place::Header;

    bool operator==(const AuthenticationOffer &) const = default;
};

// The description of an API at a glance.
struct DescriptionSummary {
    std::string title;
    std::string version; // of the API
    std::string url;     // where it says that the API is; empty: it does not
    std::size_t operations = 0;
    std::size_t unusable = 0;                     // of them
    std::size_t needing = 0;                      // usable ones that cannot be called without a credential
    bool needsCredential = false;                 // most of them are
    std::vector<AuthenticationOffer> offers = {}; // first what most of those ask for
    std::vector<DescriptionFault> faults = {};

    bool operator==(const DescriptionSummary &) const = default;
};

// A difference from the description before.
struct DescriptionChange {
    using Kind = openapi::ApiChangeKind;

    Kind kind = Kind::Notice;
    std::string coordinate; // "GET /repos/{owner}#query.sort"
    Message message;
    std::vector<std::string> tools = {}; // that it matters to

    bool operator==(const DescriptionChange &) const = default;
};

// The known state of the description of an endpoint's REST API.
struct DescriptionState {
    std::shared_ptr<const DescriptionSummary> summary = {}; // of the last good one; null: none yet
    std::optional<WallTime> fetchedAt = {};
    std::optional<Error> problem = {}; // why it could not be fetched the last time
    bool isLoading = false;
    std::vector<DescriptionChange> changes = {}; // what the last change means, first what matters to tools
    workspace::ApiSchemas checked = {};          // what tools are held against

    // A newer one lost most operations, and is used only once somebody accepts it.
    bool isHeldBack() const;
};

// An operation as people choose it from many.
struct OutlineOperation {
    std::string key; // what else it is asked for by
    std::string method;
    std::string path;
    std::string requestPath = {}; // with that of the server
    std::string summary = {};     // one line
    std::string tag = {};         // the first one
    bool isDeprecated = false;
    bool isReadOnly = false;
    Message unusable = {}; // why no tool can call it; empty: one can
    std::string tool = {}; // a tool of the workspace that calls it

    bool operator==(const OutlineOperation &) const = default;
};

using ApiOutline = std::shared_ptr<const std::vector<OutlineOperation>>;

// The tool that an operation becomes, and what people decide about it by.
struct OperationTool {
    std::string key;
    workspace::Tool tool = {};                   // its pages are fetched and joined where it has some
    std::optional<workspace::Tool> unpaged = {}; // where it has: the same with one page a call
    std::vector<std::string> leftOut = {};       // arguments that no tool can send
    json::Value response = {};                   // JSON Schema of a successful response; null: not known
    std::optional<Error> problem = {};           // why there is no tool
};

// What a description says of one value of a request.
struct DescribedValue {
    std::string place; // "path", "query", "header" or "body"
    std::string name;
    std::string description = {};
    bool isRequired = false;
    std::vector<json::Value> choices = {}; // the only values; empty: there are others

    bool operator==(const DescribedValue &) const = default;
};

// A value that a request sends and the operation does not take.
struct UnknownValue {
    std::string place; // "query" or "body"
    std::string name;
    Message why;

    bool operator==(const UnknownValue &) const = default;
};

// The operation that a request is for.
struct RecognizedRequest {
    std::string key; // empty: the description says nothing of it
    std::string method = {};
    std::string path = {};
    bool isLinked = false; // the request names it
    std::vector<DescribedValue> values = {};
    std::vector<UnknownValue> unknown = {};

    bool operator==(const RecognizedRequest &) const = default;
};

DescriptionState descriptionOf(const execution::ApiState &state, const execution::ApiDifference *difference);

// Those below may take long for large descriptions: for a pool.
DescriptionSummary summaryOf(const workspace::ApiSchemas &schemas);
std::vector<OutlineOperation> outlineOf(const workspace::ApiSchemas &schemas,
                                        const workspace::Endpoint &endpoint,
                                        const workspace::Workspace &workspace);
std::vector<OperationTool> operationTools(const workspace::ApiSchemas &schemas,
                                          const workspace::Endpoint &endpoint,
                                          const std::vector<std::string> &keys);
RecognizedRequest recognize(const workspace::ApiSchemas &schemas, const workspace::Endpoint &endpoint,
                            const workspace::Workspace &workspace, const workspace::RestRequest &request);

} // namespace tooltray::engine
