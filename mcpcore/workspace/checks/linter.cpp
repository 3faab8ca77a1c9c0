// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/linter.h"

#include "workspace/checks/rules.h"

#include <algorithm>

namespace tooltray::workspace {

LintFindings lint(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                  const LintOptions &options)
{
    const auto found = schemas.find(endpointOf(workspace, tool));
    const graphql::Schema *schema = found == schemas.end() ? nullptr : found->second.get();
    LintFindings findings;
    for (const auto &[number, version] : tool.versions) {
        LintSubject subject(workspace, schema, tool, number, options, findings);
        for (const LintRule rule : kLintRules)
            rule(subject);
    }
    // Findings about the tool itself appear in every version.
    LintFindings once;
    for (LintFinding &finding : findings) {
        if (std::ranges::find(once, finding) == once.end())
            once.push_back(std::move(finding));
    }
    std::ranges::stable_sort(once, {}, &LintFinding::severity);
    return once;
}

LintFindings lintCatalogue(const Workspace &workspace, const LintOptions &options)
{
    LintFindings findings;
    if (workspace.settings().surface.mode != SurfaceMode::Direct)
        return findings;
    std::size_t listed = 0;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Tool))
        listed += std::get<Tool>(entry.object()).enabled ? 1U : 0U;
    for (const ClientLimits &client : clientLimits()) {
        const bool matters = options.profiles.empty()
                             || std::ranges::find(options.profiles, client.profile) != options.profiles.end();
        if (matters && client.mostTools != 0 && listed > client.mostTools)
            findings.push_back({"too_many_tools",
                                LintSeverity::Warning,
                                {},
                                std::to_string(listed) + " tools are listed, and this client takes "
                                    + std::to_string(client.mostTools) + " of all servers together.",
                                "Offer the commands only, or switch off what is not used.",
                                {std::string(client.profile)}});
    }
    return findings;
}

} // namespace tooltray::workspace
