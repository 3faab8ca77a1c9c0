// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafetch.h"

#include "base/files/files.h"
#include "base/files/folder.h"
#include "base/task/ask.h"
#include "base/task/post.h"
#include "execution/arguments/templates.h"
#include "graphql/language/parse.h"
#include "graphql/language/sdl.h"
#include "graphql/rules/validate.h"
#include "upstream/graphql/errormeaning.h"
#include "upstream/graphql/graphqloperation.h"
#include "json/parser.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace tooltray::execution {
namespace {

using TextSource = SchemaText::Source;

Template unreadable(TextSource source)
{
    switch (source) {
    case TextSource::Introspection:
        return CORE_TEXT("Core", "The introspection result of the endpoint \"{endpoint}\" is not a valid "
                                 "schema: {problem}");
    case TextSource::Federation:
        return CORE_TEXT("Core", "The _service { sdl } result of the endpoint \"{endpoint}\" is not a valid "
                                 "schema: {problem}");
    case TextSource::File: break;
    }
    return CORE_TEXT("Core",
                     "The schema file of the endpoint \"{endpoint}\" is not a valid schema: {problem}");
}

Error unreadableSchema(TextSource source, std::string_view endpoint, Message why)
{
    if (why.empty())
        why = CORE_TEXT("Core", "it has no types.");
    return {ErrorKind::Invalid,
            "schema_unreadable",
            {unreadable(source), {{"endpoint", endpoint}, {"problem", std::move(why)}}},
            source == TextSource::File
                ? CORE_TEXT("Core",
                            "Put a schema in SDL, or the result of an introspection query, into that file.")
                : CORE_TEXT("Core", "Give the endpoint a schema file, or ask the operator of the API what it "
                                    "returns there.")};
}

// A service of a federation extends types, Query before all others, that are defined elsewhere.
std::string withExtendedTypes(std::string sdl)
{
    const graphql::Document document = graphql::parseDocument(sdl);
    std::set<std::string, std::less<>> extended;
    std::set<std::string, std::less<>> defined;
    for (const graphql::Node node : document.definitions()) {
        const auto type = graphql::as<graphql::FieldsTypeDefinition>(node);
        if (node.kind() == graphql::NodeKind::ObjectTypeExtension)
            extended.emplace(type.name());
        else if (type)
            defined.emplace(type.name());
    }
    for (const std::string &name : extended) {
        if (!defined.contains(name))
            sdl += "\ntype " + name;
    }
    return sdl;
}

} // namespace

std::string_view sourceName(TextSource source) noexcept
{
    switch (source) {
    case TextSource::Introspection: return "introspection";
    case TextSource::Federation: return "federation";
    case TextSource::File: break;
    }
    return "file";
}

Result<graphql::SchemaPointer> readSchema(const SchemaText &text, std::string_view endpoint)
{
    graphql::LoadedSchema loaded;
    if (text.source == TextSource::Federation) {
        const json::Parsed response = json::parse(text.text);
        const std::string_view sdl = response.value["data"]["_service"]["sdl"].toString();
        loaded = graphql::loadSchema(withExtendedTypes(std::string(sdl)), graphql::Strictness::Lenient);
    } else {
        loaded = graphql::loadSchema(text.text, graphql::Strictness::Lenient);
    }
    if (!loaded)
        return unreadableSchema(text.source, endpoint,
                                loaded.errors.empty() ? std::string() : loaded.errors.front().message);
    return std::move(loaded.schema);
}

namespace {

// Wrapping types that are told apart: enough for a list of lists of lists, each of them and their items non-null.
constexpr int kWrappers = 9;

std::string typeReference()
{
    std::string fields = "kind name";
    for (int i = 0; i < kWrappers; ++i)
        fields = "kind name ofType { " + fields + " }";
    return fields;
}

} // namespace

std::string introspectionQuery(IntrospectionEdition edition)
{
    const bool isOf2021 = edition != IntrospectionEdition::June2018;
    const bool isOf2025 = edition == IntrospectionEdition::September2025;
    const std::string deprecated = "(includeDeprecated: true)";
    const std::string inputs = isOf2025 ? deprecated : std::string();
    const std::string input = isOf2025 ? "...Input isDeprecated deprecationReason" : "...Input";
    return "query Schema { __schema {" + std::string(isOf2021 ? " description" : "")
           + " queryType { name } mutationType { name } subscriptionType { name }"
             " types { kind name description"
           + std::string(isOf2021 ? " specifiedByURL" : "") + (isOf2025 ? " isOneOf" : "") + " fields"
           + deprecated + " { name description args" + inputs + " { " + input
           + " } type { ...Type } isDeprecated deprecationReason }"
             " inputFields"
           + inputs + " { " + input + " } interfaces { ...Type } enumValues" + deprecated
           + " { name description isDeprecated deprecationReason } possibleTypes { ...Type } }"
             " directives { name description"
           + (isOf2021 ? " isRepeatable" : "") + " locations args" + inputs + " { " + input
           + " } } } }"
             " fragment Input on __InputValue { name description type { ...Type } defaultValue }"
             " fragment Type on __Type { "
           + typeReference() + " }";
}

namespace {

using FetchedFrom = workspace::SchemaSource::Kind;

constexpr std::size_t kMaxSchemaFile = std::size_t(128) << 20U;
constexpr int kSignInWanted = 401;

// A server that hides its schema may answer with data that has nothing in it.
bool holdsSchema(const upstream::GraphQLAnswer &answer, TextSource source)
{
    const std::string_view wanted = source == TextSource::Federation ? "\"sdl\"" : "\"queryType\"";
    return answer.hasData() && answer.data().find(wanted) != std::string_view::npos;
}

// A server that refuses introspection may say so for every field of the query.
Error refusalOf(const upstream::GraphQLAnswer &answer, WallTime now)
{
    Error error = upstream::graphqlError(answer, now).error;
    const json::Value errors = error.details["errors"];
    if (errors.size() < 2)
        return error;
    const json::Value &first = errors.elements().front();
    error.message = {CORE_TEXT("Core", "{count} errors, the first: {problem}"),
                     {{"count", error.details["count"].numberText()},
                      {"problem", upstream::sentencesOf(json::Value::array({first})).front()}}};
    error.details.set("errors", json::Value::array({first}));
    return error;
}

Error schemaHidden(const std::string &endpoint, Error answered)
{
    Error error{ErrorKind::Denied,
                "schema_hidden",
                {CORE_TEXT("Core", "The endpoint \"{endpoint}\" does not provide its schema: {problem}"),
                 {{"endpoint", endpoint}, {"problem", std::move(answered.message)}}},
                CORE_TEXT("Core",
                          "Allow introspection for this credential, give the endpoint a schema file, or use "
                          "it without a schema (schema: none).")};
    // Who is not let in at all need not be let see the schema.
    if (answered.kind == ErrorKind::Denied || answered.kind == ErrorKind::Unavailable)
        error.hint = std::move(answered.hint);
    error.details = std::move(answered.details);
    return error;
}

// The schema is that of all clients: what one of them sets for itself does not count.
Error withoutContext(Error error)
{
    if (error.code == kContextMissing)
        error.hint = {CORE_TEXT("Core",
                                "Ask the user to set the context variable \"{name}\" in the workspace's "
                                "context, with which the schema is fetched for all clients."),
                      {{"name", error.details["context_key"].toString()}}};
    return error;
}

} // namespace

SchemaFetch::SchemaFetch(const Setting &setting, workspace::WorkspacePtr workspace,
                         const workspace::Endpoint &endpoint, Done<Result<SchemaText>> done)
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
}

SchemaFetch::~SchemaFetch() = default;

// Not at once: whoever opens a workspace has more to do first.
void SchemaFetch::start()
{
    later([this] { next(); });
}

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
    auto ready = m_setting.endpoints.prepare(
        m_workspace, m_name, Endpoints::For::Graphql,
        [this, document](const Result<ReadyEndpoint> &later) { send(later, document); });
    if (const auto *now = std::get_if<Result<ReadyEndpoint>>(&ready))
        return send(*now, std::move(document));
    m_preparation = std::get<Ticket>(std::move(ready));
}

void SchemaFetch::send(const Result<ReadyEndpoint> &ready, std::string document)
{
    if (!ready)
        return fail(withoutContext(ready.error()), Reach::Never);
    m_refused = ready->refusal();
    m_call =
        ready->endpoint->send(upstream::graphqlRequest(ready->request, {.document = std::move(document)}),
                              m_reader.receiver([this](upstream::Outcome ended) { take(std::move(ended)); }));
}

void SchemaFetch::take(upstream::Outcome ended)
{
    upstream::GraphQLOutcome outcome =
        m_reader.judge(m_call->request(), std::move(ended), m_setting.clock.wallTime());
    m_call.reset();
    if (auto *error = std::get_if<upstream::RequestError>(&outcome)) {
        if (error->status == kSignInWanted)
            m_refused();
        const bool isUseless =
            error->level == upstream::ErrorLevel::Network || error->status == kSignInWanted;
        return fail(std::move(error->error), isUseless ? Reach::Never : Reach::Answered);
    }
    auto &answer = std::get<upstream::GraphQLAnswer>(outcome);
    if (holdsSchema(answer, m_step.source))
        return finish(SchemaText{m_step.source, answer.takeBody()});
    if (answer.status() == kSignInWanted)
        m_refused();
    const Error nothing{ErrorKind::Invalid, "schema_missing",
                        CORE_TEXT("Core", "it returns nothing instead.")};
    fail(schemaHidden(m_name, answer.hasErrors() ? refusalOf(answer, m_setting.clock.wallTime()) : nothing),
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
    auto read = tooltray::ask(&m_setting.pool, [file = m_file, folder = Folder(m_setting.folder)] {
        return file.is_absolute() ? tooltray::readFile(file, kMaxSchemaFile)
                                  : folder.read(file, kMaxSchemaFile);
    });
    takeWhenDone(std::move(read), context(), [this](Result<std::string> text) {
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
    later([this] { // as the endpoint may have been refused at once
        if (m_steps.empty())
            finish(*std::move(m_problem));
        else
            next();
    });
}

void SchemaFetch::finish(Result<SchemaText> result)
{
    std::exchange(m_done, nullptr)(std::move(result)); // which may destroy this
}

std::string schemaOrigin(const workspace::Endpoint &endpoint)
{
    using Kind = workspace::SchemaSource::Kind;
    const std::string kind = endpoint.schema.kind == Kind::File         ? "file"
                             : endpoint.schema.kind == Kind::None       ? "none"
                             : endpoint.schema.kind == Kind::Federation ? "federation"
                                                                        : "introspection";
    return kind + " " + endpoint.url + " " + endpoint.schema.path;
}

bool areReachedAlike(const workspace::Endpoint &a, const workspace::Endpoint &b)
{
    return std::tie(a.credential, a.furtherCredentials, a.headers, a.proxy, a.tls)
           == std::tie(b.credential, b.furtherCredentials, b.headers, b.proxy, b.tls);
}

std::chrono::seconds retryDelay(int failures)
{
    constexpr std::chrono::seconds first{30};
    constexpr int slowest = 5; // doublings
    return first * (1 << std::min(failures, slowest));
}

Error endpointGone(const std::string &endpoint)
{
    return {ErrorKind::NotFound,
            "endpoint_gone",
            {CORE_TEXT("Core",
                       "The endpoint \"{endpoint}\" was removed or changed while its schema was fetched."),
             {{"endpoint", endpoint}}},
            CORE_TEXT("Core", "Ask again.")};
}

} // namespace tooltray::execution
