// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/rules.h"
#include "workspace/checks/secretlike.h"
#include "workspace/definitions/requestrules.h"
#include "json/pointer.h"
#include "json/write.h"

namespace tooltray::workspace {

namespace {

// Whether the place is the constant value of a header that usually carries a secret.
bool isInSecretHeader(const json::Pointer &place)
{
    const auto names = place.tokens();
    for (std::size_t i = 0; i + 2 < names.size(); ++i) {
        if (names[i] == "headers" && names[i + 2] == "constant")
            return isSecretHeader(names[i + 1]);
    }
    return false;
}

} // namespace

// What is written into a tool is stored in a file, shown to every client and exported.
void lintSecrets(LintSubject &subject)
{
    subject.walkTexts([&](std::string_view text, const json::Pointer &place) {
        const auto what = isInSecretHeader(place)
                              ? std::optional<std::string>("the value of a header for secrets")
                              : secretIn(text);
        if (what)
            subject.report("secret", LintSeverity::Error, place.toString(),
                           "This holds what looks like " + *what + '.',
                           "Keep it as a credential and give that to the endpoint, or to a secret context "
                           "variable; then make a new one, as this one has been seen.");
    });
}

} // namespace tooltray::workspace
