// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "graphql/schema/printschema.h"
#include "toolkit/builtins/schemainfo.h"
#include "toolkit/builtins/searchview.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/failure.h"

#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::int64_t kDeepestInfo = 5;

// The requested information as text or, with the format that has one, as an object.
struct SchemaInfo {
    std::string text = {};
    json::Value object = {};
};

struct InfoQuestion {
    std::string endpoint;
    std::string type; // empty: all of them
    std::size_t depth = 0;
    std::optional<SchemaFormat> format = {};
};

std::optional<SchemaFormat> schemaFormat(std::string_view name)
{
    if (name == "json")
        return SchemaFormat::Json;
    if (name == "sdl")
        return SchemaFormat::Sdl;
    return name == "minified" ? std::optional(SchemaFormat::Minified) : std::nullopt;
}

Result<SchemaInfo> schemaInfo(const graphql::Schema &schema, const InfoQuestion &question)
{
    const SchemaFormat format =
        question.format.value_or(question.type.empty() ? SchemaFormat::Minified : SchemaFormat::Sdl);
    SchemaInfo info;
    if (question.type.empty()) {
        if (format == SchemaFormat::Json)
            info.object = schemaOverview(schema);
        else
            info.text =
                format == SchemaFormat::Sdl ? graphql::printSchema(schema) : schemaOverviewText(schema);
        return info;
    }
    if (isCoordinate(question.type)) {
        const Result<SchemaMember> member = namedMember(schema, question.type);
        if (!member)
            return member.error();
        if (format == SchemaFormat::Json)
            info.object = memberDetails(*member, question.depth);
        else
            info.text = memberText(*member, question.depth);
        return info;
    }
    const Result<graphql::SchemaType> type = namedType(schema, question.type);
    if (!type)
        return type.error();
    if (format == SchemaFormat::Json)
        info.object = typeDetails(*type, question.depth);
    else
        info.text = typeText(*type, question.depth, format);
    return info;
}

class SchemaInfoRun {
public:
    SchemaInfoRun(CommandContext context, InfoQuestion question, WorkPool pool, CommandDone done)
        : m_context(std::move(context))
        , m_question(std::move(question))
        , m_pool(std::move(pool))
        , m_done(std::move(done))
    {}

    void take(const Guard &guard, Result<graphql::SchemaPointer> schema)
    {
        if (!schema)
            return m_done(upstreamFailure(std::move(schema).error()));
        auto work = [schema = *std::move(schema), question = m_question] {
            return schemaInfo(*schema, question);
        };
        whenDone(ask(m_pool.get(), std::move(work)), guard.get(),
                 [context = m_context, done = m_done](Result<SchemaInfo> info) {
                     if (!info)
                         return done(refused(std::move(info).error()));
                     done(info->object.isNull() ? withinBudget(context, std::move(info->text))
                                                : withinBudget(context, std::move(info->object)));
                 });
    }

private:
    CommandContext m_context;
    InfoQuestion m_question;
    WorkPool m_pool;
    CommandDone m_done;
};

} // namespace

std::unique_ptr<BuiltIn> getSchemaInfo(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "get_schema_info";
    tool.title = "Schema";
    tool.description =
        "Shows the GraphQL schema of an endpoint: a compact overview of all types or, with type_name, one "
        "type with its fields, arguments, descriptions and deprecations, and the fields that return or "
        "accept it. A coordinate such as Mutation.createIssue shows that field alone, with the types of its "
        "arguments. depth adds the types that it refers to, up to that many levels. To find something by "
        "topic, use search_schema, whose hits have an operation that is ready to run.";
    tool.inputSchema = argumentsSchema(
        {{"type_name",
          textArgument("A type or a coordinate: Issue, Query.issues. Default: an overview of all types.")},
         {"depth",
          integerArgument(0, kDeepestInfo, "How many levels of referenced types to include. Default: 0.")},
         {"endpoint", textArgument("Name of the endpoint; needed only if there are several.")},
         {"format", choiceArgument({"sdl", "minified", "json"},
                                   "sdl with full descriptions (default for one type), minified with one "
                                   "line for each type (default for all), or json.")}});
    tool.hints = kReadsHere;
    auto run =
        forEndpoint([pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                             std::string endpoint, CommandDone done) -> Running {
            InfoQuestion question{endpoint, std::string(arguments["type_name"].toString()),
                                  static_cast<std::size_t>(arguments["depth"].toUInt64().value_or(0)),
                                  schemaFormat(arguments["format"].toString())};
            Guard guard = makeGuard();
            auto call = std::make_shared<SchemaInfoRun>(context, std::move(question), pool, std::move(done));
            context.services->schemas.need(
                endpoint,
                whileKept(guard, [call, weak = std::weak_ptr(guard)](Result<graphql::SchemaPointer> schema) {
                    call->take(weak.lock(), std::move(schema));
                }));
            return guard;
        });
    return std::make_unique<BuiltInCommand>(
        std::move(tool),
        BuiltInCommand::Traits{.group = workspace::BuiltInGroup::Schema, .isEssential = true},
        std::move(run));
}

namespace {

constexpr std::int64_t kMaxHits = 50;
constexpr std::uint64_t kUsualHits = 10;
constexpr std::size_t kLastHit = 1'000'000; // more than any schema has

std::optional<std::size_t> hitNumber(std::string_view cursor)
{
    std::size_t number = 0;
    const char *end = cursor.data() + cursor.size();
    const auto [at, error] = std::from_chars(cursor.data(), end, number);
    return error == std::errc() && at == end && number <= kLastHit ? std::optional(number) : std::nullopt;
}

json::Value hitsSchema()
{
    json::Value hit = json::Value::object({{"type", "object"}});
    json::Value &properties = hit.set("properties", json::Value::object());
    for (const char *name : {"coordinate", "kind", "description", "path", "operation"})
        properties.set(name, json::Value::object({{"type", "string"}}));
    properties.set("variables", json::Value::object({{"type", "array"},
                                                     {"items", json::Value::object({{"type", "object"}})}}));
    properties.set("example_variables", json::Value::object({{"type", "object"}}));
    properties.set("score", json::Value::object({{"type", "number"}}));
    json::Value schema = json::Value::object({{"type", "object"}});
    json::Value &members = schema.set("properties", json::Value::object());
    members.set("hits", json::Value::object({{"type", "array"}, {"items", std::move(hit)}}));
    members.set("next_cursor", json::Value::object({{"type", "string"}}));
    members.set("next", json::Value::object({{"type", "string"}}));
    schema.set("required", json::Value::array({json::Value("hits")}));
    return schema;
}

} // namespace

std::unique_ptr<BuiltIn> searchSchema()
{
    mcp::Tool tool;
    tool.name = "search_schema";
    tool.title = "Search the schema";
    tool.description =
        "Finds the fields and types of a GraphQL schema that match a question in plain words, best match "
        "first. Each hit has its coordinate, the path to it from the root, and a complete operation with its "
        "required arguments as variables: pass it unchanged to execute_graphql_query, or to "
        "create_saved_query_tool as graphql_query. Words are matched by stem and meaning (\"tickets I own\", "
        "\"create merge request\"). get_schema_info with type_name shows all that a type has.";
    tool.inputSchema = argumentsSchema(
        {{"query", textArgument("What you are looking for, in a few words."),
          CommandArgument::Need::Required},
         {"limit", integerArgument(1, kMaxHits, "Maximum number of hits. Default: 10.")},
         {"cursor", textArgument("next_cursor of the previous response.")},
         {"endpoint", textArgument("Name of the endpoint; needed only if there are several.")}});
    tool.outputSchema = hitsSchema();
    tool.hints = kReadsHere;
    auto run = forEndpoint([](const CommandContext &context, const json::Value &arguments,
                              std::string endpoint, CommandDone done) -> Running {
        const auto from = arguments.contains("cursor") ? hitNumber(arguments["cursor"].toString())
                                                       : std::optional<std::size_t>(0);
        if (!from) {
            done(refused(wrongCursor()));
            return nullptr;
        }
        std::string question(arguments["query"].toString());
        if (std::optional<Error> error = tooLongQuery(question)) {
            done(refused(*std::move(error)));
            return nullptr;
        }
        const auto limit = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualHits));
        Guard guard = makeGuard();
        context.services->schemas.needSearch(
            endpoint,
            whileKept(guard, [context, question = std::move(question), from = *from, limit,
                              done = std::move(done)](Result<execution::Schemas::SearchPointer> search) {
                if (!search)
                    return done(upstreamFailure(std::move(search).error()));
                done(pageWithinBudget(
                    context, searchView(**search, question, from, limit), "hits",
                    [from](const json::Value &, std::size_t count) { return std::to_string(from + count); }));
            }));
        return guard;
    });
    return std::make_unique<BuiltInCommand>(
        std::move(tool),
        BuiltInCommand::Traits{.group = workspace::BuiltInGroup::Schema, .isEssential = true},
        std::move(run));
}

} // namespace tooltray::toolkit
