// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/preparation/schemas.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// Schemas that a test gives. Everything is answered at once, but for what is loading.
class FakeSchemas final : public execution::Schemas {
public:
    FakeSchemas() = default;
    FakeSchemas(std::string endpoint, std::string_view sdl) { set(std::move(endpoint), sdl); }

    // The endpoint's schema from now on, also for those who wait for it. Aborts when it is not valid.
    void set(std::string endpoint, std::string_view sdl);
    // The description of the endpoint's REST API.
    void setApi(std::string endpoint, openapi::ApiPointer api);
    // The first schema is on its way until set() or fail().
    void setLoading(std::string endpoint);
    // It cannot be fetched: who waits and who refreshes from now on gets the error.
    void fail(std::string endpoint, Error error);
    // What the next refresh() brings.
    void setNext(std::string endpoint, std::string_view sdl);

    execution::SchemaState state(std::string_view endpoint) const override;
    workspace::Schemas all() const override;
    void refresh(std::string endpoint, std::function<void(Result<execution::SchemaNews>)> done) override;
    void need(std::string endpoint, std::function<void(Result<graphql::SchemaPointer>)> done) override;
    void needApi(std::string endpoint, std::function<void(Result<openapi::ApiPointer>)> done) override;
    void needSearch(std::string endpoint, std::function<void(Result<SearchPointer>)> done) override;
    void needApiSearch(std::string endpoint, std::function<void(Result<ApiSearchPointer>)> done) override;

    int refreshes = 0; // how often it was asked for

private:
    using Waiting = std::function<void(Result<graphql::SchemaPointer>)>;
    struct Known {
        execution::SchemaState state = {};
        graphql::SchemaPointer next = {};
        SearchPointer search = {};
        std::vector<Waiting> waiting = {};
    };

    void answerWaiting(Known &known);

    std::map<std::string, Known, std::less<>> m_known;
};

} // namespace tooltray::test
