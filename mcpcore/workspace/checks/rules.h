// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/checks/lintsubject.h"

#include <array>

// Each rule stands in the file of its name.

namespace tooltray::workspace {

void lintName(LintSubject &subject);
void lintDescription(LintSubject &subject);
void lintUntypedParameters(LintSubject &subject);
void lintCombinators(LintSubject &subject);
void lintReferences(LintSubject &subject);
void lintTypeLists(LintSubject &subject);
void lintSize(LintSubject &subject);
void lintExamples(LintSubject &subject);
void lintSecrets(LintSubject &subject);
void lintHiddenText(LintSubject &subject);
void lintUnusedParameters(LintSubject &subject);
void lintUnfilledVariables(LintSubject &subject);
void lintAnnotations(LintSubject &subject);
void lintRestEndpoints(LintSubject &subject);

// What could be better about the versions of a tool, the worst first. Schemas help where they are there.
LintFindings lint(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                  const LintOptions &options = {});

using LintRule = void (*)(LintSubject &subject);

inline constexpr auto kLintRules = std::to_array<LintRule>(
    {lintName, lintDescription, lintUntypedParameters, lintCombinators, lintReferences, lintTypeLists,
     lintSize, lintExamples, lintSecrets, lintHiddenText, lintUnusedParameters, lintUnfilledVariables,
     lintAnnotations, lintRestEndpoints});

} // namespace tooltray::workspace
