// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "graphql/schema/printschema.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/builtins/schemainfo.h"
#include "toolkit/builtins/schemapart.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/failure.h"

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
    std::string type; // empty: all of them
    std::size_t depth = 0;
    std::optional<SchemaFormat> format = {};
    std::string after = {}; // the name that the page of names before ended with
};

std::optional<SchemaFormat> schemaFormat(std::string_view name)
{
    if (name == "json")
        return SchemaFormat::Json;
    if (name == "sdl")
        return SchemaFormat::Sdl;
    if (name == "names")
        return SchemaFormat::Names;
    return name == "minified" ? std::optional(SchemaFormat::Minified) : std::nullopt;
}

// Larger than this, the names of all come page by page, and of one type less and less is said.
constexpr std::size_t kShortOverview = 6'000;
constexpr std::size_t kShortType = 4'000;
constexpr std::size_t kShortLines = 10'000;

Result<SchemaInfo> overview(const graphql::Schema &schema, const InfoQuestion &question)
{
    SchemaInfo info;
    if (question.format == SchemaFormat::Json) {
        info.object = schemaOverview(schema);
        return info;
    }
    if (question.format == SchemaFormat::Sdl) {
        info.text = graphql::printSchema(schema);
        return info;
    }
    if (question.format != SchemaFormat::Names && question.after.empty()) {
        info.text = schemaOverviewText(schema);
        if (question.format || info.text.size() <= kShortOverview)
            return info;
    }
    std::optional<std::string> names = schemaNames(schema, question.after);
    if (!names)
        return wrongCursor();
    info.text = *std::move(names);
    return info;
}

// Of a part, as much as is wanted in most cases: all of it comes with a depth, or with a format that says so.
SchemaInfo partInfo(const SchemaPart &part, const InfoQuestion &question)
{
    SchemaInfo info;
    if (question.format == SchemaFormat::Json)
        info.object = partDetails(part, question.depth);
    else if (question.depth > 0 || question.format == SchemaFormat::Sdl)
        info.text = wholeText(part, question.depth);
    else
        info.text = briefText(part);
    return info;
}

// Whatever is asked for next, it is found by a coordinate.
std::string shortText(graphql::SchemaType type, std::size_t depth)
{
    using enum graphql::Descriptions;
    std::string text = typeText(type, depth, SchemaFormat::Sdl);
    if (text.size() <= kShortType)
        return text;
    for (const graphql::Descriptions said : {FirstSentence, None}) {
        text = typeText(type, depth, SchemaFormat::Minified, said);
        if (text.size() <= kShortLines)
            return text;
    }
    return depth == 0 ? memberNamesText(type) : text;
}

SchemaInfo typeInfo(graphql::SchemaType type, const InfoQuestion &question)
{
    SchemaInfo info;
    if (question.format == SchemaFormat::Json) {
        info.object = typeDetails(type, question.depth);
    } else if (question.format == SchemaFormat::Names) {
        info.text = memberNamesText(type);
    } else {
        info.text = question.format ? typeText(type, question.depth, *question.format)
                                    : shortText(type, question.depth);
    }
    return info;
}

Result<SchemaInfo> schemaInfo(const graphql::Schema &schema, const InfoQuestion &question)
{
    if (question.type.empty())
        return overview(schema, question);
    if (isCoordinate(question.type)) {
        const Result<SchemaPart> part = namedPart(schema, question.type);
        if (!part)
            return part.error();
        return partInfo(*part, question);
    }
    const Result<graphql::SchemaType> type = namedType(schema, question.type);
    if (!type)
        return type.error();
    return typeInfo(*type, question);
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

Running describeGraphql(ApiRequest call)
{
    Result<std::string> after = nameInCursor(call.arguments["cursor"].toString());
    if (!after) {
        call.done(refused(std::move(after).error()));
        return nullptr;
    }
    InfoQuestion question{std::string(call.arguments["type_name"].toString()),
                          static_cast<std::size_t>(call.arguments["depth"].toUInt64().value_or(0)),
                          schemaFormat(call.arguments["format"].toString()), *std::move(after)};
    Guard guard = makeGuard();
    auto run =
        std::make_shared<SchemaInfoRun>(call.context, std::move(question), call.pool, std::move(call.done));
    call.context.services->schemas.need(
        call.endpoint,
        whileKept(guard, [run, weak = std::weak_ptr(guard)](Result<graphql::SchemaPointer> schema) {
            run->take(weak.lock(), std::move(schema));
        }));
    return guard;
}

std::unique_ptr<BuiltIn> getSchemaInfo(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "get_schema_info";
    tool.title = "Schema";
    tool.description =
        "Shows the GraphQL schema of an endpoint: all names, a type (Issue) or, in a few lines, a coordinate "
        "with what its arguments take: Mutation.createIssue, Query.issues(orderBy:), IssueState.OPEN, @skip.";
    tool.inputSchema = argumentsSchema(
        {{"type_name", textArgument("A type or a coordinate. Default: all names.")},
         {"depth", integerArgument(0, kDeepestInfo, "Levels of referenced types to add. Default: 0.")},
         {"endpoint", endpointArgument()},
         {"format", choiceArgument({"sdl", "minified", "json", "names"},
                                   "sdl: with all descriptions. Default: what is short.")},
         {"cursor", textArgument("From the previous page of names.")}});
    tool.hints = kReadsHere;
    return apiCommand(
        std::move(tool),
        {.group = workspace::BuiltInGroup::Schema,
         .isEssential = true,
         .restNote = "Of a REST API: all operations, those of a tag, one of them, or a schema."},
        std::move(pool), "type_name", &ApiLanguage::describe);
}

} // namespace tooltray::toolkit
