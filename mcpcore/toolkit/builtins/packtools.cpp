// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "base/text/quantity.h"
#include "execution/preparation/schemas.h"
#include "text/words/suggestions.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/builtins/packs.h"
#include "toolkit/builtins/tooledit.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/edits/check.h"
#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/write.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

bool hasTag(const Tool &tool, const json::Value &tags)
{
    return std::ranges::any_of(tags.elements(), [&](const json::Value &tag) {
        return std::ranges::find(tool.tags, tag.toString()) != tool.tags.end();
    });
}

// The names of what is asked for, so that nothing the client may not know of is among it.
Result<PackSelection> exportSelection(const CommandContext &context, const json::Value &arguments)
{
    PackSelection selection;
    const json::Value &tags = arguments["tags"];
    const bool isAll = arguments["names"].isEmpty() && tags.isEmpty();
    std::vector<Error> problems;
    for (const json::Value &name : arguments["names"].elements()) {
        if (const auto chosen = chosenTool(context, name.toString(), "names"))
            selection.names.push_back(chosen->tool->name);
        else
            problems.push_back(chosen.error());
    }
    if (!problems.empty())
        return joinedProblems(std::move(problems));
    for (const auto &[name, entry] : context.workspace->entries(ObjectKind::Tool)) {
        const Tool &tool = std::get<Tool>(entry.object());
        if ((isAll || hasTag(tool, tags)) && context.isVisible(tool))
            selection.names.push_back(name);
    }
    if (selection.names.empty())
        return Error{ErrorKind::NotFound, "nothing_to_export",
                     isAll ? "There is no saved tool to export." : "No saved tool has one of the \"tags\".",
                     isAll ? "Save one with create_saved_query_tool first."
                           : "Call list_saved_tools to see the tags."};
    return selection;
}

// Too large to be handed out at once: a pack that lost a part would be imported as if it were whole.
CallResult keptPack(const CommandContext &context, json::Value pack, std::size_t bytes)
{
    CallResult result;
    result.structured = json::Value::object({{"format", pack["format"]},
                                             {"version", pack["version"]},
                                             {"bytes", bytes},
                                             {"tools_count", pack["tools"].size()}});
    const std::string handle = keptForLater(context, std::move(pack), bytes);
    result.structured.set(
        "next",
        json::Value(handle.empty() ? "The pack is too large. Export fewer tools at a time, by \"names\"."
                                   : "The pack is larger than one response. Read it with read_result and "
                                     "this handle, or export fewer tools at a time."));
    if (!handle.empty())
        result.structured.set("handle", json::Value(handle));
    return result;
}

// One tool with a secret in it must not keep the others from being exported.
Error exportError(Error error, std::size_t selected)
{
    if ((error.code == "secret_in_tool" || error.code == "secret_in_text") && selected > 1)
        error.hint = Message::joined({error.hint, "Or export the other tools by \"names\"."});
    return error;
}

CallOutcome answerWith(const CommandContext &context, const Result<Pack> &pack, std::size_t selected)
{
    if (!pack)
        return refused(exportError(pack.error(), selected));
    for (const auto &[key, object] : pack->objects) {
        const auto *tool = std::get_if<Tool>(&object);
        if (tool != nullptr && !context.isVisible(*context.workspace->find<Tool>(tool->name)))
            return refused({ErrorKind::Denied, "export_incomplete",
                            "One of the tools needs something that this client may not export.",
                            "Name the tools to export one by one, or ask the user to export them."});
    }
    for (const auto &[key, object] : pack->objects) {
        if (auto hidden = checkVisible(key, object))
            return refused(*std::move(hidden));
    }
    json::Value encoded = encode(*pack);
    const std::size_t bytes = json::write(encoded).size();
    if (bytes > context.client->resultBytes && !context.takesAnySize)
        return keptPack(context, std::move(encoded), bytes);
    return answered(std::move(encoded));
}

OnConflict onConflictNamed(std::string_view name)
{
    for (const auto &named : namesOf(OnConflict())) {
        if (named.name == name)
            return named.value;
    }
    return OnConflict::Skip;
}

// The arguments of an import.
struct ImportOrder {
    json::Value pack; // or the name of a bundled one
    json::Value endpoints;
    OnConflict onConflict = OnConflict::Skip;
    bool mayBreak = false;
};

// Some clients send objects as text.
bool isObjectText(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

struct GivenPack {
    DecodedPack decoded;
    json::Value lost =
        json::Value::array(); // sentences about what of another program's requests is not imported
};

// The requests of another program, where the text has any.
std::optional<GivenPack> foreignPack(std::string_view text, const Workspace &workspace)
{
    const Result<Foreign> foreign = readForeign(text);
    if (!foreign || foreign->requests.empty())
        return std::nullopt;
    ForeignPack made = packOf(*foreign, workspace);
    GivenPack given;
    given.decoded.pack = std::move(made.pack);
    for (const Message &sentence : foreign->lost)
        given.lost.append(sentence.text());
    for (const ForeignFinding &finding : made.findings) {
        for (const Message &sentence : finding.lost)
            given.lost.append(finding.label + ": " + sentence.text());
        if (!finding.problem.empty())
            given.lost.append(finding.label + ": " + finding.problem.text());
    }
    return given;
}

Result<GivenPack> packFrom(const json::Value &given, const Workspace &workspace)
{
    const std::string_view said = given.toString();
    const bool isText = given.isString() && said.find_first_of(" \n") != std::string_view::npos;
    const bool isOurs = isText ? said.find(kPackFormat) != std::string_view::npos : given.contains("format");
    if (!isOurs && (isText || given.isObject())) {
        if (std::optional<GivenPack> foreign =
                foreignPack(isText ? std::string(said) : json::write(given), workspace))
            return *std::move(foreign);
    }
    if (isObjectText(said))
        return GivenPack{decodePack(said)};
    if (!given.isString())
        return GivenPack{decodePack(given)};
    const Result<std::string> text = bundledPack(said);
    return text ? Result<GivenPack>(GivenPack{decodePack(std::string_view(*text))})
                : Result<GivenPack>(text.error());
}

std::set<std::string> endpointsOf(const Pack &pack)
{
    std::set<std::string> names;
    for (const auto &[key, object] : pack.objects) {
        for (const ObjectKey &used : referencesOf(object)) {
            if (used.kind == ObjectKind::Endpoint)
                names.insert(used.name);
        }
    }
    return names;
}

// The endpoints of the pack by the names that they have here.
struct EndpointsHere {
    std::map<std::string, std::string> names;
    std::string hint; // how to name those that are missing; empty: none is
};

Result<EndpointsHere> endpointsHere(const Workspace &workspace, const DecodedPack &pack,
                                    const json::Value &given)
{
    const std::set<std::string> used = endpointsOf(pack.pack);
    const std::vector<std::string> theirs(used.begin(), used.end());
    EndpointsHere result;
    std::vector<Error> problems;
    for (const json::Member &one : given.members()) {
        const std::string name(one.name.view());
        if (!used.contains(name) && pack.errors.empty())
            problems.push_back({ErrorKind::Invalid, "endpoints_invalid",
                                "The pack names no endpoint \"" + name + "\", which \"endpoints\" maps.",
                                theirs.empty()
                                    ? std::string("Omit \"endpoints\": the pack names none.")
                                    : (theirs.size() == 1 ? "Its endpoint is " : "Its endpoints are ")
                                          + namesAnd(theirs).text() + "."});
        result.names.emplace(name, one.value.toString());
    }
    if (!problems.empty())
        return joinedProblems(std::move(problems));
    std::string missing;
    for (const std::string &name : used) {
        const auto mapped = result.names.find(name);
        const std::string &wanted = mapped == result.names.end() ? name : mapped->second;
        if (workspace.find({ObjectKind::Endpoint, wanted}) == nullptr)
            missing.append(missing.empty() ? "\"" : ", \"").append(name).append("\": NAME");
    }
    const std::vector<std::string> here = endpointNames(workspace);
    if (!missing.empty())
        result.hint = here.empty()
                          ? "Ask the user to add an endpoint in the Tooltray window or in config.yaml."
                          : "Pass \"endpoints\": {" + missing + "} with " + namesOr(here).text() + ".";
    return result;
}

// A plan, with what the agent can do about endpoints that are missing here.
struct PlannedImport {
    ImportPlan plan;
    std::string endpointHint;
    std::vector<DocumentError> errors; // why some of the pack cannot be read
    json::Value lost = {};             // of another program's requests
};

Result<PlannedImport> planOf(const Workspace &workspace, const Schemas &schemas, const ImportOrder &order)
{
    Result<GivenPack> given = packFrom(order.pack, workspace);
    if (!given)
        return std::move(given).error();
    DecodedPack *const pack = &given->decoded;
    Result<EndpointsHere> endpoints = endpointsHere(workspace, *pack, order.endpoints);
    if (!endpoints)
        return std::move(endpoints).error();
    if (std::optional<Error> error = tooLargeObject(pack->pack))
        return *std::move(error);
    ImportOptions options;
    options.onConflict = order.onConflict;
    options.origin = Origin::Agent;
    options.endpoints = std::move(endpoints->names);
    options.unread = std::move(pack->unread);
    options.schemas = &schemas;
    options.mayBreak = order.mayBreak;
    return PlannedImport{planImport(workspace, pack->pack, options), std::move(endpoints->hint),
                         std::move(pack->errors), std::move(given->lost)};
}

// Nobody takes the place of a tool that they may not know of.
void keepHiddenTools(const CommandContext &context, ImportPlan &plan)
{
    for (const ObjectKey &key : plan.replaced) {
        const Tool *tool = key.kind == ObjectKind::Tool ? context.workspace->find<Tool>(key.name) : nullptr;
        if (tool == nullptr || context.isVisible(*tool))
            continue;
        plan.isNameTaken = true;
        plan.problems.push_back("The name \"" + key.name + "\" is taken; rename the tool of the pack.");
    }
    std::erase_if(plan.broken, [&](const ToolFinding &finding) {
        const Tool *tool = context.workspace->find<Tool>(finding.tool);
        return tool != nullptr && !context.isVisible(*tool);
    });
    if (!plan.problems.empty())
        plan = {.problems = std::move(plan.problems),
                .broken = std::move(plan.broken),
                .isNameTaken = plan.isNameTaken};
}

CallOutcome problemsOf(const PlannedImport &planned)
{
    const ImportPlan &plan = planned.plan;
    std::string hint = "Correct the \"pack\" as the message says, and import it again.";
    if (!planned.errors.empty())
        hint += planned.endpointHint.empty() ? "" : ' ' + planned.endpointHint;
    else if (!planned.endpointHint.empty())
        hint = planned.endpointHint;
    else if (!plan.broken.empty())
        hint = "Include those tools in the pack, or pass \"allow_broken\": true and correct them afterwards.";
    else if (plan.isNameTaken)
        hint = "Correct the \"pack\", or pass \"on_conflict\": \"rename\".";
    std::vector<std::string> sentences;
    json::Value errors = json::Value::array();
    for (const DocumentError &error : planned.errors) {
        sentences.push_back(error.message);
        errors.append(json::Value(error.message.text()));
    }
    sentences.insert(sentences.end(), plan.problems.begin(), plan.problems.end());
    Error error{ErrorKind::Invalid, planned.errors.empty() ? "import_refused" : "pack_invalid",
                "Nothing was imported. " + listedSentences(sentences, "problems").text(), std::move(hint)};
    error.details = encode(plan);
    if (!planned.errors.empty())
        error.details.set("errors", std::move(errors));
    return refused(std::move(error));
}

// Goes on where the plan is there: the way back to who keeps the call going is the guard's alone.
class PackImport final : public QObject {
    Q_DISABLE_COPY_MOVE(PackImport)

public:
    PackImport(CommandContext context, CommandDone done)
        : m_context(std::move(context))
        , m_done(std::move(done))
    {}

    void take(Result<PlannedImport> planned, bool isDryRun)
    {
        if (!planned)
            return m_done(refused(std::move(planned).error()));
        ImportPlan &plan = planned->plan;
        keepHiddenTools(m_context, plan);
        if (!planned->errors.empty())
            return m_done(problemsOf(*planned));
        json::Value answer = encode(plan);
        if (!planned->lost.isEmpty())
            answer.set("lost", std::move(planned->lost));
        if (isDryRun) {
            answer.set("dry_run", json::Value(true));
            if (!planned->endpointHint.empty())
                answer.set("next", json::Value(planned->endpointHint));
            return m_done(withinBudget(m_context, std::move(answer)));
        }
        if (!plan.problems.empty())
            return m_done(problemsOf(*planned));
        if (plan.edit.steps.empty())
            return m_done(withinBudget(m_context, std::move(answer)));
        m_applying = applyThenAnswer(m_context, std::move(plan.edit), std::move(answer), m_done);
    }

private:
    CommandContext m_context;
    CommandDone m_done;
    Running m_applying;
};
} // namespace

std::unique_ptr<BuiltIn> exportTools(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "export_tools";
    tool.title = "Export tools";
    tool.description =
        "Returns saved tools as a portable pack, with the types and mappings they need: all tools, or those "
        "selected by names or tags. import_tools imports the pack into another workspace. Credentials are "
        "not included, and tools that contain a known kind of token are not exported.";
    tool.inputSchema =
        argumentsSchema({{"names", textsArgument("Names of tools.")},
                         {"tags", textsArgument("Tags; selects every tool with at least one of them.")}});
    tool.hints = kReadsHere;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<PackSelection> selection = exportSelection(context, arguments);
        if (!selection) {
            done(refused(std::move(selection).error()));
            return nullptr;
        }
        Guard guard = makeGuard();
        const std::size_t selected = selection->names.size();
        auto work = [workspace = context.workspace, selection = *std::move(selection)] {
            return exportPack(*workspace, selection);
        };
        whenDone(ask(pool.get(), std::move(work)), guard.get(),
                 [context, selected, done = std::move(done)](const Result<Pack> &pack) {
                     done(answerWith(context, pack, selected));
                 });
        return guard;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{BuiltInGroup::Management},
                                            std::move(run));
}

std::unique_ptr<BuiltIn> importTools(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "import_tools";
    tool.title = "Import tools";
    tool.description =
        "Imports the tools, types and mappings of a pack into this workspace, all or nothing: a pack that "
        "export_tools returned, a bundled one by its name, or requests of another program (Postman, "
        "Insomnia, Bruno, Altair, HAR, .http, cURL) as text. Every tool is validated first. on_conflict says "
        "what happens to names that are taken: skip (default), rename or replace. With dry_run, it only "
        "reports what would happen. endpoints maps the endpoints of the pack to those of this workspace. "
        "REST and composite tools can be imported too: get_query_dsl explains their format.";
    json::Value pack = json::Value::object(
        {{"description", "The pack: {format: \"tooltray-pack\", version: 1, tools?, types?, mappings?}; or "
                         "the name of a bundled one: "
                             + bundledPackNames() + "; or the text of requests of another program."}});
    pack.set("anyOf", json::Value::array({json::Value::object({{"type", "object"}}),
                                          json::Value::object({{"type", "string"}})}));
    json::Value endpoints = json::Value::object(
        {{"type", "object"}, {"description", "Endpoints of this workspace, by their names in the pack."}});
    endpoints.set("additionalProperties", json::Value::object({{"type", "string"}}));
    tool.inputSchema =
        argumentsSchema({{"pack", std::move(pack), CommandArgument::Need::Required},
                         {"endpoints", std::move(endpoints)},
                         {"on_conflict", choiceArgument({"skip", "rename", "replace"},
                                                        "What to do with names that are taken.")},
                         {"dry_run", flagArgument("true: only report what would happen.")},
                         {kAllowBroken, allowBrokenArgument()}});
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        auto call = std::make_shared<PackImport>(context, std::move(done));
        ImportOrder order{arguments["pack"], arguments["endpoints"],
                          onConflictNamed(arguments["on_conflict"].toString()),
                          arguments[kAllowBroken].toBool()};
        auto work = [workspace = context.workspace, schemas = context.services->schemas.all(),
                     order = std::move(order)] { return planOf(*workspace, schemas, order); };
        whenDone(ask(pool.get(), std::move(work)), call.get(),
                 [weak = std::weak_ptr(call),
                  isDryRun = arguments["dry_run"].toBool()](Result<PlannedImport> planned) {
                     if (const auto still = weak.lock())
                         still->take(std::move(planned), isDryRun);
                 });
        return call;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
