// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "execution/answers/run.h"
#include "execution/delivery/endpoints.h"
#include "openapi/model/apireader.h"
#include "upstream/policy/endpoint.h"
#include "workspace/definitions/endpoint.h"

#include <QThreadPool>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {

// A document of a description as it came.
struct ApiText {
    std::string uri;
    std::string from; // where redirects ended; empty: there were none
    std::string text;
};

struct FetchedApi {
    openapi::ApiPointer api;             // null: nothing changed
    std::vector<ApiText> documents = {}; // the root first, then the overlay where the endpoint has one
    std::string etag = {};               // of the only document
};

// How the documents are read: the root and, where the source has one, its overlay are there already.
openapi::ReaderOptions readerOptions(const workspace::ApiSource &source, const openapi::ReadYaml &readYaml,
                                     const std::vector<ApiText> &documents);

// Why a description cannot be used.
Error unreadableApi(const std::string &endpoint, Message why);

// Gets the description of an endpoint: its root, then the other documents that it refers to. Another origin than the
// root's is never sent what the endpoint authenticates itself with. What takes long happens on a pool.
class ApiFetch final : public Run {
public:
    struct Setting {
        Endpoints &endpoints;
        Clock &clock;
        QThreadPool &pool;
        std::filesystem::path folder; // that relative paths are meant relative to
        openapi::ReadYaml readYaml;
    };

    // etag: of what is known already
    ApiFetch(const Setting &setting, workspace::WorkspacePtr workspace, const workspace::Endpoint &endpoint,
             std::string etag, Done<Result<FetchedApi>> done);
    ~ApiFetch() override;
    void start();

private:
    using ReaderPointer = std::shared_ptr<openapi::DocumentReader>;

    void readRootFile();
    void readNamedFile(const std::string &name, std::function<void(ApiText)> take);
    void send(Result<ReadyEndpoint> ready);
    void request(const std::string &uri);
    void take(upstream::Outcome outcome);
    void takeRoot(ApiText root);
    void openReader();
    void follow(Result<ReaderPointer> reader);
    void takeDocument(ApiText document);
    void refuse(Message why);
    void readFile(const std::string &uri);
    void build();
    void finish(Result<FetchedApi> result);
    std::optional<Message> refusalOf(const upstream::Url &reached) const;

    Setting m_setting;
    workspace::WorkspacePtr m_workspace;
    workspace::Endpoint m_definition;
    std::string m_etag;
    Done<Result<FetchedApi>> m_done;
    std::optional<ReadyEndpoint> m_ready;
    std::string m_asked; // the URI that is being fetched
    ReaderPointer m_reader;
    FetchedApi m_fetched;
    Ticket m_preparation;
    std::unique_ptr<upstream::EndpointRequest> m_call;
};

} // namespace tooltray::execution
