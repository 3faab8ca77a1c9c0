// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/apiclient.h"

#include "engine/workspaces/enginethread.h"
#include "engine/workspaces/openworkspace.h"
#include "openapi/discovery/apisearch.h"
#include "workspace/derive/curation.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <memory>
#include <utility>

namespace tooltray::engine {
namespace {

// What work on a description is given.
struct Subject {
    workspace::ApiSchemas schemas;
    workspace::Endpoint endpoint;
    workspace::WorkspacePtr workspace;
};

// Once the description is there, does the work on the pool.
template <typename T, typename F>
QFuture<Result<T>> workOn(const WorkspaceLink &link, std::string endpoint, F work)
{
    return askWorkspace<T>(link, [endpoint = std::move(endpoint),
                                  work = std::move(work)](OpenWorkspace &workspace, ResultPromise<T> answer) {
        auto shared = std::make_shared<ResultPromise<T>>(std::move(answer));
        workspace.schemas().needApi(
            endpoint, [&workspace, endpoint, work, shared](const Result<openapi::ApiPointer> &api) {
                if (!api)
                    return shared->give(api.error());
                const workspace::WorkspacePtr now = workspace.live().workspace();
                const auto *definition = now->find<workspace::Endpoint>(endpoint);
                if (definition == nullptr)
                    return shared->give(execution::noApi(endpoint));
                const Subject subject{{nullptr, *api}, *definition, now};
                whenDone(ask(&workspace.pool(), [subject, work]() -> Result<T> { return work(subject); }),
                         &workspace, [shared](Result<T> done) { shared->give(std::move(done)); });
            });
    });
}

} // namespace

ApiClient::ApiClient(WorkspaceLink link) : m_link(std::move(link)) {}

QFuture<Result<ApiOutline>> ApiClient::outline(std::string endpoint)
{
    return workOn<ApiOutline>(m_link, std::move(endpoint), [](const Subject &subject) -> Result<ApiOutline> {
        return std::make_shared<const std::vector<OutlineOperation>>(
            outlineOf(subject.schemas, subject.endpoint, *subject.workspace));
    });
}

QFuture<Result<std::vector<std::string>>> ApiClient::search(std::string endpoint, std::string question)
{
    using Keys = std::vector<std::string>;
    return askWorkspace<Keys>(m_link, [endpoint = std::move(endpoint), question = std::move(question)](
                                          OpenWorkspace &workspace, ResultPromise<Keys> answer) {
        auto shared = std::make_shared<ResultPromise<Keys>>(std::move(answer));
        workspace.schemas().needApiSearch(
            endpoint,
            [&workspace, question, shared](const Result<execution::Schemas::ApiSearchPointer> &index) {
                if (!index)
                    return shared->give(index.error());
                const auto work = [index = *index, question]() -> Result<Keys> {
                    Keys keys;
                    for (const openapi::ApiHit &hit : index->matching(question))
                        keys.emplace_back(hit.operation->key);
                    return keys;
                };
                whenDone(ask(&workspace.pool(), work), &workspace,
                         [shared](Result<Keys> keys) { shared->give(std::move(keys)); });
            });
    });
}

QFuture<Result<std::vector<OperationTool>>> ApiClient::tools(std::string endpoint,
                                                             std::vector<std::string> keys)
{
    using Tools = std::vector<OperationTool>;
    return workOn<Tools>(m_link, std::move(endpoint), [keys = std::move(keys)](const Subject &subject) {
        return Result<Tools>(operationTools(subject.schemas, subject.endpoint, keys));
    });
}

QFuture<Result<RecognizedRequest>> ApiClient::recognize(std::string endpoint, workspace::RestRequest request)
{
    return workOn<RecognizedRequest>(
        m_link, std::move(endpoint), [request = std::move(request)](const Subject &subject) {
            return Result<RecognizedRequest>(
                engine::recognize(subject.schemas, subject.endpoint, *subject.workspace, request));
        });
}

QFuture<Result<workspace::Tool>> ApiClient::repaired(std::string endpoint, workspace::Tool tool)
{
    return workOn<workspace::Tool>(
        m_link, std::move(endpoint),
        [tool = std::move(tool)](const Subject &subject) -> Result<workspace::Tool> {
            Result<workspace::Tool> repaired =
                workspace::repairedTool(*subject.schemas.api, tool, subject.endpoint);
            if (repaired && *repaired == tool)
                return Error{
                    ErrorKind::Invalid, "not_repairable",
                    CORE_TEXT("Core", "A repair would change nothing: the request fits the description."),
                    CORE_TEXT("Core", "Correct the tool.")};
            return repaired;
        });
}

QFuture<Result<void>> ApiClient::accept(std::string endpoint)
{
    return askWorkspace<void>(
        m_link, [endpoint = std::move(endpoint)](OpenWorkspace &workspace, ResultPromise<void> answer) {
            execution::ApiService &apis = workspace.schemas().apis();
            if (!apis.has(endpoint))
                return answer.give(execution::noApi(endpoint));
            auto shared = std::make_shared<ResultPromise<void>>(std::move(answer));
            apis.accept(endpoint, [shared](const Result<execution::ApiNews> &news) {
                shared->give(news ? Result<void>() : Result<void>(news.error()));
            });
        });
}

} // namespace tooltray::engine
