// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <array>
#include <string_view>

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
    case RestRequest::Method::Head: return Impact::Reads;
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
            CORE_TEXT("Core", "The tool is called read-only and changes something."),
            CORE_TEXT("Core", "Take the annotation away: clients run read-only tools without asking."));
    if (effect == Impact::Destroys && annotations.destructive == false)
        subject.report(
            "destructive_wrong", LintSeverity::Warning, "/annotations/destructive",
            CORE_TEXT("Core",
                      "The tool is called harmless, and its operation sounds as if it deleted something."),
            CORE_TEXT("Core", "Say that it is destructive, unless what it does can be undone."));
    if (effect == Impact::Writes && !annotations.destructive)
        subject.report(
            "destructive_unsaid", LintSeverity::Advice, "/annotations",
            CORE_TEXT("Core",
                      "Nothing says whether what the tool changes is lost; clients take it for destructive."),
            CORE_TEXT("Core", "Set \"destructive\" to false when it only adds something."));
}

} // namespace tooltray::workspace
