// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "json/write.h"

#include <array>
#include <unistd.h>

namespace tooltray::app {
namespace {

std::string cardLine(const json::Value &card)
{
    return textOf(card["id"]) + "  " + textOf(card["digest"]) + "  " + plainLine(textOf(card["client"]))
           + "  " + plainLine(textOf(card["headline"]))
           + (card["is_destructive"].toBool() ? "  destructive" : "")
           + (textOf(card["problem"]).empty() ? "" : "  broken") + "  " + plainLine(textOf(card["url"]));
}

std::string cardText(const json::Value &card)
{
    std::vector<std::vector<std::string>> rows;
    for (const char *member : {"id", "digest", "client", "program", "tool", "tool_version", "endpoint", "url",
                               "headline", "is_destructive", "problem", "until"})
        rows.push_back({std::string(member) + ':', textOf(card[member])});
    std::string text = tableText(rows) + "\n" + plainText(textOf(card["document"])) + "\n\nSends:\n";
    for (const json::Value &value : card["sends"].elements())
        text += "  " + textOf(value["place"]) + ' ' + plainLine(textOf(value["name"])) + " = "
                + plainLine(textOf(value["value"])) + '\n';
    return text + "\nArguments:\n" + json::writePretty(card["arguments"])
           + "\nApprove it with: tooltray approvals approve " + textOf(card["id"]) + ' '
           + textOf(card["digest"]) + '\n';
}

Result<ExitCode> listApprovals(VerbRun &run)
{
    if (auto running = run.needRunning(); !running)
        return std::move(running).error();
    if (run.has("--follow")) {
        const auto ended = run.ask("approvals.watch", json::Value::object(), [&run](const json::Value &card) {
            run.output().line(card, cardLine(card));
        });
        return ended ? Result<ExitCode>(ExitCode::Ok) : ended.error();
    }
    return run.show("approvals.list", json::Value::object(), [](const json::Value &answer) {
        std::string text;
        for (const json::Value &card : answer["approvals"].elements())
            text += cardLine(card) + '\n';
        return text.empty() ? std::string("No call is waiting.\n") : text;
    });
}

Result<ExitCode> showApproval(VerbRun &run)
{
    if (auto running = run.needRunning(); !running)
        return std::move(running).error();
    const auto answer = run.ask("approvals.list");
    if (!answer)
        return answer.error();
    for (const json::Value &card : (*answer)["approvals"].elements()) {
        if (textOf(card["id"]) != run.word(0))
            continue;
        run.output().result(card, cardText(card));
        return ExitCode::Ok;
    }
    return Error{ErrorKind::NotFound, "no_such_approval",
                 "No call " + run.word(0) + " is waiting for approval."};
}

Result<ExitCode> decideApproval(VerbRun &run, const char *decision, const char *done)
{
    if (auto running = run.needRunning(); !running)
        return std::move(running).error();
    const auto answer = run.ask("approvals.decide", json::Value::object({{"id", run.word(0)},
                                                                         {"digest", run.word(1)},
                                                                         {"decision", decision},
                                                                         {"dry_run", run.isDryRun()}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, run.isDryRun() ? "Nothing was decided." : done);
    return ExitCode::Ok;
}

// A person says yes, who has a terminal; a program that was started by an agent has none.
Result<ExitCode> approveCall(VerbRun &run)
{
    if (::isatty(STDIN_FILENO) == 0)
        return Error{ErrorKind::Denied, "terminal_needed", "A call is only approved at a terminal.",
                     "Type the command yourself, in a terminal."};
    return decideApproval(run, run.has("--for-hour") ? "hour" : "once", "Approved.");
}

Result<ExitCode> denyCall(VerbRun &run)
{
    return decideApproval(run, "deny", "Denied.");
}

constexpr std::array kApprovalVerbs{
    Verb{.name = "approvals list",
         .summary = "list the calls that are waiting for your approval",
         .options = {{{"--follow", "",
                       "keep listing; without a window, calls wait for you as long as this runs"}}},
         .examples = {{{"approvals list --follow", "one line for each call, with id and digest"}}},
         .exits = {ExitCode::NotRunning},
         .run = listApprovals},
    Verb{
        .name = "approvals show",
        .summary = "show everything that a waiting call would send",
        .arguments = {{{"ID", "id from tooltray approvals list", ArgumentCount::One, Candidates::Approvals}}},
        .examples = {{{"approvals show 3", "all of it, and how to approve it"}}},
        .exits = {ExitCode::NotFound, ExitCode::NotRunning},
        .run = showApproval},
    Verb{.name = "approvals approve",
         .summary = "allow a waiting call",
         .description =
             "The digest proves that you approve the call that you were shown. This requires a terminal.",
         .arguments = {{{"ID", "id from tooltray approvals list", ArgumentCount::One, Candidates::Approvals},
                        {"DIGEST", "digest of the call as it was shown"}}},
         .options = {{{"--for-hour", "", "also allow identical calls for an hour"}}},
         .examples = {{{"approvals approve 3 5f2a9c01b7de", "this call only"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::NotRunning},
         .effect = Verb::Effect::Changes,
         .run = approveCall},
    Verb{
        .name = "approvals deny",
        .summary = "refuse a waiting call",
        .arguments = {{{"ID", "id from tooltray approvals list", ArgumentCount::One, Candidates::Approvals}}},
        .examples = {{{"approvals deny 3", "the agent is told"}}},
        .exits = {ExitCode::NotFound, ExitCode::NotRunning},
        .effect = Verb::Effect::Changes,
        .run = denyCall},
};

} // namespace

std::span<const Verb> approvalVerbs()
{
    return kApprovalVerbs;
}

} // namespace tooltray::app
