// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"

#include "base/task/post.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::app {
namespace {

const Operation *findOperation(std::string_view name)
{
    const std::array families{
        approvalOperations(), backupOperations(),    clientOperations(),  consentOperations(),
        doctorOperations(),   endpointOperations(),  journalOperations(), packOperations(),
        schemaOperations(),   secretOperations(),    statusOperations(),  toolOperations(),
        trialOperations(),    workspaceOperations(),
    };
    for (const std::span<const Operation> family : families) {
        const auto found = std::ranges::find(family, name, &Operation::name);
        if (found != family.end())
            return &*found;
    }
    return nullptr;
}

} // namespace

std::unique_ptr<OperationCall> startOperation(const OperationPlace &place, std::string_view name,
                                              json::Value parameters, OperationCall::Handlers handlers)
{
    auto call = std::make_unique<OperationCall>(place, std::move(parameters), std::move(handlers));
    const Operation *operation = findOperation(name);
    // From the event loop, so that no answer comes before the caller has what it is the answer of.
    post(call.get(), [call = call.get(), operation, name = std::string(name)] {
        if (operation != nullptr)
            return operation->run(*call);
        call->done(Error{ErrorKind::Internal, "unknown_operation",
                         "The running Tooltray does not know the operation " + name + ".",
                         "It has a different version: restart it."});
    });
    return call;
}

namespace {

constexpr std::array<std::pair<ErrorKind, std::string_view>, 9> kErrorKinds{{
    {ErrorKind::Usage, "usage"},
    {ErrorKind::Invalid, "invalid"},
    {ErrorKind::NotFound, "not_found"},
    {ErrorKind::Conflict, "conflict"},
    {ErrorKind::Denied, "denied"},
    {ErrorKind::Unavailable, "unavailable"},
    {ErrorKind::Timeout, "timeout"},
    {ErrorKind::Cancelled, "cancelled"},
    {ErrorKind::Internal, "internal"},
}};

} // namespace

json::Value errorValue(const Error &error)
{
    const auto kind =
        std::ranges::find(kErrorKinds, error.kind, &std::pair<ErrorKind, std::string_view>::first);
    json::Value value = json::Value::object(
        {{"kind", kind->second}, {"code", error.code}, {"message", error.message.text()}});
    if (!error.hint.empty())
        value.set("hint", error.hint.text());
    if (!error.details.isNull())
        value.set("details", error.details);
    return value;
}

Error errorFrom(const json::Value &value)
{
    const auto kind = std::ranges::find(kErrorKinds, value["kind"].toString(),
                                        &std::pair<ErrorKind, std::string_view>::second);
    return {kind == kErrorKinds.end() ? ErrorKind::Internal : kind->first,
            std::string(value["code"].toString()), std::string(value["message"].toString()),
            std::string(value["hint"].toString()), value["details"]};
}

} // namespace tooltray::app
