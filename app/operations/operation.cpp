// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"

#include "base/task/post.h"

#include <algorithm>
#include <array>

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
                         "It is of another version: restart it."});
    });
    return call;
}

} // namespace tooltray::app
