// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "workspace/codec/members.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

std::string consentText(const json::Value &consent)
{
    std::string text = plainLine(textOf(consent["id"])).substr(0, 16) + "  " + textOf(consent["state"]) + "  "
                       + textOf(consent["kind"]);
    for (const char *member : {"workspace", "endpoint", "credential", "client", "tool"}) {
        if (consent.contains(member))
            text += "  " + std::string(member) + ' ' + plainLine(textOf(consent[member]));
    }
    text += '\n';
    for (const json::Member &term : consent["terms"].members())
        text +=
            "    " + plainLine(std::string(term.name.view())) + ": " + plainLine(textOf(term.value)) + '\n';
    return text;
}

std::string consentsText(const json::Value &answer)
{
    std::string text;
    for (const json::Value &consent : answer["consents"].elements())
        text += consentText(consent);
    if (answer.contains("problem"))
        text += plainLine(textOf(answer["problem"])) + '\n';
    return text.empty() ? "Nothing needs a consent.\n" : text;
}

Result<ExitCode> listConsents(VerbRun &run)
{
    auto answer = run.ask("consents.list");
    if (!answer)
        return answer.error();
    if (run.has("--pending")) {
        json::Value pending = json::Value::array();
        for (const json::Value &consent : std::as_const(*answer)["consents"].elements()) {
            if (consent["state"].toString() == "pending")
                pending.append(consent);
        }
        answer->set("consents", std::move(pending));
    }
    run.output().result(*answer, consentsText(*answer));
    return ExitCode::Ok;
}

// The definition that a grant covers is shown before the question.
Result<bool> mayGrant(VerbRun &run)
{
    const auto answer = run.ask("consents.list");
    if (!answer)
        return answer.error();
    std::string shown;
    for (const json::Value &consent : (*answer)["consents"].elements()) {
        const bool isMeant = std::ranges::any_of(
            run.words(), [&](const std::string &id) { return consent["id"].toString().starts_with(id); });
        shown += isMeant ? consentText(consent) : "";
    }
    if (!run.has("--yes"))
        run.output().prompt(shown);
    return run.confirm("Allow this?");
}

Result<ExitCode> decide(VerbRun &run, const char *decision, const char *done)
{
    const auto answer =
        run.ask("consents.decide", json::Value::object({{"decision", decision},
                                                        {"ids", workspace::encode(run.words())},
                                                        {"dry_run", run.isDryRun()}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, run.isDryRun() ? "Nothing was changed." : done);
    return ExitCode::Ok;
}

Result<ExitCode> grantConsents(VerbRun &run)
{
    if (!run.isDryRun()) {
        const auto yes = mayGrant(run);
        if (!yes)
            return yes.error();
        if (!*yes)
            return ExitCode::Failed;
    }
    return decide(run, "grant", "Granted.");
}

Result<ExitCode> denyConsents(VerbRun &run)
{
    return decide(run, "deny", "Denied.");
}

Result<ExitCode> revokeConsents(VerbRun &run)
{
    return decide(run, "revoke", "Revoked: it is asked again.");
}

constexpr std::array<VerbArgument, 3> kConsentIds{
    {{"ID", "ids from tooltray consent list; the first 8 characters are enough", ArgumentCount::Some,
      Candidates::Consents}}};

constexpr std::array kConsentVerbs{
    Verb{.name = "consent list",
         .summary = "list what definitions from others want to run, read and send",
         .options = {{{"--pending", "", "only what is not decided yet"}}},
         .examples = {{{"consent list --pending", "with the exact terms"}}},
         .run = listConsents},
    Verb{.name = "consent grant",
         .summary = "allow exactly the listed terms",
         .arguments = kConsentIds,
         .examples = {{{"consent grant 3f2a9c01", "shows the terms and asks"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson},
         .effect = Verb::Effect::Changes,
         .run = grantConsents},
    Verb{.name = "consent deny",
         .summary = "deny the listed terms",
         .arguments = kConsentIds,
         .examples = {{{"consent deny 3f2a9c01", "it is not asked again"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = denyConsents},
    Verb{.name = "consent revoke",
         .summary = "remove a decision, so that you are asked again",
         .arguments = kConsentIds,
         .examples = {{{"consent revoke 3f2a9c01", "as if it had never been decided"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = revokeConsents},
};

} // namespace

std::span<const Verb> consentVerbs()
{
    return kConsentVerbs;
}

} // namespace tooltray::app
