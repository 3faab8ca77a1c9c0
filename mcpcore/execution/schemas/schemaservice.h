// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/done.h"
#include "base/time/clock.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/schemas.h"
#include "execution/schemas/apiservice.h"
#include "execution/schemas/schemafetch.h"
#include "execution/schemas/schemafolder.h"
#include "workspace/edits/edit.h"

#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::execution {

// Keeps the schemas of a workspace's endpoints up to date. What was kept on disk is used at once, while the endpoint
// is asked again; what was last good stays when that fails, and is asked for again ever less often where nobody
// answered. Lives on one thread, and everything that takes long happens on a pool.
class SchemaService final : public Schemas {
public:
    struct Setting {
        Endpoints &endpoints;
        Clock &clock;
        QThreadPool &pool;               // all of these outlive it
        std::filesystem::path folder;    // of the workspace
        openapi::ReadYaml readYaml = {}; // none: descriptions are JSON
    };
    // Told each time that something about a schema is another than before.
    using Listener = std::function<void(const SchemaNews &)>;

    SchemaService(Setting setting, Listener listener);
    ~SchemaService() override;
    SchemaService(const SchemaService &) = delete;
    SchemaService &operator=(const SchemaService &) = delete;

    // The workspace from now on, and how it differs from the one before; null: in everything.
    void setWorkspace(const workspace::WorkspacePtr &workspace, const workspace::ChangeSet *changes);

    // Calls back once nothing is read from disk any more, kept schemas and schema files: then everything that can be
    // known without asking an API is known. At once where that is so; not at all once this is destroyed.
    void whenOpened(std::function<void()> done);

    SchemaState state(std::string_view endpoint) const override;
    workspace::Schemas all() const override;
    void refresh(std::string endpoint, Done<Result<SchemaNews>> done) override;
    void need(std::string endpoint, Done<Result<graphql::SchemaPointer>> done) override;
    void needApi(std::string endpoint, Done<Result<openapi::ApiPointer>> done) override;
    void needSearch(std::string endpoint, Done<Result<SearchPointer>> done) override;
    void needApiSearch(std::string endpoint, Done<Result<ApiSearchPointer>> done) override;
    ApiService &apis() { return m_apis; }

private:
    using OnNews = Done<Result<SchemaNews>>;
    using OnSchema = Done<Result<graphql::SchemaPointer>>;
    using OnSearch = Done<Result<SearchPointer>>;

    struct Known {
        workspace::Endpoint definition;
        std::uint64_t number = 0; // of this life of the endpoint: what was begun in another counts no more
        SchemaState state = {};
        Ticket fetch = {};
        bool isAgain = false;                 // once more when this fetch is over
        std::vector<OnNews> refreshing = {};  // who waits for the fetch that is under way
        std::vector<OnNews> refreshNext = {}; // and for the one after it
        std::vector<OnSchema> needing = {};
        std::vector<OnSearch> searching = {};
        SearchPointer search = {};
        bool isIndexing = false;
        int failures = 0; // to reach it, in a row
        Timer retry = {};
        bool wasTried = false;
        MonotonicTime tried{}; // the last time
    };
    struct Built;
    using KnownMap = std::map<std::string, Known, std::less<>>;

    static bool isOpening(const Known &known);
    void tellOpened();
    Known *find(std::string_view endpoint, std::uint64_t number);
    Result<Known *> asked(std::string &endpoint);
    void refreshSchema(const std::string &endpoint, OnNews done);
    void refreshApi(const std::string &endpoint, Result<SchemaNews> schema, const OnNews &done);
    void add(const workspace::Endpoint &endpoint);
    void remove(KnownMap::iterator place);
    void openKept(Known &known);
    void fetch(Known &known);
    void build(Known &known, Result<SchemaText> text);
    void take(Known &known, Result<Built> built);
    void retryLater(Known &known);
    void answer(Known &known, const Result<SchemaNews> &news);
    void index(Known &known);

    LogCategory m_log{"tooltray.execution"};
    Setting m_setting;
    Listener m_listener;
    SchemaFolder m_folder;
    ApiService m_apis;
    workspace::WorkspacePtr m_workspace;
    KnownMap m_known;
    std::vector<std::function<void()>> m_opening; // who waits until all is read
    std::uint64_t m_lastNumber = 0;
    QObject m_context; // last: what comes back to it uses the others
};

} // namespace tooltray::execution
