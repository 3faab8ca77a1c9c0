// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/finding.h"
#include "workspace/snapshot/workspace.h"
#include "json/pointer.h"

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Each rule stands in the file of its name.

namespace tooltray::workspace {

// What programs that show our tools to models can take, where they differ. 0: no limit that is known.
struct ClientLimits {
    std::string_view profile;
    // How the name of a tool begins before the model sees it; {} stands for the name of our server there.
    std::string_view namePrefix;
    std::size_t longestName = 0; // with the prefix
};

std::span<const ClientLimits> clientLimits();

// The name as the model gets to see it.
std::string shownName(const ClientLimits &client, std::string_view server, std::string_view tool);

struct LintOptions {
    std::string serverName = "tooltray";    // as clients have us in their configuration
    std::vector<std::string> profiles = {}; // of the clients that matter; none: all that are known
};

// A version of a tool as the rules look at it, and where they say what they find.
class LintSubject {
public:
    LintSubject(const Workspace &workspace, const graphql::Schema *schema, const Tool &tool, Version version,
                const LintOptions &options, LintFindings &findings);
    LintSubject(const LintSubject &) = delete;
    LintSubject &operator=(const LintSubject &) = delete;

    const Workspace &workspace() const { return m_workspace; }
    const Tool &tool() const { return m_tool; }
    const ToolVersion &definition() const { return m_definition; } // its operation included
    const LintOptions &options() const { return m_options; }

    // The schema that clients get, with types and mappings resolved; null when the parameters are unknown.
    const json::Value &shownParameters() const { return m_parameters; }
    bool hasOwnParameters() const { return !m_definition.parameters.isNull(); }

    // The operation of a GraphQL tool; no node where it has none or it cannot be parsed.
    graphql::OperationDefinition operation() const { return m_operation; }

    std::vector<const ClientLimits *> clients() const;

    // The place is within the version; of a rule about the tool itself it is empty.
    void report(std::string code, LintSeverity severity, const std::string &place, Message message,
                Message advice, std::vector<std::string> clients = {});

    // The same of a node of the operation, with its line and column.
    void reportAt(std::string code, LintSeverity severity, graphql::Node node, Message message,
                  Message advice);

    // Every schema inside the parameters, with its place in them: of properties, elements and choices.
    using SchemaVisitor = std::function<void(const json::Value &schema, const std::string &place)>;
    void walkParameters(const SchemaVisitor &visit) const;
    // Every text of the version as it is stored, with its place in it.
    using TextVisitor = std::function<void(std::string_view text, const json::Pointer &place)>;
    void walkTexts(const TextVisitor &visit) const;

private:
    const Workspace &m_workspace;
    const Tool &m_tool;
    std::string m_place;
    ToolVersion m_definition;
    const LintOptions &m_options;
    LintFindings &m_findings;
    json::Value m_parameters;
    graphql::Document m_document;
    graphql::OperationDefinition m_operation;
};

void lintName(LintSubject &subject);
void lintDescription(LintSubject &subject);
void lintUntypedParameters(LintSubject &subject);
void lintCombinators(LintSubject &subject);
void lintReferences(LintSubject &subject);
void lintSize(LintSubject &subject);
void lintExamples(LintSubject &subject);
void lintSecrets(LintSubject &subject);
void lintHiddenText(LintSubject &subject);
void lintUnusedParameters(LintSubject &subject);
void lintUnfilledVariables(LintSubject &subject);
void lintAnnotations(LintSubject &subject);
void lintRestEndpoints(LintSubject &subject);
void lintIdleKeywords(LintSubject &subject);

// What could be better about the versions of a tool, the worst first. Schemas help where they are there.
LintFindings lint(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                  const LintOptions &options = {});

using LintRule = void (*)(LintSubject &subject);

inline constexpr auto kLintRules = std::to_array<LintRule>(
    {lintName, lintDescription, lintUntypedParameters, lintCombinators, lintReferences, lintSize,
     lintExamples, lintSecrets, lintHiddenText, lintUnusedParameters, lintUnfilledVariables, lintAnnotations,
     lintRestEndpoints, lintIdleKeywords});

} // namespace tooltray::workspace
