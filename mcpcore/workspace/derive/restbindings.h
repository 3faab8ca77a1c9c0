// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "openapi/proposal/proposal.h"
#include "text/words/message.h"
#include "workspace/definitions/toolversion.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// Makes the request of an operation and of the arguments that a tool takes for it. What a request of a tool cannot
// carry is left out and named; where the operation requires it, there is no request.
class RestBindings {
public:
    RestBindings(const openapi::Api &api, const openapi::ApiOperation &operation,
                 const openapi::ToolProposal &proposal)
        : m_api(api)
        , m_operation(operation)
        , m_proposal(proposal)
    {}

    // Why there is none, or nothing. The path is that of the operation, without the server's.
    std::optional<Message> make();

    RestRequest &request() noexcept { return m_request; }
    std::vector<NamedBinding> &bindings() noexcept { return m_bindings; } // of placeholders in the path
    // Names of arguments that the request has no place for.
    const std::vector<std::string> &leftOut() const noexcept { return m_leftOut; }

private:
    using Argument = openapi::ApiArgument;

    std::optional<Message> makePath();
    std::optional<Message> addPlaceholder(std::string_view placeholder, std::string &path);
    void addParameters();
    void addParameter(const openapi::Parameter &parameter, const Argument &argument);
    bool isWrittenAsJson(const openapi::Parameter &parameter, const Argument &argument) const;
    void addStyle(const openapi::Parameter &parameter, const Argument &argument);
    void addBody();
    void addBytes();
    void addProperties();
    void addBodyStyles(const openapi::ApiMediaType &type);
    const Argument *argumentFor(std::string_view key) const;
    bool isScalar(const Argument &argument) const;
    bool isListOfScalars(const Argument &argument) const;
    const json::Value &shown(const Argument &argument) const;

    const openapi::Api &m_api;
    const openapi::ApiOperation &m_operation;
    const openapi::ToolProposal &m_proposal;
    RestRequest m_request;
    std::vector<NamedBinding> m_bindings;
    std::vector<std::string> m_leftOut;
};

} // namespace tooltray::workspace
