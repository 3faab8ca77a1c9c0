// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "execution/answers/run.h"
#include "execution/delivery/endpoints.h"
#include "graphql/schema/schema.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/policy/endpoint.h"
#include "workspace/definitions/endpoint.h"

#include <QThreadPool>
#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Where schemas and descriptions come from, as far as a change of it makes them others.

namespace tooltray::execution {

// A schema as an endpoint or a file gives it.
struct SchemaText {
    enum class Source : std::uint8_t { Introspection, Federation, File };

    Source source = Source::Introspection;
    std::string text; // the whole response, or the file
};

std::string_view sourceName(SchemaText::Source source) noexcept; // introspection, federation, file

// The schema in it, whatever in it is not quite valid. Takes long: for a pool.
Result<graphql::SchemaPointer> readSchema(const SchemaText &text, std::string_view endpoint);

// What a server can say about its schema grew with the editions of the specification, and a server refuses a query
// for what it does not know.
enum class IntrospectionEdition : std::uint8_t { September2025, October2021, June2018 };

inline constexpr std::array kIntrospectionEditions{
    IntrospectionEdition::September2025, IntrospectionEdition::October2021, IntrospectionEdition::June2018};

// All that a server of that edition can tell (4.2 Schema Introspection).
std::string introspectionQuery(IntrospectionEdition edition);

// Gets the schema of one endpoint as a text, from the first of its sources that has it: introspection in all the
// editions that servers speak, the SDL of a federated service, a file.
class SchemaFetch final : public Run {
public:
    struct Setting {
        Endpoints &endpoints;
        Clock &clock;
        QThreadPool &pool;
        std::filesystem::path folder; // that relative paths are meant relative to
    };

    SchemaFetch(const Setting &setting, workspace::WorkspacePtr workspace,
                const workspace::Endpoint &endpoint, Done<Result<SchemaText>> done);
    ~SchemaFetch() override;
    void start();

private:
    struct Step {
        SchemaText::Source source;
        IntrospectionEdition edition = {};
    };

    void next();
    void ask(std::string document);
    void send(const Result<ReadyEndpoint> &ready, std::string document);
    void take(upstream::Outcome ended);
    void readFile();
    // Goes on with the next source, or gives up where there is none or it would be no use.
    enum class Reach : std::uint8_t { Answered, Never };
    void fail(Error error, Reach reach);
    void finish(Result<SchemaText> result);

    Setting m_setting;
    workspace::WorkspacePtr m_workspace;
    std::string m_name;
    std::filesystem::path m_file; // relative: in the folder of the workspace, and not to lead out of it
    Done<Result<SchemaText>> m_done;
    std::vector<Step> m_steps; // the last one comes first
    Step m_step{};
    std::optional<Error> m_problem; // of the first source
    std::function<void()> m_refused;
    Ticket m_preparation;
    upstream::GraphQLReader m_reader;
    std::unique_ptr<upstream::EndpointRequest> m_call;
};

// What the schema is fetched from; a schema saved from something else is not used.
std::string schemaOrigin(const workspace::Endpoint &endpoint);

// True if requests of both differ in nothing but their URLs.
bool areReachedAlike(const workspace::Endpoint &a, const workspace::Endpoint &b);

// How long to wait after so many failures in a row: ever longer, up to a bound.
std::chrono::seconds retryDelay(int failures);

Error endpointGone(const std::string &endpoint);

} // namespace tooltray::execution
