// SPDX-License-Identifier: GPL-3.0-or-later
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

} // namespace tooltray::workspace
