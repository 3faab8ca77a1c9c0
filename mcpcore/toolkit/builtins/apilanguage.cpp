// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/apilanguage.h"

#include "execution/delivery/endpoints.h"
#include "execution/preparation/schemas.h"
#include "text/unicode/ascii.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/choice.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/enumnames.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::uint64_t kUsualHits = 5;
constexpr std::size_t kMaxWordings = 5;
constexpr std::size_t kLastHit = 1'000'000; // more than any schema has

std::optional<std::size_t> hitNumber(std::string_view cursor)
{
    std::size_t number = 0;
    const char *end = cursor.data() + cursor.size();
    const auto [at, error] = std::from_chars(cursor.data(), end, number);
    return error == std::errc() && at == end && number <= kLastHit ? std::optional(number) : std::nullopt;
}

// "GET /pets", which is no GraphQL.
bool isMethodAndPath(std::string_view text)
{
    constexpr std::array<std::string_view, 9> methods{"GET",    "HEAD",    "POST",  "PUT",  "PATCH",
                                                      "DELETE", "OPTIONS", "QUERY", "TRACE"};
    const std::string_view word = text.substr(0, text.find(' '));
    const std::string_view rest = trimmed(text.substr(word.size()));
    return rest.starts_with('/') && std::ranges::any_of(methods, [&](std::string_view method) {
               return equalsIgnoringAsciiCase(word, method);
           });
}

} // namespace

bool isDescribed(const workspace::Workspace &workspace, std::string_view endpoint)
{
    const auto *found = workspace.find<workspace::Endpoint>(endpoint);
    return found != nullptr && !found->api.location.empty();
}

const ApiLanguage &languageOf(const CommandContext &context, const std::string &endpoint,
                              std::string_view text)
{
    if (!isDescribed(*context.workspace, endpoint))
        return graphqlLanguage();
    if (execution::hasNoSchema(*context.workspace, endpoint) || isMethodAndPath(trimmed(text)))
        return restLanguage();
    const openapi::ApiPointer api = context.services->schemas.state(endpoint).described.api;
    return api && api->find(trimmed(text)) != nullptr ? restLanguage() : graphqlLanguage();
}

std::unique_ptr<BuiltIn> apiCommand(mcp::Tool tool, BuiltInCommand::Traits traits, WorkPool pool,
                                    std::string_view text, Running (ApiLanguage::*answer)(ApiRequest) const)
{
    auto run = forEndpoint([pool = std::move(pool), text, answer](const CommandContext &context,
                                                                  const json::Value &arguments,
                                                                  std::string endpoint, CommandDone done) {
        const ApiLanguage &language = languageOf(context, endpoint, arguments[text].toString());
        return (language.*answer)({context, arguments, std::move(endpoint), pool, std::move(done)});
    });
    return std::make_unique<BuiltInCommand>(std::move(tool), traits, std::move(run));
}

std::optional<workspace::ResultShape::Format> chosenFormat(const CommandContext &context,
                                                           std::string_view name)
{
    for (const auto &named : workspace::namesOf(workspace::ResultShape::Format())) {
        if (named.name == name)
            return named.value;
    }
    return context.takesAnySize ? std::nullopt : std::optional(workspace::ResultShape::Format::Auto);
}

Result<SearchQuestion> searchQuestion(const json::Value &arguments)
{
    SearchQuestion question;
    question.most = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualHits));
    if (arguments.contains("query"))
        question.wordings.emplace_back(arguments["query"].toString());
    for (const json::Value &wording : arguments["queries"].elements())
        question.wordings.emplace_back(wording.toString());
    if (question.wordings.empty())
        return Error{ErrorKind::Invalid, "query_missing", "\"query\" is missing.",
                     "Pass what you are looking for as \"query\", or several wordings as \"queries\"."};
    if (question.wordings.size() > kMaxWordings)
        return Error{ErrorKind::Invalid, "queries_too_many",
                     "There are more than " + std::to_string(kMaxWordings) + " wordings.",
                     "Pass the best of them."};
    for (const std::string &wording : question.wordings)
        if (std::optional<Error> error = tooLongQuery(wording))
            return *std::move(error);
    if (arguments.contains("cursor")) {
        const auto from = hitNumber(arguments["cursor"].toString());
        if (!from)
            return wrongCursor();
        question.from = *from;
    }
    return question;
}

namespace {

class GraphqlLanguage final : public ApiLanguage {
public:
    Running execute(ApiRequest call) const override { return executeGraphql(std::move(call)); }
    Running validate(ApiRequest call) const override { return validateGraphql(std::move(call)); }
    Running describe(ApiRequest call) const override { return describeGraphql(std::move(call)); }
    Running search(ApiRequest call) const override { return searchGraphql(std::move(call)); }

    // A document is stored as it is.
    Running define(const ApiRequest &call, Done<Result<ToolDefinition>> defined) const override
    {
        defined(ToolDefinition{call.arguments});
        return nullptr;
    }
};

} // namespace

const ApiLanguage &graphqlLanguage()
{
    static const GraphqlLanguage language;
    return language;
}

} // namespace tooltray::toolkit
