// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/sharedvalues.h"
#include "base/time/clock.h"
#include "credentials/oauth/authorizer.h"
#include "execution/answers/run.h"
#include "execution/arguments/credentialsource.h"
#include "execution/arguments/templates.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/transport.h"
#include "upstream/policy/endpoint.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// An endpoint that requests can be sent to.
struct ReadyEndpoint {
    std::shared_ptr<upstream::Endpoint> endpoint;
    upstream::Request request; // URL, headers with the credential, timeouts, size limits
    std::shared_ptr<const workspace::Endpoint> definition;
    std::shared_ptr<credentials::Authorizer> authorizer = {}; // null: it needs no credential
    credentials::Authorizer::Fields authorization = {};

    // To be called after a 401, so that the next request is not sent with the same.
    std::function<void()> refusal() const
    {
        return [authorizer = authorizer, fields = authorization] {
            if (authorizer)
                authorizer->refused(fields);
        };
    }

    // Differs wherever an answer might: by URL, headers and credential. Tells nothing about them.
    std::string identity() const;
};

// The destination of requests to an endpoint, and what can read them on their way.
struct Destination {
    std::string origin; // https://api.example.com; what is filled in later stands there as {KEY}
    std::string proxy;
    std::string caFile;     // whose holder can pose as the origin
    bool isVerified = true; // else anybody on the way can

    bool operator==(const Destination &) const = default;
};

// One for each origin that one of the endpoint's URLs has.
std::vector<Destination> destinationsOf(const workspace::Workspace &workspace,
                                        const workspace::Endpoint &endpoint);

// The context variables that decide where an endpoint is.
std::vector<std::string> namesInOrigins(const workspace::Endpoint &endpoint);

// "https://api.example.com" of an absolute URL; what is no URL comes back as it is.
std::string originOf(std::string_view url);

// The endpoints of a workspace, ready to send to. One for as long as the workspace is open: definitions are those of
// the snapshot that is given with each request, limits and connections are shared by all who send to the same one.
class Endpoints {
public:
    enum class For : std::uint8_t { Graphql, Rest, Events, Description };

    // All of these outlive it. shared: the programs among which the rates are divided; null: none
    Endpoints(upstream::Transport &transport, Clock &clock, CredentialSource &credentials,
              const SharedValues *shared = nullptr);
    ~Endpoints();
    Endpoints(const Endpoints &) = delete;
    Endpoints &operator=(const Endpoints &) = delete;

    // Fills in the context and gets the credential.
    [[nodiscard]] AtOnceOrLater<Result<ReadyEndpoint>> prepare(workspace::WorkspacePtr workspace,
                                                               const std::string &name, For purpose,
                                                               Done<Result<ReadyEndpoint>> done);
    // Why nothing can be sent to the endpoint, as far as that is known without a try.
    std::optional<Error> refusal(const workspace::Workspace &workspace, const std::string &name);
    // The same of a context variable on its way to the endpoint.
    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::ContextVariable &variable, const std::string &name);

    upstream::Transport &transport() const { return m_transport; }
    CredentialSource &credentials() const { return m_credentials; }

private:
    struct Known;
    class Preparation;

    Result<std::shared_ptr<const Known>> known(const workspace::Workspace &workspace,
                                               const std::string &name);

    upstream::Transport &m_transport;
    Clock &m_clock;
    CredentialSource &m_credentials;
    const SharedValues *m_shared;
    std::map<std::string, std::shared_ptr<const Known>, std::less<>> m_known;
};

// True if the endpoint is used without a schema, so that what needs one is not checked.
bool hasNoSchema(const workspace::Workspace &workspace, const std::string &endpoint);

} // namespace tooltray::execution
