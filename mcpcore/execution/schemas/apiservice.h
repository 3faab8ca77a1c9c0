// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/done.h"
#include "base/time/clock.h"
#include "execution/preparation/schemas.h"
#include "execution/schemas/apifetch.h"
#include "execution/schemas/schemafolder.h"

#include <QObject>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

// The last change of a description.
struct ApiDifference {
    decltype(workspace::ToolDrift::changes) changes; // none: it says the same in other words
    std::vector<workspace::ToolDrift> drift;         // what of it matters to tools
};

// Keeps the descriptions of a workspace's REST APIs up to date, as SchemaService does with schemas: what is on disk is
// used at once, and the last good one stays when a fetch fails. One that lost most of its operations is held back
// until somebody accepts it.
class ApiService {
public:
    // Told each time that something about a description is another than before.
    using Listener = std::function<void(const std::string &endpoint)>;

    ApiService(ApiFetch::Setting setting, Listener listener);
    ~ApiService();
    ApiService(const ApiService &) = delete;
    ApiService &operator=(const ApiService &) = delete;

    // reachesDifferently: credentials or context variables changed
    void setWorkspace(const workspace::WorkspacePtr &workspace, bool reachesDifferently);

    bool has(std::string_view endpoint) const { return m_known.contains(endpoint); }
    bool isOpening() const; // something is read from disk
    ApiState state(std::string_view endpoint) const;
    // Null: it did not change so far.
    std::shared_ptr<const ApiDifference> difference(std::string_view endpoint) const;
    void addTo(workspace::Schemas &schemas) const;
    // Precondition of all: has().
    void refresh(const std::string &endpoint, Done<Result<ApiNews>> done);
    // Takes over what was held back, as it is.
    void accept(const std::string &endpoint, Done<Result<ApiNews>> done);
    void need(const std::string &endpoint, Done<Result<openapi::ApiPointer>> done);
    // The search index of the description that is there, which is made when it is asked for.
    void needSearch(const std::string &endpoint, Done<Result<Schemas::ApiSearchPointer>> done);

private:
    struct Known;
    struct Built;
    using KnownMap = std::map<std::string, std::unique_ptr<Known>, std::less<>>;

    Known *find(std::string_view endpoint, std::uint64_t number);
    void add(const workspace::Endpoint &endpoint);
    void remove(KnownMap::iterator place);
    void openKept(Known &known);
    void fetch(Known &known);
    void keep(Known &known, Result<FetchedApi> fetched, bool isAccepted = false);
    static void holdBack(Known &known, Result<Built> &built);
    void take(Known &known, Result<Built> built);
    void answer(Known &known, const Result<ApiNews> &news);
    void index(Known &known);

    LogCategory m_log{"tooltray.execution"};
    ApiFetch::Setting m_setting;
    Listener m_listener;
    ApiFolder m_folder;
    workspace::WorkspacePtr m_workspace;
    KnownMap m_known;
    std::uint64_t m_lastNumber = 0;
    QObject m_context; // last: what comes back to it uses the others
};

} // namespace tooltray::execution
