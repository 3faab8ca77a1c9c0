// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafetch.h"

#include "base/ask.h"
#include "base/folder.h"
#include "base/post.h"
#include "base/readfile.h"

#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

using TextSource = SchemaText::Source;
using FetchedFrom = workspace::SchemaSource::Kind;

constexpr std::size_t kMaxSchemaFile = std::size_t(128) << 20U;
constexpr int kSignInWanted = 401;

// A server that hides its schema may answer with data that has nothing in it.
bool holdsSchema(const upstream::GraphQLAnswer &answer, TextSource source)
{
    const std::string_view wanted = source == TextSource::Federation ? "\"sdl\"" : "\"queryType\"";
    return answer.hasData() && answer.data().find(wanted) != std::string_view::npos;
}

Error schemaHidden(const std::string &endpoint, Error answered)
{
    Error error{ErrorKind::Denied, "schema_hidden",
                "The endpoint " + endpoint + " does not tell its schema: " + answered.message,
                "Allow introspection for this credential, or give the endpoint a schema file."};
    // Who is not let in at all need not be let see the schema.
    if (answered.kind == ErrorKind::Denied || answered.kind == ErrorKind::Unavailable)
        error.hint = std::move(answered.hint);
    error.details = std::move(answered.details);
    return error;
}

} // namespace

SchemaFetch::SchemaFetch(const Setting &setting, workspace::WorkspacePtr workspace,
                         const workspace::Endpoint &endpoint, Done done)
    : m_setting(setting)
    , m_workspace(std::move(workspace))
    , m_name(endpoint.name)
    , m_done(std::move(done))
{
    if (!endpoint.schema.path.empty())
        m_file = endpoint.schema.path;
    if (endpoint.schema.kind == FetchedFrom::Introspection) {
        for (const IntrospectionEdition edition : kIntrospectionEditions)
            m_steps.push_back({TextSource::Introspection, edition});
    }
    if (endpoint.schema.kind != FetchedFrom::File)
        m_steps.push_back({TextSource::Federation});
    if (endpoint.schema.kind == FetchedFrom::File || !m_file.empty())
        m_steps.push_back({TextSource::File});
    std::ranges::reverse(m_steps);
    post(&m_context, [this] { next(); });
}

SchemaFetch::~SchemaFetch() = default;

void SchemaFetch::next()
{
    m_step = m_steps.back();
    m_steps.pop_back();
    switch (m_step.source) {
    case TextSource::Introspection: return ask(introspectionQuery(m_step.edition));
    case TextSource::Federation: return ask("{ _service { sdl } }");
    case TextSource::File: break;
    }
    readFile();
}

void SchemaFetch::ask(std::string document)
{
    m_call.reset();
    m_preparation = m_setting.endpoints.prepare(
        m_workspace, m_name, Endpoints::For::Graphql,
        [this, document = std::move(document)](const Result<ReadyEndpoint> &ready) mutable {
            if (ready)
                send(*ready, std::move(document));
            else
                fail(ready.error(), Reach::Never);
        });
}

void SchemaFetch::send(const ReadyEndpoint &ready, std::string document)
{
    m_refused = [ready] { ready.refused(); };
    m_call = std::make_unique<upstream::GraphQLCall>(
        *ready.endpoint, m_setting.clock, ready.request,
        upstream::GraphQLOperation{.document = std::move(document)}, upstream::CallOptions{},
        [this](upstream::GraphQLOutcome outcome) { take(std::move(outcome)); });
}

void SchemaFetch::take(upstream::GraphQLOutcome outcome)
{
    if (auto *error = std::get_if<upstream::CallError>(&outcome)) {
        if (error->status == kSignInWanted)
            m_refused();
        const bool isUseless = error->level == upstream::Level::Network || error->status == kSignInWanted;
        return fail(std::move(error->error), isUseless ? Reach::Never : Reach::Answered);
    }
    auto &answer = std::get<upstream::GraphQLAnswer>(outcome);
    if (holdsSchema(answer, m_step.source))
        return finish(SchemaText{m_step.source, answer.takeBody()});
    if (answer.status() == kSignInWanted)
        m_refused();
    Error said{ErrorKind::Invalid, "schema_missing", "it answers with nothing in its place."};
    fail(schemaHidden(m_name, answer.hasErrors() ? upstream::graphqlError(answer).error : said),
         Reach::Answered);
}

void SchemaFetch::readFile()
{
    // A file of the workspace itself is no secret to it.
    const auto *endpoint = m_file.is_absolute() ? m_workspace->find<workspace::Endpoint>(m_name) : nullptr;
    if (endpoint != nullptr) {
        if (auto refusal = m_setting.endpoints.credentials().refusal(*m_workspace, *endpoint))
            return fail(*std::move(refusal), Reach::Answered);
    }
    const auto read = tooltray::ask(&m_setting.pool, [file = m_file, folder = Folder(m_setting.folder)] {
        return file.is_absolute() ? tooltray::readFile(file, kMaxSchemaFile)
                                  : folder.read(file, kMaxSchemaFile);
    });
    whenDone(read, &m_context, [this](Result<std::string> text) {
        if (text)
            finish(SchemaText{TextSource::File, *std::move(text)});
        else
            fail(std::move(text).error(), Reach::Answered);
    });
}

void SchemaFetch::fail(Error error, Reach reach)
{
    if (!m_problem)
        m_problem = std::move(error);
    // A file may have it when nothing that is asked over the network can.
    if (reach == Reach::Never)
        std::erase_if(m_steps, [](const Step &step) { return step.source != TextSource::File; });
    post(&m_context, [this] { // an endpoint may not be ready at once, within the call that asks for it
        if (m_steps.empty())
            finish(*std::move(m_problem));
        else
            next();
    });
}

void SchemaFetch::finish(Result<SchemaText> result)
{
    const Done done = std::move(m_done);
    done(std::move(result));
}

} // namespace tooltray::execution
