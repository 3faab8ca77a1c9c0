// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/approvalrequestof.h"

#include "credentials/redactor.h"
#include "execution/run/tracedrequest.h"

#include <string>

namespace tooltray::execution {
namespace {

// One without a name is called by the fields that it asks for.
std::string titleOfOperation(const CheckedOperation &operation)
{
    std::string name(operation.name());
    if (!name.empty())
        return name;
    for (const graphql::Selection selection : operation.operation().selectionSet().selections()) {
        if (selection.kind() == graphql::NodeKind::Field)
            name.append(name.empty() ? "" : ", ").append(selection.name());
    }
    return name;
}

} // namespace

ApprovalRequest approvalRequestOf(const CallFrame &frame, const ActionOrder &order, const Sendable &sendable)
{
    const credentials::Redactor &redactor = frame.services.redactor;
    ApprovalRequest request;
    request.client = frame.caller.id;
    request.clientName = frame.caller.name;
    request.program = frame.caller.program;
    request.tool = order.tool;
    request.version = order.version;
    request.endpoint = order.endpoint;
    request.arguments = order.arguments;
    if (const auto *operation = std::get_if<OperationOrder>(&sendable)) {
        request.operation = titleOfOperation(*operation->operation);
        request.document = operation->operation->text();
        request.variables = redactor.maskValue(operation->variables);
    } else if (const auto *rest = std::get_if<RestOrder>(&sendable)) {
        json::Value traced = tracedRequest(rest->request, redactor);
        request.document =
            std::string(traced["method"].toString()) + ' ' + std::string(traced["url"].toString());
        traced.remove("method");
        traced.remove("url");
        request.variables = std::move(traced);
    }
    return request;
}

} // namespace tooltray::execution
