// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/apiservice.h"

#include "base/task/ask.h"
#include "execution/schemas/schemafetch.h"
#include "openapi/changes/compare.h"
#include "openapi/discovery/apisearch.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace tooltray::execution {
namespace {

using workspace::ObjectKind;

Error hasShrunk(const std::string &endpoint, std::size_t before, std::size_t now)
{
    return {
        ErrorKind::Conflict,
        "api_shrunk",
        {CORE_TEXT("Core",
                   "The new description of the endpoint \"{endpoint}\" has {now} operations instead of "
                   "{before}, so the previous one stays in use."),
         {{"endpoint", endpoint}, {"now", now}, {"before", before}}},
        CORE_TEXT("Core",
                  "If this is correct, accept it on the Endpoints page or with \"tooltray schema accept\".")};
}

Error nothingHeldBack(const std::string &endpoint)
{
    return {
        ErrorKind::NotFound,
        "nothing_held_back",
        {CORE_TEXT("Core", "No new description of the endpoint \"{endpoint}\" is waiting to be accepted."),
         {{"endpoint", endpoint}}},
        CORE_TEXT("Core", "Refresh the schema first.")};
}

} // namespace

struct ApiService::Known {
    workspace::Endpoint definition;
    std::uint64_t number = 0; // of this life of the endpoint: what was begun in another counts no more
    ApiState state = {};
    std::shared_ptr<const ApiDifference> difference = {};
    std::string etag = {};
    std::string digest = {};
    Ticket fetch = {};
    std::vector<Done<Result<ApiNews>>> refreshing = {};
    std::vector<Done<Result<ApiNews>>> refreshNext = {}; // who asked while a fetch was under way
    std::vector<Done<Result<openapi::ApiPointer>>> needing = {};
    std::vector<Done<Result<Schemas::ApiSearchPointer>>> searching = {};
    Schemas::ApiSearchPointer search = {}; // of the description, or of one before
    bool isIndexing = false;
    int failures = 0; // to reach it, in a row
    Timer retry = {};
    bool wasTried = false;
    std::shared_ptr<const FetchedApi> heldBack = {};
};

struct ApiService::Built {
    SavedApi kept; // without a description: it is the one that is known
    openapi::ApiChanges changes;
    std::vector<workspace::ToolDrift> drift;
    std::optional<Error> notSaved;
    std::shared_ptr<const FetchedApi> heldBack = {}; // instead of all that
};

ApiService::ApiService(ApiFetch::Setting setting, Listener listener)
    : m_setting(std::move(setting))
    , m_listener(std::move(listener))
    , m_folder(Folder(m_setting.folder).at("schemas"))
{}

ApiService::~ApiService()
{
    while (!m_known.empty())
        remove(m_known.begin());
}

void ApiService::setWorkspace(const workspace::WorkspacePtr &workspace, bool reachesDifferently)
{
    m_workspace = workspace;
    for (auto place = m_known.begin(); place != m_known.end();) {
        const auto current = place++;
        const auto *endpoint = workspace->find<workspace::Endpoint>(current->first);
        if (endpoint != nullptr && !endpoint->api.location.empty())
            continue;
        m_setting.pool.start([folder = m_folder, name = current->first] { folder.remove(name); });
        remove(current);
    }
    for (const auto &item : workspace->entries(ObjectKind::Endpoint)) {
        const auto &endpoint = std::get<workspace::Endpoint>(item.value.object());
        if (!endpoint.api.location.empty())
            add(endpoint);
    }
    for (auto &[name, known] : m_known) {
        if (reachesDifferently && known->state.problem)
            fetch(*known);
    }
}

bool ApiService::isOpening() const
{
    return std::ranges::any_of(m_known, [](const auto &item) {
        const Known &known = *item.second;
        return known.state.isLoading && !known.state.api
               && (!known.wasTried || !known.definition.api.isUrl());
    });
}

void ApiService::add(const workspace::Endpoint &endpoint)
{
    if (const auto place = m_known.find(endpoint.name); place != m_known.end()) {
        Known &known = *place->second;
        const workspace::Endpoint before = std::exchange(known.definition, endpoint);
        if (before.api == endpoint.api) {
            if (!areReachedAlike(before, endpoint))
                fetch(known);
            return;
        }
        remove(place);
    }
    const auto [place, isNew] = m_known.emplace(endpoint.name, std::make_unique<Known>());
    Known &known = *place->second;
    known.definition = endpoint;
    known.number = ++m_lastNumber;
    openKept(known);
}

void ApiService::remove(KnownMap::iterator place)
{
    const std::unique_ptr<Known> known = std::move(place->second);
    const std::string endpoint = place->first;
    m_known.erase(place);
    known->state.api.reset();
    std::ranges::move(known->refreshNext, std::back_inserter(known->refreshing));
    answer(*known, endpointGone(endpoint));
    for (const auto &done : std::exchange(known->searching, {}))
        done(endpointGone(endpoint));
}

ApiService::Known *ApiService::find(std::string_view endpoint, std::uint64_t number)
{
    const auto found = m_known.find(endpoint);
    return found != m_known.end() && found->second->number == number ? found->second.get() : nullptr;
}

void ApiService::openKept(Known &known)
{
    known.state.isLoading = true;
    const std::string name = known.definition.name;
    auto kept =
        ask(&m_setting.pool, [folder = m_folder, endpoint = known.definition, readYaml = m_setting.readYaml] {
            return Result<std::optional<SavedApi>>(folder.load(endpoint, readYaml));
        });
    whenDone(kept, &m_context,
             [this, name, number = known.number](const Result<std::optional<SavedApi>> &found) {
                 Known *now = find(name, number);
                 if (now == nullptr || now->wasTried) // somebody wanted a fresh one in the meantime
                     return;
                 if (!found || !*found) {
                     fetch(*now);
                     return m_listener(name);
                 }
                 now->state.api = (*found)->api;
                 now->state.fetchedAt = (*found)->fetchedAt;
                 now->etag = (*found)->etag;
                 now->digest = (*found)->digest;
                 m_listener(name);
                 if (now = find(name, number); now != nullptr) {
                     for (const auto &done : std::exchange(now->needing, {}))
                         done((*found)->api);
                 }
                 if (now = find(name, number); now != nullptr && !now->wasTried)
                     fetch(*now);
             });
}

void ApiService::fetch(Known &known)
{
    if (known.fetch)
        return;
    known.state.isLoading = true;
    known.retry.cancel();
    known.wasTried = true;
    known.fetch = started<ApiFetch>(
        m_setting, m_workspace, known.definition, known.state.api ? known.etag : std::string(),
        [this, name = known.definition.name, number = known.number](Result<FetchedApi> fetched) {
            if (Known *now = find(name, number))
                keep(*now, std::move(fetched));
        });
}

void ApiService::keep(Known &known, Result<FetchedApi> fetched, bool isAccepted)
{
    if (!fetched)
        return take(known, std::move(fetched).error());
    const std::string name = known.definition.name;
    auto built =
        ask(&m_setting.pool,
            [folder = m_folder, endpoint = known.definition, before = known.state.api, etag = known.etag,
             workspace = m_workspace, digest = known.digest, now = m_setting.clock.wallTime(), isAccepted,
             fetched = *std::move(fetched)]() -> Result<Built> {
                Built result{{nullptr, etag, digest, now}, {}, {}, {}};
                if (!fetched.api)
                    return result;
                result.kept.etag = fetched.etag;
                result.kept.digest = digestOf(fetched.documents);
                if (before && result.kept.digest == digest)
                    return result;
                const std::size_t count = fetched.api->operations.size();
                if (before && !isAccepted && count * 2 < before->operations.size()) {
                    result.heldBack = std::make_shared<const FetchedApi>(fetched);
                    return result;
                }
                result.kept.api = fetched.api;
                if (before) {
                    result.changes = openapi::compare(*before, *fetched.api);
                    result.drift = workspace::restDrift(*workspace, endpoint.name, *before, *fetched.api);
                }
                if (auto saved = folder.save(endpoint, fetched.documents, result.kept); !saved)
                    result.notSaved = std::move(saved).error();
                return result;
            });
    whenDone(built, &m_context, [this, name, number = known.number](Result<Built> result) {
        if (Known *now = find(name, number))
            take(*now, std::move(result));
    });
}

// What was held back before is out of date, whatever came.
void ApiService::holdBack(Known &known, Result<Built> &built)
{
    known.heldBack = std::exchange(built->heldBack, nullptr);
    known.state.heldBack = known.heldBack ? known.heldBack->api : nullptr;
    if (known.heldBack)
        built = hasShrunk(known.definition.name, known.state.api->operations.size(),
                          known.heldBack->api->operations.size());
}

void ApiService::take(Known &known, Result<Built> built)
{
    const std::string name = known.definition.name;
    const std::uint64_t number = known.number;
    known.fetch.reset();
    known.state.isLoading = false;
    Result<ApiNews> news = ApiNews();
    if (built)
        holdBack(known, built);
    if (built) {
        known.failures = 0;
        known.state.problem.reset();
        if (built->kept.api && known.state.api)
            known.difference =
                std::make_shared<const ApiDifference>(ApiDifference{built->changes, built->drift});
        if (built->kept.api)
            known.state.api = built->kept.api;
        known.etag = built->kept.etag;
        known.digest = built->kept.digest;
        known.state.fetchedAt = built->kept.fetchedAt;
        news->changes = std::move(built->changes);
        news->drift = std::move(built->drift);
        if (built->notSaved)
            m_log.warning("The API description of " + name
                          + " could not be kept: " + built->notSaved->message.text());
        news->state = known.state;
    } else {
        known.state.problem = built.error();
        if (built.error().kind == ErrorKind::Unavailable || built.error().kind == ErrorKind::Timeout) {
            known.retry = m_setting.clock.startTimer(retryDelay(known.failures++), [this, name, number] {
                if (Known *now = find(name, number))
                    fetch(*now);
            });
        }
        news = std::move(built).error();
    }
    m_listener(name); // first, so that who is answered sees it everywhere
    if (Known *now = find(name, number))
        answer(*now, news);
    Known *now = find(name, number);
    if (now == nullptr || now->refreshNext.empty() || now->fetch)
        return;
    now->refreshing = std::exchange(now->refreshNext, {});
    fetch(*now);
}

// Everybody who waits for the fetch that is over, and may ask for something again.
void ApiService::answer(Known &known, const Result<ApiNews> &news)
{
    const auto refreshing = std::exchange(known.refreshing, {});
    const auto needing = std::exchange(known.needing, {});
    const openapi::ApiPointer api = known.state.api;
    for (const auto &done : refreshing)
        done(news);
    for (const auto &done : needing) {
        if (api)
            done(api);
        else
            done(news.error());
    }
}

ApiState ApiService::state(std::string_view endpoint) const
{
    const auto found = m_known.find(endpoint);
    return found == m_known.end() ? ApiState() : found->second->state;
}

std::shared_ptr<const ApiDifference> ApiService::difference(std::string_view endpoint) const
{
    const auto found = m_known.find(endpoint);
    return found == m_known.end() ? nullptr : found->second->difference;
}

void ApiService::addTo(workspace::Schemas &schemas) const
{
    for (const auto &[name, known] : m_known) {
        if (known->state.api)
            schemas[name].api = known->state.api;
    }
}

void ApiService::refresh(const std::string &endpoint, Done<Result<ApiNews>> done)
{
    Known &known = *m_known.find(endpoint)->second;
    if (known.fetch) // it may have got its answer before whatever it is that the caller knows about
        return known.refreshNext.push_back(std::move(done));
    known.refreshing.push_back(std::move(done));
    fetch(known);
}

void ApiService::accept(const std::string &endpoint, Done<Result<ApiNews>> done)
{
    Known &known = *m_known.find(endpoint)->second;
    if (!known.heldBack)
        return done(nothingHeldBack(endpoint));
    known.fetch.reset(); // what somebody saw counts, not what comes now
    known.refreshing.push_back(std::move(done));
    known.state.isLoading = true;
    keep(known, FetchedApi(*known.heldBack), true);
}

void ApiService::need(const std::string &endpoint, Done<Result<openapi::ApiPointer>> done)
{
    Known &known = *m_known.find(endpoint)->second;
    if (known.state.api)
        return done(known.state.api);
    known.needing.push_back(std::move(done));
    if (!known.state.isLoading)
        fetch(known);
}

void ApiService::needSearch(const std::string &endpoint, Done<Result<Schemas::ApiSearchPointer>> done)
{
    need(endpoint, [this, endpoint, done = std::move(done)](const Result<openapi::ApiPointer> &api) {
        const auto found = m_known.find(endpoint);
        if (!api || found == m_known.end())
            return done(api ? endpointGone(endpoint) : api.error());
        Known &known = *found->second;
        if (known.search && &known.search->api() == api->get())
            return done(known.search);
        known.searching.push_back(done);
        index(known);
    });
}

void ApiService::index(Known &known)
{
    if (known.isIndexing)
        return;
    known.isIndexing = true;
    auto made = ask(&m_setting.pool, [api = known.state.api] {
        return Result<Schemas::ApiSearchPointer>(std::make_shared<const openapi::ApiSearch>(api));
    });
    whenDone(made, &m_context,
             [this, name = known.definition.name,
              number = known.number](const Result<Schemas::ApiSearchPointer> &search) {
                 Known *now = find(name, number);
                 if (now == nullptr)
                     return;
                 now->isIndexing = false;
                 if (search && &(*search)->api() != now->state.api.get()) // there is another one by now
                     return index(*now);
                 if (search)
                     now->search = *search;
                 for (const auto &done : std::exchange(now->searching, {}))
                     done(search);
             });
}

} // namespace tooltray::execution
