// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "engine/clients/describedapi.h"
#include "engine/workspaces/libraryoffer.h"
#include "graphql/changes/schemachange.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/checkchange.h"
#include "workspace/checks/health.h"
#include "workspace/edits/assembly.h"
#include "workspace/edits/history.h"
#include "workspace/snapshot/workspace.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

// Whether a probe of a URL that is no GraphQL looks where descriptions of REST APIs usually are.
enum class Looking : std::uint8_t { Nowhere, ForDescription };

// The response of an endpoint that a person is about to add or to change.
struct EndpointProbe {
    int status = 0;
    std::chrono::microseconds latency{0};
    std::string schemes = {};                // what it asks for, of a 401: the WWW-Authenticate header
    std::string excerpt = {};                // the beginning of what it said to { __typename }
    bool isGraphql = false;                  // it has the form of GraphQL
    bool hasData = false;                    // and data
    std::string refusal = {};                // its first error
    graphql::SchemaPointer schema = {};      // null: it answered, and does not tell its schema
    std::optional<Error> schemaProblem = {}; // why there is none
    std::shared_ptr<const DescriptionSummary> description = {}; // of a REST API; null: none was found
    std::string descriptionUrl = {};
};

// Work that a process left without saving.
struct RecoveredDraft {
    std::string session; // of that process
    std::string id;      // as the window named it
    std::string content;
    WallTime saved = {};

    bool operator==(const RecoveredDraft &) const = default;
};

// A state of the workspace that one can go back to.
struct SavedMoment {
    std::string id;
    std::string time;  // RFC 3339
    std::string label; // what was done then

    bool operator==(const SavedMoment &) const = default;
};

// The known state of an endpoint's schema.
struct EndpointSchema {
    graphql::SchemaPointer schema = {};     // the last good one; null: none yet
    std::string source = {};                // introspection, federation or file
    std::optional<WallTime> fetchedAt = {}; // when it was last found to be the endpoint's
    std::optional<Error> problem = {};      // why it could not be fetched the last time
    bool isLoading = false;
    graphql::SchemaChanges changes = {}; // what the last fetch found to differ from the one before
    workspace::ToolsBroken broken = {};  // by these changes
    DescriptionState described = {};     // of its REST API, beside the schema or instead of it
};

// The workspace as the window shows it. What is in it may be of different moments: each part is the newest there is.
struct WorkspaceState {
    workspace::WorkspacePtr workspace;               // never null: an empty one until it is open
    std::shared_ptr<const workspace::Health> health; // never null; a little behind after a change
    workspace::History history = {};
    std::map<std::string, EndpointSchema, std::less<>> schemas = {}; // by endpoint
    std::vector<workspace::DocumentProblem> problems = {};           // documents that are not followed
    std::optional<Error> readOnly = {};                              // why nothing can be saved now
    // Why the configuration file is not followed, with its place, or what of it holds only after another start.
    std::optional<Error> configuration = {};
    std::optional<LibraryOffer> library = {}; // that was kept elsewhere and can be moved here
    bool isOpen = false;

    // What tools are held against.
    workspace::Schemas checked() const;
};

} // namespace tooltray::engine
