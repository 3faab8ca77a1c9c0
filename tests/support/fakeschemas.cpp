// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakeschemas.h"

#include "graphql/changes/compareschemas.h"
#include "graphql/discovery/schemasearch.h"
#include "graphql/rules/validate.h"
#include "openapi/discovery/apisearch.h"

#include <QtGlobal>

#include <chrono>
#include <utility>

namespace tooltray::test {

using execution::SchemaNews;
using execution::SchemaState;

namespace {

graphql::SchemaPointer loadedFrom(std::string_view sdl)
{
    graphql::LoadedSchema loaded = graphql::loadSchema(sdl, graphql::Strictness::Strict);
    if (!loaded)
        qFatal("The schema of the test is wrong: %s", loaded.errors.front().message.c_str());
    return std::move(loaded.schema);
}

Error noSuchSchema(const std::string &endpoint)
{
    return {ErrorKind::NotFound, "schema_missing", "There is no schema of the endpoint " + endpoint + ".",
            "Give the test one."};
}

SchemaState fetched(graphql::SchemaPointer schema)
{
    return {.schema = std::move(schema),
            .source = "introspection",
            .fetchedAt = WallTime(std::chrono::milliseconds(0))};
}

} // namespace

void FakeSchemas::set(std::string endpoint, std::string_view sdl)
{
    Known &known = m_known[std::move(endpoint)];
    known.state = fetched(loadedFrom(sdl));
    known.search.reset();
    answerWaiting(known);
}

void FakeSchemas::setLoading(std::string endpoint)
{
    m_known[std::move(endpoint)].state.isLoading = true;
}

void FakeSchemas::fail(std::string endpoint, Error error)
{
    Known &known = m_known[std::move(endpoint)];
    known.state.isLoading = false;
    known.state.problem = std::move(error);
    answerWaiting(known);
}

void FakeSchemas::setNext(std::string endpoint, std::string_view sdl)
{
    m_known[std::move(endpoint)].next = loadedFrom(sdl);
}

SchemaState FakeSchemas::state(std::string_view endpoint) const
{
    const auto found = m_known.find(endpoint);
    return found == m_known.end() ? SchemaState() : found->second.state;
}

workspace::Schemas FakeSchemas::all() const
{
    workspace::Schemas schemas;
    for (const auto &[endpoint, known] : m_known) {
        if (known.state.schema)
            schemas.emplace(endpoint, known.state.schema);
        if (known.state.described.api)
            schemas[endpoint].api = known.state.described.api;
    }
    return schemas;
}

void FakeSchemas::refresh(std::string endpoint, std::function<void(Result<SchemaNews>)> done)
{
    ++refreshes;
    const auto found = m_known.find(endpoint);
    if (found == m_known.end())
        return done(noSuchSchema(endpoint));
    Known &known = found->second;
    if (known.state.problem)
        return done(*known.state.problem);
    SchemaNews news{std::move(endpoint), known.state, {}};
    if (known.next) {
        if (known.state.schema)
            news.changes = graphql::compareSchemas(*known.state.schema, *known.next);
        known.state = fetched(std::exchange(known.next, {}));
        known.search.reset();
        news.state = known.state;
        answerWaiting(known);
    }
    done(std::move(news));
}

void FakeSchemas::need(std::string endpoint, std::function<void(Result<graphql::SchemaPointer>)> done)
{
    const auto found = m_known.find(endpoint);
    if (found == m_known.end())
        return done(noSuchSchema(endpoint));
    Known &known = found->second;
    if (known.state.schema)
        return done(known.state.schema);
    if (known.state.isLoading)
        return known.waiting.push_back(std::move(done));
    done(known.state.problem.value_or(noSuchSchema(endpoint)));
}

void FakeSchemas::setApi(std::string endpoint, openapi::ApiPointer api)
{
    m_known[std::move(endpoint)].state.described.api = std::move(api);
}

void FakeSchemas::needApi(std::string endpoint, std::function<void(Result<openapi::ApiPointer>)> done)
{
    const openapi::ApiPointer api = state(endpoint).described.api;
    if (!api)
        return done(execution::noApi(endpoint));
    done(api);
}

void FakeSchemas::needApiSearch(std::string endpoint, std::function<void(Result<ApiSearchPointer>)> done)
{
    const openapi::ApiPointer api = state(endpoint).described.api;
    if (!api)
        return done(execution::noApi(endpoint));
    done(std::make_shared<const openapi::ApiSearch>(api));
}

void FakeSchemas::needSearch(std::string endpoint, std::function<void(Result<SearchPointer>)> done)
{
    need(endpoint, [this, endpoint, done = std::move(done)](Result<graphql::SchemaPointer> schema) {
        if (!schema)
            return done(std::move(schema).error());
        Known &known = m_known[endpoint];
        if (!known.search)
            known.search = std::make_shared<const graphql::SchemaSearch>(*schema);
        done(known.search);
    });
}

void FakeSchemas::answerWaiting(Known &known)
{
    for (const Waiting &waiting : std::exchange(known.waiting, {})) {
        if (known.state.schema)
            waiting(known.state.schema);
        else
            waiting(*known.state.problem);
    }
}

} // namespace tooltray::test
