// SPDX-License-Identifier: GPL-3.0-or-later
#include "schemafixture.h"

#include "base/task/ask.h"
#include "graphql/rules/validate.h"
#include "mcpcore/graphql/generate/introspect.h"
#include "support/eventually.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/write.h"

#include <QtGlobal>

#include <utility>

namespace tooltray::execution {

std::optional<Error> NoCredentials::refusal(const workspace::Workspace &, const workspace::Endpoint &)
{
    return std::nullopt;
}

std::optional<Error> NoCredentials::refusal(const workspace::Workspace &, const workspace::ContextVariable &,
                                            const workspace::Endpoint &)
{
    return std::nullopt;
}

std::shared_ptr<credentials::Authorizer> NoCredentials::authorizer(const workspace::Workspace &,
                                                                   const workspace::Endpoint &)
{
    return nullptr;
}

QFuture<Result<credentials::Secret>> NoCredentials::secret(const workspace::Workspace &,
                                                           const workspace::ContextVariable &,
                                                           const workspace::Endpoint &)
{
    ResultPromise<credentials::Secret> answer;
    auto future = answer.future();
    answer.give(Error{ErrorKind::NotFound, "credential_missing", "There is none."});
    return future;
}

std::vector<std::string> SchemaFixture::documents() const
{
    std::vector<std::string> documents;
    for (const upstream::Request &request : transport.requests)
        documents.emplace_back(json::parse(*request.body).value["query"].toString());
    return documents;
}

bool SchemaFixture::answer(std::string body, int status)
{
    if (!eventually([this] { return transport.underWay() != 0; }))
        return false;
    transport.answer(
        test::response(status, std::move(body), {{"Content-Type", "application/graphql-response+json"}}));
    return true;
}

graphql::SchemaPointer SchemaFixture::schema(std::string_view sdl)
{
    graphql::LoadedSchema loaded = graphql::loadSchema(sdl, graphql::Strictness::Strict);
    if (!loaded)
        qFatal("The schema of the test is wrong: %s", loaded.errors.front().message.c_str());
    return std::move(loaded.schema);
}

std::string SchemaFixture::introspected(std::string_view sdl)
{
    return "{\"data\":" + graphql::introspect(*schema(sdl)) + "}";
}

std::string SchemaFixture::errorSaying(std::string_view message)
{
    return json::write(
        json::Value::object({{"errors", json::Value::array({json::Value::object({{"message", message}})})}}));
}

workspace::Endpoint endpointAt(std::string name, std::string url)
{
    workspace::Endpoint endpoint;
    endpoint.name = std::move(name);
    endpoint.url = std::move(url);
    endpoint.retry.retries = 0;
    return endpoint;
}

workspace::WorkspacePtr workspaceOf(const std::vector<workspace::Object> &objects)
{
    workspace::Edit edit;
    for (const workspace::Object &object : objects)
        edit.steps.push_back(workspace::PutObject{object});
    Result<workspace::Applied> applied = workspace::apply(*workspace::Workspace::create({}), edit);
    if (!applied)
        qFatal("%s", applied.error().message.c_str());
    return applied->workspace;
}

} // namespace tooltray::execution
