// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/secretlike.h"
#include "base/text/secretname.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/requestrules.h"
#include "json/pointer.h"
#include "json/write.h"

namespace tooltray::workspace {

namespace {

// Describes the place if it is the constant of a header or parameter that usually carries a secret.
std::optional<Message> secretField(const json::Pointer &place)
{
    const auto names = place.tokens();
    for (std::size_t i = 0; i + 2 < names.size(); ++i) {
        const bool isValue = names[i] == "object" || names[i] == "bindings";
        if (isValue && i + 3 == names.size() && names[i + 2] == "constant" && isSecretName(names[i + 1]))
            return CORE_TEXT("Core", "the value of a parameter for secrets");
        const bool isHeader = names[i] == "headers";
        if ((!isHeader && names[i] != "query") || names[i + 2] != "constant")
            continue;
        if (!isSecretHeader(names[i + 1]))
            return std::nullopt;
        return isHeader ? CORE_TEXT("Core", "the value of a header for secrets")
                        : CORE_TEXT("Core", "the value of a query parameter for secrets");
    }
    return std::nullopt;
}

} // namespace

// The text of a tool is stored in a file, shown to every client and exported.
void lintSecrets(LintSubject &subject)
{
    subject.walkTexts([&](std::string_view text, const json::Pointer &place) {
        auto what = secretField(place);
        if (!what)
            what = secretIn(text);
        if (what)
            subject.report(
                "secret", LintSeverity::Error, place.toString(),
                {CORE_TEXT("Core", "This contains what looks like {what}."), {{"what", *what}}},
                CORE_TEXT("Core",
                          "Remove it: secrets belong in a credential of the endpoint or in a secret context "
                          "variable. Then replace the secret, as this one has been exposed."));
    });
}

} // namespace tooltray::workspace
