// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/apiinfo.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "openapi/discovery/signature.h"
#include "openapi/proposal/arguments.h"
#include "openapi/proposal/proposal.h"
#include "openapi/schema/schemawriter.h"
#include "toolkit/builtins/restoperation.h"
#include "toolkit/catalogue/budget.h"
#include "workspace/checks/apicredentials.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kPageBytes = 6'000;
constexpr std::size_t kSummaryBytes = 80;

std::string summaryOf(const openapi::ApiOperation &operation)
{
    const std::string_view line = operation.summary.substr(0, operation.summary.find('\n'));
    return std::string(line.substr(0, kSummaryBytes));
}

// A page of operations, one on a line, with the cursor of the next one.
Result<ApiInfo> operationList(const openapi::Api &api, const ApiQuestion &question,
                              const std::function<bool(const openapi::ApiOperation &)> &isWanted)
{
    std::vector<const openapi::ApiOperation *> list;
    for (const openapi::ApiOperation &operation : api.operations) {
        if (isWanted(operation))
            list.push_back(&operation);
    }
    std::size_t from = 0;
    if (!question.after.empty()) {
        const auto last = std::ranges::find_if(list, [&](const openapi::ApiOperation *one) {
            return openapi::coordinateOf(*one) == question.after;
        });
        if (last == list.end())
            return wrongCursor();
        from = static_cast<std::size_t>(last - list.begin()) + 1;
    }
    ApiInfo info;
    if (question.format == "json") {
        json::Value operations = json::Value::array();
        for (const openapi::ApiOperation *operation : list)
            operations.append(json::Value::object({{"coordinate", openapi::coordinateOf(*operation)},
                                                   {"operation_id", operation->id},
                                                   {"summary", summaryOf(*operation)}}));
        info.object = json::Value::object({{"title", api.title}, {"operations", std::move(operations)}});
        return info;
    }
    if (from == 0)
        info.text = std::string(api.title) + ", " + std::to_string(list.size()) + " operations\n";
    for (std::size_t i = from; i < list.size(); ++i) {
        if (info.text.size() > kPageBytes) {
            info.text += std::to_string(list.size() - i) + " more: pass \"cursor\": \""
                         + cursorBehind(openapi::coordinateOf(*list[i - 1])) + "\".\n";
            break;
        }
        info.text += openapi::coordinateOf(*list[i]);
        if (const std::string summary = summaryOf(*list[i]); !summary.empty())
            info.text.append("  # ").append(summary);
        info.text += '\n';
    }
    return info;
}

ApiInfo operationInfo(const openapi::Api &api, const openapi::ApiOperation &operation,
                      const ApiQuestion &question)
{
    const openapi::ToolProposal proposal = openapi::propose(api, operation);
    ApiInfo info;
    if (question.format == "json") {
        info.object = json::Value::object({{"coordinate", openapi::coordinateOf(operation)},
                                           {"operation_id", operation.id},
                                           {"description", proposal.description},
                                           {"parameters", proposal.shown},
                                           {"answers", openapi::answerText(api, operation)}});
        return info;
    }
    info.text = openapi::signatureOf(api, operation) + "\n";
    if (!proposal.description.empty())
        info.text.append("# ").append(proposal.description).append("\n");
    const json::Value &properties = proposal.shown["properties"];
    for (const json::Member &member : properties.members()) {
        const std::string_view said = member.value["description"].toString();
        if (!said.empty())
            info.text.append("#   ").append(member.name.view()).append(": ").append(said).append("\n");
    }
    return info;
}

ApiInfo schemaInfoOf(const openapi::Api &api, openapi::ApiNode schema, const ApiQuestion &question)
{
    ApiInfo info;
    if (question.format == "json")
        info.object = json::Value::object(
            {{"name", question.name},
             {"schema",
              openapi::SchemaWriter(*api.documents, openapi::Direction::Response).document(schema)}});
    else
        info.text = openapi::schemaText(api, question.name, schema) + "\n";
    return info;
}

} // namespace

Result<ApiInfo> apiInfo(const openapi::Api &api, const ApiQuestion &question)
{
    if (question.name.empty())
        return operationList(api, question, [](const openapi::ApiOperation &) { return true; });
    if (const openapi::ApiOperation *operation = api.find(question.name))
        return operationInfo(api, *operation, question);
    if (const openapi::ApiNode schema = openapi::namedSchema(api, question.name))
        return schemaInfoOf(api, schema, question);
    const auto hasTag = [&](const openapi::ApiOperation &operation) {
        return std::ranges::find(operation.tags, question.name) != operation.tags.end();
    };
    if (std::ranges::any_of(api.operations, hasTag))
        return operationList(api, question, hasTag);
    return unknownOperation(api, question.name);
}

namespace {

// What an operation cannot be called without.
void addMissingCredential(const workspace::Workspace &workspace, const std::string &endpoint,
                          const openapi::Api &api, const std::string &name, ApiInfo &info)
{
    const auto *definition = workspace.find<workspace::Endpoint>(endpoint);
    const openapi::ApiOperation *operation = name.empty() ? nullptr : api.find(name);
    if (definition == nullptr || operation == nullptr)
        return;
    const Message missing = workspace::missingCredential(workspace, *definition, api, *operation);
    if (missing.empty())
        return;
    if (info.object.isObject())
        info.object.set("credentials_missing", missing.text());
    else
        info.text.append("# The endpoint lacks ").append(missing.text()).append(".\n");
}

} // namespace

Running describeRest(ApiRequest call)
{
    Result<std::string> after = nameInCursor(call.arguments["cursor"].toString());
    if (!after) {
        call.done(refused(std::move(after).error()));
        return nullptr;
    }
    ApiQuestion question{std::string(call.arguments["type_name"].toString()),
                         std::string(call.arguments["format"].toString()), *std::move(after)};
    Guard guard = makeGuard();
    auto take = [call, question = std::move(question),
                 weak = std::weak_ptr(guard)](const Result<openapi::ApiPointer> &api) {
        if (!api)
            return call.done(upstreamFailure(api.error()));
        auto work = [api = *api, question, workspace = call.context.workspace, name = call.endpoint] {
            return apiInfo(*api, question).transform([&](ApiInfo info) {
                addMissingCredential(*workspace, name, *api, question.name, info);
                return info;
            });
        };
        whenDone(ask(call.pool.get(), std::move(work)), weak.lock().get(), [call](Result<ApiInfo> info) {
            if (!info)
                return call.done(refused(std::move(info).error()));
            call.done(info->object.isNull() ? withinBudget(call.context, std::move(info->text))
                                            : withinBudget(call.context, std::move(info->object)));
        });
    };
    call.context.services->schemas.needApi(call.endpoint, whileKept(guard, std::move(take)));
    return guard;
}

} // namespace tooltray::toolkit
