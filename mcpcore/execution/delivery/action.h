// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/run.h"
#include "execution/arguments/bindings.h"
#include "execution/delivery/callframe.h"
#include "execution/delivery/endpoints.h"
#include "execution/delivery/mutations.h"
#include "execution/delivery/operationrun.h"
#include "execution/delivery/restrun.h"
#include "execution/delivery/subscriptionrun.h"
#include "execution/preparation/checkedoperation.h"
#include "execution/preparation/preparedtool.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/toolversion.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::execution {

// A query or mutation. What an action points to lasts as long as the action.
struct OperationAction {
    CheckedOperation::Pointer operation;
    json::Value variables; // not checked yet, without those that ask for pages
    std::optional<PageOrder> pages = {};
    // The plan that made the variables, and the scope that they come from.
    const VariablePlan *plan = nullptr;
    const Scope *scope = nullptr;
};

struct RestAction {
    const workspace::RestRequest *request;
    const std::vector<workspace::NamedBinding> *bindings;
    const Scope *scope;
    std::optional<PageOrder> pages = {};
    bool isSaidToRead = false; // by a person, whatever the request looks like
};

// A subscription.
struct EventsAction {
    CheckedOperation::Pointer operation;
    json::Value variables;
    std::optional<std::uint64_t> maxEvents; // nothing: as many as come
    std::chrono::nanoseconds maxTime;
    const VariablePlan *plan = nullptr;
    const Scope *scope = nullptr;
};

// The default duration of subscriptions.
inline constexpr std::chrono::seconds kEventTime{30};

// One thing to be sent to an endpoint.
using Action = std::variant<OperationAction, RestAction, EventsAction>;

// Judges by the definition alone. A REST request with its values is checked before it is sent.
bool isMutation(const Action &action);

// The variables with those that ask for the first page.
json::Value withPage(json::Value variables, const std::optional<PageOrder> &pages);

// The URL of a REST request before pages fill it; nothing where there are none.
Result<std::optional<RestTarget>> pagedTarget(const RestAction &action, const upstream::Url &base,
                                              const json::Value &page);

// Leaves no list more items than the call has left.
void limitPages(Action &action, const EndpointBudget &share);

// Something that changes data is sent once, as it was approved: what asks for its next page would do it again.
std::optional<PageOrder> pagesOf(std::optional<PageOrder> pages, bool isMutation);

struct ActionOrder {
    Action action;
    std::string endpoint;
    std::string tool = {}; // empty: of no tool
    std::string version = {};
    PreparedTool::Pointer prepared = {}; // the tool; null: of no tool
    json::Value arguments = json::Value::object();
    json::Value context = json::Value::object(); // that the action may use
    std::string step = {};                       // of a composite tool
    std::string place = {};
    std::shared_ptr<Mutations> mutations = {}; // null: it stands alone
    workspace::Behaviour behaviour = {};
    std::optional<workspace::Idempotency> idempotency = {};
    std::vector<workspace::ErrorRule> rules = {};             // of the tool
    std::function<void(std::uint64_t count)> onProgress = {}; // items or events
};

using Sendable = std::variant<OperationOrder, RestOrder, SubscriptionOrder>;

// The key under which the answer is kept and shared: by whatever two answers might differ.
std::string cacheKeyOf(const ActionOrder &order, const Sendable &sendable, const ReadyEndpoint &ready,
                       const Caller &caller);

// Begins to send. Of a failure it says what only the sender knows; the credential hears when it was refused.
[[nodiscard]] std::unique_ptr<RequestRun> deliver(const ExecutionServices &services,
                                                  const ReadyEndpoint &ready, Sendable sendable,
                                                  Done<OperationOutcome> done);

} // namespace tooltray::execution
