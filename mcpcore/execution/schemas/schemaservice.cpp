// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemaservice.h"

#include "base/task/ask.h"
#include "execution/schemas/schemafetch.h"
#include "graphql/changes/compareschemas.h"
#include "graphql/discovery/schemasearch.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace tooltray::execution {
namespace {

using workspace::ObjectKind;

// A call that needs a schema asks again for one that could not be had, so that it tells why that is now and not why it
// was. Only calls in quick succession get the same reason.
constexpr std::chrono::seconds kBetweenTries{1};

bool mayReachDifferently(const workspace::ChangeSet &changes)
{
    return std::ranges::any_of(changes.changes, [](const workspace::Change &change) {
        return change.key.kind == ObjectKind::Credential || change.key.kind == ObjectKind::Context;
    });
}

bool concernsEndpoints(const workspace::ChangeSet &changes)
{
    return std::ranges::any_of(changes.changes, [](const workspace::Change &change) {
        return change.key.kind == ObjectKind::Endpoint;
    });
}

bool hasNone(const workspace::Endpoint &endpoint)
{
    return endpoint.schema.kind == workspace::SchemaSource::Kind::None;
}

} // namespace

// The outcome of building a schema from its text, on the pool.
struct SchemaService::Built {
    SavedSchema kept;
    graphql::SchemaChanges changes;
    workspace::ToolsBroken broken;
    std::optional<Error> notSaved;
};

SchemaService::SchemaService(Setting setting, Listener listener)
    : m_setting(std::move(setting))
    , m_listener(std::move(listener))
    , m_folder(Folder(m_setting.folder).at("schemas"))
    , m_apis({m_setting.endpoints, m_setting.clock, m_setting.pool, m_setting.folder, m_setting.readYaml},
             [this](const std::string &endpoint) {
                 m_listener({endpoint, state(endpoint), {}});
                 tellOpened();
             })
{}

SchemaService::~SchemaService()
{
    while (!m_known.empty())
        remove(m_known.begin());
}

void SchemaService::setWorkspace(const workspace::WorkspacePtr &workspace,
                                 const workspace::ChangeSet *changes)
{
    m_workspace = workspace;
    const bool isReachedDifferently = changes != nullptr && mayReachDifferently(*changes);
    if (changes == nullptr || concernsEndpoints(*changes)) {
        for (auto place = m_known.begin(); place != m_known.end();) {
            const auto current = place++;
            if (!workspace->find<workspace::Endpoint>(current->first)) {
                m_setting.pool.start([folder = m_folder, name = current->first] { folder.remove(name); });
                remove(current);
            }
        }
        for (const auto &item : workspace->entries(ObjectKind::Endpoint))
            add(std::get<workspace::Endpoint>(item.value.object()));
    }
    for (auto &[name, known] : m_known) {
        if (isReachedDifferently && known.state.problem)
            fetch(known);
    }
    m_apis.setWorkspace(workspace, isReachedDifferently);
    tellOpened();
}

bool SchemaService::isOpening(const Known &known)
{
    const bool isOnDisk =
        !known.wasTried || known.definition.schema.kind == workspace::SchemaSource::Kind::File;
    return known.state.isLoading && !known.state.schema && isOnDisk;
}

void SchemaService::whenOpened(std::function<void()> done)
{
    m_opening.push_back(std::move(done));
    tellOpened();
}

void SchemaService::tellOpened()
{
    if (m_apis.isOpening()
        || std::ranges::any_of(m_known, [](const auto &known) { return isOpening(known.second); }))
        return;
    for (const auto &done : std::exchange(m_opening, {}))
        done();
}

// One that is new, or may have become another one.
void SchemaService::add(const workspace::Endpoint &endpoint)
{
    const auto place = m_known.find(endpoint.name);
    if (place != m_known.end()) {
        const workspace::Endpoint before = std::exchange(place->second.definition, endpoint);
        if (schemaOrigin(before) == schemaOrigin(endpoint)) {
            if (!areReachedAlike(before, endpoint))
                fetch(place->second);
            return;
        }
        remove(place);
    }
    Known &known = m_known[endpoint.name];
    known.definition = endpoint;
    known.number = ++m_lastNumber;
    if (!hasNone(endpoint))
        openKept(known);
}

void SchemaService::remove(KnownMap::iterator place)
{
    Known known = std::move(place->second);
    const std::string endpoint = place->first;
    m_known.erase(place);
    known.state.schema.reset();
    std::ranges::move(known.refreshNext, std::back_inserter(known.refreshing));
    answer(known, endpointGone(endpoint));
}

SchemaService::Known *SchemaService::find(std::string_view endpoint, std::uint64_t number)
{
    const auto found = m_known.find(endpoint);
    return found != m_known.end() && found->second.number == number ? &found->second : nullptr;
}

void SchemaService::openKept(Known &known)
{
    known.state.isLoading = true;
    const std::string name = known.definition.name;
    auto kept = ask(&m_setting.pool, [folder = m_folder, name, origin = schemaOrigin(known.definition)] {
        return Result<std::optional<SavedSchema>>(folder.load(name, origin));
    });
    whenDone(kept, &m_context, [this, name, number = known.number](Result<std::optional<SavedSchema>> found) {
        Known *now = find(name, number);
        if (now == nullptr || now->wasTried) // somebody wanted a fresh one and got it in the meantime
            return tellOpened();
        if (found && *found) {
            now->state.schema = std::move((*found)->schema);
            now->state.source = std::move((*found)->source);
            now->state.fetchedAt = (*found)->fetchedAt;
            const graphql::SchemaPointer schema = now->state.schema;
            m_listener({name, state(name), {}});
            if (now = find(name, number); now != nullptr) {
                for (const OnSchema &done : std::exchange(now->needing, {}))
                    done(schema);
            }
        }
        if (now = find(name, number); now != nullptr && !now->wasTried)
            fetch(*now);
        tellOpened();
    });
}

void SchemaService::fetch(Known &known)
{
    if (hasNone(known.definition))
        return;
    if (known.fetch) {
        known.isAgain = true;
        return;
    }
    known.state.isLoading = true;
    known.retry.cancel();
    known.isAgain = false;
    known.wasTried = true;
    known.tried = m_setting.clock.now();
    known.fetch = started<SchemaFetch>(
        SchemaFetch::Setting{m_setting.endpoints, m_setting.clock, m_setting.pool, m_setting.folder},
        m_workspace, known.definition,
        [this, name = known.definition.name, number = known.number](Result<SchemaText> text) {
            if (Known *now = find(name, number))
                build(*now, std::move(text));
        });
}

void SchemaService::build(Known &known, Result<SchemaText> text)
{
    if (!text)
        return take(known, std::move(text).error());
    const std::string name = known.definition.name;
    auto built =
        ask(&m_setting.pool,
            [folder = m_folder, name, origin = schemaOrigin(known.definition), before = known.state.schema,
             now = m_setting.clock.wallTime(), workspace = m_workspace,
             text = *std::move(text)]() mutable -> Result<Built> {
                auto read = readSchema(text, name);
                const std::string source(sourceName(text.source));
                text = {};
                if (!read)
                    return std::move(read).error();
                Built result{{*std::move(read), origin, source, now}, {}, {}, {}};
                bool isSame = false;
                if (before) {
                    result.changes = graphql::compareSchemas(*before, *result.kept.schema);
                    isSame = result.changes.empty();
                    result.broken = workspace::toolsBroken(*workspace, name,
                                                           {*before, *result.kept.schema, result.changes});
                }
                if (isSame)
                    result.kept.schema = before; // whatever was prepared for it stays good
                auto saved = isSame ? folder.touch(name, result.kept) : folder.save(name, result.kept);
                if (!saved)
                    result.notSaved = std::move(saved).error();
                return result;
            });
    whenDone(built, &m_context, [this, name, number = known.number](Result<Built> result) {
        if (Known *now = find(name, number))
            take(*now, std::move(result));
    });
}

void SchemaService::take(Known &known, Result<Built> built)
{
    const std::string name = known.definition.name;
    const std::uint64_t number = known.number;
    known.fetch.reset();
    known.state.isLoading = false;
    SchemaNews news{name, {}, {}};
    if (built) {
        known.failures = 0;
        known.state.problem.reset();
        if (known.state.schema != built->kept.schema)
            known.search.reset();
        known.state.schema = std::move(built->kept.schema);
        known.state.source = std::move(built->kept.source);
        known.state.fetchedAt = built->kept.fetchedAt;
        news.changes = std::move(built->changes);
        news.broken = std::move(built->broken);
        if (built->notSaved)
            m_log.warning("The schema of " + name + " could not be kept: " + built->notSaved->message.text());
    } else {
        known.state.problem = built.error();
        if (built.error().kind == ErrorKind::Unavailable || built.error().kind == ErrorKind::Timeout)
            retryLater(known);
    }
    news.state = state(name);
    Result<SchemaNews> result = news;
    if (!built)
        result = std::move(built).error();
    m_listener(news); // first, so that who is answered sees it everywhere
    if (Known *now = find(name, number))
        answer(*now, result);
    tellOpened();
    Known *now = find(name, number);
    if (now == nullptr || (!now->isAgain && now->refreshNext.empty()) || now->fetch)
        return;
    now->refreshing = std::exchange(now->refreshNext, {});
    fetch(*now);
}

void SchemaService::retryLater(Known &known)
{
    known.retry = m_setting.clock.startTimer(retryDelay(known.failures++),
                                             [this, name = known.definition.name, number = known.number] {
                                                 if (Known *now = find(name, number))
                                                     fetch(*now);
                                             });
}

// Everybody who waits for the fetch that is over. They may ask for something again, also for what makes an end
// of this endpoint.
void SchemaService::answer(Known &known, const Result<SchemaNews> &news)
{
    const auto refreshing = std::exchange(known.refreshing, {});
    const auto needing = std::exchange(known.needing, {});
    const auto searching = known.state.schema ? std::vector<OnSearch>() : std::exchange(known.searching, {});
    const graphql::SchemaPointer schema = known.state.schema;
    for (const OnNews &done : refreshing)
        done(news);
    for (const OnSchema &done : needing) {
        if (schema)
            done(schema);
        else
            done(news.error());
    }
    for (const OnSearch &done : searching)
        done(news.error());
}

SchemaState SchemaService::state(std::string_view endpoint) const
{
    const auto found = m_known.find(endpoint);
    SchemaState state = found == m_known.end() ? SchemaState() : found->second.state;
    state.described = m_apis.state(endpoint);
    return state;
}

workspace::Schemas SchemaService::all() const
{
    workspace::Schemas schemas;
    for (const auto &[name, known] : m_known) {
        if (known.state.schema)
            schemas.emplace(name, known.state.schema);
    }
    m_apis.addTo(schemas);
    return schemas;
}

Result<SchemaService::Known *> SchemaService::asked(std::string &endpoint)
{
    if (!m_workspace)
        return endpointGone(endpoint);
    auto name = resolvedEndpoint(*m_workspace, endpoint);
    if (!name)
        return std::move(name).error();
    endpoint = *std::move(name);
    const auto found = m_known.find(endpoint);
    if (found == m_known.end())
        return endpointGone(endpoint);
    return &found->second;
}

void SchemaService::refresh(std::string endpoint, OnNews done)
{
    auto known = asked(endpoint);
    if (!known)
        return done(std::move(known).error());
    const bool isDescribed = m_apis.has(endpoint);
    if (hasNone((*known)->definition) && !isDescribed)
        return done(noSchema(endpoint));
    if (hasNone((*known)->definition))
        return refreshApi(endpoint, SchemaNews{endpoint, {}, {}}, done);
    if (!isDescribed)
        return refreshSchema(endpoint, std::move(done));
    refreshSchema(endpoint, [this, endpoint, done = std::move(done)](const Result<SchemaNews> &schema) {
        if (m_apis.has(endpoint))
            return refreshApi(endpoint, schema, done);
        done(schema);
    });
}

void SchemaService::refreshSchema(const std::string &endpoint, OnNews done)
{
    Known &known = m_known.find(endpoint)->second;
    if (known.fetch) {
        // It may have got its answer before whatever it is that the caller knows about.
        known.refreshNext.push_back(std::move(done));
        return;
    }
    known.refreshing.push_back(std::move(done));
    fetch(known);
}

// The endpoint has both: what of them could be fetched is news, and the state has the problem of the other.
void SchemaService::refreshApi(const std::string &endpoint, Result<SchemaNews> schema, const OnNews &done)
{
    m_apis.refresh(endpoint, [this, endpoint, schema = std::move(schema), done](const Result<ApiNews> &api) {
        const bool isApiOnly = schema && schema->state.source.empty();
        if (!api && (!schema || isApiOnly))
            return done(schema ? api.error() : schema.error());
        SchemaNews news = schema ? *schema : SchemaNews{endpoint, {}, {}};
        news.state = state(endpoint);
        if (api) {
            news.apiChanges = api->changes;
            news.drift = api->drift;
        }
        done(std::move(news));
    });
}

void SchemaService::need(std::string endpoint, OnSchema done)
{
    auto known = asked(endpoint);
    if (!known)
        return done(std::move(known).error());
    Known &found = **known;
    if (hasNone(found.definition))
        return done(noSchema(endpoint));
    if (found.state.schema)
        return done(found.state.schema);
    const bool isTired = found.state.problem && m_setting.clock.now() - found.tried < kBetweenTries;
    if (!found.state.isLoading && isTired)
        return done(*found.state.problem);
    found.needing.push_back(std::move(done));
    if (!found.state.isLoading)
        fetch(found);
}

void SchemaService::needApi(std::string endpoint, Done<Result<openapi::ApiPointer>> done)
{
    auto known = asked(endpoint);
    if (!known)
        return done(std::move(known).error());
    if (!m_apis.has(endpoint))
        return done(noApi(endpoint));
    m_apis.need(endpoint, std::move(done));
}

void SchemaService::needApiSearch(std::string endpoint, Done<Result<ApiSearchPointer>> done)
{
    auto known = asked(endpoint);
    if (!known)
        return done(std::move(known).error());
    if (!m_apis.has(endpoint))
        return done(noApi(endpoint));
    m_apis.needSearch(endpoint, std::move(done));
}

void SchemaService::needSearch(std::string endpoint, OnSearch done)
{
    need(endpoint, [this, endpoint, done = std::move(done)](const Result<graphql::SchemaPointer> &schema) {
        if (!schema)
            return done(schema.error());
        std::string name = endpoint;
        auto known = asked(name);
        if (!known)
            return done(std::move(known).error());
        if ((*known)->search)
            return done((*known)->search);
        (*known)->searching.push_back(done);
        index(**known);
    });
}

void SchemaService::index(Known &known)
{
    if (known.isIndexing)
        return;
    known.isIndexing = true;
    const graphql::SchemaPointer schema = known.state.schema;
    auto made = ask(&m_setting.pool, [schema] {
        return Result<SearchPointer>(std::make_shared<const graphql::SchemaSearch>(schema));
    });
    whenDone(
        made, &m_context,
        [this, name = known.definition.name, number = known.number, schema](Result<SearchPointer> search) {
            Known *now = find(name, number);
            if (now == nullptr)
                return;
            now->isIndexing = false;
            if (now->state.schema != schema) // there is another one by now
                return index(*now);
            if (search)
                now->search = *search;
            for (const OnSearch &done : std::exchange(now->searching, {}))
                done(search);
        });
}

} // namespace tooltray::execution
