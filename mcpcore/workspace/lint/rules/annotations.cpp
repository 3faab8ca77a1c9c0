// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/lint/rules.h"

#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tooltray::workspace {
namespace {

// What an operation does, as far as its text shows.
enum class Effect : std::uint8_t { Reads, Writes, Destroys };

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

Effect effectOf(const GraphqlOperation &operation)
{
    const graphql::Document document = graphql::parseDocument(operation.document);
    const auto found = findOperation(document, operation.operationName);
    if (!found || found.operation() != graphql::OperationType::Mutation)
        return Effect::Reads;
    for (const graphql::Selection selection : found.selectionSet().selections()) {
        const graphql::Field field = graphql::as<graphql::Field>(selection);
        if (field && soundsDestructive(field.name()))
            return Effect::Destroys;
    }
    return Effect::Writes;
}

Effect effectOf(const RestRequest &request)
{
    switch (request.method) {
    case RestRequest::Method::Get:
    case RestRequest::Method::Head: return Effect::Reads;
    case RestRequest::Method::Delete: return Effect::Destroys;
    default: return Effect::Writes;
    }
}

Effect effectOf(const ToolVersion &version)
{
    Effect effect = Effect::Reads;
    const auto add = [&](const auto &action) {
        if constexpr (requires { effectOf(action); })
            effect = std::max(effect, effectOf(action));
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
    const Effect effect = effectOf(subject.definition());
    if (effect != Effect::Reads && annotations.readOnly == true)
        subject.report("read_only_wrong", LintSeverity::Error, "/annotations/read_only",
                       "The tool is called read-only and changes something.",
                       "Take the annotation away: clients run read-only tools without asking.");
    if (effect == Effect::Destroys && annotations.destructive == false)
        subject.report("destructive_wrong", LintSeverity::Warning, "/annotations/destructive",
                       "The tool is called harmless, and its operation sounds as if it deleted something.",
                       "Say that it is destructive, unless what it does can be undone.");
    if (effect == Effect::Writes && !annotations.destructive)
        subject.report("destructive_unsaid", LintSeverity::Advice, "/annotations",
                       "Nothing says whether what the tool changes is lost; clients take it for destructive.",
                       "Set \"destructive\" to false when it only adds something.");
}

} // namespace tooltray::workspace
