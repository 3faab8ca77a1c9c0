// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/demoendpoint.h"

#include "base/task/post.h"
#include "demo/schema/fields.h"
#include "demo/server/graphqlserver.h"
#include "demo/server/restserver.h"
#include "demo/tracker/tracker.h"
#include "graphql/executor/resolvers.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"

#include <QObject>
#include <functional>
#include <utility>

namespace tooltray::demo {

namespace {

// A page of 100 issues with everything about them is some 10,000.
constexpr std::size_t kMaxValues = 100'000;

} // namespace

class DemoEndpoint::Private {
public:
    explicit Private(Clock &clock)
        : resolvers(std::make_shared<graphql::Resolvers>(
            graphql::buildSchema(graphql::parseDocument(std::string(schemaText()))).schema))
        , server(graphql::OperationExecutor(resolvers, options()), clock)
        , rest(graphql::OperationExecutor(resolvers, options()))
        , waits(clock)
    {
        addSampleData(tracker);
        addScalars(*resolvers);
        addRecordFields(*resolvers, tracker);
        addQueryFields(*resolvers, tracker, waits);
        addMutationFields(*resolvers, tracker, clock);
        addSubscriptionFields(*resolvers, tracker, clock);
    }

    // A long answer lets the other requests of the thread through.
    graphql::ExecutionOptions options()
    {
        return {.maxValues = kMaxValues,
                .pause = [this](std::function<void()> next) { post(&here, std::move(next)); }};
    }

    Tracker tracker;
    QObject here;
    std::shared_ptr<graphql::Resolvers> resolvers;
    GraphqlServer server;
    RestServer rest;
    Waits waits; // last: what still waits is answered by the server when this ends
};

DemoEndpoint::DemoEndpoint(Clock &clock) : d(std::make_unique<Private>(clock)) {}

DemoEndpoint::~DemoEndpoint() = default;

void DemoEndpoint::addRoutes(http::Router &router) const
{
    d->server.addRoutes(router, std::string(kPath));
    d->rest.addRoutes(router);
}

const graphql::SchemaPointer &DemoEndpoint::schema() const
{
    return d->resolvers->schema();
}

} // namespace tooltray::demo
