// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

namespace tooltray::workspace {

// The programming interfaces of the model vendors refuse schemas that combine others at the top.
void lintCombinators(LintSubject &subject)
{
    for (const char *keyword : {"anyOf", "oneOf", "allOf", "not", "if"}) {
        if (subject.shownParameters().contains(keyword))
            subject.report(
                "top_level_combinator", LintSeverity::Error, std::string("/parameters/") + keyword,
                {CORE_TEXT(
                     "Core",
                     "The parameters are combined by \"{keyword}\" at the top, which several models refuse."),
                 {{"keyword", keyword}}},
                CORE_TEXT("Core", "List all properties in one object, and say in their descriptions which "
                                  "belong together."));
    }
}

} // namespace tooltray::workspace
