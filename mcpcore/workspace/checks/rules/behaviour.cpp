// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::workspace {
namespace {

// The effect of an operation, as far as its text shows.
enum class Impact : std::uint8_t { Reads, Writes, Destroys };

bool soundsDestructive(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> kWords{"delete",  "destroy", "remove", "purge",
                                                            "archive", "revoke",  "drop",   "wipe"};
    return std::ranges::any_of(kWords, [&](std::string_view word) {
        // deleteIssue, issueDelete
        const std::string capital =
            std::string(1, static_cast<char>(word[0] - 'a' + 'A')) + std::string(word.substr(1));
        return name.starts_with(word) || name.find(capital) != std::string_view::npos;
    });
}

Impact impactOf(const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = findOperation(document, operation.operationName);
    if (!found || found.operation() != graphql::OperationType::Mutation)
        return Impact::Reads;
    for (const graphql::Selection selection : found.selectionSet().selections()) {
        const graphql::Field field = graphql::as<graphql::Field>(selection);
        if (field && soundsDestructive(field.name()))
            return Impact::Destroys;
    }
    return Impact::Writes;
}

Impact impactOf(const RestRequest &request)
{
    switch (request.method) {
    case RestRequest::Method::Get:
    case RestRequest::Method::Head:
    case RestRequest::Method::Options:
    case RestRequest::Method::Query: return Impact::Reads;
    case RestRequest::Method::Delete: return Impact::Destroys;
    default: return Impact::Writes;
    }
}

Impact impactOf(const ToolVersion &version)
{
    Impact effect = Impact::Reads;
    const auto add = [&](const auto &action) {
        if constexpr (requires { impactOf(action); })
            effect = std::max(effect, impactOf(action));
    };
    if (version.operation)
        std::visit(add, *version.operation);
    walkSteps(version, [&](const Step &step) { std::visit(add, step.action); });
    return effect;
}

} // namespace

// Clients ask people before a destructive tool runs, and let a read-only one run by itself.
void lintAnnotations(LintSubject &subject)
{
    const Annotations &annotations = subject.definition().annotations;
    const Impact effect = impactOf(subject.definition());
    // A person may know of a request that it only reads, as POST to a search does.
    const bool isRequest = subject.definition().operation
                           && std::holds_alternative<RestRequest>(*subject.definition().operation);
    if (effect != Impact::Reads && annotations.readOnly == true && !isRequest)
        subject.report(
            "read_only_wrong", LintSeverity::Error, "/annotations/read_only",
            CORE_TEXT("Core", "The tool is marked read-only but changes something."),
            CORE_TEXT("Core", "Remove the annotation: clients run read-only tools without asking."));
    if (effect == Impact::Destroys && annotations.destructive == false)
        subject.report(
            "destructive_wrong", LintSeverity::Warning, "/annotations/destructive",
            CORE_TEXT("Core",
                      "The tool is marked non-destructive, but its operation seems to delete something."),
            CORE_TEXT("Core", "Mark it as destructive, unless what it does can be undone."));
    if (effect == Impact::Writes && !annotations.destructive)
        subject.report("destructive_unsaid", LintSeverity::Advice, "/annotations",
                       CORE_TEXT("Core", "The tool is not marked destructive or non-destructive, so clients "
                                         "assume it is destructive."),
                       CORE_TEXT("Core", "Mark it as not destructive if it only adds data."));
}

void lintExamples(LintSubject &subject)
{
    if (subject.tool().examples.empty())
        return subject.report(
            "examples_missing", LintSeverity::Advice, {}, CORE_TEXT("Core", "The tool has no example."),
            CORE_TEXT("Core", "Save one from a call that worked: agents copy it, and it tests the tool."));
    if (!subject.hasOwnParameters())
        return;
    const auto schema = compileParameters(subject.workspace(), subject.definition().parameters).schema;
    const json::Value defaults = defaultsOf(subject.workspace(), subject.definition().parameters);
    for (const Example &example : subject.tool().examples) {
        if (!schema || !example.expectsSuccess)
            continue;
        json::Value parameters = example.parameters;
        addDefaults(defaults, parameters);
        const auto errors = schema->validate(parameters);
        if (!errors.empty())
            subject.report(
                "example_unfit", LintSeverity::Warning, "/parameters",
                {CORE_TEXT("Core", "The example \"{name}\" does not fit the parameters: {problem}"),
                 {{"name", example.name}, {"problem", errors.front().message}}},
                CORE_TEXT("Core", "Correct the example, or mark it as expected to fail."));
    }
}

namespace {

void reportNoRestUrl(LintSubject &subject, const std::string &name, const std::string &place)
{
    const auto *endpoint = subject.workspace().find<Endpoint>(name);
    if (endpoint == nullptr || endpoint->schema.kind == SchemaSource::Kind::None
        || restBase(*endpoint) != endpoint->url)
        return;
    subject.report(
        "rest_url_missing", LintSeverity::Warning, place,
        {CORE_TEXT(
             "Core",
             "The request goes to the GraphQL URL of the endpoint \"{endpoint}\", which has no REST URL."),
         {{"endpoint", name}}},
        CORE_TEXT(
            "Core",
            "Have a person set the REST URL of the endpoint, or say there that it has no GraphQL schema."));
}

} // namespace

// Without a REST URL the path is added to the URL where GraphQL is spoken.
void lintRestEndpoints(LintSubject &subject)
{
    const ToolVersion &version = subject.definition();
    const std::string own = endpointOf(subject.workspace(), subject.tool());
    if (version.operation && std::holds_alternative<RestRequest>(*version.operation))
        reportNoRestUrl(subject, own, "/operation");
    walkPlacedSteps(version, [&](const Step &step, const std::string &place) {
        if (std::holds_alternative<RestRequest>(step.action))
            reportNoRestUrl(subject, step.endpoint.empty() ? own : step.endpoint, place + "/operation");
    });
}

} // namespace tooltray::workspace
