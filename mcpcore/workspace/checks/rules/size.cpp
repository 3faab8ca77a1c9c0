// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"
#include "json/write.h"

namespace tooltray::workspace {

namespace {

constexpr std::size_t kMuch = 4'000; // about a thousand tokens
constexpr std::size_t kTooMuch = 16'000;

} // namespace

// A tool is part of every conversation, called or not.
void lintSize(LintSubject &subject)
{
    const std::size_t bytes = subject.tool().name.size() + subject.definition().description.size()
                              + json::writtenSize(subject.shownParameters());
    if (bytes <= kMuch)
        return;
    subject.report(
        "too_large", bytes > kTooMuch ? LintSeverity::Error : LintSeverity::Warning, "/parameters",
        {CORE_TEXT(
             "Core",
             "Name, description and parameters are {size} bytes, so lists of tools show an outline of the "
             "parameters only."),
         {{"size", bytes}}},
        CORE_TEXT("Core", "Omit what agents rarely set, shorten descriptions, or bind constants."));
}

} // namespace tooltray::workspace
