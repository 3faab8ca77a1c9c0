// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"

#include "base/text/hiddentext.h"

namespace tooltray::workspace {

// Fields to edit cannot show what hides or reorders text, so a definition that came from a file would not read as it
// is. Agents cannot save such characters in the first place.
void lintHiddenText(LintSubject &subject)
{
    const auto check = [&](std::string_view text, const std::string &at, const std::string &place) {
        if (const auto hidden = findHidden(text))
            subject.report(
                "hidden_character", LintSeverity::Warning, place,
                {CORE_TEXT("Core",
                           "The {object} has a character that nobody can see ({character}) at {place}."),
                 {{"object", toString(ObjectKey{ObjectKind::Tool, subject.tool().name})},
                  {"character", codePointName(hidden->codePoint)},
                  {"place", withoutHidden(at)}}},
                CORE_TEXT("Core", "Remove it and save again."));
    };
    check(subject.tool().title, "/title", {});
    for (const std::string &tag : subject.tool().tags)
        check(tag, "/tags", {});
    subject.walkTexts([&](std::string_view text, const json::Pointer &place) {
        const std::string at = place.toString();
        check(text, at, at);
        check(at, at, at); // the names that lead there
    });
}

} // namespace tooltray::workspace
