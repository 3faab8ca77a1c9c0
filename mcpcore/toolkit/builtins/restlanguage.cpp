// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/quantity.h"
#include "execution/runs/executor.h"
#include "openapi/discovery/signature.h"
#include "openapi/proposal/proposal.h"
#include "text/words/suggestions.h"
#include "toolkit/builtins/apiinfo.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/builtins/restoperation.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/commands/commandoutcome.h"
#include "toolkit/records/callrecord.h"
#include "workspace/codec/members.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/requestrules.h"
#include "json/decode.h"

#include <array>
#include <memory>
#include <utility>
#include <variant>

namespace tooltray::toolkit {

namespace {

Error unfitValues(const RestOperation &found)
{
    std::vector<std::string> sentences;
    for (const json::Value &problem : found.problems.elements()) {
        std::string sentence(problem["message"].toString());
        if (problem.contains("suggestion"))
            sentence.append(" ").append(problem["suggestion"].toString());
        sentences.push_back(std::move(sentence));
    }
    Error error{ErrorKind::Invalid, "variables_invalid",
                "The variables do not fit " + openapi::coordinateOf(*found.operation) + ". "
                    + listedSentences(sentences, "problems").text(),
                "Correct them and call again; get_schema_info with the operation shows what it takes."};
    error.details = json::Value::object({{"errors", found.problems}});
    return error;
}

json::Value variableViews(const json::Value &parameters)
{
    const json::Value &required = parameters["required"];
    json::Value list = json::Value::array();
    for (const json::Member &member : parameters["properties"].members()) {
        const bool isRequired = std::ranges::find(required.elements(), json::Value(member.name.view()))
                                != required.elements().end();
        json::Value &view =
            list.append(json::Value::object({{"name", member.name.view()}, {"required", isRequired}}));
        if (member.value["type"].isString())
            view.set("type", member.value["type"]);
    }
    return list;
}

json::Value validationView(const Result<RestOperation> &found)
{
    json::Value operations = json::Value::array();
    json::Value errors = json::Value::array();
    if (found) {
        operations.append(json::Value::object(
            {{"name", found->operation->key},
             {"type", openapi::effectOf(found->operation->method).isReadOnly ? "query" : "mutation"},
             {"variables", variableViews(found->version().parameters)}}));
        errors = found->problems;
    } else {
        errors.append(json::Value::object({{"level", "schema"},
                                           {"message", found.error().message.text()},
                                           {"suggestion", found.error().hint.text()}}));
    }
    return json::Value::object({{"valid", errors.isEmpty()},
                                {"operations", std::move(operations)},
                                {"errors", std::move(errors)},
                                {"limits", json::Value::object()}});
}

// The members of a version as create_saved_query_tool calls them. What the caller says counts.
json::Value definitionOf(const RestOperation &found, json::Value arguments)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> names{
        // of members and arguments
        {{"description", "description"},
         {"operation", "operation"},
         {"parameters", "parameter_schema"},
         {"bindings", "bindings"},
         {"pagination", "pagination_config"},
         {"annotations", "annotations"}}};
    arguments.remove("graphql_query");
    const json::Value stored = workspace::encode(found.version());
    for (const auto &[member, argument] : names) {
        if (stored.contains(member) && !arguments.contains(argument))
            arguments.set(argument, stored[member]);
    }
    if (!arguments.contains("tags") && !found.derived.tool.tags.empty())
        arguments.set("tags", workspace::encode(found.derived.tool.tags));
    return arguments;
}

std::vector<std::string> warningsOf(const RestOperation &found)
{
    std::vector<std::string> warnings;
    if (found.version().pagination)
        warnings.emplace_back(
            "The tool fetches all pages, as the description suggests; try it with test_saved_tool, "
            "or pass pagination_config {\"enabled\": false}.");
    if (!found.derived.leftOut.empty())
        warnings.push_back("Requests of tools cannot carry " + namesAnd(found.derived.leftOut).text()
                           + ", which the tool does not take.");
    return warnings;
}

class RestLanguage final : public ApiLanguage {
public:
    Running execute(ApiRequest call) const override
    {
        json::Value values =
            call.arguments["variables"].isObject() ? call.arguments["variables"] : json::Value::object();
        RestQuestion question{std::string(call.arguments["query"].toString()), workspace::DerivedFor::OneCall,
                              values};
        const auto take = [call, values](Result<RestOperation> found) -> Running {
            if (found && !found->problems.isEmpty())
                found = unfitValues(*found);
            if (!found) {
                call.done(refused(std::move(found).error()));
                return nullptr;
            }
            return run(call, *found, values);
        };
        return findOperation(call, std::move(question), take);
    }

    Running validate(ApiRequest call) const override
    {
        RestQuestion question{std::string(call.arguments["query"].toString())};
        if (call.arguments["variables"].isObject())
            question.values = call.arguments["variables"];
        const auto take = [call](const Result<RestOperation> &found) -> Running {
            const bool isAnswered = found || found.error().code.starts_with("operation_");
            call.done(isAnswered ? CallOutcome(withinBudget(call.context, validationView(found)))
                                 : CallOutcome(upstreamFailure(found.error())));
            return nullptr;
        };
        return findOperation(call, std::move(question), take);
    }

    Running describe(ApiRequest call) const override { return describeRest(std::move(call)); }
    Running search(ApiRequest call) const override { return searchRest(std::move(call)); }

    Running define(const ApiRequest &call, Done<Result<ToolDefinition>> defined) const override
    {
        RestQuestion question{std::string(call.arguments["graphql_query"].toString()),
                              workspace::DerivedFor::Saving};
        const auto take = [defined = std::move(defined),
                           arguments = call.arguments](const Result<RestOperation> &found) -> Running {
            if (found)
                defined(ToolDefinition{definitionOf(*found, arguments), warningsOf(*found)});
            else
                defined(found.error());
            return nullptr;
        };
        return findOperation(call, std::move(question), take);
    }

private:
    // Runs it as a saved tool, with all the checks of one.
    static Running run(const ApiRequest &call, const RestOperation &found, const json::Value &values)
    {
        const CommandContext &context = call.context;
        const auto tool = std::make_shared<const workspace::Tool>(found.derived.tool);
        const auto &request = std::get<workspace::RestRequest>(*found.version().operation);
        const Effect effect = workspace::mutates(request) ? Effect::Changes : Effect::Reads;
        if (context.onTool)
            context.onTool("execute_graphql_query", {},
                           operationKind(*context.workspace, *tool, tool->active, effect));
        execution::CallOrder order = context.order(execution::SavedToolOrder{tool, {}, values});
        order.maxItems = call.arguments["max_items"].toUInt64();
        order.resume = call.arguments["next_cursor"].toString();
        order.format = chosenFormat(context, call.arguments["format"].toString());
        return context.services->executor.start(
            std::move(order), [workspace = context.workspace, onWaited = context.onWaited, done = call.done](
                                  execution::CallOutcome outcome, const execution::CallTrace &trace) {
                if (onWaited)
                    onWaited(trace.times.approval);
                done(commandOutcome(*workspace, std::move(outcome), nullptr));
            });
    }
};

} // namespace

const ApiLanguage &restLanguage()
{
    static const RestLanguage language;
    return language;
}

} // namespace tooltray::toolkit
