// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/endpoints.h"
#include "graphql/schema/schema.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/temporaryfolder.h"
#include "workspace/snapshot/workspace.h"

#include <QThreadPool>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// A workspace without credentials.
class NoCredentials final : public CredentialSource {
public:
    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::Endpoint &endpoint) override;
    std::optional<Error> refusal(const workspace::Workspace &workspace,
                                 const workspace::ContextVariable &variable,
                                 const workspace::Endpoint &endpoint) override;
    std::shared_ptr<credentials::Authorizer> authorizer(const workspace::Workspace &workspace,
                                                        const workspace::Endpoint &endpoint) override;
    QFuture<Result<credentials::Secret>> secret(const workspace::Workspace &workspace,
                                                const workspace::ContextVariable &variable,
                                                const workspace::Endpoint &endpoint) override;
};

// What schemas are fetched with.
struct SchemaFixture {
    test::FakeClock clock;
    test::FakeTransport transport{clock};
    NoCredentials credentials;
    Endpoints endpoints{transport, clock, credentials};
    test::TemporaryFolder folder;
    QThreadPool pool;

    // The documents that were sent.
    std::vector<std::string> documents() const;
    // To the oldest request that is under way, once it is there; false when it does not come.
    bool answer(std::string body, int status = 200);
    bool answerWith(std::string_view sdl) { return answer(introspected(sdl)); }

    static graphql::SchemaPointer schema(std::string_view sdl);
    static std::string introspected(std::string_view sdl); // as an endpoint answers
    static std::string errorSaying(std::string_view message);
};

workspace::Endpoint endpointAt(std::string name, std::string url);
workspace::WorkspacePtr workspaceOf(const std::vector<workspace::Object> &objects);

} // namespace tooltray::execution
