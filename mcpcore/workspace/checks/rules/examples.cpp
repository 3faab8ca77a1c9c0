// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"
#include "workspace/snapshot/parameters.h"

namespace tooltray::workspace {

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

} // namespace tooltray::workspace
