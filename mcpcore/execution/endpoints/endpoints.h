// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "execution/endpoints/contexttemplate.h"
#include "execution/endpoints/credentialsource.h"
#include "execution/endpoints/readyendpoint.h"
#include "execution/run/run.h"
#include "upstream/exchange/transport.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace tooltray::execution {

// The endpoints of a workspace, ready to send to. One for as long as the workspace is open: definitions are those of
// the snapshot that is given with each request, limits and connections are shared by all who send to the same one.
class Endpoints {
public:
    enum class For : std::uint8_t { Graphql, Rest, Events };
    using Done = std::function<void(Result<ReadyEndpoint>)>;

    // All of these outlive it.
    Endpoints(upstream::Transport &transport, Clock &clock, CredentialSource &credentials);
    ~Endpoints();
    Endpoints(const Endpoints &) = delete;
    Endpoints &operator=(const Endpoints &) = delete;

    // Fills in the context and gets the credential. Calls back at once or from the event loop.
    [[nodiscard]] Ticket prepare(workspace::WorkspacePtr workspace, const std::string &name, For purpose,
                                 Done done);

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
    std::map<std::string, std::shared_ptr<const Known>, std::less<>> m_known;
};

// The endpoint of that name, or why there is none: with what to do about it. An empty name means the only one there
// is, or "default".
Result<std::string> resolvedEndpoint(const workspace::Workspace &workspace, const std::string &name);

// Whether the endpoint is used without a schema, so that what needs one is not checked.
bool hasNoSchema(const workspace::Workspace &workspace, const std::string &endpoint);

} // namespace tooltray::execution
