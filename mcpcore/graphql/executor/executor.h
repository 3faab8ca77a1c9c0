// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/plan.h"
#include "graphql/executor/resolvers.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "json/value.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::graphql {

struct ExecutionError {
    std::string message;
    std::vector<Location> locations;
    json::Value path;       // an array; nothing for errors of the request as a whole
    json::Value extensions; // an object, or nothing

    bool operator==(const ExecutionError &) const = default;
};

// A response (September 2025, 7.1).
struct ExecutionResult {
    std::string data; // JSON; empty when nothing was executed
    std::vector<ExecutionError> errors;

    bool isRequestError() const noexcept { return data.empty(); }
    bool operator==(const ExecutionResult &) const = default;
};

std::string toJson(const ExecutionResult &result); // errors first, as the specification recommends

// The response to a document that cannot be executed.
ExecutionResult requestError(std::string message);
ExecutionResult requestErrors(const Diagnostics &diagnostics, const Document &document);
ExecutionResult syntaxErrors(const Document &document);

// The responses to the events of a subscription. Destroying it ends the subscription.
class ResponseStream {
public:
    using Take = std::function<void(std::optional<ExecutionResult>)>;

    ResponseStream(std::shared_ptr<const PreparedOperation> operation, std::unique_ptr<EventStream> events,
                   Source context, ExecutionOptions options);
    ~ResponseStream();
    ResponseStream(const ResponseStream &) = delete;
    ResponseStream &operator=(const ResponseStream &) = delete;

    // The next response, now or later; nothing at the end. Precondition: the one before has come.
    void next(Take take);

private:
    std::shared_ptr<const PreparedOperation> m_operation;
    std::unique_ptr<EventStream> m_events;
    Source m_context;
    ExecutionOptions m_options;
    std::shared_ptr<bool> m_isAlive;
};

struct ExecutionRequest {
    std::shared_ptr<const Document> document;
    std::optional<std::string> operationName; // needed where there are several
    json::Value variables;
};

using Prepared = std::variant<std::shared_ptr<const PreparedOperation>, ExecutionResult>;

// Executes documents over resolvers (September 2025, 6). Needs no threads: what resolvers answer later is taken
// up on the thread they answer on.
class OperationExecutor {
public:
    explicit OperationExecutor(std::shared_ptr<const Resolvers> resolvers, ExecutionOptions options = {});

    const Schema &schema() const noexcept { return *m_resolvers->schema(); }

    // Whether the document may be executed at all. What follows takes documents that may.
    Diagnostics check(const Document &document) const;
    Prepared prepare(const ExecutionRequest &request) const;

    // A query or mutation; calls back once, before it returns when no resolver answers later.
    void execute(std::shared_ptr<const PreparedOperation> operation, Source root, Source context,
                 std::function<void(ExecutionResult)> done) const;
    // A subscription.
    std::variant<std::unique_ptr<ResponseStream>, ExecutionResult>
    subscribe(const std::shared_ptr<const PreparedOperation> &operation, const Source &root,
              Source context) const;

private:
    std::shared_ptr<const Resolvers> m_resolvers;
    ExecutionOptions m_options;
};

} // namespace tooltray::graphql
