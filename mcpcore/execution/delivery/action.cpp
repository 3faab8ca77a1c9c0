// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/action.h"

#include "credentials/redaction/redactor.h"
#include "execution/delivery/answercache.h"
#include "execution/delivery/endpoints.h"
#include "execution/delivery/operationanswer.h"
#include "workspace/definitions/requestrules.h"

#include <utility>

namespace tooltray::execution {

json::Value withPage(json::Value variables, const std::optional<PageOrder> &pages)
{
    if (!pages)
        return variables;
    const json::Value paged = PageWalk(pages->plan, pages->limits, pages->from).variables();
    for (const json::Member &member : paged.members())
        variables.set(member.name, member.value);
    return variables;
}

Result<std::optional<RestTarget>> pagedTarget(const RestAction &action, const upstream::Url &base,
                                              const json::Value &page)
{
    if (!action.pages)
        return std::optional<RestTarget>();
    return restTarget(*action.request, *action.bindings, *action.scope, base, page)
        .transform([](RestTarget target) { return std::optional(std::move(target)); });
}

bool isMutation(const Action &action)
{
    if (const auto *rest = std::get_if<RestAction>(&action)) {
        workspace::Pagination pagination;
        if (rest->pages)
            pagination.variables = rest->pages->plan.variables;
        return !rest->isSaidToRead && workspace::mutates(*rest->request, &pagination);
    }
    const auto *operation = std::get_if<OperationAction>(&action);
    return operation != nullptr && operation->operation->type() == graphql::OperationType::Mutation;
}

void limitPages(Action &action, const EndpointBudget &share)
{
    std::optional<PageOrder> *pages = nullptr;
    if (auto *operation = std::get_if<OperationAction>(&action))
        pages = &operation->pages;
    else if (auto *rest = std::get_if<RestAction>(&action))
        pages = &rest->pages;
    const auto left = share.itemsLeft();
    if (pages == nullptr || !*pages || !left)
        return;
    PageLimits &limits = (*pages)->limits;
    if (limits.items && *limits.items <= *left)
        return;
    limits.items = left;
    limits.areItemsOfCall = true;
}

std::optional<PageOrder> pagesOf(std::optional<PageOrder> pages, bool isMutation)
{
    if (pages && isMutation) {
        pages->limits.pages = 1;
        pages->canResume = false;
    }
    return pages;
}

std::string cacheKeyOf(const ActionOrder &order, const Sendable &sendable, const ReadyEndpoint &ready,
                       const Caller &caller)
{
    // Whatever two answers might differ by: two definitions of one version and two credentials of one name as well.
    const std::vector<std::string> &keyParameters = order.idempotency->keyParameters;
    std::string what;
    json::Value values = json::Value::object({{"context", order.context}});
    std::optional<PageOrder> pages;
    if (const auto *operation = std::get_if<OperationOrder>(&sendable)) {
        what = operation->operation->text();
        values.set("variables", operation->variables);
        pages = operation->pages;
    } else if (const auto *rest = std::get_if<RestOrder>(&sendable)) {
        what = rest->request.method + ' ' + std::get<RestAction>(order.action).request->path;
        values.set("url", json::Value(rest->request.url.text()));
        values.set("body", json::Value(rest->request.body ? *rest->request.body : std::string()));
        pages = rest->pages;
    }
    if (!keyParameters.empty()) {
        const json::Value variables = values["variables"];
        values = json::Value::object({{"context", order.context}});
        // A name may be that of a parameter, or of a variable that is made from parameters of other names.
        for (const std::string &name : keyParameters) {
            if (const json::Value *argument = order.arguments.find(name))
                values.set("parameter " + name, *argument);
            if (const json::Value *variable = variables.find(name))
                values.set("variable " + name, *variable);
        }
    }
    if (pages)
        values.set("from", json::Value(encodePosition(pages->from) + ' '
                                       + std::to_string(pages->limits.items.value_or(0))
                                       + (pages->canResume ? "" : " without cursor")));
    return cacheKey({.tool = order.tool,
                     .version = order.version + '\n' + what,
                     .endpoint = order.endpoint,
                     // An answer that another client's call left here would tell of that call.
                     .credential = ready.identity() + '\n' + caller.id},
                    values, {});
}

namespace {

std::unique_ptr<RequestRun> runOf(Sendable sendable, upstream::Endpoint &endpoint, Clock &clock,
                                  Done<OperationOutcome> done)
{
    if (auto *operation = std::get_if<OperationOrder>(&sendable))
        return std::make_unique<OperationRun>(endpoint, clock, std::move(*operation), std::move(done));
    if (auto *rest = std::get_if<RestOrder>(&sendable))
        return std::make_unique<RestRun>(endpoint, clock, std::move(*rest), std::move(done));
    return std::make_unique<SubscriptionRun>(
        endpoint, clock, std::get<SubscriptionOrder>(std::move(sendable)), std::move(done));
}

} // namespace

std::unique_ptr<RequestRun> deliver(const ExecutionServices &services, const ReadyEndpoint &ready,
                                    Sendable sendable, Done<OperationOutcome> done)
{
    std::visit(
        [&](auto &order) {
            order.redactor = std::make_shared<const credentials::Redactor>(services.redactor);
        },
        sendable);
    CheckedOperation::Pointer operation; // null: it is none
    json::Value variables;
    if (const auto *order = std::get_if<OperationOrder>(&sendable)) {
        operation = order->operation;
        variables = order->variables;
    }
    // The answer may be waited for by others when whoever had it sent is gone: what it needs goes along, and no more,
    // as each call pays for it.
    auto taken = [refused = ready.refusal(), definition = ready.definition, operation,
                  variables = std::move(variables), &redactor = services.redactor,
                  done = std::move(done)](OperationOutcome outcome) {
        if (auto *failure = std::get_if<CallFailure>(&outcome)) {
            if (failure->status == 401)
                refused();
            addEndpoint(*failure, *definition);
            if (operation)
                addOperation(*failure, *operation, variables, redactor);
            maskSecrets(*failure, redactor);
        }
        done(std::move(outcome));
    };
    auto run = runOf(std::move(sendable), *ready.endpoint, services.clock, std::move(taken));
    run->start();
    return run;
}

} // namespace tooltray::execution
